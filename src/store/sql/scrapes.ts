import { isGiven, type ReadRules } from '../../model/kept.ts'
import type { PagesTarget, SitePages } from '../../model/pages.ts'
import type { PageTarget } from '../../model/scrape.ts'
import { STORING } from '../bounds.ts'
import { packSnapshot, unpackSnapshot } from '../packed-snapshot.ts'
import { type Packed, type PackedSnapshot, packJson, unpackJson } from '../packing.ts'
import type { Store } from '../store.ts'
import { shortened } from './short-names.ts'
import type { Computed, Sql } from './sql.ts'

const nameOfPage = ({ url, producer, files, mapped }: PageTarget) =>
  JSON.stringify(['page', shortened(url), producer, files, mapped])
const nameOfPages = ({ domain, maxLinks, urlRegex, producer, robots, mapped }: PagesTarget) =>
  JSON.stringify(['pages', domain, maxLinks, shortened(urlRegex), producer, robots, mapped])

type Methods = 'freshPageOf' | 'putPage' | 'freshPagesOf' | 'putPages'

export function scrapesIn(sql: Sql, nowMs: () => number, usualMs: number): Computed<Methods, Store> {
  const select = sql.prepare<[string], Packed & { id: number; kept_at: number }>(
    'SELECT id, kept_at, packed, data FROM scrapes WHERE name = ?',
  )
  const selectBodies = sql.prepare<[number], Packed & { hash: string }>(
    'SELECT hash, packed, data FROM scrape_bodies WHERE scrape = ? ORDER BY position',
  )
  const read = sql.read(function* (name: string, rules: ReadRules = {}) {
    const index = yield* select.get(name)
    if (!index || !isGiven(index.kept_at, nowMs(), { ...rules, maxAgeMs: rules.maxAgeMs ?? usualMs })) return
    return { index, bodies: yield* selectBodies.all(index.id) }
  })
  const put = putIn(sql)
  return {
    *freshPageOf(target, rules) {
      const packed = yield* read(nameOfPage(target), rules)
      return packed && unpackSnapshot(packed)
    },
    // The page is packed before the transaction begins, so that no other process waits for gzip.
    putPage: (target, snapshot) => put(nameOfPage(target), packSnapshot(snapshot), nowMs()),
    *freshPagesOf(target, rules) {
      const packed = yield* read(nameOfPages(target), rules)
      return packed && (unpackJson(packed.index) as SitePages)
    },
    putPages: (target, pages) => put(nameOfPages(target), { index: packJson(pages), bodies: [] }, nowMs()),
  }
}

function putIn(sql: Sql) {
  const remove = sql.prepare<[string]>('DELETE FROM scrapes WHERE name = ?')
  const insert = sql.value<[string, number, number, 0 | 1, Uint8Array], number>(
    'INSERT INTO scrapes (name, kept_at, size, packed, data) VALUES (?, ?, ?, ?, ?) RETURNING id',
  )
  const insertBody = sql.prepare<[number | undefined, number, string, 0 | 1, Uint8Array]>(
    'INSERT INTO scrape_bodies (scrape, position, hash, packed, data) VALUES (?, ?, ?, ?, ?)',
  )
  return sql.write(
    (name) => `scrape ${name}`,
    function* (name: string, { index, bodies }: PackedSnapshot<Packed>, at: number) {
      const size = [index, ...bodies].reduce((sum, { data }) => sum + data.length, 0)
      yield* remove.run(name)
      if (size > STORING.maxScrapeBytes) return
      const id = yield* insert.get(name, at, size, index.packed, index.data)
      for (const [position, { hash, packed, data }] of bodies.entries())
        yield* insertBody.run(id, position, hash, packed, data)
    },
  )
}
