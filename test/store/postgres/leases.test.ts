import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createLimits } from '../../../src/doors/http/limits/index.ts'
import type { Logger } from '../../../src/model/logger.ts'
import { temporaryStore } from '../temporary.ts'
import { newDatabase } from './databases.ts'

/*
 * Leases of names and of credits, with a second connection that writes or locks between two queries of a
 * store.
 */

/** A connection of its own to the tables of a database. */
async function besides(db: string): Promise<pg.Client> {
  const client = new pg.Client(db)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`SET search_path = ${new URL(db).searchParams.get('schema')}`)
  return client
}

/** Waits until another connection waits for a lock of this one. */
async function untilBlocking(client: pg.Client): Promise<void> {
  const blocked = async () => {
    const { rowCount } = await client.query(
      'SELECT 1 FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))',
    )
    return rowCount
  }
  await expect.poll(blocked).toBe(1)
}

test('a lease is free when its process has died on this machine, but not on another one of the same name', async () => {
  const path = await newDatabase()
  const store = await temporaryStore({ path })
  const client = await besides(path)
  const machine = (await store.acquireLease('batch')).slice(36)
  const { pid } = spawnSync('true')
  // A holder's name is a random text, and what identifies its machine.
  await client.query(`UPDATE leases SET pid = ${pid}, holder = '${randomUUID()} elsewhere'`)
  await expect(store.acquireLease('batch')).rejects.toThrow(
    `Another batch (process ${pid} on ${hostname()}) is`,
  )
  await client.query(`UPDATE leases SET holder = '${randomUUID()}${machine}'`)
  await store.acquireLease('batch')
})

test('a silent holder that renews its lease while another process takes it over keeps the lease', async () => {
  const path = await newDatabase()
  const store = await temporaryStore({ path })
  const client = await besides(path)
  const slow = await store.acquireLease('batch')
  await client.query('UPDATE leases SET renewed_at = renewed_at - 31000')
  await client.query('BEGIN')
  await client.query('UPDATE leases SET renewed_at = renewed_at + 31000')
  const taken = store.acquireLease('batch')
  const refused = expect(taken).rejects.toThrow(/Another batch/)
  await untilBlocking(client)
  await client.query('COMMIT')
  await refused
  await store.renewLease(slow)
})

test('credits that are leased while calls are stored are not leased to another process as well', async () => {
  const path = await newDatabase()
  const store = await temporaryStore({ path })
  const client = await besides(path)
  const quota = 640
  const plan = { name: 'quota', quota, period: 'once', overageCents: null, perSecond: null } as const
  await store.accounts.putPlan({ ...plan, prefetch: true })
  const { id: organisation } = await store.accounts.createOrganisation('acme', 'quota')
  const { secret } = await store.createKey('k', { organisation })
  const key = await store.keyOf(secret)
  if (!key) throw new Error('The key was made.')
  const limits = createLimits({
    ...{ accounts: store.accounts, holder: 'one', now: Date.now, publicPerSecond: 1 },
    logger: { error: (_: object, message: string) => expect.fail(message) } as unknown as Logger,
  })
  onTestFinished(() => limits.close())
  let spent = 0
  const settle = (admission: ReturnType<typeof limits.admitHeld>) => {
    const requestId = randomUUID()
    admission?.settle({ requestId, method: 'GET', status: 200, elapsedMs: 1 }, true)
    if (admission && !admission.refusal) spent += 1
    return admission
  }
  const admit = () => limits.admit(key, 'brand/retrieve', { call: 'x', isFirst: true })
  settle(await admit())
  while (settle(limits.admitHeld(key, 'brand/retrieve')));

  await client.query('BEGIN')
  await client.query('LOCK TABLE call_portions IN ACCESS EXCLUSIVE MODE')
  const stored = limits.flush()
  await untilBlocking(client)
  const admitted = admit()
  await Promise.race([admitted, sleep(200)])
  await client.query('COMMIT')
  await stored
  settle(await admitted)

  const request = { organisation, period: 'once', quota, holder: 'other', leaseMs: 60_000 }
  let leased = 0
  // Few leases, as the service stores its credits anew a second later.
  for (let least = 512; least >= 1; least /= 2)
    leased += (await store.accounts.leaseCredits({ ...request, least, want: least })).credits
  while (settle(limits.admitHeld(key, 'brand/retrieve')));
  expect(spent).toBeGreaterThan(10)
  expect(spent + leased).toBe(quota)
})
