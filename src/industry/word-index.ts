import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import { keywordsOf } from './keywords.ts'
import { naicsTitles, sectorOf } from './naics.ts'
import { isPair, termsOf } from './words.ts'

/* The index of the words of all industries, made from the tables or read from a file. */

/** The compressed file of the index, which `npm run make -- industry-words` writes. */
export const indexFile = (): URL => new URL('./words.br', import.meta.url)

interface Entry {
  readonly id: string
  readonly words: string
  readonly parents: string
}

export interface WordIndex {
  readonly search: MiniSearch<Entry>
  /** The number of industries with each term. */
  readonly counts: ReadonlyMap<string, number>
}

interface StoredIndex {
  readonly search: AsPlainObject
  readonly counts: readonly (readonly [string, number])[]
}

const OPTIONS: Options<Entry> = {
  fields: ['words', 'parents'],
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term,
  // The names of parent industries count less.
  searchOptions: {
    ...{ boost: { words: 1, parents: 0.25 }, combineWith: 'OR', bm25: { k: 1.2, b: 0.5, d: 0.2 } },
  },
}

/**
 * Reads the index from its file, in 90 ms. Undefined if the file cannot be read, for example in a bundle or
 * without permission; the tables give the same index.
 */
export function loadedIndex(): WordIndex | undefined {
  const bytes = readIndex()
  if (bytes === undefined) return undefined
  const { search, counts } = JSON.parse(brotliDecompressSync(bytes).toString('utf8')) as StoredIndex
  return { search: MiniSearch.loadJS(search, OPTIONS), counts: new Map(counts) }
}

/** Makes the index from the tables, in 180 ms. */
export function madeIndex(): WordIndex {
  const search = new MiniSearch<Entry>(OPTIONS)
  const all = [...entries()]
  search.addAll(all)
  const counts = new Map<string, number>()
  for (const { words, parents } of all)
    for (const term of new Set(`${words} ${parents}`.split(' ')))
      counts.set(term, (counts.get(term) ?? 0) + 1)
  return { search, counts }
}

/** Returns the content of the file before compression. */
export function indexText({ search, counts }: WordIndex): string {
  const stored: StoredIndex = { search: search.toJSON(), counts: [...counts] }
  return JSON.stringify(stored)
}

function readIndex(): Buffer | undefined {
  try {
    return readFileSync(indexFile())
  } catch {
    return undefined
  }
}

function* entries(): Generator<Entry> {
  const titles = naicsTitles()
  for (const [code, title] of titles) {
    if (code.length !== 6) continue
    const parents = [code.slice(0, 4), code.slice(0, 3), sectorOf(code)].map((one) => titles.get(one) ?? '')
    yield {
      id: code,
      words: termsOf(`${withoutExceptions(title)}; ${keywordsOf(code)}`).join(' '),
      // Names of parents are indexed without pairs of words, which would need most of the memory.
      parents: termsOf(parents.join('; '))
        .filter((term) => !isPair(term))
        .join(' '),
    }
  }
}

function withoutExceptions(title: string): string {
  return title.replace(/\((?:except|excluding)[^)]*\)/gi, '')
}
