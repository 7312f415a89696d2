/** The address formats of about 70 countries. */

import { words } from '../../../lexicon/pattern.ts'

/** Order of the last lines of an address: `80331 München`, `Fremont, CA 94538`, `London W1J 7BU`. */
export type Layout = 'code-city' | 'city-state-code' | 'city-code'

export interface PostalFormat {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly layout: Layout
  /** Matches the postcode; its first group is the code without the prefix of the country (`D-`, `CH-`). */
  readonly postcode: RegExp
  /**
   * True when no other country has this form. It is then searched on every page, and not only when another
   * sign points to the country.
   */
  readonly evident: boolean
  /** True when a postcode counts only after a state, since five digits alone may be anything. */
  readonly needsState: boolean
  /**
   * Matches the postcode with the prefix of the country, which no other country has; undefined for a country
   * without a prefix.
   */
  readonly prefixed: RegExp | undefined
  /**
   * True when the form of the postcode is common elsewhere. When no other sign points to the country, the
   * street must then contain a word for a street.
   */
  readonly asksForStreet: boolean
  /** True when the street may stand below its city: `1052 Budapest, Váci utca 19`. */
  readonly cityFirst: boolean
  /**
   * True when names of areas often stand between the street and the city: `Plot 45, Andheri East, Mumbai`.
   */
  readonly namesAreas: boolean
  /** True when the city may also stand behind its postcode, with the state: `CEP 95059-520 - Gramado/RS`. */
  readonly cityBehind: boolean
}

/**
 * Each line: country; layout; `*` evident, `+` evident after a state, `~` evident with a street, `-` not
 * evident; letters before the postcode in international mail; pattern. Written by hand after the addressing
 * sheets of the Universal Postal Union (S42).
 */
const TABLE = `
US city-state-code + . \\d{5}(?:-\\s?\\d{4})?
PR city-state-code + . 00[6-9]\\d{2}(?:-\\d{4})?
AU city-state-code + . \\d{4}
CA city-state-code * . [A-CEGHJ-NPR-TVXY]\\d[A-CEGHJ-NPR-TV-Z][\\s-]?\\d[A-CEGHJ-NPR-TV-Z]\\d
GB city-code * . (?:GIR\\s?0AA|[A-PR-UWYZ](?:[A-HK-Y]?\\d{1,2}|\\d[A-HJKPSTUW]|[A-HK-Y]\\d[ABEHMNPRV-Y])\\s{0,2}\\d[ABD-HJLNP-UW-Z]{2})
NL code-city ~ NL [1-9]\\d{3}\\s?(?!SA|SD|SS)[A-Z]{2}
BR city-code ~ . \\d{2}\\.?\\d{3}-\\d{3}
PT code-city ~ P|PT \\d{4}-\\d{3}
PL code-city ~ PL \\d{2}-\\d{3}
JP city-code - . \\d{3}-\\d{4}
IE city-code ~ . [AC-FHKNPRTV-Y]\\d[\\dW]\\s?[\\dAC-FHKNPRTV-Y]{4}
DE code-city - D|DE \\d{5}
FR code-city - F|FR \\d{2}\\s?\\d{3}
IT code-city - I|IT \\d{5}
ES code-city - E|ES [0-5]\\d{4}
AT code-city - A|AT [1-9]\\d{3}
CH code-city - CH [1-9]\\d{3}
LI code-city - FL|LI 94[89]\\d
BE code-city - B|BE [1-9]\\d{3}
LU code-city - L|LU \\d{4}
SE code-city - S|SE \\d{3}\\s?\\d{2}
NO code-city - N|NO \\d{4}
DK code-city - DK \\d{4}
FI code-city - FI|FIN \\d{5}
IS code-city - IS \\d{3}
CZ code-city - CZ \\d{3}\\s?\\d{2}
SK code-city - SK \\d{3}\\s?\\d{2}
HU code-city - H|HU \\d{4}
SI code-city - SI \\d{4}
HR code-city - HR \\d{5}
RS code-city - RS|SRB \\d{5}
BA code-city - BA|BIH \\d{5}
RO code-city - RO \\d{6}
BG code-city - BG \\d{4}
GR code-city - GR|EL \\d{3}\\s?\\d{2}
CY code-city - CY \\d{4}
TR code-city - TR \\d{5}
EE code-city - EE \\d{5}
LT code-city - LT \\d{5}
LV city-code - . LV-?\\d{4}
UA code-city - UA \\d{5}
RU code-city - RU \\d{6}
BY code-city - BY \\d{6}
KZ code-city - KZ \\d{6}
MD code-city - MD \\d{4}
GE code-city - . \\d{4}
IL city-code - IL \\d{7}|\\d{5}
IN city-code - . \\d{3}\\s?\\d{3}
SG city-code - S \\d{6}
MY code-city - . \\d{5}
ID city-code - . \\d{5}
LB city-code - . \\d{4}(?:[-\\s]\\d{4})?
TH city-code - . \\d{5}
PH code-city - . \\d{4}
VN city-code - . \\d{5,6}
KR city-code - . \\d{5}|\\d{3}-\\d{3}
CN city-code - . \\d{6}
TW city-code - . \\d{5,6}|(?<=(?:City|County|[市縣區]),?\\s)\\d{3}
PK city-code - . \\d{5}
BD city-code - . \\d{4}
LK city-code - . \\d{5}
NP city-code - . \\d{5}
SA city-code - . \\d{5}(?:-\\d{4})?
EG city-code - . \\d{5}
MA code-city - MA \\d{5}
TN code-city - TN \\d{4}
KE code-city - . \\d{5}
NG city-code - . \\d{6}
ZA city-code - . \\d{4}
NZ city-code - . \\d{4}
MX code-city - C\\.?\\s?P\\.? \\d{5}
AR code-city - AR|CP|C\\.P\\. [A-HJ-NP-Z]\\d{4}[A-Z]{3}|[A-HJ-NP-Z]?\\d{4}
CL code-city - . \\d{7}
CO city-code - . \\d{6}
PE city-code - . (?:LIMA\\s)?\\d{5}
UY code-city - . \\d{5}
CR code-city - . \\d{5}`

