import { byName } from '../model/by-name.ts'

/**
 * Countries by ISO 3166-1 alpha-2: first the usual English name, then the names in the country's own
 * languages and others that addresses use. Written by hand after ISO 3166.
 */
const TABLE = `
AD Andorra; AE United Arab Emirates|UAE|U.A.E.|الإمارات العربية المتحدة|الإمارات; AF Afghanistan
AG Antigua and Barbuda; AI Anguilla; AL Albania|Shqipëria
AM Armenia|Հայաստան; AO Angola; AQ Antarctica; AR Argentina|República Argentina; AS American Samoa
AT Austria|Österreich|Oesterreich|Autriche
AU Australia|Australien; AW Aruba; AX Åland Islands|Åland; AZ Azerbaijan|Azərbaycan
BA Bosnia and Herzegovina|Bosna i Hercegovina; BB Barbados
BD Bangladesh|বাংলাদেশ; BE Belgium|België|Belgique|Belgien; BF Burkina Faso; BG Bulgaria|България
BH Bahrain|البحرين; BI Burundi; BJ Benin|Bénin
BL Saint Barthélemy; BM Bermuda; BN Brunei|Brunei Darussalam; BO Bolivia; BQ Bonaire
BR Brazil|Brasil|Brésil; BS Bahamas|The Bahamas; BT Bhutan
BV Bouvet Island; BW Botswana; BY Belarus|Беларусь; BZ Belize; CA Canada|Kanada; CC Cocos Islands
CD Democratic Republic of the Congo|DR Congo
CF Central African Republic; CG Congo|Republic of the Congo
CH Switzerland|Schweiz|Suisse|Svizzera|Die Schweiz; CI Côte d’Ivoire|Ivory Coast
CK Cook Islands; CL Chile; CM Cameroon|Cameroun
CN China|PR China|P.R. China|P.R.China|People's Republic of China|中国|中华人民共和国; CO Colombia
CR Costa Rica; CU Cuba; CV Cabo Verde|Cape Verde; CW Curaçao; CX Christmas Island; CY Cyprus|Κύπρος|Kıbrıs
CZ Czechia|Czech Republic|Česko|Česká republika|Tschechien
DE Germany|Deutschland|Allemagne|Alemania|Germania|Duitsland|Niemcy|Bundesrepublik Deutschland
DJ Djibouti; DK Denmark|Danmark|Dänemark; DM Dominica; DO Dominican Republic|República Dominicana
DZ Algeria|Algérie|الجزائر; EC Ecuador
EE Estonia|Eesti; EG Egypt|مصر; EH Western Sahara; ER Eritrea; ES Spain|España|Spanien|Espagne|Espanya
ET Ethiopia; FI Finland|Suomi; FJ Fiji
FK Falkland Islands; FM Micronesia; FO Faroe Islands|Føroyar; FR France|Frankreich|Francia|Frankrijk; GA Gabon
GB United Kingdom|UK|U.K.|Great Britain|England|Scotland|Wales|Northern Ireland|Großbritannien|Royaume-Uni|Cymru
GD Grenada; GE Georgia|საქართველო
GF French Guiana; GG Guernsey; GH Ghana; GI Gibraltar; GL Greenland; GM Gambia; GN Guinea|Guinée
GP Guadeloupe; GQ Equatorial Guinea
GR Greece|Ελλάδα|Ελλάς|Hellas; GS South Georgia; GT Guatemala; GU Guam; GW Guinea-Bissau; GY Guyana
HK Hong Kong|Hong Kong SAR|香港; HM Heard Island
HN Honduras; HR Croatia|Hrvatska|Kroatien; HT Haiti|Haïti; HU Hungary|Magyarország|Ungarn; ID Indonesia
IE Ireland|Éire|Republic of Ireland
IL Israel|ישראל; IM Isle of Man; IN India|Bharat|भारत; IO British Indian Ocean Territory; IQ Iraq|العراق
IR Iran|ایران; IS Iceland|Ísland
IT Italy|Italia|Italien|Italie; JE Jersey; JM Jamaica; JO Jordan|الأردن; JP Japan|日本|日本国; KE Kenya
KG Kyrgyzstan|Кыргызстан; KH Cambodia
KI Kiribati; KM Comoros; KN Saint Kitts and Nevis; KP North Korea
KR South Korea|Korea|Republic of Korea|대한민국|한국; KW Kuwait|الكويت
KY Cayman Islands; KZ Kazakhstan|Казахстан|Қазақстан; LA Laos; LB Lebanon|Liban|لبنان; LC Saint Lucia
LI Liechtenstein; LK Sri Lanka; LR Liberia
LS Lesotho; LT Lithuania|Lietuva; LU Luxembourg|Luxemburg|Lëtzebuerg; LV Latvia|Latvija; LY Libya
MA Morocco|Maroc|المغرب; MC Monaco; MD Moldova
ME Montenegro|Crna Gora; MF Saint Martin; MG Madagascar; MH Marshall Islands
MK North Macedonia|Северна Македонија; ML Mali; MM Myanmar; MN Mongolia
MO Macao|Macau|澳門; MP Northern Mariana Islands; MQ Martinique; MR Mauritania; MS Montserrat; MT Malta
MU Mauritius; MV Maldives; MW Malawi
MX Mexico|México|Méjico; MY Malaysia; MZ Mozambique|Moçambique; NA Namibia; NC New Caledonia; NE Niger
NF Norfolk Island; NG Nigeria; NI Nicaragua
NL Netherlands|The Netherlands|Nederland|Holland|Niederlande|Pays-Bas; NO Norway|Norge|Noreg|Norwegen
NP Nepal; NR Nauru; NU Niue
NZ New Zealand|Aotearoa|NZ; OM Oman|عمان; PA Panama|Panamá; PE Peru|Perú; PF French Polynesia
PG Papua New Guinea; PH Philippines|Pilipinas
PK Pakistan|پاکستان; PL Poland|Polska|Polen; PM Saint Pierre and Miquelon; PN Pitcairn; PR Puerto Rico
PS Palestine|فلسطين; PT Portugal; PW Palau
PY Paraguay; QA Qatar|قطر; RE Réunion; RO Romania|România|Rumänien; RS Serbia|Srbija|Србија
RU Russia|Russian Federation|Россия|Российская Федерация
RW Rwanda; SA Saudi Arabia|Kingdom of Saudi Arabia|KSA|السعودية|المملكة العربية السعودية
SB Solomon Islands; SC Seychelles; SD Sudan
SE Sweden|Sverige|Schweden; SG Singapore|新加坡; SH Saint Helena; SI Slovenia|Slovenija; SJ Svalbard
SK Slovakia|Slovensko|Slovak Republic
SL Sierra Leone; SM San Marino; SN Senegal|Sénégal; SO Somalia; SR Suriname; SS South Sudan
ST São Tomé and Príncipe; SV El Salvador
SX Sint Maarten; SY Syria; SZ Eswatini; TC Turks and Caicos Islands; TD Chad
TF French Southern Territories; TG Togo; TH Thailand|ประเทศไทย
TJ Tajikistan; TK Tokelau; TL Timor-Leste; TM Turkmenistan; TN Tunisia|Tunisie|تونس; TO Tonga
TR Türkiye|Turkey|Türkei|Turkiye
TT Trinidad and Tobago; TV Tuvalu; TW Taiwan|Taiwan R.O.C.|台灣|臺灣|中華民國; TZ Tanzania
UA Ukraine|Україна|Украина; UG Uganda
UM United States Minor Outlying Islands
US United States|USA|U.S.A.|US|U.S.|United States of America|Estados Unidos|États-Unis|Vereinigte Staaten
UY Uruguay; UZ Uzbekistan|Oʻzbekiston; VA Vatican City; VC Saint Vincent and the Grenadines; VE Venezuela
VG British Virgin Islands
VI U.S. Virgin Islands; VN Vietnam|Viet Nam|Việt Nam; VU Vanuatu; WF Wallis and Futuna; WS Samoa; YE Yemen
YT Mayotte; ZA South Africa|RSA|Suid-Afrika
ZM Zambia; ZW Zimbabwe`

