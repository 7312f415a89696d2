import type { Database } from 'better-sqlite3'
import type { Options } from '../model/options.ts'
import type { PagesTarget, SitePages } from '../model/pages.ts'
import type { PageTarget } from '../model/scrape.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import {
  type Packed,
  type PackedSnapshot,
  packJson,
  packSnapshot,
  unpackJson,
  unpackSnapshot,
} from './packing.ts'

/**
 * Pages by their address, and the pages that a site lists, each as it was asked for. What is put takes the place of what was kept of the same;
 * what is older than `scrapeMaxAgeMs` goes, and of the rest the oldest, until all is within `maxScrapesBytes`. What is larger than
 * `maxScrapeBytes` is not kept. Bytes are those in the file, packed.
 */
export interface KeptScrapes {
  /** The page, captured in just this way, while it is fresh. */
  freshPageOf(target: PageTarget): Snapshot | undefined
  putPage(target: PageTarget, snapshot: Snapshot): void
  /** The same list, while it is fresh. */
  freshPagesOf(target: PagesTarget): SitePages | undefined
  putPages(target: PagesTarget, pages: SitePages): void
}

type Limits = Pick<Options['store'], 'scrapeMaxAgeMs' | 'maxScrapeBytes' | 'maxScrapesBytes'>

const nameOfPage = ({ url, producer, files, mapped }: PageTarget) =>
  JSON.stringify(['page', url, producer, files, mapped])
const nameOfPages = ({ domain, maxLinks, urlRegex, producer, robots, mapped }: PagesTarget) =>
  JSON.stringify(['pages', domain, maxLinks, urlRegex, producer, robots, mapped])

export function scrapesIn(db: Database, nowMs: () => number, limits: Limits): KeptScrapes {
  const select = db.prepare<[string, number], Packed & { id: number }>(
    'SELECT id, packed, data FROM scrapes WHERE name = ? AND kept_at > ?',
  )
  const selectBodies = db.prepare<[number], Packed & { hash: string }>(
    'SELECT hash, packed, data FROM scrape_bodies WHERE scrape = ? ORDER BY position',
  )
  const read = db.transaction((name: string): PackedSnapshot | undefined => {
    const index = select.get(name, nowMs() - limits.scrapeMaxAgeMs)
    return index && { index, bodies: selectBodies.all(index.id) }
  })
  const put = putIn(db, limits)
  return {
    freshPageOf(target) {
      const packed = read(nameOfPage(target))
      return packed && unpackSnapshot(packed)
    },
    // Packed before the transaction begins: no other process waits for gzip.
    putPage: (target, snapshot) => put(nameOfPage(target), packSnapshot(snapshot), nowMs()),
    freshPagesOf(target) {
      const packed = read(nameOfPages(target))
      return packed && (unpackJson(packed.index) as SitePages)
    },
    putPages: (target, pages) => put(nameOfPages(target), { index: packJson(pages), bodies: [] }, nowMs()),
  }
}

function putIn(db: Database, { scrapeMaxAgeMs, maxScrapeBytes, maxScrapesBytes }: Limits) {
  const remove = db.prepare<[string]>('DELETE FROM scrapes WHERE name = ?')
  const insert = db.prepare<[string, number, number, 0 | 1, Uint8Array]>(
    'INSERT INTO scrapes (name, kept_at, size, packed, data) VALUES (?, ?, ?, ?, ?)',
  )
  const insertBody = db.prepare<[number | bigint, number, string, 0 | 1, Uint8Array]>(
    'INSERT INTO scrape_bodies (scrape, position, hash, packed, data) VALUES (?, ?, ?, ?, ?)',
  )
  const total = db.prepare<[], { bytes: number }>('SELECT sum(size) AS bytes FROM scrapes')
  const removeOld = db.prepare<[number]>('DELETE FROM scrapes WHERE kept_at <= ?')
  const removeBeyond = db.prepare<[number]>(
    `DELETE FROM scrapes WHERE id IN (
       SELECT id FROM (SELECT id, sum(size) OVER (ORDER BY kept_at DESC, id DESC) AS bytes FROM scrapes)
       WHERE bytes > ?)`,
  )
  const put = db.transaction((name: string, { index, bodies }: PackedSnapshot, at: number) => {
    const size = [index, ...bodies].reduce((sum, { data }) => sum + data.length, 0)
    remove.run(name)
    removeOld.run(at - scrapeMaxAgeMs)
    if (size > maxScrapeBytes) return
    const { lastInsertRowid } = insert.run(name, at, size, index.packed, index.data)
    for (const [position, { hash, packed, data }] of bodies.entries())
      insertBody.run(lastInsertRowid, position, hash, packed, data)
    if ((total.get()?.bytes ?? 0) > maxScrapesBytes) removeBeyond.run(maxScrapesBytes)
  })
  return put.immediate
}
