import { timingSafeEqual } from 'node:crypto'
import type { Account, KeyHolder } from '../../model/keys.ts'
import { hashOfSecret } from '../secrets.ts'
import type { Keys } from '../store.ts'
import type { TrackedChanges } from './changes.ts'
import { type KeyRow, keyFrom } from './keys.ts'
import { organisationsIn } from './organisations.ts'
import type { Computed, Sql, Steps } from './sql.ts'

/** A key with its organisation, without its time of use, on which nothing depends. */
interface Remembered extends Omit<KeyRow, 'last_used_at'> {
  readonly account: Account | null
  last_used_at: number | null
}

interface Settings {
  readonly nowMs: () => number
  readonly changes: TrackedChanges
  /** Called when the use of a key could not be stored. If it throws an error, `keyOf` throws that error. */
  readonly failed: (thrown: unknown) => void
}

/** A key's time of use is written this seldom, because most requests otherwise only read. */
const LAST_USED_STEP_MS = 60_000
/** The number of cached keys; a service has only a few keys in use at once. */
const MAX_REMEMBERED = 1_000

/**
 * Finds keys by their secrets. Found keys are cached until this or another process changes the file, so that
 * the next request with a revoked key is refused.
 */
export function keyHoldersIn(sql: Sql, { nowMs, changes, failed }: Settings): Computed<'keyOf', Keys> {
  const selectByHash = sql.prepare<[Uint8Array], KeyRow>('SELECT * FROM keys WHERE hash = ?')
  const selectWeights = sql.prepare<[], { endpoint: string; credits: number }>(
    'SELECT * FROM endpoint_credits',
  )
  const touch = sql.prepare<[number, string]>('UPDATE keys SET last_used_at = ? WHERE id = ?')
  const { organisationOf } = organisationsIn(sql)
  const remembered = new Map<string, Remembered>()
  let since = changes.count()

  const accountOf = function* (organisation: string | null): Steps<Account | null> {
    const found = organisation === null ? undefined : yield* organisationOf(organisation)
    if (!found) return null
    const weights = yield* selectWeights.all()
    return { ...found, credits: new Map(weights.map((row) => [row.endpoint, row.credits])) }
  }
  const find = function* (hash: Buffer): Steps<Remembered | undefined> {
    const name = hash.toString('base64')
    const now = changes.count()
    if (!changes.isSame(since) || !changes.isSameElsewhere(since)) remembered.clear()
    since = now
    const known = remembered.get(name)
    if (known) return known
    const row = yield* selectByHash.get(hash)
    if (!row) return undefined
    const found = { ...row, account: yield* accountOf(row.organisation) }
    // Another call may have emptied the cache while this call read its rows, which are then outdated.
    if (since !== now) return found
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    remembered.set(name, found)
    return found
  }
  const noteUse = function* (found: Remembered, now: number): Steps<void> {
    const end = changes.begin('nothing')
    const before = found.last_used_at
    // It is set before the time is stored, so that simultaneous calls do not store it, too.
    found.last_used_at = now
    try {
      yield* touch.run(now, found.id)
    } catch (thrown) {
      found.last_used_at = before
      failed(thrown)
    } finally {
      end()
    }
  }
  return {
    *keyOf(secret): Steps<KeyHolder | undefined> {
      const hash = hashOfSecret(secret)
      const found = yield* find(hash)
      if (!found || !timingSafeEqual(hash, found.hash)) return undefined
      const now = nowMs()
      const key = keyFrom(found, now)
      if (key.state === 'revoked' || key.state === 'expired') return undefined
      if (now - (found.last_used_at ?? 0) >= LAST_USED_STEP_MS) yield* noteUse(found, now)
      return { ...key, account: found.account }
    },
  }
}
