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
  const writeBodies = bodyWriterIn(sql)
  const columns = { domain: 'TEXT', position: 'BIGINT', hash: 'TEXT' } as const
  const insertLinks = insertsIn(sql, 'snapshot_bodies', columns)
  return function* (domain, { index, bodies }, at) {
    yield* insertIndex.run(domain, at, index.packed, index.data)
    yield* writeBodies(bodies)
    yield* insertLinks.run(bodies.map(({ hash }, position) => [domain, position, hash]))
  }
}

type Body = PackedSnapshot['bodies'][number]

/**
 * Writes the bodies that are not stored yet. In PostgreSQL other processes write and delete bodies meanwhile,
 * so stored ones are locked until they are linked; processes that write the same bodies do so in the same
 * order, or they could wait for one another.
 */
function bodyWriterIn(sql: Sql): (bodies: readonly Body[]) => Steps<void> {
  const insert = sql.prepare<[string, 0 | 1, Uint8Array]>(
    'INSERT INTO bodies (hash, packed, data) VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING',
  )
  if (sql.kind === 'sqlite')
    return function* (bodies) {
      for (const { hash, packed, data } of bodies) yield* insert.run(hash, packed, data)
    }
  const lock = sql.value<[readonly string[]], string>(
    'SELECT hash FROM bodies WHERE hash = ANY (CAST(? AS TEXT[])) ORDER BY hash FOR KEY SHARE',
  )
  return function* (bodies) {
    let missing = bodies.toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
    while (missing.length > 0) {
      const locked = new Set(yield* lock.all(missing.map(({ hash }) => hash)))
      const absent = missing.filter(({ hash }) => !locked.has(hash))
      missing = []
      // A body that another process has stored in the meantime is not locked yet.
      for (const body of absent)
        if ((yield* insert.run(body.hash, body.packed, body.data)) === 0) missing.push(body)
    }
  }
}
