import MiniSearch from 'minisearch'
import { NAICS_EIC } from '../data/codes/naics-eic.ts'
import { EIC } from '../data/industries/eic.ts'
import { EIC_WORDS } from '../data/industries/eic-words.ts'
import type { EicPair, IndustryEvidence } from '../model/industries.ts'
import { once } from '../model/keyed.ts'
import type { Ranked } from './rank.ts'
import { termsOf } from './words.ts'

/* Derives the industries of the HTTP API (EIC) from NAICS codes and the words of a text. */

const INDUSTRIES = Object.entries(EIC)

/** The weight of a text's words. NAICS codes have the weight 1. */
const WORDS_SHARE = 0.7
/** The weight of the subindustry to which a code belongs. Subindustries that words find have the weight 1. */
const OF_CODE = 0.6
/** Another pair is returned if its score is at least this share of the best score. */
const NEXT_SHARE = 0.6
const MAX_PAIRS = 3
/** The number of codes that decide on the industry. */
const MAX_CODES = 5
/**
 * A match of words needs at least these points by BM25 for the score 1. All scores are relative to the best
 * match, or to this number if the best match has fewer points.
 */
const STRONG_WORDS = 12

interface Entry {
  readonly id: string
  readonly name: string
  readonly words: string
}

const indexed = once(() => {
  const index = new MiniSearch<Entry>({
    fields: ['name', 'words'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: { name: 0.8, words: 1 }, bm25: { k: 1.2, b: 0.4, d: 0.2 } },
  })
  const entries = EIC_WORDS.map(([id, words]) => {
    return { id, name: termsOf(id).join(' '), words: termsOf(words).join(' ') }
  })
  index.addAll(entries)
  return index
})

/** Returns 1 to 3 pairs for these NAICS codes, best first; none without codes. */
export function eicOf(
  codes: readonly Ranked[],
  { name = '', description = '', text = '' }: IndustryEvidence,
): EicPair[] {
  const best = codes[0]?.score
  if (best === undefined) return []
  const words = wordScores(description || text.slice(0, 600) || name)
  const ofCodes = industriesOf(codes.slice(0, MAX_CODES), best)
  const pairs = INDUSTRIES.map(([industry, subindustries]) => {
    const rated = subindustries.map((subindustry) => {
      const isOfCode = ofCodes.get(industry)?.subindustries ?? NONE
      return {
        subindustry,
        score: (words.get(subindustry) ?? 0) + OF_CODE * (isOfCode.get(subindustry) ?? 0),
      }
    })
    const [top] = rated.sort((a, b) => b.score - a.score)
    const byWords = Math.max(0, ...subindustries.map((one) => words.get(one) ?? 0))
    const score = (ofCodes.get(industry)?.score ?? 0) + WORDS_SHARE * byWords
    return { industry, subindustry: top?.subindustry ?? '', score }
  }).sort((a, b) => b.score - a.score)
  const limit = (pairs[0]?.score ?? 0) * NEXT_SHARE
  return pairs
    .slice(0, MAX_PAIRS)
    .filter(({ score }) => score > 0 && score >= limit)
    .map(({ industry, subindustry }) => ({ industry, subindustry }))
}

const NONE: ReadonlyMap<string, number> = new Map()

/** Scores how well a text matches the words of each subindustry, from 0 to 1. */
function wordScores(text: string): ReadonlyMap<string, number> {
  const found = indexed().search(termsOf(text).join(' '))
  const most = Math.max(STRONG_WORDS, ...found.map(({ score }) => score))
  return new Map(found.map(({ id, score }) => [id as string, score / most]))
}

interface OfCodes {
  readonly score: number
  /** The subindustries of the codes, with the weights of the codes. */
  readonly subindustries: ReadonlyMap<string, number>
}

/** Returns the industries of the codes; the first has the weight 1. */
function industriesOf(codes: readonly Ranked[], best: number): ReadonlyMap<string, OfCodes> {
  const found = new Map<string, { score: number; subindustries: Map<string, number> }>()
  for (const { code, score } of codes) {
    const row = rowOf(code)
    if (!row) continue
    const weight = best > 0 ? (score / best) ** 3 : 0
    const one = found.get(row.industry) ?? { score: 0, subindustries: new Map<string, number>() }
    one.score = Math.max(one.score, weight)
    if (row.subindustry)
      one.subindustries.set(row.subindustry, Math.max(one.subindustries.get(row.subindustry) ?? 0, weight))
    found.set(row.industry, one)
  }
  return found
}

function rowOf(code: string) {
  let longest: (typeof NAICS_EIC)[number] | undefined
  for (const row of NAICS_EIC)
    if (code.startsWith(row.prefix) && row.prefix.length > (longest?.prefix.length ?? 0)) longest = row
  return longest
}
