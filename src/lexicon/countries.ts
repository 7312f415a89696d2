import { COUNTRIES } from '../data/places/countries.ts'
import { byName } from '../model/by-name.ts'

/** Special traits of a country's addresses. */
type AddressTrait = (typeof COUNTRIES)[number]['addresses'][number]

const ENGLISH = new Map(COUNTRIES.map(({ code, names }) => [code, names[0] ?? code]))
const CODES = new Map(COUNTRIES.flatMap(({ code, names }) => names.map((name) => [keyOf(name), code])))
const ALPHA_3 = new Map(COUNTRIES.flatMap(({ code, alpha3 }) => (alpha3 ? [[alpha3, code]] : [])))

/** ISO 3166-1 alpha-2 codes, upper case, in alphabetical order. */
export const COUNTRY_CODES: readonly string[] = [...ENGLISH.keys()].sort()

/** Returns the English name of a country by its ISO 3166-1 alpha-2 code; undefined for an unknown code. */
export function countryName(code: string): string | undefined {
  return ENGLISH.get(code)
}

/** Returns the code of a country by one of its names, in any case; undefined for any other text. */
export function countryNamed(text: string): string | undefined {
  return NAME.test(text.trim()) ? CODES.get(keyOf(text)) : undefined
}

const NAME = /^[\p{L}][^\d@:]{1,50}$/u

/** Returns the code of a country in structured data, which is a name or a code of two or three letters. */
export function countryStated(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return ENGLISH.has(code) ? code : (ALPHA_3.get(code) ?? countryNamed(text))
}

/** Returns the codes of the countries whose addresses have a trait. */
export function countriesWith(trait: AddressTrait): ReadonlySet<string> {
  return new Set(COUNTRIES.flatMap(({ code, addresses }) => (addresses.includes(trait) ? [code] : [])))
}

function keyOf(name: string): string {
  if (/^[ -~]*$/.test(name)) return name.toLowerCase().replace(/[.'\s-]+/g, '')
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[.'’ʻ\s\p{M}-]+/gu, '')
}

/** Returns the country of a top-level domain, unless the domain is general or popular elsewhere. */
export function countryOfHost(host: string): string | undefined {
  const ending = host.split('.').at(-1)?.toUpperCase() ?? ''
  if (ending === 'UK') return 'GB'
  const town = COUNTRY_OF_TOWN[ending]
  if (town) return town
  const isNational = !TAKEN_ELSEWHERE.has(ending) || /\.(?:com?|org|net|gov|gob|edu|ac)\.\w\w$/.test(host)
  return ENGLISH.has(ending) && isNational ? ending : undefined
}

const COUNTRY_OF_TOWN = byName(
  Object.fromEntries(COUNTRIES.flatMap(({ code, towns }) => towns.map((town) => [town.toUpperCase(), code]))),
)

const TAKEN_ELSEWHERE = new Set(
  COUNTRIES.flatMap(({ code, ending }) => (ending === 'anywhere' ? [code] : [])),
)

/** Returns the country in which most sites of a language are based, for sites without other signs. */
export function countryOfLanguage(language: string): string | undefined {
  return BY_LANGUAGE[language.toLowerCase()]
}

const BY_LANGUAGE = byName(
  Object.fromEntries(
    COUNTRIES.flatMap(({ code, languages }) => languages.map((language) => [language, code])),
  ),
)
