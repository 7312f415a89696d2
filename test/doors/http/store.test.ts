import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { storedIn } from '../../../src/engine/store-access.ts'
import { BlazonError } from '../../../src/model/errors.ts'
import { failedResult } from '../../../src/model/failed-result.ts'
import { DEFAULTS } from '../../../src/model/options.ts'
import { openStore } from '../../../src/store/index.ts'
import { answerIn } from './opened.ts'
import { AUTHORIZED, ok, startServing } from './serving.ts'

const PATH = '/v1/brand/retrieve?domain=acme.example'

/** A server over a real database file, with a clock that the test moves. */
async function startStored() {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-serve-'))
  const clock = { ms: Date.parse('2026-11-20T08:00:00Z') }
  const store = await openStore(join(folder, 'brands.db'), { now: () => new Date(clock.ms) })
  const key = await store.createKey('test')
  const serving = await startServing({
    engine: storedIn(store, () => new Date()),
    settings: { now: () => clock.ms },
    lookup: async (site) => {
      const result = (await store.freshResultOf(site.domain)) ?? ok(site.domain)
      await store.putResult(result)
      return { result }
    },
  })
  onTestFinished(async () => {
    await serving.server.close()
    await store.close()
    rmSync(folder, { recursive: true })
  })
  const get = async (secret = key.secret) => {
    const answer = await fetch(serving.url + PATH, { headers: { authorization: `Bearer ${secret}` } })
    return { status: answer.status, body: answer.ok ? answerIn(await answer.text()) : await answer.text() }
  }
  return { ...serving, store, key, clock, get }
}

test('a cold answer is kept in the database, and the warm one is the same bytes', async () => {
  const { get, lookups, store } = await startStored()
  const cold = await get()
  expect(cold.status).toBe(200)
  expect(await store.answerOf('acme.example', 'brand')).toBe(cold.body)
  expect(await get()).toEqual(cold)
  expect(lookups).toHaveLength(1)
})

test('a result that a batch stored is answered without a kept body, and kept then', async () => {
  const { get, store } = await startStored()
  await store.putResult(ok('acme.example'))
  expect(await store.answerOf('acme.example', 'brand')).toBeUndefined()
  const { body } = await get()
  expect(await store.answerOf('acme.example', 'brand')).toBe(body)
})

test('an answer goes with its age', async () => {
  const { get, lookups, clock } = await startStored()
  await get()
  clock.ms += DEFAULTS.store.recordMaxAgeMs - 1
  await get()
  expect(lookups).toHaveLength(1)
  clock.ms += 2 + DEFAULTS.store.staleMaxAgeMs
  await get()
  expect(lookups).toHaveLength(2)
})

test.each([
  [3_000, 200],
  [1_000, 400],
])('fonts and style guides are as old as the brand may be: %i ms', async (recordMaxAgeMs, expected) => {
  const { store, clock } = await startStored()
  await store.putResult(ok('acme.example'))
  for (const name of ['fonts', 'styleguide+links'])
    await store.putAnswer(name, `{"${name}":1}`, ok('acme.example'))
  clock.ms += 2_000
  const down = async () =>
    failedResult('acme.example', new BlazonError('unreachable', 'Down.', { retryable: false }))
  const { server } = await startServing({
    listen: false,
    engine: {
      answers: storedIn(store, () => new Date(clock.ms)).answers,
      options: { ...DEFAULTS, store: { ...DEFAULTS.store, recordMaxAgeMs, staleMaxAgeMs: 0 } },
      styleguide: down,
    },
    lookup: async () => ({ result: await down() }),
  })
  const status = async (path: string) =>
    (await server.inject({ url: `/v1/brand/${path}?domain=acme.example`, headers: AUTHORIZED })).statusCode
  expect([await status('fonts'), await status('styleguide')]).toEqual([expected, expected])
})

test('keys work as the database says: unknown, active, suspended, revoked', async () => {
  const { get, store, key } = await startStored()
  expect((await get('blz_unknown')).status).toBe(401)
  expect((await get()).status).toBe(200)
  await store.suspendKey(key.id)
  expect((await get()).status).toBe(403)
  await store.resumeKey(key.id)
  expect((await get()).status).toBe(200)
  await store.revokeKey(key.id)
  expect((await get()).status).toBe(401)
})

test('a database that fails is 500 without its path, and whole in the log', async () => {
  const { get, store, lines } = await startStored()
  await store.close()
  const { status, body } = await get()
  expect(status).toBe(500)
  expect(body).not.toContain('brands.db')
  expect(lines.join('\n')).toContain('database')
})