const ROWS: readonly { code: string; names: readonly string[] }[] = TABLE.split(/[;\n]/)
  .map((entry) => entry.trim())
  .filter(Boolean)
  .map((entry) => ({ code: entry.slice(0, 2), names: entry.slice(3).split('|') }))

const ENGLISH = new Map(ROWS.map(({ code, names }) => [code, names[0] ?? code]))
const CODES = new Map(ROWS.flatMap(({ code, names }) => names.map((name) => [keyOf(name), code])))

/** ISO 3166-1 alpha-2, upper case, in the order of the alphabet. */
export const COUNTRY_CODES: readonly string[] = [...ENGLISH.keys()].sort()

/** The English name of a country by its ISO 3166-1 alpha-2 code; undefined for an unknown code. */
export function countryName(code: string): string | undefined {
  return ENGLISH.get(code)
}

/** The code of a country by one of its names, in any case; undefined for any other text. */
export function countryNamed(text: string): string | undefined {
  return NAME.test(text.trim()) ? CODES.get(keyOf(text)) : undefined
}

const NAME = /^[\p{L}][^\d@:]{1,50}$/u

/** The code of a country in structured data, which may be a name or a code of two or three letters. */
export function countryStated(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return ENGLISH.has(code) ? code : (ALPHA_3.get(code) ?? countryNamed(text))
}

