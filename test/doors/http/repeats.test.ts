import { expect, test } from 'vitest'
import { SERVICE } from '../../../src/doors/http/bounds.ts'
import { storedIn } from '../../../src/engine/store-access.ts'
import { bounded } from '../../house/bounded.ts'
import { Clock, temporaryStore } from '../../store/temporary.ts'
import { answerIn } from './opened.ts'
import { ok, startServing } from './serving.ts'

const PATH = '/v1/brand/retrieve?domain=acme.example'

/** Two services over one database: one gives answers again, the other reads each of them. */
async function startBoth() {
  let reads = 0
  const clock = new Clock()
  const store = await temporaryStore({ now: clock.now })
  const key = await store.createKey('test')
  await store.putResult(ok('acme.example'))
  await store.putAnswer('brand', '{"brand":{"domain":"acme.example"}}', ok('acme.example'))
  const engine = storedIn(store, clock.now)
  const of = (...asked: Parameters<typeof engine.answers.of>) => {
    reads++
    return engine.answers.of(...asked)
  }
  const start = () =>
    startServing({
      engine: { ...engine, answers: { ...engine.answers, of } },
      settings: { now: () => clock.ms },
    })
  const repeating = await start()
  bounded(SERVICE, { repeatsMaxBytes: 0 })
  const reading = await start()
  return { clock, store, key, repeating, reading, reads: () => reads }
}

async function told(answer: Response) {
  const headers = Object.fromEntries(answer.headers)
  for (const name of ['x-request-id', 'date']) delete headers[name]
  return { status: answer.status, headers, body: await answer.text() }
}

test.each([
  ['an answer', PATH, {}],
  ['the same question in other words', `${PATH}&maxSpeed=false`, {}],
  ['a question without a key', PATH, { authorization: '' }],
  ['another key', PATH, { authorization: 'Bearer nobody' }],
  ['a wrong parameter', `${PATH}&timeoutMS=-1`, {}],
  ['no route', '/v1/brand/nothing?domain=acme.example', {}],
] as const)('%s is the same, given again or read', async (_, path, headers) => {
  const { repeating, reading, key, clock } = await startBoth()
  const asked = { authorization: `Bearer ${key.secret}`, ...headers }
  for (let at = 0; at < 3; at++) {
    clock.ms += 1_500
    expect(await told(await repeating.get(path, asked))).toEqual(await told(await reading.get(path, asked)))
  }
  expect(repeating.lookups).toEqual(reading.lookups)
  expect(repeating.lines.length).toBe(reading.lines.length)
  expect(repeating.usage.length).toBe(reading.usage.length)
})

test('an answer is read once and given again', async () => {
  const { repeating, key, reads } = await startBoth()
  for (let at = 0; at < 5; at++) await repeating.get(PATH, { authorization: `Bearer ${key.secret}` })
  expect(reads()).toBe(1)
})

test('what changes in the same process is seen by the next request', async () => {
  const { repeating, store, key } = await startBoth()
  const get = () => repeating.get(PATH, { authorization: `Bearer ${key.secret}` })
  for (let at = 0; at < 2; at++) expect(await (await get()).text()).toContain('acme.example')
  await store.putAnswer('brand', '{"brand":{"title":"Acme"}}', ok('acme.example'))
  expect(answerIn(await (await get()).text())).toBe('{"brand":{"title":"Acme"}}')
  await store.revokeKey(key.id)
  expect((await get()).status).toBe(401)
})

test('an answer is not given again beyond its age', async () => {
  const { repeating, clock, key } = await startBoth()
  const get = () => repeating.get(PATH, { authorization: `Bearer ${key.secret}` })
  for (let at = 0; at < 2; at++) expect((await get()).status).toBe(200)
  clock.ms += 400 * 24 * 3_600_000
  await get()
  expect(repeating.lookups).toHaveLength(1)
})
