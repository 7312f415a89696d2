import { timingSafeEqual } from 'node:crypto'
import type { Database } from 'better-sqlite3'
import type { Account, KeyHolder } from '../../model/keys.ts'
import { hashOfSecret } from '../secrets.ts'
import type { Immediate } from './access.ts'
import type { TrackedChanges } from './changes.ts'
import { type KeyRow, keyFrom } from './keys.ts'
import { organisationsIn } from './organisations.ts'

/** A key with its organisation. The key's time of use is left out, because nothing else depends on it. */
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

/**
 * A key's time of use is written at most this often, because most requests otherwise only read the database.
 */
const LAST_USED_STEP_MS = 60_000
/** The number of cached keys; a service has only a few keys in use at once. */
const MAX_REMEMBERED = 1_000

/**
 * Finds keys by their secrets. Found keys are cached until this or another process changes the file, so that
 * the next request with a revoked key is refused.
 */
export function keyHoldersIn(db: Database, { nowMs, changes, failed }: Settings): Immediate<'keyOf'> {
  const selectByHash = db.prepare<[Uint8Array], KeyRow>('SELECT * FROM keys WHERE hash = ?')
  const selectWeights = db.prepare<[], { endpoint: string; credits: number }>(
    'SELECT * FROM endpoint_credits',
  )
  const touch = db.prepare<[number, string]>('UPDATE keys SET last_used_at = ? WHERE id = ?')
  const { organisationOf } = organisationsIn(db)
  const remembered = new Map<string, Remembered>()
  let since = changes.count()

  const accountOf = (organisation: string | null): Account | null => {
    const found = organisation === null ? undefined : organisationOf(organisation)
    if (!found) return null
    return { ...found, credits: new Map(selectWeights.all().map((row) => [row.endpoint, row.credits])) }
  }
  const find = (hash: Buffer) => {
    const name = hash.toString('base64')
    const now = changes.count()
    if (!changes.isSame(since) || !changes.isSameElsewhere(since)) remembered.clear()
    since = now
    const known = remembered.get(name)
    if (known) return known
    const row = selectByHash.get(hash)
    if (!row) return undefined
    const found = { ...row, account: accountOf(row.organisation) }
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    remembered.set(name, found)
    return found
  }
  const noteUse = (found: Remembered, now: number) => {
    const end = changes.begin('nothing')
    try {
      touch.run(now, found.id)
      found.last_used_at = now
    } catch (thrown) {
      failed(thrown)
    } finally {
      end()
    }
  }
  return {
    keyOf(secret): KeyHolder | undefined {
      const hash = hashOfSecret(secret)
      const found = find(hash)
      if (!found || !timingSafeEqual(hash, found.hash)) return undefined
      const now = nowMs()
      const key = keyFrom(found, now)
      if (key.state === 'revoked' || key.state === 'expired') return undefined
      if (now - (found.last_used_at ?? 0) >= LAST_USED_STEP_MS) noteUse(found, now)
      return { ...key, account: found.account }
    },
  }
}
