import { once } from '../model/keyed.ts'
import { loadedIndex, madeIndex, type WordIndex } from './word-index.ts'

/* Texts to industries by their words: BM25 over titles and keywords. */

const indexed = once((): WordIndex => loadedIndex() ?? madeIndex())

/** Terms with their weights. */
export type WeighedTerms = ReadonlyMap<string, number>

/** How well an industry matches, and the terms by which it does. */
export interface Match {
  readonly score: number
  readonly terms: readonly string[]
}

/** BM25 of each industry of six digits that has any of these terms; the others are left out. */
export function searchIndustries(terms: WeighedTerms): Map<string, Match> {
  const known = telling(terms)
  if (known.length === 0) return new Map()
  const found = indexed().search.search(known.join(' '), {
    boostTerm: (term) => terms.get(term) ?? 1,
  })
  return new Map(found.map(({ id, score, queryTerms }) => [id as string, { score, terms: queryTerms }]))
}

/** The time of a search grows with its terms, and a page has hundreds. */
const MAX_TERMS = 45

/**
 * Returns the terms that at least one industry has. When there are too many, only those with the most weight
 * that the fewest industries have are returned.
 */
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

/** About as many industries as there are. */
const ALL = 1000
