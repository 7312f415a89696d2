import { loadedIndex, madeIndex, type WordIndex } from './word-index.ts'

/* Texts to industries by their words: BM25 over titles and keywords. */

let index: WordIndex | undefined

function indexed(): WordIndex {
  index ??= loadedIndex() ?? madeIndex()
  return index
}

/** Terms with their weights. */
export type WeighedTerms = ReadonlyMap<string, number>

/** BM25 of each industry of six digits that has any of these terms; the others are left out. */
export function searchIndustries(terms: WeighedTerms): Map<string, number> {
  const known = telling(terms)
  if (known.length === 0) return new Map()
  const found = indexed().search.search(known.join(' '), {
    boostTerm: (term) => terms.get(term) ?? 1,
  })
  return new Map(found.map(({ id, score }) => [id as string, score]))
}

/** The time of a search grows with its terms, and a page has hundreds. */
const MAX_TERMS = 45

/** The terms that any industry has: of many the weightiest and rarest. */
function telling(terms: WeighedTerms): string[] {
  const { counts } = indexed()
  const known = [...terms].flatMap(([term, weight]) => {
    const count = counts.get(term)
    return count === undefined ? [] : [{ term, value: weight * Math.log(1 + ALL / count) }]
  })
  if (known.length > MAX_TERMS) known.sort((a, b) => b.value - a.value)
  return known.slice(0, MAX_TERMS).map(({ term }) => term)
}

/** About as many industries as there are. */
const ALL = 1000
