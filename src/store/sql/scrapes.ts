import type { Database } from 'better-sqlite3'
import { isGiven, type ReadRules } from '../../model/kept.ts'
import type { PagesTarget, SitePages } from '../../model/pages.ts'
import type { PageTarget } from '../../model/scrape.ts'
import { STORING } from '../bounds.ts'
import { packSnapshot, unpackSnapshot } from '../packed-snapshot.ts'
import { type Packed, type PackedSnapshot, packJson, unpackJson } from '../packing.ts'
import type { Immediate } from './access.ts'

const nameOfPage = ({ url, producer, files, mapped }: PageTarget) =>
  JSON.stringify(['page', url, producer, files, mapped])
const nameOfPages = ({ domain, maxLinks, urlRegex, producer, robots, mapped }: PagesTarget) =>
  JSON.stringify(['pages', domain, maxLinks, urlRegex, producer, robots, mapped])

type Methods = 'freshPageOf' | 'putPage' | 'freshPagesOf' | 'putPages'

export function scrapesIn(db: Database, nowMs: () => number, usualMs: number): Immediate<Methods> {
  const select = db.prepare<[string], Packed & { id: number; kept_at: number }>(
    'SELECT id, kept_at, packed, data FROM scrapes WHERE name = ?',
  )
  const selectBodies = db.prepare<[number], Packed & { hash: string }>(
    'SELECT hash, packed, data FROM scrape_bodies WHERE scrape = ? ORDER BY position',
  )
  const read = db.transaction((name: string, rules: ReadRules = {}): PackedSnapshot<Packed> | undefined => {
    const index = select.get(name)
    if (!index || !isGiven(index.kept_at, nowMs(), { ...rules, maxAgeMs: rules.maxAgeMs ?? usualMs })) return
    return { index, bodies: selectBodies.all(index.id) }
  })
  const put = putIn(db)
  return {
    freshPageOf(target, rules) {
      const packed = read(nameOfPage(target), rules)
      return packed && unpackSnapshot(packed)
    },
    // The page is packed before the transaction begins, so that no other process waits for gzip.
    putPage: (target, snapshot) => put(nameOfPage(target), packSnapshot(snapshot), nowMs()),
    freshPagesOf(target, rules) {
      const packed = read(nameOfPages(target), rules)
      return packed && (unpackJson(packed.index) as SitePages)
    },
    putPages: (target, pages) => put(nameOfPages(target), { index: packJson(pages), bodies: [] }, nowMs()),
  }
}

function putIn(db: Database) {
  const remove = db.prepare<[string]>('DELETE FROM scrapes WHERE name = ?')
  const insert = db.prepare<[string, number, number, 0 | 1, Uint8Array]>(
    'INSERT INTO scrapes (name, kept_at, size, packed, data) VALUES (?, ?, ?, ?, ?)',
  )
  const insertBody = db.prepare<[number | bigint, number, string, 0 | 1, Uint8Array]>(
    'INSERT INTO scrape_bodies (scrape, position, hash, packed, data) VALUES (?, ?, ?, ?, ?)',
  )
  const put = db.transaction((name: string, { index, bodies }: PackedSnapshot<Packed>, at: number) => {
    const size = [index, ...bodies].reduce((sum, { data }) => sum + data.length, 0)
    remove.run(name)
    if (size > STORING.maxScrapeBytes) return
    const { lastInsertRowid } = insert.run(name, at, size, index.packed, index.data)
    for (const [position, { hash, packed, data }] of bodies.entries())
      insertBody.run(lastInsertRowid, position, hash, packed, data)
  })
  return put.immediate
}
