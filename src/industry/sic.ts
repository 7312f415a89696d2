import { NAICS_SIC } from '../data/codes/naics-sic.ts'
import { SIC_TITLES } from '../data/codes/sic.ts'
import type { SicMatch } from '../model/industries.ts'
import { groupOf, naicsTitles } from './naics.ts'
import { isPair, termsOf } from './words.ts'

/* NAICS to SIC: the codes of the group, and among them those whose titles are alike. */

/** The penalty of a code for each position later in its line, compared with the likeness of titles. */
const PER_PLACE = 0.08

interface Tables {
  readonly titles: ReadonlyMap<string, string>
  readonly codesByGroup: ReadonlyMap<string, readonly string[]>
}

let tables: Tables | undefined

/** For each NAICS code of six digits its likeliest SIC code, in that order and without repetition. */
export function sicOf(naics: readonly string[]): SicMatch[] {
  tables ??= { titles: new Map(SIC_TITLES), codesByGroup: new Map(NAICS_SIC) }
  const { titles, codesByGroup } = tables
  const found = naics.flatMap((code) => bestOf(codesByGroup.get(groupOf(code)) ?? [], code, titles))
  return [...new Set(found)].map((code) => ({ code, name: titles.get(code) ?? '' }))
}

function bestOf(codes: readonly string[], naics: string, titles: ReadonlyMap<string, string>): string[] {
  const wanted = stemsOf(naicsTitles().get(naics) ?? '')
  const scored = codes.map((code, place) => {
    return { code, score: likeness(wanted, stemsOf(titles.get(code) ?? '')) - place * PER_PLACE }
  })
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, 1)
    .map(({ code }) => code)
}

const stems = new Map<string, ReadonlySet<string>>()

/** The words of a title of one of the standards, of which there are three thousand. */
function stemsOf(title: string): ReadonlySet<string> {
  const known = stems.get(title)
  if (known) return known
  const words = termsOf(title.replace(/\bexcept\b.*$/i, '')).filter((term) => !isPair(term))
  const made = new Set(words)
  stems.set(title, made)
  return made
}

/** The share of words that two titles have in common. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((word) => b.has(word)).length
  return both === 0 ? 0 : both / Math.sqrt(a.size * b.size)
}
