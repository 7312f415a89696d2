import { foldedWords } from '../../directory/keys.ts'
import type { StoredBrand } from '../../model/suggestions.ts'
import type { Store } from '../store.ts'
import type { Computed, Sql } from './sql.ts'

/** A name is found by the beginning of each of its first words. */
const MAX_WORDS = 6
const MAX_NAME_CHARS = 64
/** Rows that are read of an index, however few of them have a record. */
const MAX_READ = 100

/** Returns the texts under which a name is found: the folded name, from each of its words on. */
export function namePartsOf(name: string): readonly string[] {
  const words = foldedWords(name)
  const parts = words.slice(0, MAX_WORDS).map((_, at) => words.slice(at).join(' ').slice(0, MAX_NAME_CHARS))
  return [...new Set(parts)]
}

/** Brands by the beginning of their domain or of their name. Each query reads a few rows of an index. */
export function brandNamesIn(sql: Sql): Computed<'brandsFrom' | 'latestBrands', Store> {
  const brandsOf = (found: string, order: string) =>
    `SELECT brands.domain, brands.name, brands.primary_color AS color
     FROM (${found} LIMIT ${MAX_READ}) AS found JOIN brands ON brands.domain = found.domain
     WHERE brands.state = 'ok' ORDER BY ${order}`
  const byDomain = sql.prepare<[string, string], StoredBrand>(
    brandsOf(
      'SELECT domain FROM results WHERE domain >= ? AND domain < ? ORDER BY domain',
      'length(found.domain), found.domain',
    ),
  )
  const byName = sql.prepare<[string, string], StoredBrand>(
    brandsOf(
      'SELECT name AS part, domain FROM brand_names WHERE name >= ? AND name < ? ORDER BY name, domain',
      'found.part, found.domain',
    ),
  )
  const latest = sql.prepare<[], StoredBrand>(
    brandsOf(
      'SELECT domain, finished_at FROM results ORDER BY finished_at DESC',
      'found.finished_at DESC, found.domain',
    ),
  )
  return {
    *brandsFrom(text) {
      const host = text.toLowerCase()
      const name = foldedWords(text).join(' ').slice(0, MAX_NAME_CHARS)
      const called = name === '' ? [] : yield* byName.all(name, endOf(name))
      return /\s/.test(host) ? called : [...(yield* byDomain.all(host, endOf(host))), ...called]
    },
    latestBrands: () => latest.all(),
  }
}

/** The text behind all those that begin with a text. */
const endOf = (start: string) => `${start}\u{10ffff}`
