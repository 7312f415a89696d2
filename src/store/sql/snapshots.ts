import type { Database } from 'better-sqlite3'
import { unpackSnapshot } from '../packed-snapshot.ts'
import type { Packed, PackedSnapshot } from '../packing.ts'
import type { Immediate } from './access.ts'

/** Files of pages are stored once by their hash, and deleted when no page uses them; see `tidy.ts`. */
export function snapshotsIn(db: Database): Immediate<'snapshotOf'> {
  const selectIndex = db.prepare<[string], PackedSnapshot['index']>(
    'SELECT packed, data FROM snapshots WHERE domain = ?',
  )
  const selectBodies = db.prepare<[string], Packed & { hash: string }>(
    'SELECT hash, packed, data FROM snapshot_bodies JOIN bodies USING (hash) WHERE domain = ? ORDER BY position',
  )
  const read = db.transaction((domain: string) => {
    const index = selectIndex.get(domain)
    return index && { index, bodies: selectBodies.all(domain) }
  })
  return {
    snapshotOf(domain) {
      const packed = read(domain)
      return packed && unpackSnapshot(packed)
    },
  }
}

/** Writes the snapshot of a domain that has a result and no snapshot yet. Must be called in a transaction. */
export function snapshotWriter(db: Database): (domain: string, snapshot: PackedSnapshot, at: number) => void {
  const insertIndex = db.prepare<[string, number, 0 | 1 | 2, Uint8Array]>(
    'INSERT INTO snapshots (domain, kept_at, packed, data) VALUES (?, ?, ?, ?)',
  )
  const insertBody = db.prepare<[string, 0 | 1, Uint8Array]>(
    'INSERT OR IGNORE INTO bodies (hash, packed, data) VALUES (?, ?, ?)',
  )
  const insertLink = db.prepare<[string, number, string]>(
    'INSERT INTO snapshot_bodies (domain, position, hash) VALUES (?, ?, ?)',
  )
  return (domain, { index, bodies }, at) => {
    insertIndex.run(domain, at, index.packed, index.data)
    for (const [position, { hash, packed, data }] of bodies.entries()) {
      insertBody.run(hash, packed, data)
      insertLink.run(domain, position, hash)
    }
  }
}
