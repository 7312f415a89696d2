import { connect, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createLedger } from '../../../src/doors/http/limits/ledger.ts'
import type { Task } from '../../../src/model/background.ts'
import { monthOf } from '../../../src/model/usage.ts'
import { monitorOf } from '../contract/monitors.ts'
import { batchOf } from '../contract/page-batches.ts'
import { temporaryStore } from '../temporary.ts'
import { newDatabase } from './databases.ts'

/* Writes that are stored while the connection is lost before the server's answer arrives. */

/** The server reports that it is ready for the next query, outside of a transaction. */
const READY = Buffer.from('Z\0\0\0\x05I')

/**
 * A store that reaches the server through a proxy. After `lose`, the connection over which the text comes is
 * cut as soon as the server has committed, and the answer is lost.
 */
async function lossyStore() {
  const address = new URL(await newDatabase())
  let lost: string | undefined
  const proxy = createServer((client) => {
    const server = connect(Number(address.port), address.hostname)
    const cut = () => {
      client.destroy()
      server.destroy()
    }
    let isLosing = false
    client.on('data', (data) => {
      if (lost !== undefined && data.includes(lost)) {
        isLosing = true
        lost = undefined
      }
      server.write(data)
    })
    server.on('data', (data) => (isLosing && data.includes(READY) ? cut() : client.write(data)))
    for (const end of [client, server]) end.on('close', cut).on('error', cut)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void proxy.close())
  const there = proxy.address()
  if (typeof there !== 'object' || !there) throw new Error('The proxy has no port.')
  const path = new URL(address)
  path.host = `127.0.0.1:${there.port}`
  const lose = (text: string) => {
    lost = text
    onTestFinished(() => expect(lost, 'The text was sent.').toBeUndefined())
  }
  return { store: await temporaryStore({ path: path.href }), lose }
}

const at = Date.UTC(2026, 10, 20)
const callOf = (organisation: string, requestId: string) => ({
  ...{ requestId, organisation, keyId: 'k', method: 'GET', endpoint: 'brand/retrieve' },
  ...{ status: 200, at, elapsedMs: 7, credits: 1 },
})

test('calls are counted once', async () => {
  const { store, lose } = await lossyStore()
  const { id } = await store.accounts.createOrganisation('acme', 'basic')
  lose('INSERT INTO call_portions')
  await store.accounts.putCalls([callOf(id, 'a'), callOf(id, 'b')], 'one', [])
  expect(await store.accounts.usageOf(id, '2026-11')).toMatchObject({ calls: 2, used: 2 })
  expect(await store.accounts.callsOf(id)).toHaveLength(2)
})

test('a service counts its calls once although the database failed for longer than it is waited for', async () => {
  const store = await temporaryStore({ path: await newDatabase() })
  const { id } = await store.accounts.createOrganisation('acme', 'basic')
  let isLost = true
  const ledger = createLedger({
    accounts: {
      async putCalls(calls, holder, kept) {
        await store.accounts.putCalls(calls, holder, kept)
        if (isLost) throw new Error('The answer was lost.')
      },
    },
    holder: 'one',
    keep: (put) => put([]),
    before: async () => undefined,
    failed: () => undefined,
  })
  ledger.add(callOf(id, 'a'))
  await expect(ledger.flush()).rejects.toThrow('lost')
  ledger.add(callOf(id, 'b'))
  isLost = false
  await ledger.flush()
  await ledger.close()
  expect(await store.accounts.usageOf(id, '2026-11')).toMatchObject({ calls: 2, used: 2 })
})

test('a lease is held by the process that took it', async () => {
  const { store, lose } = await lossyStore()
  lose('INSERT INTO leases')
  const holder = await store.acquireLease('batch')
  await store.renewLease(holder)
  await expect(store.acquireLease('batch')).rejects.toThrow('Another batch')
})

test('a key is made once, and is known with its secret', async () => {
  const { store, lose } = await lossyStore()
  lose('INSERT INTO keys')
  const { id, secret } = await store.createKey('shop', { kind: 'public', referrers: ['shop.example'] })
  expect(await store.listKeys()).toMatchObject([{ id, prefix: secret.slice(0, 8) }])
  expect(await store.keyOf(secret)).toMatchObject({ id, state: 'active' })
})

test('a key that was revoked, and a correction that was removed, are not said to be unknown', async () => {
  const { store, lose } = await lossyStore()
  const { id } = await store.createKey('shop')
  lose('SET revoked_at')
  await expect(store.revokeKey(id)).rejects.toMatchObject({ code: 'storage' })
  expect(await store.listKeys()).toMatchObject([{ id, state: 'revoked' }])
  const place = { domain: 'a.example', field: 'name' }
  await store.corrections.putCorrection({ ...place, value: 'A', who: '', why: '', at: '2026-11-20' })
  lose('DELETE FROM corrections')
  await expect(store.corrections.removeCorrection('a.example', 'name')).rejects.toMatchObject({
    code: 'storage',
  })
  expect(await store.corrections.correctionsOf('a.example')).toEqual([])
})

test('a task is given to the process that took it, and to it once', async () => {
  const { store, lose } = await lossyStore()
  const task: Task = { call: 'brand', handle: { domain: 'a.example' }, request: {} }
  await store.addTask(task, { maxWaiting: 1, restMs: 0 })
  const holder = await store.acquireLease('background 1')
  lose(`SET state = 'running'`)
  const taken = await Promise.all([1, 2, 3].map(() => store.takeTask(holder)))
  expect(taken.filter(Boolean)).toMatchObject([task])
  expect(await store.takeTask(holder)).toBeUndefined()
  const [one] = taken.flatMap((each) => each ?? [])
  if (!one) throw new Error('It was taken.')
  expect(await store.endTask(one, { state: 'done', note: '' })).toBe(true)
  expect(await store.takeTask(holder)).toBeUndefined()
})

test('a turn at a host is taken once, and is free again when it ends', async () => {
  const { store, lose } = await lossyStore()
  lose('INSERT INTO host_turns')
  const taken = await store.takeTurn('a.example', 1)
  expect(taken).toEqual({ turn: expect.any(String) })
  await store.endTurn('turn' in taken ? taken.turn : '', 0)
  expect(await store.takeTurn('a.example', 1)).toEqual({ turn: expect.any(String) })
})

test.each([
  ['INSERT INTO page_batches', undefined],
  ['INSERT INTO batch_pages', undefined],
  ['UPDATE page_batches SET owner', undefined],
  ['UPDATE page_batches SET owner', 3_000],
  [`UPDATE page_batches SET status = 'abandoned'`, 3_000],
])('a batch is stored and charged once when the answer to %s is lost (quota: %s)', async (text, credits) => {
  const { store, lose } = await lossyStore()
  const { id: owner } = await store.accounts.createOrganisation('acme', 'basic')
  lose(text)
  const paths = Array.from({ length: 1_100 }, (_, page) => String(page))
  const period = monthOf(new Date())
  const quota = credits === undefined ? undefined : { period, credits }
  const { id } = await store.addPageBatch(batchOf(paths, { owner, quota }), 'whsec_1')
  // Submissions that are late are abandoned here.
  while ((await store.tidy()) === 'more');
  expect((await store.pageBatches({ owner })).items).toMatchObject([{ id, progress: { pending: 1_100 } }])
  expect((await store.accounts.usageOf(owner, period)).used).toBe(2_200)
})

test('pages are added to a batch and counted once when the answer is lost', async () => {
  const { store, lose } = await lossyStore()
  const { id } = await store.addPageBatch(batchOf(['1']), 'whsec_1')
  lose('UPDATE page_batches SET positions')
  expect(await store.appendPages(id, batchOf(['1', '2']))).toMatchObject({
    ...{ progress: { pending: 2 }, intake: { submitted: 3, duplicates: 1, reserved: 2 } },
  })
})

test.each([`SET state = 'running'`, 'SELECT id, owner, format'])(
  'a page is taken again when the answer to %s is lost',
  async (text) => {
    const { store, lose } = await lossyStore()
    await store.addPageBatch(batchOf(['1', '2']), 'whsec_1')
    const holder = await store.acquireLease('pages 1')
    lose(text)
    expect(await store.takePage(holder)).toMatchObject({ position: 1 })
    expect(await store.takePage(holder)).toMatchObject({ position: 2 })
  },
)

test.each([`SET status = 'running'`, 'baseline, baseline_at FROM monitors'])(
  'a run of a monitor is taken again when the answer to %s is lost',
  async (text) => {
    const { store, lose } = await lossyStore()
    const first = await store.createMonitor(monitorOf('1'))
    const second = await store.createMonitor(monitorOf('2'))
    const holder = await store.acquireLease('monitors 1')
    lose(text)
    expect(await store.takeMonitorRun(holder, [])).toMatchObject({ id: first.runId })
    expect(await store.takeMonitorRun(holder, [])).toMatchObject({ id: second.runId })
  },
)
