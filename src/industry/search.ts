import MiniSearch from 'minisearch'
import { keywordsOf } from './keywords.ts'
import { naicsTitles, sectorOf } from './naics.ts'
import { termsOf } from './words.ts'

/* Texts to industries by their words: BM25 over titles and keywords. */

/** How much each part of an industry counts. What the parents are called says less of it. */
const BOOST = { words: 1, title: 0.9, parents: 0.25 }

interface Entry {
  readonly id: string
  readonly title: string
  readonly words: string
  readonly parents: string
}

let index: MiniSearch<Entry> | undefined

/** The index, made with the first call in about 60 ms. */
function indexed(): MiniSearch<Entry> {
  index ??= built()
  return index
}

function built(): MiniSearch<Entry> {
  const made = new MiniSearch<Entry>({
    fields: ['title', 'words', 'parents'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, combineWith: 'OR', bm25: { k: 1.2, b: 0.5, d: 0.2 } },
  })
  made.addAll([...entries()])
  return made
}

function* entries(): Generator<Entry> {
  const titles = naicsTitles()
  for (const [code, title] of titles) {
    if (code.length !== 6) continue
    const parents = [code.slice(0, 4), code.slice(0, 3), sectorOf(code)].map((one) => titles.get(one) ?? '')
    yield {
      id: code,
      title: asField(withoutExceptions(title)),
      words: asField(keywordsOf(code)),
      parents: asField(parents.join('; ')),
    }
  }
}

function asField(text: string): string {
  return termsOf(text).join(' ')
}

/** A title says in brackets what the industry is not. */
function withoutExceptions(title: string): string {
  return title.replace(/\((?:except|excluding)[^)]*\)/gi, '')
}

/** Terms with their weights. */
export type WeighedTerms = ReadonlyMap<string, number>

/** BM25 of each industry of six digits that has any of these terms; the others are left out. */
export function searchIndustries(terms: WeighedTerms): Map<string, number> {
  if (terms.size === 0) return new Map()
  const found = indexed().search([...terms.keys()].join(' '), {
    boostTerm: (term) => terms.get(term) ?? 1,
  })
  return new Map(found.map(({ id, score }) => [id as string, score]))
}
