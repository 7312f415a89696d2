import { REGIONS } from '../../../data/languages/regions.ts'
import { STATES } from '../../../data/places/states.ts'
import { countriesWith } from '../../../lexicon/countries.ts'
import { inAllLanguages } from '../../../lexicon/in-all-languages.ts'
import { pattern } from '../../../lexicon/pattern.ts'
import { isCityRegion, regionCodeOf, regionKey } from './region-codes.ts'

export interface State {
  /** Undefined in countries whose addresses have no codes. */
  readonly code: string | undefined
  readonly name: string
}

/** Country -> folded name or code of a state -> the state. */
const BY_COUNTRY = new Map<string, Map<string, State>>()
for (const [country, short, [name = '', ...aliases]] of STATES) {
  const states = BY_COUNTRY.get(country) ?? new Map<string, State>()
  const code = short || undefined
  for (const key of [name, ...aliases, ...(code ? [code] : [])]) states.set(regionKey(key), { code, name })
  BY_COUNTRY.set(country, states)
}

/** Territories and free states that the US post treats as states. */
const SERVED_BY_US = countriesWith('us-post')

export function stateOf(country: string, text: string): State | undefined {
  return (
    BY_COUNTRY.get(SERVED_BY_US.has(country) ? 'US' : country)?.get(regionKey(text)) ??
    regionInLatin(country, text)
  )
}

/** Countries whose addresses in Latin letters end with the name of a region: `Kobe, Hyogo 651-0084`. */
const REGION_LAST: ReadonlySet<string> = new Set(['JP', 'KR', 'CN'])

function regionInLatin(country: string, text: string): State | undefined {
  if (!REGION_LAST.has(country) || !/^[a-z]/i.test(text)) return undefined
  const name = text.replace(/\s(?:prefecture|province)$|-(?:ken|fu)$/i, '')
  const code = regionCodeOf(country, name)
  return code === undefined || isCityRegion(country, code) ? undefined : { code, name }
}

const REGION_BEFORE = inAllLanguages(REGIONS, 'before')
const REGION_NAMES = inAllLanguages(REGIONS, 'phrases')
const REGION_BEHIND = inAllLanguages(REGIONS, 'behind')

/** Matches a region with a word for a region: `jud. Brașov`, `woj. mazowieckie`, `Ogun State`. */
const REGION = pattern('iu')`
  ^(?:(?:${REGION_BEFORE})\s(?=\p{L}{3})|(?:${REGION_NAMES})(?!\p{L}))|\p{L}\s(?:${REGION_BEHIND})$
`
const ABBREVIATION = pattern('iu')`^(?:${REGION_BEFORE})\s`

/** A text with more words is not the name of a region. */
const MAX_REGION_WORDS = 5

/** Countries whose states are all in the table, so no other name is a state. */
const COMPLETE: ReadonlySet<string> = new Set(['US', 'CA', 'AU'])

/** Returns the region that a whole piece names with a word for a region; undefined for other pieces. */
export function regionNamed(country: string, text: string): State | undefined {
  if (
    COMPLETE.has(country) ||
    !REGION.test(text) ||
    /\d/.test(text) ||
    text.split(' ').length > MAX_REGION_WORDS
  )
    return undefined
  return { code: undefined, name: text.replace(ABBREVIATION, '') }
}
