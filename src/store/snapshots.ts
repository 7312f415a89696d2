import type { Database } from 'better-sqlite3'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { type Packed, type PackedSnapshot, unpackSnapshot } from './packing.ts'

/** Snapshots are put with their result. Bodies are kept once by content hash, and go with the last snapshot that has them. */
export interface Snapshots {
  snapshotOf(domain: string): Snapshot | undefined
}

export function snapshotsIn(db: Database): Snapshots {
  const selectIndex = db.prepare<[string], Packed>('SELECT packed, data FROM snapshots WHERE domain = ?')
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

/** Writes the rows of a domain that has a result and no snapshot. To be called inside a transaction. */
export function snapshotWriter(db: Database): (domain: string, snapshot: PackedSnapshot) => void {
  const insertIndex = db.prepare<[string, 0 | 1, Uint8Array]>(
    'INSERT INTO snapshots (domain, packed, data) VALUES (?, ?, ?)',
  )
  const insertBody = db.prepare<[string, 0 | 1, Uint8Array]>(
    'INSERT OR IGNORE INTO bodies (hash, packed, data) VALUES (?, ?, ?)',
  )
  const insertLink = db.prepare<[string, number, string]>(
    'INSERT INTO snapshot_bodies (domain, position, hash) VALUES (?, ?, ?)',
  )
  return (domain, { index, bodies }) => {
    insertIndex.run(domain, index.packed, index.data)
    for (const [position, { hash, packed, data }] of bodies.entries()) {
      insertBody.run(hash, packed, data)
      insertLink.run(domain, position, hash)
    }
  }
}
