import { byName } from '../model/by-name.ts'

/**
 * Countries by ISO 3166-1 alpha-2: first the usual English name, then the names in the country's own
 * languages and others that addresses use. Written by hand after ISO 3166.
 */
const TABLE = `
AD Andorra
AE United Arab Emirates|UAE|U.A.E.|الإمارات العربية المتحدة|الإمارات|دولة الإمارات العربية المتحدة
AF Afghanistan|افغانستان; AG Antigua and Barbuda|Antigua & Barbuda; AI Anguilla
AL Albania|Shqipëria|Shqipëri|Albanien; AM Armenia|Հայաստան|Armenien|Arménie|Армения; AO Angola
AQ Antarctica; AR Argentina|República Argentina; AS American Samoa|Amerika Sāmoa
AT Austria|Österreich|Oesterreich|Autriche; AU Australia|Australien; AW Aruba; AX Åland Islands|Åland
AZ Azerbaijan|Azərbaycan|Азербайджан
BA Bosnia and Herzegovina|Bosna i Hercegovina|Bosnia & Herzegovina|Bosnia|Босна и Херцеговина|Bosnien und Herzegowina
BB Barbados; BD Bangladesh|বাংলাদেশ|People’s Republic of Bangladesh; BE Belgium|België|Belgique|Belgien
BF Burkina Faso; BG Bulgaria|България; BH Bahrain|البحرين|Kingdom of Bahrain|مملكة البحرين
BI Burundi|Uburundi; BJ Benin|Bénin; BL Saint Barthélemy|St. Barthélemy|St. Barts; BM Bermuda
BN Brunei|Brunei Darussalam|Negara Brunei Darussalam; BO Bolivia|Bolivie|Bolivien
BQ Bonaire|Caribbean Netherlands|Caribisch Nederland; BR Brazil|Brasil|Brésil
BS Bahamas|The Bahamas|Commonwealth of The Bahamas; BT Bhutan|འབྲུག; BV Bouvet Island; BW Botswana
BY Belarus|Беларусь; BZ Belize|Belice; CA Canada|Kanada; CC Cocos Islands|Cocos (Keeling) Islands
CD Democratic Republic of the Congo|DR Congo|Congo-Kinshasa|RD Congo|RDC|République démocratique du Congo
CF Central African Republic|République centrafricaine|Centrafrique
CG Congo|Republic of the Congo|Congo-Brazzaville|République du Congo|Congo Republic
CH Switzerland|Schweiz|Suisse|Svizzera|Die Schweiz; CI Côte d’Ivoire|Ivory Coast; CK Cook Islands; CL Chile
CM Cameroon|Cameroun|Kamerun; CN China|PR China|P.R. China|P.R.China|People's Republic of China|中国|中华人民共和国
CO Colombia; CR Costa Rica; CU Cuba; CV Cabo Verde|Cape Verde; CW Curaçao|Kòrsou; CX Christmas Island
CY Cyprus|Κύπρος|Kıbrıs|Republic of Cyprus; CZ Czechia|Czech Republic|Česko|Česká republika|Tschechien
DE Germany|Deutschland|Allemagne|Alemania|Germania|Duitsland|Niemcy|Bundesrepublik Deutschland
DJ Djibouti|جيبوتي; DK Denmark|Danmark|Dänemark; DM Dominica
DO Dominican Republic|República Dominicana|Rep. Dominicana|Rep. Dom.; DZ Algeria|Algérie|الجزائر
EC Ecuador|Équateur; EE Estonia|Eesti; EG Egypt|مصر; EH Western Sahara; ER Eritrea|ኤርትራ
ES Spain|España|Spanien|Espagne|Espanya; ET Ethiopia|ኢትዮጵያ; FI Finland|Suomi; FJ Fiji|Republic of Fiji
FK Falkland Islands|Falklands|Islas Malvinas; FM Micronesia|Federated States of Micronesia
FO Faroe Islands|Føroyar|Faeroe Islands|Færøerne; FR France|Frankreich|Francia|Frankrijk; GA Gabon
GB United Kingdom|UK|U.K.|Great Britain|England|Scotland|Wales|Northern Ireland|Großbritannien|Royaume-Uni|Cymru
GD Grenada; GE Georgia|საქართველო|Грузия; GF French Guiana|Guyane|Guyane française|French Guyana
GG Guernsey; GH Ghana; GI Gibraltar; GL Greenland|Grønland|Kalaallit Nunaat; GM Gambia|The Gambia
GN Guinea|Guinée; GP Guadeloupe; GQ Equatorial Guinea|Guinée équatoriale|Guinea Ecuatorial
GR Greece|Ελλάδα|Ελλάς|Hellas; GS South Georgia|South Georgia and the South Sandwich Islands; GT Guatemala
GU Guam; GW Guinea-Bissau|Guiné-Bissau; GY Guyana|Co-operative Republic of Guyana
HK Hong Kong|Hong Kong SAR|香港; HM Heard Island; HN Honduras; HR Croatia|Hrvatska|Kroatien
HT Haiti|Haïti|Ayiti; HU Hungary|Magyarország|Ungarn; ID Indonesia|Republik Indonesia
IE Ireland|Éire|Republic of Ireland; IL Israel|ישראל; IM Isle of Man|Ellan Vannin; IN India|Bharat|भारत
IO British Indian Ocean Territory; IQ Iraq|العراق|جمهورية العراق|Irak
IR Iran|ایران|Islamic Republic of Iran|جمهوری اسلامی ایران; IS Iceland|Ísland
IT Italy|Italia|Italien|Italie; JE Jersey; JM Jamaica
JO Jordan|الأردن|Hashemite Kingdom of Jordan|المملكة الأردنية الهاشمية; JP Japan|日本|日本国; KE Kenya
KG Kyrgyzstan|Кыргызстан|Kyrgyz Republic|Киргизия|Кыргызская Республика
KH Cambodia|Kingdom of Cambodia|កម្ពុជា|Cambodge; KI Kiribati
KM Comoros|Comores|Union des Comores|جزر القمر
KN Saint Kitts and Nevis|St. Kitts and Nevis|St Kitts & Nevis|Saint Kitts & Nevis; KP North Korea|DPRK
KR South Korea|Korea|Republic of Korea|대한민국|한국; KW Kuwait|الكويت|State of Kuwait|دولة الكويت
KY Cayman Islands; KZ Kazakhstan|Казахстан|Қазақстан|Қазақстан Республикасы|Республика Казахстан
LA Laos|Lao PDR|Lao People’s Democratic Republic|ລາວ; LB Lebanon|Liban|لبنان; LC Saint Lucia|St. Lucia
LI Liechtenstein; LK Sri Lanka|ශ්‍රී ලංකා|இலங்கை; LR Liberia; LS Lesotho; LT Lithuania|Lietuva
LU Luxembourg|Luxemburg|Lëtzebuerg; LV Latvia|Latvija; LY Libya|ليبيا|Libye|Libyen; MA Morocco|Maroc|المغرب
MC Monaco; MD Moldova|Republica Moldova|Republic of Moldova|Молдова; ME Montenegro|Crna Gora|Црна Гора
MF Saint Martin|St. Martin; MG Madagascar|Madagasikara; MH Marshall Islands|Republic of the Marshall Islands
MK North Macedonia|Северна Македонија|Republic of North Macedonia|Македонија
ML Mali|République du Mali; MM Myanmar|Burma|မြန်မာ; MN Mongolia|Монгол Улс|Монгол|Монголия
MO Macao|Macau|澳門|Macao SAR|Macau SAR|澳门; MP Northern Mariana Islands; MQ Martinique
MR Mauritania|Mauritanie|موريتانيا; MS Montserrat; MT Malta; MU Mauritius|Île Maurice
MV Maldives|Republic of Maldives|The Maldives; MW Malawi; MX Mexico|México|Méjico; MY Malaysia
MZ Mozambique|Moçambique|Mosambik; NA Namibia; NC New Caledonia|Nouvelle-Calédonie
NE Niger|République du Niger; NF Norfolk Island; NG Nigeria; NI Nicaragua
NL Netherlands|The Netherlands|Nederland|Holland|Niederlande|Pays-Bas; NO Norway|Norge|Noreg|Norwegen
NP Nepal|नेपाल; NR Nauru|Naoero; NU Niue; NZ New Zealand|Aotearoa|NZ
OM Oman|عمان|Sultanate of Oman|سلطنة عمان; PA Panama|Panamá; PE Peru|Perú
PF French Polynesia|Polynésie française|Tahiti; PG Papua New Guinea|Papua Niugini
PH Philippines|Pilipinas|Republic of the Philippines; PK Pakistan|پاکستان; PL Poland|Polska|Polen
PM Saint Pierre and Miquelon|Saint-Pierre-et-Miquelon|St. Pierre and Miquelon; PN Pitcairn|Pitcairn Islands
PR Puerto Rico
PS Palestine|فلسطين|State of Palestine|Palestinian Territories|Palestinian Territory|دولة فلسطين
PT Portugal; PW Palau|Republic of Palau; PY Paraguay|Paraguái; QA Qatar|قطر|State of Qatar|دولة قطر
RE Réunion|La Réunion|Île de la Réunion; RO Romania|România|Rumänien; RS Serbia|Srbija|Србија
RU Russia|Russian Federation|Россия|Российская Федерация; RW Rwanda|Republic of Rwanda
SA Saudi Arabia|Kingdom of Saudi Arabia|KSA|السعودية|المملكة العربية السعودية; SB Solomon Islands
SC Seychelles|Republic of Seychelles; SD Sudan|السودان|Soudan; SE Sweden|Sverige|Schweden
SG Singapore|新加坡
SH Saint Helena|St. Helena|Saint Helena, Ascension and Tristan da Cunha
SI Slovenia|Slovenija; SJ Svalbard; SK Slovakia|Slovensko|Slovak Republic
SL Sierra Leone|Republic of Sierra Leone; SM San Marino|Repubblica di San Marino|Republic of San Marino
SN Senegal|Sénégal; SO Somalia|Soomaaliya|الصومال; SR Suriname; SS South Sudan
ST São Tomé and Príncipe|São Tomé e Príncipe|Sao Tome & Principe; SV El Salvador
SX Sint Maarten|St. Maarten|Saint Maarten; SY Syria|سوريا|سورية|Syrie; SZ Eswatini|Swaziland
TC Turks and Caicos Islands|Turks & Caicos Islands|Turks and Caicos|Turks & Caicos; TD Chad|Tchad|تشاد
TF French Southern Territories|Terres australes et antarctiques françaises|TAAF|French Southern and Antarctic Lands
TG Togo|Togolese Republic|République togolaise; TH Thailand|ประเทศไทย|ไทย
TJ Tajikistan|Тоҷикистон|Таджикистан; TK Tokelau; TL Timor-Leste|East Timor; TM Turkmenistan|Туркменистан
TN Tunisia|Tunisie|تونس; TO Tonga|Kingdom of Tonga; TR Türkiye|Turkey|Türkei|Turkiye
TT Trinidad and Tobago|Trinidad & Tobago; TV Tuvalu; TW Taiwan|Taiwan R.O.C.|台灣|臺灣|中華民國
TZ Tanzania|United Republic of Tanzania; UA Ukraine|Україна|Украина; UG Uganda
UM United States Minor Outlying Islands
US United States|USA|U.S.A.|US|U.S.|United States of America|Estados Unidos|États-Unis|Vereinigte Staaten
UY Uruguay; UZ Uzbekistan|Oʻzbekiston|Oʻzbekiston Respublikasi|Узбекистан
VA Vatican City|Vatican City State|Città del Vaticano|Vatican|Holy See
VC Saint Vincent and the Grenadines|St. Vincent and the Grenadines|St Vincent & the Grenadines|St. Vincent
VE Venezuela|República Bolivariana de Venezuela; VG British Virgin Islands|BVI|Virgin Islands (British)
VI U.S. Virgin Islands|USVI|United States Virgin Islands; VN Vietnam|Viet Nam|Việt Nam; VU Vanuatu
WF Wallis and Futuna|Wallis-et-Futuna; WS Samoa|Independent State of Samoa; XK Kosovo|Kosova|Косово
YE Yemen|اليمن; YT Mayotte; ZA South Africa|RSA|Suid-Afrika; ZM Zambia; ZW Zimbabwe`

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
  if (/^[ -~]*$/.test(name)) return name.toLowerCase().replace(/[.'\s-]+/g, '')
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[.'’ʻ\s\p{M}-]+/gu, '')
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
