/**
 * Handles keys that are made when a service starts. Each start replaces the key of the previous start. It
 * never replaces the key of a service that still runs, because the callers of this service would be refused.
 */

import type { Blazon } from '../../engine/engine.ts'
import { BlazonError } from '../../model/errors.ts'
import { LEASE } from '../../model/lease.ts'

type Engine = Pick<Blazon, 'keys' | 'queue' | 'options'>

/**
 * Rejects with `storage` while a process serves with a key of that name, except for the key `own`. The
 * message names the process.
 */
export async function requireUnused(engine: Engine, name: string, own?: string): Promise<void> {
  const leases = engine.queue()
  for (const id of await earlierKeys(engine, name, own)) {
    const holder = await leases.acquireLease(leaseOf(id)).catch((thrown: BlazonError) => {
      const message = `${thrown.message} This start would revoke its key.`
      throw new BlazonError(thrown.code, message, { cause: thrown })
    })
    await leases.releaseLease(holder)
  }
}

/** Revokes the keys of that name that earlier starts made. Resolves to their ids. */
export async function revokeEarlier(engine: Engine, name: string, own: string): Promise<readonly string[]> {
  const ids = await earlierKeys(engine, name, own)
  for (const id of ids) await engine.keys.revoke(id)
  return ids
}

async function earlierKeys({ keys }: Engine, name: string, own: string | undefined): Promise<string[]> {
  const all = await keys.list()
  return all.flatMap((key) => (key.name === name && key.id !== own && key.state !== 'revoked' ? key.id : []))
}

/**
 * Records in the database, by a lease, that a process serves with the key, until the returned function is
 * called. When several processes serve with one key, one of them holds the lease for all. When the holder
 * ends, another process takes over.
 */
export async function useKey(engine: Engine, id: string): Promise<() => Promise<void>> {
  const leases = engine.queue()
  let holder: string | undefined
  const say = async () => {
    const held = holder
    // A failure is ignored: either another process holds the lease, or the database fails. In the second case
    // each request reports the failure.
    holder = await (held === undefined
      ? leases.acquireLease(leaseOf(id))
      : leases.renewLease(held).then(() => held)
    ).catch(() => undefined)
  }
  let said = say()
  await said
  const renewal = setInterval(() => {
    said = say()
  }, LEASE.maxAgeMs / 3).unref()
  return async () => {
    clearInterval(renewal)
    await said
    if (holder !== undefined) await leases.releaseLease(holder)
  }
}

/** The name of the lease, for messages: “Another service with the key key_1 (process 7 …) is working …”. */
function leaseOf(id: string): string {
  return `service with the key ${id}`
}
