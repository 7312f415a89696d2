import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forgettingIn } from '../../../src/engine/forget.ts'
import { storedIn } from '../../../src/engine/store-access.ts'
import { forget } from '../../../src/library/lookups.ts'
import { okResult } from '../../store/records.ts'
import { temporaryFolder, temporaryStore } from '../../store/temporary.ts'
import { ok, startServing } from './serving.ts'

const PATH = '/v1/brand/retrieve?domain=acme.example'

/**
 * A service over a database, as an engine serves it. Each domain is looked up when nothing is stored of it.
 */
async function startService() {
  const path = join(temporaryFolder(), 'brands.db')
  const store = await temporaryStore({ path })
  const { server, lookups } = await startServing({
    engine: { ...storedIn(store, () => new Date()), forget: forgettingIn(store) },
    settings: { now: Date.now },
    listen: false,
    lookup: async ({ domain }) => {
      const result = ok(domain)
      await store.putResult(result)
      return { result }
    },
  })
  const keyFor = async (name: string, permissions?: readonly string[]) =>
    (await store.createKey(name, { permissions })).secret
  const asked = (secret: string | undefined, body: object = { domain: 'www.acme.example' }) =>
    server.inject({
      url: '/v1/operator/forget',
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(secret && { authorization: `Bearer ${secret}` }) },
      body: JSON.stringify(body),
    })
  const get = (secret: string) => server.inject({ url: PATH, headers: { authorization: `Bearer ${secret}` } })
  return { path, store, lookups, keyFor, asked, get }
}

test('an operator has a domain forgotten, and the service remembers nothing of it', async () => {
  const { store, lookups, keyFor, asked, get } = await startService()
  const [caller, operator] = [await keyFor('caller'), await keyFor('operator', ['operator/forget'])]
  await store.putResult(okResult('other.example'))
  expect([(await get(caller)).statusCode, (await get(caller)).statusCode]).toEqual([200, 200])
  const answer = await asked(operator)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    status: 'ok',
    domain: 'acme.example',
    forgotten_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    deleted: { results: 1, answers: 1, lines: 0 },
    is_compacted: false,
  })
  expect(await store.resultOf('acme.example')).toBeUndefined()
  expect(await store.resultOf('other.example')).toBeDefined()
  expect(lookups).toEqual(['acme.example'])
  await get(caller)
  expect(lookups).toEqual(['acme.example', 'acme.example'])
})

test('what another process forgets is not answered from memory', async () => {
  const { path, lookups, keyFor, get } = await startService()
  const caller = await keyFor('caller')
  await get(caller)
  await get(caller)
  expect(lookups.length).toBe(1)
  expect((await forget(path, 'acme.example')).deleted.results).toBe(1)
  expect((await get(caller)).statusCode).toBe(200)
  expect(lookups.length).toBe(2)
})

test('no key opens it but one that names it', async () => {
  const { store, keyFor, asked } = await startService()
  await store.putResult(okResult('acme.example'))
  expect((await asked(undefined)).statusCode).toBe(401)
  expect((await asked('blz_unknown-secret-0123456789')).statusCode).toBe(401)
  for (const permissions of [undefined, ['*'], ['brand/*'], ['brand/retrieve'], []]) {
    const refused = await asked(await keyFor('some', permissions))
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { error_code: 'NOT_PERMITTED' }])
  }
  const { secret } = await store.createKey('page', { kind: 'public' })
  expect((await asked(secret)).statusCode).toBe(403)
  expect((await asked(await keyFor('operator', ['operator/forget']), { domain: 'x y' })).statusCode).toBe(400)
  expect(await store.resultOf('acme.example')).toBeDefined()
})
