import MiniSearch from 'minisearch'
import { keywordsOf } from './keywords.ts'
import { naicsTitles, sectorOf } from './naics.ts'
import { isPair, termsOf } from './words.ts'

/* Texts to industries by their words: BM25 over titles and keywords. */

/** How much each part of an industry counts. What the parents are called says less of it. */
const BOOST = { words: 1, parents: 0.25 }

interface Entry {
  readonly id: string
  readonly words: string
  readonly parents: string
}

interface Index {
  readonly search: MiniSearch<Entry>
  /** In how many industries a term is. */
  readonly counts: ReadonlyMap<string, number>
}

let index: Index | undefined

/** The index, made with the first call in about 60 ms. */
function indexed(): Index {
  index ??= built()
  return index
}

function built(): Index {
  const made = new MiniSearch<Entry>({
    fields: ['words', 'parents'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, combineWith: 'OR', bm25: { k: 1.2, b: 0.5, d: 0.2 } },
  })
  const all = [...entries()]
  made.addAll(all)
  const counts = new Map<string, number>()
  for (const { words, parents } of all)
    for (const term of new Set(`${words} ${parents}`.split(' ')))
      counts.set(term, (counts.get(term) ?? 0) + 1)
  return { search: made, counts }
}

function* entries(): Generator<Entry> {
  const titles = naicsTitles()
  for (const [code, title] of titles) {
    if (code.length !== 6) continue
    const parents = [code.slice(0, 4), code.slice(0, 3), sectorOf(code)].map((one) => titles.get(one) ?? '')
    yield {
      id: code,
      words: termsOf(`${withoutExceptions(title)}; ${keywordsOf(code)}`).join(' '),
      // Pairs of words would take most of the memory, and say little here.
      parents: termsOf(parents.join('; '))
        .filter((term) => !isPair(term))
        .join(' '),
    }
  }
}

/** A title says in brackets what the industry is not. */
function withoutExceptions(title: string): string {
  return title.replace(/\((?:except|excluding)[^)]*\)/gi, '')
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