const CITY_FIRST: ReadonlySet<string> = new Set(words('HU RU UA BY KZ BG LT RO IR UZ SA AE EG JO KW QA LB'))
const NAMES_AREAS: ReadonlySet<string> = new Set(
  words('IN PK BD LK NP PH VN ID MY NG GH KE MX BR AE QA KW SA EG ZA CN TW TH'),
)

/** The code of a state without a space before the postcode: `Farmington, NM87401`. */
const BEHIND_STATE = '|(?<=[,\\s]\\p{Lu}{2})'

/** A house number before the postcode and its city: `Atatürk Cad. No: 5 34430 İstanbul`. */
const BEHIND_NUMBER =
  '|(?<=\\p{L}[.:]?\\s?\\d{1,4}(?:[/-]\\d{1,4})?\\p{L}?\\s)(?=[\\d\\s-]{4,8}(?:\\s?\\p{Lu}{2})?\\s\\p{Lu}\\p{L})'

export const POSTAL_FORMATS: readonly PostalFormat[] = TABLE.trim()
  .split('\n')
  .flatMap((line): PostalFormat[] => {
    const [, country = '', layout, mark, prefix, code = ''] =
      line.match(/^(\S+) (\S+) (\S) (\S+) (.+)$/) ?? []
    const before = prefix === '.' ? '' : `(?:(?:${prefix})[-–\\s]\\s?)?`
    const closer = mark === '+' ? BEHIND_STATE : layout === 'code-city' ? BEHIND_NUMBER : ''
    const start = `(?:(?<![\\p{L}\\d#$€£.,/:+]|\\d |(?<!\\p{L}{3})-)${closer})`
    const behind = '(?![\\p{L}\\d%°€$]|[.,:/-]\\d|\\s?[€%])'
    return [
      {
        country,
        layout: layout as Layout,
        postcode: new RegExp(`${start}${before}(${code})${behind}`, 'gu'),
        prefixed:
          prefix === '.'
            ? undefined
            : new RegExp(`(?<![\\p{L}\\d])(?:${prefix})[-–]\\s?(?:${code})${behind}`, 'u'),
        evident: mark !== '-',
        needsState: mark === '+',
        asksForStreet: mark === '~',
        ...orderIn(country),
      },
    ]
  })

function orderIn(country: string) {
  return {
    cityFirst: CITY_FIRST.has(country),
    namesAreas: NAMES_AREAS.has(country),
    cityBehind: country === 'BR',
  }
}

/** Formats by country, for countries to which another sign points. */
export const FORMAT_OF: ReadonlyMap<string, PostalFormat> = new Map(
  POSTAL_FORMATS.map((format) => [format.country, { ...format, asksForStreet: false }]),
)

/** The format of a country whose addresses have no postcode, or are written without it. */
export function withoutPostcode(country: string): PostalFormat {
  const none = {
    postcode: /(?!)/gu,
    prefixed: undefined,
    evident: false,
    needsState: false,
    asksForStreet: false,
  }
  return { country, layout: 'city-code', ...none, ...orderIn(country) }
}

/** A text as a postcode of a country, without the country's prefix; undefined for any other text. */
export function postcodeOf(country: string, text: string): string | undefined {
  const code = text.trim().toUpperCase()
  const [match] = [...code.matchAll(FORMAT_OF.get(country)?.postcode ?? /(?!)/g)]
  return match?.[0] === code ? match[1] : undefined
}
