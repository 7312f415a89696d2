import { BlazonError } from '../../model/errors.ts'
import type { ApiKey, KeySettings, NewKey } from '../../model/keys.ts'
import {
  checkedSecret,
  checkKeySettings,
  hashOfSecret,
  newKeyId,
  newSecret,
  prefixOf,
  type Random,
} from '../secrets.ts'
import type { Keys } from '../store.ts'
import type { Computed, Sql, Steps } from './sql.ts'

interface Settings {
  readonly nowMs: () => number
  readonly random: Random
}

type Methods = Exclude<keyof Keys, 'keyOf' | 'createKey'>

/** The random parts of a key. */
interface Fresh {
  readonly id: string
  readonly bytes: Uint8Array
}

interface Creation {
  /** Creates a key. When the answer is lost, a retry with the same `fresh` does not create a second key. */
  createKey(name: string, settings: string | KeySettings | undefined, fresh: Fresh): Steps<NewKey>
  freshKey(): Fresh
}

/** A key is created only if no other key has its secret, so keys are created one after another. */
const LOCK = 'keys'

export interface KeyRow {
  readonly id: string
  readonly name: string
  readonly hash: Uint8Array
  readonly kind: ApiKey['kind']
  readonly prefix: string
  readonly referrers: string
  readonly permissions: string | null
  readonly organisation: string | null
  readonly created_at: number
  readonly expires_at: number | null
  readonly last_used_at: number | null
  readonly suspended_at: number | null
  readonly revoked_at: number | null
}

type Inserted = Pick<KeyRow, 'id' | 'name' | 'hash' | 'kind' | 'prefix' | 'referrers'> &
  Pick<KeyRow, 'permissions' | 'organisation' | 'created_at' | 'expires_at'>

const INSERT = `INSERT INTO keys
  (id, name, hash, kind, prefix, referrers, permissions, organisation, created_at, expires_at)
  VALUES (:id, :name, :hash, :kind, :prefix, :referrers, :permissions, :organisation, :created_at, :expires_at)`

/** The keys of the service. The search by secret is in `key-holders.ts`. */
export function keysIn(sql: Sql, { nowMs, random }: Settings): Computed<Methods, Keys> & Creation {
  const insert = sql.prepare<[Inserted]>(INSERT)
  const selectAll = sql.prepare<[], KeyRow>('SELECT * FROM keys ORDER BY created_at, rowid')
  const selectByHash = sql.prepare<[Uint8Array], KeyRow>('SELECT * FROM keys WHERE hash = ?')
  const selectById = sql.prepare<[string], KeyRow>('SELECT * FROM keys WHERE id = ? AND revoked_at IS NULL')
  const selectOrganisation = sql.value<[string, string], string>(
    'SELECT id FROM organisations WHERE id = ? OR name = ?',
  )
  const change = changesIn(sql, nowMs)

  const organisationOf = function* (name: string | undefined): Steps<string | null> {
    if (name === undefined) return null
    const id = yield* selectOrganisation.get(name, name)
    if (id !== undefined) return id
    throw new BlazonError(
      'not_found',
      `There is no organisation ${name}; blazon organisations list names them.`,
    )
  }
  const freshKey = () => ({ id: newKeyId(random), bytes: random(32) })
  const create = function* (name: string, settings: KeySettings, fresh: Fresh): Steps<NewKey> {
    checkKeySettings(settings)
    const { secret: chosen, kind = 'secret', referrers = [], permissions, expiresAt } = settings
    const secret = chosen === undefined ? newSecret(() => fresh.bytes, kind) : checkedSecret(chosen)
    const hash = hashOfSecret(secret)
    const before = yield* selectByHash.get(hash)
    if (before?.revoked_at)
      throw new BlazonError('invalid_input', `This secret was that of ${before.id}, which is revoked.`)
    if (before) return { id: before.id, secret }
    const row: Inserted = {
      id: fresh.id,
      ...{ name, hash, kind },
      prefix: prefixOf(secret, chosen !== undefined),
      referrers: JSON.stringify(referrers),
      permissions: permissions ? JSON.stringify(permissions) : null,
      organisation: yield* organisationOf(settings.organisation),
      created_at: nowMs(),
      expires_at: expiresAt?.getTime() ?? null,
    }
    yield* insert.run(row)
    return { id: row.id, secret }
  }
  const rotate = function* (id: string, oldEndsAt: Date): Steps<NewKey> {
    const old = yield* selectById.get(id)
    if (!old || stateOf(old, nowMs()) === 'expired') throw noSuchKey(id)
    const { kind, organisation, referrers, permissions } = keyFrom(old, nowMs())
    const settings = {
      ...{ kind, referrers, permissions: permissions ?? undefined, organisation: organisation ?? undefined },
      expiresAt: old.expires_at === null ? undefined : new Date(old.expires_at),
    }
    const made = yield* create(old.name, settings, freshKey())
    const endsAt = Math.min(oldEndsAt.getTime(), old.expires_at ?? Number.POSITIVE_INFINITY)
    yield* change.expireKey(id, new Date(endsAt))
    return made
  }
  const createOne = sql.write(LOCK, create)
  return {
    ...change,
    freshKey,
    createKey: (name, settings = {}, fresh) =>
      createOne(name, typeof settings === 'string' ? { secret: settings } : settings, fresh),
    rotateKey: sql.write(LOCK, rotate),
    *listKeys() {
      return (yield* selectAll.all()).map((row) => keyFrom(row, nowMs()))
    },
  }
}

