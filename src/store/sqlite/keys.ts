import { timingSafeEqual } from 'node:crypto'
import type { Database } from 'better-sqlite3'
import { BlazonError } from '../../model/errors.ts'
import type { ApiKey } from '../../model/stored.ts'
import { checkedSecret, hashOfSecret, newKeyId, newSecret, type Random } from '../secrets.ts'
import type { Immediate } from './immediate.ts'

interface Settings {
  readonly nowMs: () => number
  readonly random: Random
  /** Is told why the use of a key could not be stored. When it throws, `keyOf` throws the same. */
  readonly failed: (thrown: unknown) => void
}

type Methods = 'createKey' | 'listKeys' | 'keyOf' | 'revokeKey' | 'suspendKey' | 'resumeKey'

/** A key's time of use is written at most this often: most requests only read the database. */
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

export function keysIn(db: Database, { nowMs, random, failed }: Settings): Immediate<Methods> {
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

  const noteUse = (id: string) => {
    try {
      touch.run(nowMs(), id)
    } catch (thrown) {
      failed(thrown)
    }
  }
  const mustChange = (id: string, { changes }: { changes: number }) => {
    if (changes === 0)
      throw new BlazonError(
        'not_found',
        `There is no key ${id} that is still valid; blazon keys list names them.`,
      )
  }
  return {
    createKey(name, chosen) {
      const id = newKeyId(random)
      const secret = chosen === undefined ? newSecret(random) : checkedSecret(chosen)
      const hash = hashOfSecret(secret)
      const before = selectByHash.get(hash)
      if (before?.revoked_at)
        throw new BlazonError('invalid_input', `This secret was that of ${before.id}, which is revoked.`)
      if (!before) insert.run(id, name, hash, nowMs())
      return { id: before?.id ?? id, secret }
    },
    listKeys: () => selectAll.all().map(keyFrom),
    keyOf(secret) {
      const hash = hashOfSecret(secret)
      const row = selectByHash.get(hash)
      if (!row || row.revoked_at !== null || !timingSafeEqual(hash, row.hash)) return undefined
      if (nowMs() - (row.last_used_at ?? 0) >= LAST_USED_STEP_MS) noteUse(row.id)
      return keyFrom(row)
    },
    revokeKey: (id) => mustChange(id, revoke.run(nowMs(), id)),
    suspendKey: (id) => mustChange(id, suspend.run(nowMs(), id)),
    resumeKey: (id) => mustChange(id, resume.run(id)),
  }
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
