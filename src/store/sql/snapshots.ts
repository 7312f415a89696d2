import { unpackSnapshot } from '../packed-snapshot.ts'
import type { Packed, PackedSnapshot } from '../packing.ts'
import type { Store } from '../store.ts'
import type { Blobs, Kept, Placed } from './blobs.ts'
import { insertsIn } from './inserts.ts'
import type { Computed, Sql, Steps } from './sql.ts'

/** Files of pages are stored once by their hash, and deleted when no page uses them; see `tidy.ts`. */
export function snapshotsIn(sql: Sql, blobs: Blobs): Computed<'snapshotOf', Store> {
  const selectIndex = sql.prepare<[string], PackedSnapshot['index'] & Kept>(
    'SELECT packed, data, blob FROM snapshots WHERE domain = ?',
  )
  const selectBodies = sql.prepare<[string], Packed & Kept & { hash: string }>(
    `SELECT hash, packed, data, blob FROM snapshot_bodies JOIN bodies USING (hash)
     WHERE domain = ? ORDER BY position`,
  )
  const read = sql.read(function* (domain: string) {
    const index = yield* selectIndex.get(domain)
    return index && { index, bodies: yield* selectBodies.all(domain) }
  })
  return {
    *snapshotOf(domain) {
      const packed = yield* blobs.whole(
        () => read(domain),
        ({ index, bodies }) => [index, ...bodies],
      )
      return packed && unpackSnapshot(packed)
    },
  }
}

type Body = PackedSnapshot['bodies'][number]

/** A snapshot whose larger parts are in objects. */
export interface PlacedSnapshot {
  readonly index: Placed<PackedSnapshot['index']>
  readonly bodies: readonly Placed<Body>[]
}

/** Writes the larger parts of a snapshot to objects, except bodies that are stored already. */
export function snapshotPlacer(sql: Sql, blobs: Blobs): (snapshot: PackedSnapshot) => Steps<PlacedSnapshot> {
  const selectStored = sql.value<[string], string>(
    'SELECT hash FROM bodies WHERE hash IN (SELECT value FROM json_each(?))',
  )
  return function* ({ index, bodies }) {
    const hashes = bodies.map(({ hash }) => hash)
    const isAsked = blobs.isOutside && hashes.length > 0
    const stored = new Set(isAsked ? yield* selectStored.all(JSON.stringify(hashes)) : [])
    const placed = yield* blobs.placed([{ ...index, hash: '' }, ...bodies], ({ hash }) => stored.has(hash))
    const [{ blob } = { blob: null }, ...others] = placed
    return { index: { ...index, blob }, bodies: others as readonly Placed<Body>[] }
  }
}

/** Writes the snapshot of a domain that has a result and no snapshot yet. Must be called in a transaction. */
export function snapshotWriter(
  sql: Sql,
  blobs: Blobs,
): (domain: string, snapshot: PlacedSnapshot, at: number) => Steps<void> {
  const insertIndex = sql.prepare<[string, number, 0 | 1 | 2, Uint8Array, string | null]>(
    'INSERT INTO snapshots (domain, kept_at, packed, data, blob) VALUES (?, ?, ?, ?, ?)',
  )
  const writeBodies = bodyWriterIn(sql, blobs)
  const columns = { domain: 'TEXT', position: 'BIGINT', hash: 'TEXT' } as const
  const insertLinks = insertsIn(sql, 'snapshot_bodies', columns)
  return function* (domain, { index, bodies }, at) {
    yield* insertIndex.run(domain, at, index.packed, ...(yield* blobs.claimed(index)))
    yield* writeBodies(bodies)
    yield* insertLinks.run(bodies.map(({ hash }, position) => [domain, position, hash]))
  }
}

/**
 * Writes the bodies that are not stored yet. In PostgreSQL stored ones are locked until they are linked,
 * because others delete bodies meanwhile, and all processes have the same order, to avoid deadlocks.
 */
function bodyWriterIn(sql: Sql, blobs: Blobs): (bodies: readonly Placed<Body>[]) => Steps<void> {
  const insert = sql.prepare<[string, 0 | 1, Uint8Array, string | null]>(
    'INSERT INTO bodies (hash, packed, data, blob) VALUES (?, ?, ?, ?) ON CONFLICT (hash) DO NOTHING',
  )
  /** Writes a body. Returns false when the body was stored already. */
  const isNew = function* (body: Placed<Body>) {
    const [data, blob] = yield* blobs.claimed(body)
    if ((yield* insert.run(body.hash, body.packed, data, blob)) > 0) return true
    yield* blobs.unclaimed(blob)
    return false
  }
  if (sql.kind === 'sqlite')
    return function* (bodies) {
      for (const body of bodies) yield* isNew(body)
    }
  const lock = sql.value<[readonly string[]], string>(
    'SELECT hash FROM bodies WHERE hash = ANY (CAST(? AS TEXT[])) ORDER BY hash FOR KEY SHARE',
  )
  return function* (bodies) {
    let missing = bodies.toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
    while (missing.length > 0) {
      const locked = new Set(yield* lock.all(missing.map(({ hash }) => hash)))
      for (const { hash, blob } of missing) if (locked.has(hash)) yield* blobs.unclaimed(blob)
      const absent = missing.filter(({ hash }) => !locked.has(hash))
      missing = []
      // A body that another process has stored in the meantime is not locked yet.
      for (const body of absent) if (!(yield* isNew(body))) missing.push(body)
    }
  }
}