/** The methods that change one key. Each throws `not_found` for an unknown or revoked key. */
function changesIn(sql: Sql, nowMs: () => number) {
  const set = (assignment: string) =>
    sql.prepare<[number | string | null, string]>(
      `UPDATE keys SET ${assignment} WHERE id = ? AND revoked_at IS NULL`,
    )
  const revoke = set('revoked_at = ?')
  const suspend = set('suspended_at = coalesce(suspended_at, ?)')
  const resume = set('suspended_at = ?')
  const expire = set('expires_at = ?')
  const permit = set('permissions = ?')
  const mustChange = function* (id: string, change: Steps<number>): Steps<void> {
    if ((yield* change) === 0) throw noSuchKey(id)
  }
  return {
    revokeKey: (id: string) => mustChange(id, revoke.run(nowMs(), id)),
    suspendKey: (id: string) => mustChange(id, suspend.run(nowMs(), id)),
    resumeKey: (id: string) => mustChange(id, resume.run(null, id)),
    expireKey: (id: string, at: Date | null) => mustChange(id, expire.run(at?.getTime() ?? null, id)),
    *permitKey(id: string, endpoints: readonly string[] | null) {
      checkKeySettings({ permissions: endpoints ?? undefined })
      yield* mustChange(id, permit.run(endpoints && JSON.stringify(endpoints), id))
    },
  }
}

function noSuchKey(id: string): BlazonError {
  return new BlazonError(
    'not_found',
    `There is no key ${id} that is still valid; blazon keys list names them.`,
  )
}

function stateOf(row: KeyRow, now: number): ApiKey['state'] {
  if (row.revoked_at !== null) return 'revoked'
  if (row.expires_at !== null && row.expires_at <= now) return 'expired'
  return row.suspended_at === null ? 'active' : 'suspended'
}

export function keyFrom(row: KeyRow, now: number): ApiKey {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    state: stateOf(row, now),
    prefix: row.prefix,
    referrers: JSON.parse(row.referrers) as string[],
    permissions: row.permissions === null ? null : (JSON.parse(row.permissions) as string[]),
    organisation: row.organisation,
    createdAt: new Date(row.created_at),
    expiresAt: dateOf(row.expires_at),
    lastUsedAt: dateOf(row.last_used_at),
  }
}

const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms))
