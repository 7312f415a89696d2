import { foldedWords } from '../../directory/keys.ts'
import type { StoredBrand } from '../../model/suggestions.ts'
import type { Store } from '../store.ts'
import { insertsIn } from './inserts.ts'
import type { Computed, Sql, Steps } from './sql.ts'

/** A name is found by the beginnings of its first words, at most this many. */
const MAX_WORDS = 6
const MAX_NAME_CHARS = 64
/** The largest number of rows that are read from an index, although not all of them may have a record. */
const MAX_READ = 100

/** Returns the texts under which a name is found: its folded form from each word on. */
function namePartsOf(name: string): readonly string[] {
  const words = foldedWords(name)
  const parts = words.slice(0, MAX_WORDS).map((_, at) => words.slice(at).join(' ').slice(0, MAX_NAME_CHARS))
  return [...new Set(parts)]
}

/**
 * Makes the function that stores the names by which a brand is found: the name on its page, and the name that
 * an operator has stated. The function is called after a change of either name.
 */
export function brandNameWriter(sql: Sql): (domain: string) => Steps<void> {
  const select = sql.prepare<[string], Row>(
    `SELECT few.domain, ${FIELDS} FROM results AS few WHERE few.domain = ?`,
  )
  const remove = sql.prepare<[string]>('DELETE FROM brand_names WHERE domain = ?')
  const insert = insertsIn(sql, 'brand_names', { name: 'TEXT', domain: 'TEXT' })
  return function* (domain) {
    const row = yield* select.get(domain)
    const names = [valueIn(row?.name ?? null, null), valueIn(null, row?.stated_name ?? null)]
    const parts = new Set(names.flatMap((name) => (typeof name === 'string' ? namePartsOf(name) : [])))
    yield* remove.run(domain)
    yield* insert.run([...parts].map((part) => [part, domain]))
  }
}

interface Row {
  readonly domain: string
  /** The findings of the fields as JSON, and the statements of an operator that replace them. */
  readonly name: string | null
  readonly colors: string | null
  readonly stated_name: string | null
  readonly stated_colors: string | null
}

const FIELDS = (['name', 'colors'] as const)
  .flatMap((field) => [
    `(SELECT finding FROM findings
      WHERE findings.domain = few.domain AND extractor = '${field}') AS ${field}`,
    `(SELECT value FROM corrections
      WHERE corrections.domain = few.domain AND field = '${field}') AS stated_${field}`,
  ])
  .join(', ')

/** Finds brands by the beginning of their domain or name. Each query reads only a few rows of an index. */
export function brandNamesIn(sql: Sql): Computed<'brandsFrom' | 'brandsAfter' | 'latestBrands', Store> {
  const prepare = <A extends unknown[]>(found: string, order: string) =>
    sql.prepare<A, Row>(
      `SELECT few.domain, ${FIELDS} FROM (${found} LIMIT ${MAX_READ}) AS few ORDER BY ${order}`,
    )
  const byDomain = prepare<[string, string]>(
    'SELECT domain FROM results WHERE domain >= ? AND domain < ? ORDER BY domain',
    'length(domain), domain',
  )
  const byName = prepare<[string, string]>(
    'SELECT name AS part, domain FROM brand_names WHERE name >= ? AND name < ? ORDER BY name, domain',
    'part, domain',
  )
  const behind = prepare<[string]>(
    "SELECT domain FROM findings WHERE extractor = 'name' AND domain > ? ORDER BY domain",
    'domain',
  )
  const latest = prepare<[]>(
    'SELECT domain, finished_at FROM results WHERE finished_at > 0 ORDER BY finished_at DESC',
    'finished_at DESC, domain',
  )
  return {
    *brandsFrom(text) {
      const host = text.toLowerCase()
      const name = foldedWords(text).join(' ').slice(0, MAX_NAME_CHARS)
      const called = name === '' ? [] : yield* byName.all(name, endOf(name))
      const isHost = host !== '' && !/\s|\0/.test(host)
      const hosts = isHost ? yield* byDomain.all(host, endOf(host)) : []
      return [...hosts, ...called].flatMap(brandIn)
    },
    *brandsAfter(domain) {
      return (yield* behind.all(domain)).flatMap(brandIn)
    },
    *latestBrands() {
      return (yield* latest.all()).flatMap(brandIn)
    },
  }
}

/** Returns the brand of a row. Empty for a domain without a record, because it has no findings. */
function brandIn({ domain, name, colors, stated_name, stated_colors }: Row): readonly StoredBrand[] {
  if (name === null) return []
  const palette = valueIn(colors, stated_colors)
  const primary = Array.isArray(palette) ? palette.find(({ role }) => role === 'primary') : undefined
  const called = valueIn(name, stated_name)
  return [{ domain, name: typeof called === 'string' ? called : null, color: primary?.hex ?? null }]
}

function valueIn(finding: string | null, stated: string | null): unknown {
  return stated === null ? JSON.parse(finding ?? '{}').value : JSON.parse(stated)
}

/** Returns a text that comes after all texts with this beginning. */
const endOf = (start: string) => `${start}\u{10ffff}`
