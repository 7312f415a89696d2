import { once } from '../model/keyed.ts'
import { loadedIndex, madeIndex, type WordIndex } from './word-index.ts'

/* Finds industries by the words of a text: BM25 over titles and keywords. */

const indexed = once((): WordIndex => loadedIndex() ?? madeIndex())

/** Terms with their weights. */
export type WeighedTerms = ReadonlyMap<string, number>

/** How well an industry matches, and the matching terms. */
export interface Match {
  readonly score: number
  readonly terms: readonly string[]
}

/** Scores by BM25 all industries of six digits that have any of these terms. */
export function searchIndustries(terms: WeighedTerms): Map<string, Match> {
  const known = telling(terms)
  if (known.length === 0) return new Map()
  const found = indexed().search.search(known.join(' '), {
    boostTerm: (term) => terms.get(term) ?? 1,
  })
  return new Map(found.map(({ id, score, queryTerms }) => [id as string, { score, terms: queryTerms }]))
}

/** The most terms of a search. The time of a search grows with its terms, and a page has hundreds of them. */
const MAX_TERMS = 45

/** Returns the terms that any industry has; above the limit, those of large weight and few industries. */
function telling(terms: WeighedTerms): string[] {
  const known = [...terms.keys()].filter((term) => indexed().counts.has(term))
  return known.length > MAX_TERMS ? mostTellingFirst(known, terms).slice(0, MAX_TERMS) : known
}

export function mostTellingFirst(terms: readonly string[], weights: WeighedTerms): string[] {
  const { counts } = indexed()
  const valued = terms.map((term) => {
    return { term, value: (weights.get(term) ?? 1) * Math.log(1 + ALL / (counts.get(term) ?? ALL)) }
  })
  return valued.sort((a, b) => b.value - a.value).map(({ term }) => term)
}

/** More than the number of all industries. */
const ALL = 1000
