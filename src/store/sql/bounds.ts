import type { Database } from 'better-sqlite3'
import { FIXED_STORE_BOUNDS, STORE_BOUNDS, type StoreBounds } from '../../model/options/store.ts'
import { DEFAULTS } from '../../model/options.ts'
import type { OpenOptions } from '../options.ts'

/**
 * The bounds of a database. A bound that the caller sets is written into the file, so that all processes that
 * work on it delete by the same bounds; the last written value counts. A bound that nobody has set has its
 * default. `Infinity` means no bound.
 */
export function boundsOf(
  db: Database,
  set: OpenOptions['givenBounds'],
  isReadonly: boolean,
): () => StoreBounds {
  const select = db.prepare<[], { name: string; value: number }>('SELECT name, value FROM bounds')
  const put = db.prepare<[string, number]>(
    `INSERT INTO bounds (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
     WHERE value <> excluded.value`,
  )
  const own = STORE_BOUNDS.flatMap((name) => {
    const value = set[name]
    return value === undefined ? [] : [[name, Math.min(value, Number.MAX_SAFE_INTEGER)] as const]
  })
  const write = db.transaction(() => {
    for (const [name, value] of own) put.run(name, value)
  })
  if (!isReadonly && own.length > 0) write.immediate()
  return () => {
    const kept = new Map(select.all().map(({ name, value }) => [name, value]))
    const settable = STORE_BOUNDS.map((name) => [name, kept.get(name) ?? DEFAULTS.store[name]])
    // A file of an earlier version may hold other bounds as well, which do not apply any more.
    return { ...Object.fromEntries(settable), ...FIXED_STORE_BOUNDS }
  }
}
