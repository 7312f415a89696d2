import { FIXED_STORE_BOUNDS, STORE_BOUNDS, type StoreBounds } from '../../model/options/store.ts'
import { DEFAULTS } from '../../model/options.ts'
import type { OpenOptions } from '../options.ts'
import type { Sql, Steps } from './sql.ts'

interface Bounds {
  /** Writes the limits that the caller sets. It is called once, when the database is opened. */
  readonly write: () => Steps<void>
  readonly read: () => Steps<StoreBounds>
}

/**
 * The limits of a database. One that a caller sets is written into it, for all processes that work on it; the
 * last one counts, and others have their default. `Infinity` means no limit.
 */
export function boundsOf(sql: Sql, set: OpenOptions['givenBounds'], isReadonly: boolean): Bounds {
  const select = sql.prepare<[], { name: string; value: number }>('SELECT name, value FROM bounds')
  const put = sql.prepare<[string, number]>(
    `INSERT INTO bounds (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
     WHERE bounds.value <> excluded.value`,
  )
  const own = STORE_BOUNDS.flatMap((name) => {
    const value = set[name]
    return value === undefined ? [] : [[name, Math.min(value, Number.MAX_SAFE_INTEGER)] as const]
  })
  const putOwn = sql.write('bounds', function* () {
    for (const [name, value] of own) yield* put.run(name, value)
  })
  return {
    *write() {
      if (!isReadonly && own.length > 0) yield* putOwn()
    },
    *read() {
      const kept = new Map((yield* select.all()).map(({ name, value }) => [name, value]))
      const settable = STORE_BOUNDS.map((name) => [name, kept.get(name) ?? DEFAULTS.store[name]])
      // A file of an earlier version may contain further limits, which do not apply any more.
      return { ...Object.fromEntries(settable), ...FIXED_STORE_BOUNDS }
    },
  }
}
