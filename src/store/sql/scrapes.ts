import { isGiven, type ReadRules } from '../../model/kept.ts'
import type { PageAbout, PagesTarget, SitePages } from '../../model/pages.ts'
import type { PageTarget } from '../../model/scrape.ts'
import { STORING } from '../bounds.ts'
import { packSnapshot, unpackSnapshot } from '../packed-snapshot.ts'
import { type Packed, packJson, unpackJson } from '../packing.ts'
import type { Store } from '../store.ts'
import type { Blobs, Kept, Placed } from './blobs.ts'
import { shortened } from './short-names.ts'
import type { Computed, Sql, Steps } from './sql.ts'

const nameOfPage = ({ url, producer, files, mapped }: PageTarget) =>
  JSON.stringify(['page', shortened(url), producer, files, mapped])
/**
 * A setting that is left out adds nothing to the name, so that lists of earlier versions keep their names.
 */
function nameOfPages({ domain, maxLinks, urlRegex, producer, robots, mapped, ...more }: PagesTarget): string {
  const { sitemapUrl, includeSubdomains } = more
  const place = sitemapUrl === undefined ? [] : [{ sitemapUrl: shortened(sitemapUrl) }]
  const hosts = includeSubdomains === undefined ? [] : [{ includeSubdomains }]
  const usual = ['pages', domain, maxLinks, shortened(urlRegex), producer, robots, mapped]
  return JSON.stringify([...usual, ...place, ...hosts])
}

type Methods = 'freshPageOf' | 'putPage' | 'aboutPages' | 'freshPagesOf' | 'putPages'

type Part = Packed & { readonly hash: string }

export function scrapesIn(
  sql: Sql,
  blobs: Blobs,
  nowMs: () => number,
  usualMs: number,
): Computed<Methods, Store> {
  const select = sql.prepare<[string], Packed & Kept & { id: number; kept_at: number }>(
    'SELECT id, kept_at, packed, data, blob FROM scrapes WHERE name = ?',
  )
  const selectBodies = sql.prepare<[number], Part & Kept>(
    'SELECT hash, packed, data, blob FROM scrape_bodies WHERE scrape = ? ORDER BY position',
  )
  const read = sql.read(function* (name: string, rules: ReadRules = {}) {
    const index = yield* select.get(name)
    if (!index || !isGiven(index.kept_at, nowMs(), { ...rules, maxAgeMs: rules.maxAgeMs ?? usualMs })) return
    return { index, bodies: yield* selectBodies.all(index.id) }
  })
  const whole = (name: string, rules: ReadRules | undefined) =>
    blobs.whole(
      () => read(name, rules),
      ({ index, bodies }) => [index, ...bodies],
    )
  const put = putIn(sql, blobs)
  return {
    *freshPageOf(target, rules) {
      const packed = yield* whole(nameOfPage(target), rules)
      return packed && unpackSnapshot(packed)
    },
    // The page is packed before the transaction begins, so that no other process waits for gzip.
    putPage(target, snapshot, about) {
      const { index, bodies } = packSnapshot(snapshot)
      return put(nameOfPage(target), [{ ...index, hash: '' }, ...bodies], nowMs(), about)
    },
    aboutPages: aboutIn(sql, nowMs),
    *freshPagesOf(target, rules) {
      const packed = yield* whole(nameOfPages(target), rules)
      return packed && (unpackJson(packed.index) as SitePages)
    },
    putPages: (target, pages) => put(nameOfPages(target), [{ ...packJson(pages), hash: '' }], nowMs()),
  }
}

/**
 * The most pages of a host whose statements are read, the latest first. With the largest statements, this many
 * block SQLite's thread for some 0.3 s.
 */
const MAX_ABOUT = 2_000

/** The name of a row as texts that are compared byte by byte. */
const NAME = { sqlite: 'name', postgres: 'name COLLATE "C"' } as const

function aboutIn(sql: Sql, nowMs: () => number): Computed<Methods, Store>['aboutPages'] {
  const name = NAME[sql.kind]
  const select = sql.prepare<[string, string, number], { readonly name: string; readonly about: string }>(
    `SELECT name, about FROM scrapes
     WHERE about IS NOT NULL AND ${name} >= ? AND ${name} < ? AND kept_at > ?
     ORDER BY kept_at DESC, id DESC LIMIT ${MAX_ABOUT}`,
  )
  return function* (origin, maxAgeMs = Number.MAX_SAFE_INTEGER) {
    const first = JSON.stringify(['page', `${origin}/`]).slice(0, -'"]'.length)
    // The sign after the slash in the order of bytes.
    const end = `${first.slice(0, -1)}0`
    const rows = yield* select.all(first, end, nowMs() - maxAgeMs)
    return rows.map((row) => {
      const [, url, , , mapped]: readonly [string, string, string, boolean, boolean | null] = JSON.parse(
        row.name,
      )
      return { url, mapped: mapped === true, about: JSON.parse(row.about) }
    })
  }
}

type Put = (name: string, parts: readonly Part[], at: number, about?: PageAbout) => Steps<void>

function putIn(sql: Sql, blobs: Blobs): Put {
  const remove = sql.prepare<[string]>('DELETE FROM scrapes WHERE name = ?')
  const insert = sql.value<unknown[], number>(
    `INSERT INTO scrapes (name, kept_at, size, about, packed, data, blob)
     VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id`,
  )
  const insertBody = sql.prepare<[number | undefined, number, string, 0 | 1, Uint8Array, string | null]>(
    'INSERT INTO scrape_bodies (scrape, position, hash, packed, data, blob) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const write = sql.write(
    (name) => `scrape ${name}`,
    function* (name: string, parts: readonly Placed<Part>[], about: string | null, at: number, size: number) {
      yield* remove.run(name)
      const [index, ...bodies] = parts
      if (!index) return
      const id = yield* insert.get(name, at, size, about, index.packed, ...(yield* blobs.claimed(index)))
      for (const [position, body] of bodies.entries())
        yield* insertBody.run(id, position, body.hash, body.packed, ...(yield* blobs.claimed(body)))
    },
  )
  return function* (name, parts, at, about) {
    const size = parts.reduce((sum, { data }) => sum + data.length, 0)
    // Without parts, `write` only deletes the stored page of the same name, because it is older.
    const placed = size > STORING.maxScrapeBytes ? [] : yield* blobs.placed(parts)
    yield* write(name, placed, about ? JSON.stringify(about) : null, at, size)
  }
}
