import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import Database from 'better-sqlite3'
import type { Snapshot } from '../../../src/snapshot/snapshot.ts'
import { snapshotOf } from '../records.ts'

/** A page with files whose bytes are not packed. */
export const pageOf = (domain: string, ...files: readonly Uint8Array[]): Snapshot =>
  snapshotOf(domain, files.length > 0 ? files : [randomBytes(9_000)])

/** The objects in a folder for blobs. */
export const objectsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

/** What a file of SQLite has of a query's only column. */
export function columnIn<T>(path: string, sql: string): readonly T[] {
  const db = new Database(path)
  try {
    return db.prepare<[], T>(sql).pluck().all()
  } finally {
    db.close()
  }
}
