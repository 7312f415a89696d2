import { NAICS_SIC } from '../data/codes/naics-sic.ts'
import { SIC_TITLES } from '../data/codes/sic.ts'
import { SIC_GROUPS } from '../data/codes/sic-groups.ts'
import type {
  IndustryBounds,
  IndustryConfidence,
  NaicsMatch,
  SicCode,
  SicMatch,
} from '../model/industries.ts'
import { once, oncePer } from '../model/keyed.ts'
import { boundsOf } from './bounds.ts'
import { groupOf, naicsTitles } from './naics.ts'
import { isPair, termsOf } from './words.ts'

/* Derives SIC codes from NAICS codes: the SIC codes of the same group, ranked by similar titles. */

/** The penalty for each position of a code in its line of the table, in units of title similarity. */
const PER_PLACE = 0.08

/** Returns the likeliest SIC code of each NAICS code of six digits, in order, without repetition. */
export function sicOf(naics: readonly string[]): SicMatch[] {
  const { titles } = loaded()
  const found = naics.flatMap((code) => rankedSic(code).slice(0, 1))
  return [...new Set(found.map(({ code }) => code))].map((code) => ({ code, name: titles.get(code) ?? '' }))
}

/**
 * Returns the likeliest SIC codes with their major groups. A code is as sure as its NAICS code. It is one
 * step less sure if the NAICS code has several SIC codes and none of their titles is at least half similar to
 * its own title. If these are fewer than `minResults`, less likely SIC codes of the same NAICS codes follow
 * with low confidence. Throws `invalid_input` for invalid bounds.
 */
export function sicCodes(
  naics: readonly Pick<NaicsMatch, 'code' | 'confidence'>[],
  bounds: IndustryBounds,
): SicCode[] {
  const { min, max } = boundsOf(bounds)
  const { titles, groups } = loaded()
  const ranked = naics.map(({ code, confidence }) => ({ confidence, all: rankedSic(code) }))
  const likely = ranked.flatMap(({ confidence, all: [first, second] }) => {
    if (!first) return []
    const isSure = second === undefined || first.likeness >= HALF
    return [{ code: first.code, confidence: isSure ? confidence : LESS_SURE[confidence] }]
  })
  const others = ranked.flatMap(({ all }) =>
    all.slice(1).map(({ code }) => ({ code, confidence: 'low' as const })),
  )
  const each = new Map<string, IndustryConfidence>()
  const take = (found: typeof likely, most: number) => {
    for (const { code, confidence } of found)
      if (each.size < most && !each.has(code)) each.set(code, confidence)
  }
  take(likely, max)
  take(others, min)
  return [...each].map(([code, confidence]) => {
    const majorGroup = code.slice(0, 2)
    const majorGroupName = groups.get(majorGroup) ?? ''
    return { code, name: titles.get(code) ?? '', confidence, majorGroup, majorGroupName }
  })
}

/** From this similarity on, two titles mean the same industry. */
const HALF = 0.5

const LESS_SURE = { high: 'medium', medium: 'low', low: 'low' } as const

const loaded = once(() => ({
  titles: new Map(SIC_TITLES),
  codesByGroup: new Map(NAICS_SIC),
  groups: new Map(SIC_GROUPS),
}))

/** Returns the SIC codes of a NAICS code, the likeliest first. */
function rankedSic(naics: string): { readonly code: string; readonly likeness: number }[] {
  const { titles, codesByGroup } = loaded()
  const wanted = stemsOf(naicsTitles().get(naics) ?? '')
  return (codesByGroup.get(groupOf(naics)) ?? [])
    .map((code, place) => ({ code, place, likeness: likeness(wanted, stemsOf(titles.get(code) ?? '')) }))
    .sort((a, b) => b.likeness - b.place * PER_PLACE - (a.likeness - a.place * PER_PLACE))
}

/** The stems of a title, stored because the standards have three thousand titles. */
const stemsOf = oncePer((title: string): ReadonlySet<string> => {
  const words = termsOf(title.replace(/\bexcept\b.*$/i, '')).filter((term) => !isPair(term))
  return new Set(words)
})

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((word) => b.has(word)).length
  return both === 0 ? 0 : both / Math.sqrt(a.size * b.size)
}
