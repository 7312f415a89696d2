import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from 'better-sqlite3'
import { BlazonError } from '../model/errors.ts'
import type { Spare } from './failure.ts'

/** A bearer key, without its secret: only the SHA-256 of that is kept, which is enough for 32 random bytes. */
export interface ApiKey {
  /** `key_` and 16 hex digits; names the key in commands and logs. */
  readonly id: string
  readonly name: string
  readonly state: 'active' | 'suspended' | 'revoked'
  readonly createdAt: Date
  /** To the minute; null when it was never used. */
  readonly lastUsedAt: Date | null
}

export interface Keys {
  /** Makes a key. The secret is shown here and never again. `random` gives that many random bytes. */
  createKey(name: string, random?: (bytes: number) => Uint8Array): { id: string; secret: string }
  /** All keys, oldest first. */
  listKeys(): readonly ApiKey[]
  /** The key with this secret, active or suspended; notes that it was used. */
  keyOf(secret: string): ApiKey | undefined
  /** For good. These three throw `not_found` for an id that is not there, or was revoked. */
  revokeKey(id: string): void
  suspendKey(id: string): void
  resumeKey(id: string): void
}

/** A key's time of use is written at most this often, so that reading a record does not mean writing. */
const LAST_USED_STEP_MS = 60_000

interface Row {
  readonly id: string
  readonly name: string
  readonly hash: Uint8Array
  readonly created_at: number
  readonly last_used_at: number | null
  readonly suspended_at: number | null
  readonly revoked_at: number | null
}

export function keysIn(db: Database, nowMs: () => number, spare: Spare): Keys {
  const insert = db.prepare<[string, string, Uint8Array, number]>(
    'INSERT INTO keys (id, name, hash, created_at) VALUES (?, ?, ?, ?)',
  )
  const selectAll = db.prepare<[], Row>('SELECT * FROM keys ORDER BY created_at, rowid')
  const selectByHash = db.prepare<[Uint8Array], Row>('SELECT * FROM keys WHERE hash = ?')
  const touch = db.prepare<[number, string]>('UPDATE keys SET last_used_at = ? WHERE id = ?')
  const revoke = db.prepare<[number, string]>(
    'UPDATE keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL',
  )
  const suspend = db.prepare<[number, string]>(
    'UPDATE keys SET suspended_at = coalesce(suspended_at, ?) WHERE id = ? AND revoked_at IS NULL',
  )
  const resume = db.prepare<[string]>(
    'UPDATE keys SET suspended_at = NULL WHERE id = ? AND revoked_at IS NULL',
  )

  const mustChange = (id: string, { changes }: { changes: number }) => {
    if (changes === 0)
      throw new BlazonError(
        'not_found',
        `There is no key ${id} that is still valid; blazon keys list names them.`,
      )
  }
  return {
    createKey(name, random = randomBytes) {
      const id = `key_${Buffer.from(random(8)).toString('hex')}`
      const secret = `blz_${Buffer.from(random(32)).toString('base64url')}`
      insert.run(id, name, hashOfSecret(secret), nowMs())
      return { id, secret }
    },
    listKeys: () => selectAll.all().map(keyFrom),
    keyOf(secret) {
      const hash = hashOfSecret(secret)
      const row = selectByHash.get(hash)
      if (!row || row.revoked_at !== null || !timingSafeEqual(hash, row.hash)) return undefined
      if (nowMs() - (row.last_used_at ?? 0) >= LAST_USED_STEP_MS) spare(() => void touch.run(nowMs(), row.id))
      return keyFrom(row)
    },
    revokeKey: (id) => mustChange(id, revoke.run(nowMs(), id)),
    suspendKey: (id) => mustChange(id, suspend.run(nowMs(), id)),
    resumeKey: (id) => mustChange(id, resume.run(id)),
  }
}

function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

function keyFrom(row: Row): ApiKey {
  return {
    id: row.id,
    name: row.name,
    state: row.revoked_at !== null ? 'revoked' : row.suspended_at !== null ? 'suspended' : 'active',
    createdAt: new Date(row.created_at),
    lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at),
  }
}
