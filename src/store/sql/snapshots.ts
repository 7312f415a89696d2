import { unpackSnapshot } from '../packed-snapshot.ts'
import type { Packed, PackedSnapshot } from '../packing.ts'
import type { Store } from '../store.ts'
import { insertsIn } from './inserts.ts'
import type { Computed, Sql, Steps } from './sql.ts'

/** Files of pages are stored once by their hash, and deleted when no page uses them; see `tidy.ts`. */
export function snapshotsIn(sql: Sql): Computed<'snapshotOf', Store> {
  const selectIndex = sql.prepare<[string], PackedSnapshot['index']>(
    'SELECT packed, data FROM snapshots WHERE domain = ?',
  )
  const selectBodies = sql.prepare<[string], Packed & { hash: string }>(
    'SELECT hash, packed, data FROM snapshot_bodies JOIN bodies USING (hash) WHERE domain = ? ORDER BY position',
  )
  const read = sql.read(function* (domain: string) {
    const index = yield* selectIndex.get(domain)
    return index && { index, bodies: yield* selectBodies.all(domain) }
  })
  return {
    *snapshotOf(domain) {
      const packed = yield* read(domain)
      return packed && unpackSnapshot(packed)
    },
  }
}

/** Writes the snapshot of a domain that has a result and no snapshot yet. Must be called in a transaction. */
export function snapshotWriter(
  sql: Sql,
): (domain: string, snapshot: PackedSnapshot, at: number) => Steps<void> {
  const insertIndex = sql.prepare<[string, number, 0 | 1 | 2, Uint8Array]>(
    'INSERT INTO snapshots (domain, kept_at, packed, data) VALUES (?, ?, ?, ?)',
  )
  const insertBody = sql.prepare<[string, 0 | 1, Uint8Array]>(
    'INSERT INTO bodies (hash, packed, data) VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING',
  )
  const heldOf = heldBodiesIn(sql)
  const columns = { domain: 'TEXT', position: 'BIGINT', hash: 'TEXT' } as const
  const insertLinks = insertsIn(sql, 'snapshot_bodies', columns)
  return function* (domain, { index, bodies }, at) {
    yield* insertIndex.run(domain, at, index.packed, index.data)
    // Processes that write the same bodies do so in the same order, or they could wait for one another.
    let missing = bodies.toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
    while (missing.length > 0) {
      const held = yield* heldOf(missing)
      const absent = missing.filter(({ hash }) => !held.has(hash))
      missing = []
      // A body that another process has stored in the meantime is not held yet.
      for (const body of absent)
        if ((yield* insertBody.run(body.hash, body.packed, body.data)) === 0) missing.push(body)
    }
    yield* insertLinks.run(bodies.map(({ hash }, position) => [domain, position, hash]))
  }
}

/**
 * Returns which of the bodies are stored. PostgreSQL locks them, so that no other process deletes them before
 * they are linked. SQLite lets no other process write meanwhile.
 */
function heldBodiesIn(sql: Sql): (bodies: readonly { hash: string }[]) => Steps<ReadonlySet<string>> {
  const lock = sql.kind === 'postgres' ? 'ORDER BY hash FOR KEY SHARE' : ''
  const select = sql.value<[string], string>(
    `SELECT hash FROM bodies WHERE hash IN (SELECT value FROM json_each(?)) ${lock}`,
  )
  return function* (bodies) {
    return new Set(yield* select.all(JSON.stringify(bodies.map(({ hash }) => hash))))
  }
}