/** ISO 3166-1 alpha-3 codes that sites use. */
const ALPHA_3: ReadonlyMap<string, string> = new Map(
  `USA US; GBR GB; DEU DE; FRA FR; ESP ES; ITA IT; NLD NL; BEL BE; CHE CH; AUT AT; CAN CA; AUS AU; NZL NZ
  IRL IE; SWE SE; NOR NO; DNK DK; FIN FI
  POL PL; CZE CZ; SVK SK; HUN HU; ROU RO; BGR BG; GRC GR; PRT PT; BRA BR; MEX MX; ARG AR; CHL CL; COL CO
  JPN JP; CHN CN; KOR KR; IND IN; SGP SG
  ZAF ZA; TUR TR; RUS RU; UKR UA; ISR IL; ARE AE; SAU SA; THA TH; MYS MY; IDN ID; PHL PH; VNM VN; TWN TW
  HKG HK`
    .split(/[;\n]/)
    .map((pair) => pair.trim().split(' '))
    .map(([three = '', two = '']) => [three, two]),
)

function keyOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.'’\s-]+/gu, '')
}

/**
 * The country of a top-level domain; undefined for general domains, and for country domains that are popular
 * elsewhere.
 */
export function countryOfHost(host: string): string | undefined {
  const ending = host.split('.').at(-1)?.toUpperCase() ?? ''
  if (ending === 'UK') return 'GB'
  const town = COUNTRY_OF_TOWN[ending]
  if (town) return town
  const isNational = !TAKEN_ELSEWHERE.has(ending) || /\.(?:com?|org|net|gov|gob|edu|ac)\.\w\w$/.test(host)
  return ENGLISH.has(ending) && isNational ? ending : undefined
}

/** Endings of towns, regions and peoples, by country. Written by hand, November 2026. */
const COUNTRY_OF_TOWN = byName<string>(
  Object.fromEntries(
    `DE BERLIN BAYERN COLOGNE HAMBURG KOELN NRW RUHR SAARLAND; AT TIROL WIEN; CH SWISS ZUERICH
    FR ALSACE BZH CORSICA PARIS
    GB CYMRU LONDON SCOT WALES; NL AMSTERDAM FRL; BE BRUSSELS GENT VLAANDEREN; SE STOCKHOLM; FI HELSINKI
    ES BARCELONA CAT EUS GAL MADRID; TR IST ISTANBUL; RU MOSCOW TATAR; AE ABUDHABI DUBAI
    ZA CAPETOWN DURBAN JOBURG
    JP KYOTO NAGOYA OKINAWA OSAKA RYUKYU TOKYO YOKOHAMA; TW TAIPEI; AU MELBOURNE SYDNEY; NZ KIWI
    CA QUEBEC; BR RIO
    US BOSTON MIAMI NYC VEGAS`
      .split(/[;\n]/)
      .flatMap((row) => {
        const [country = '', ...endings] = row.trim().split(' ')
        return endings.map((ending): [string, string] => [ending, country])
      }),
  ),
)

const TAKEN_ELSEWHERE: ReadonlySet<string> = new Set(
  'AC AI AM AS BZ CC CF CO DJ FM GA GG GL GQ IM IO LA LY ME ML MS NU PM PW RE SC SH SO ST SX TC TF TK TO TV VC VG WS YT'.split(
    ' ',
  ),
)

/**
 * The country in which most sites of a language are based, for sites without other signs. English and Arabic
 * are left out because they belong to many countries.
 */
export function countryOfLanguage(language: string): string | undefined {
  return BY_LANGUAGE[language.toLowerCase()]
}

const BY_LANGUAGE = byName<string>({
  de: 'DE',
  fr: 'FR',
  it: 'IT',
  es: 'ES',
  pt: 'PT',
  nl: 'NL',
  sv: 'SE',
  da: 'DK',
  nb: 'NO',
  nn: 'NO',
  no: 'NO',
  fi: 'FI',
  is: 'IS',
  pl: 'PL',
  cs: 'CZ',
  sk: 'SK',
  hu: 'HU',
  ro: 'RO',
  bg: 'BG',
  el: 'GR',
  tr: 'TR',
  ru: 'RU',
  uk: 'UA',
  be: 'BY',
  hr: 'HR',
  sl: 'SI',
  sr: 'RS',
  bs: 'BA',
  lt: 'LT',
  lv: 'LV',
  et: 'EE',
  he: 'IL',
  ja: 'JP',
  ko: 'KR',
  zh: 'CN',
  th: 'TH',
  vi: 'VN',
  id: 'ID',
  ms: 'MY',
  hi: 'IN',
  ga: 'IE',
  ca: 'ES',
  eu: 'ES',
  gl: 'ES',
  ka: 'GE',
  hy: 'AM',
  az: 'AZ',
  kk: 'KZ',
  mk: 'MK',
  sq: 'AL',
  fa: 'IR',
})
