import { isGiven, type ReadRules } from '../../model/kept.ts'
import type { PagesTarget, SitePages } from '../../model/pages.ts'
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

type Methods = 'freshPageOf' | 'putPage' | 'freshPagesOf' | 'putPages'

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
    putPage(target, snapshot) {
      const { index, bodies } = packSnapshot(snapshot)
      return put(nameOfPage(target), [{ ...index, hash: '' }, ...bodies], nowMs())
    },
    *freshPagesOf(target, rules) {
      const packed = yield* whole(nameOfPages(target), rules)
      return packed && (unpackJson(packed.index) as SitePages)
    },
    putPages: (target, pages) => put(nameOfPages(target), [{ ...packJson(pages), hash: '' }], nowMs()),
  }
}

function putIn(sql: Sql, blobs: Blobs): (name: string, parts: readonly Part[], at: number) => Steps<void> {
  const remove = sql.prepare<[string]>('DELETE FROM scrapes WHERE name = ?')
  const insert = sql.value<[string, number, number, 0 | 1, Uint8Array, string | null], number>(
    'INSERT INTO scrapes (name, kept_at, size, packed, data, blob) VALUES (?, ?, ?, ?, ?, ?) RETURNING id',
  )
  const insertBody = sql.prepare<[number | undefined, number, string, 0 | 1, Uint8Array, string | null]>(
    'INSERT INTO scrape_bodies (scrape, position, hash, packed, data, blob) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const write = sql.write(
    (name) => `scrape ${name}`,
    function* (name: string, parts: readonly Placed<Part>[], at: number, size: number) {
      yield* remove.run(name)
      const [index, ...bodies] = parts
      if (!index) return
      const id = yield* insert.get(name, at, size, index.packed, ...(yield* blobs.claimed(index)))
      for (const [position, body] of bodies.entries())
        yield* insertBody.run(id, position, body.hash, body.packed, ...(yield* blobs.claimed(body)))
    },
  )
  return function* (name, parts, at) {
    const size = parts.reduce((sum, { data }) => sum + data.length, 0)
    // Without parts, `write` only deletes the stored page of the same name, because it is older.
    const placed = size > STORING.maxScrapeBytes ? [] : yield* blobs.placed(parts)
    yield* write(name, placed, at, size)
  }
}
