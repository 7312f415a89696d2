// Words of a description that tell where a company is at home, by ISO 3166-1 alpha-2. By hand, after the
// descriptions of Wikidata ("German supermarket chain", "bank in Norway"), 2026.

const TABLE = `
US american|united states|usa|us|california|texas|florida|ohio|michigan|illinois|pennsylvania|virginia|
  oregon|washington|massachusetts|minnesota|wisconsin|tennessee|missouri|arizona|colorado|maryland|indiana|iowa|
  oklahoma|louisiana|kentucky|connecticut|utah|nevada|kansas|nebraska|hawaii|alabama|carolina|new jersey|new york
GB british|united kingdom|uk|english|england|scottish|scotland|welsh|wales|northern irish|northern ireland|london
FR french|france; DE german|germany; JP japanese|japan|tokyo; CA canadian|canada|ontario|quebec; IT italian|italy
AU australian|australia|queensland|new south; CZ czech|czechia|czech republic; RU russian|russia; NL dutch|netherlands
IN indian|india; ES spanish|spain|catalan; PL polish|poland; CN chinese|china; BR brazilian|brazil
NZ new zealand; TW taiwanese|taiwan; UA ukrainian|ukraine; SE swedish|sweden; CH swiss|switzerland
BG bulgarian|bulgaria; NO norwegian|norway; AT austrian|austria; MX mexican|mexico; HK hong kong
SK slovak|slovakia; BE belgian|belgium; TR turkish|turkey|türkiye; PH filipino|philippine|philippines
PT portuguese|portugal; IE irish|ireland; DK danish|denmark; AR argentine|argentinian|argentina; KR south korean|
  south korea|korean|korea; RS serbian|serbia; IL israeli|israel; FI finnish|finland; RO romanian|romania
MY malaysian|malaysia; GR greek|greece; ID indonesian|indonesia; CO colombian|colombia; HU hungarian|hungary
SA saudi|saudi arabia|saudi arabian; TH thai|thailand; VN vietnamese|vietnam; SG singaporean|singapore
ZA south african|south africa; NG nigerian|nigeria; KE kenyan|kenya; GH ghanaian|ghana; EG egyptian|egypt
MA moroccan|morocco; TN tunisian|tunisia; DZ algerian|algeria; AE emirati|united arab emirates|dubai
QA qatari|qatar; KW kuwaiti|kuwait; BH bahraini|bahrain; OM omani|oman; JO jordanian|jordan; LB lebanese|lebanon
IR iranian|iran; IQ iraqi|iraq; PK pakistani|pakistan; BD bangladeshi|bangladesh; LK sri lankan|sri lanka
NP nepali|nepalese|nepal; CL chilean|chile; PE peruvian|peru; EC ecuadorian|ecuador; BO bolivian|bolivia
UY uruguayan|uruguay; PY paraguayan|paraguay; VE venezuelan|venezuela; CR costa rican|costa rica
PA panamanian|panama; GT guatemalan|guatemala; SV salvadoran|el salvador; HN honduran|honduras
NI nicaraguan|nicaragua; DO dominican republic; PR puerto rican|puerto rico; CU cuban|cuba; JM jamaican|jamaica
HR croatian|croatia; SI slovenian|slovene|slovenia; BA bosnian|bosnia; MK macedonian|macedonia; AL albanian|albania
XK kosovar|kosovo; ME montenegrin|montenegro; LT lithuanian|lithuania; LV latvian|latvia; EE estonian|estonia
BY belarusian|belarus; MD moldovan|moldova; GE georgian; AM armenian|armenia; AZ azerbaijani|azerbaijan
KZ kazakh|kazakhstani|kazakhstan; UZ uzbek|uzbekistan; KG kyrgyz|kyrgyzstan; MN mongolian|mongolia
IS icelandic|iceland; LU luxembourgish|luxembourg; MT maltese|malta; CY cypriot|cyprus; MM burmese|myanmar
KH cambodian|cambodia; LA laotian|laos; MO macau|macao; ET ethiopian|ethiopia; TZ tanzanian|tanzania
UG ugandan|uganda; SN senegalese|senegal; CI ivorian|ivory coast; CM cameroonian|cameroon; AO angolan|angola
MZ mozambican|mozambique; ZW zimbabwean|zimbabwe; ZM zambian|zambia; NA namibian|namibia; BW botswanan|botswana
AF afghan|afghanistan; TT trinidad`

const COUNTRY_OF = new Map(
  TABLE.split(/;|\n(?! )/).flatMap((row) => {
    const [, country = '', phrases = ''] = /^\s*([A-Z]{2})\s+([\s\S]+)$/.exec(row) ?? []
    return phrases.split('|').map((phrase) => [phrase.trim(), country] as const)
  }),
)

/** What follows is said about another company, or another thing. */
const OF_OTHERS = /\b(?:owned by|operated by|subsidiary of|part of|named after)\b/

/** The country that a description names first; undefined when it names none. */
export function homeOf(description: string): string | undefined {
  const [own = ''] = description.toLowerCase().split(OF_OTHERS)
  const words = own.replaceAll('u.s.', 'us').match(/\p{L}+/gu) ?? []
  for (let at = 0; at < words.length; at++) {
    const two = COUNTRY_OF.get(words.slice(at, at + 2).join(' '))
    const one = COUNTRY_OF.get(words[at] ?? '')
    if (two ?? one) return two ?? one
  }
  return undefined
}

/** The country of a domain by its last label, such as GB of `co.uk`; undefined where it has none. */
export function countryOfDomain(domain: string): string | undefined {
  const last = domain.slice(domain.lastIndexOf('.') + 1)
  if (last === 'uk') return 'GB'
  return last.length === 2 && !WORLDWIDE.has(last) ? last.toUpperCase() : undefined
}

/** Endings of two letters that firms of all countries register. */
const WORLDWIDE: ReadonlySet<string> = new Set(
  'ac ai am bz cc cd co cx dj eu fm gg gs im io la ly me ms mu nu pw sc sh so st su tk to tv vc vg ws'.split(
    ' ',
  ),
)
