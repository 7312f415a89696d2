import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { route } from '../../../src/doors/http/route.ts'
import { ROUTES } from '../../../src/doors/http/routes/index.ts'
import { storedIn } from '../../../src/engine/store-access.ts'
import { BlazonError } from '../../../src/model/errors.ts'
import type { KeptLogo } from '../../../src/model/logo.ts'
import { until } from '../../house/until.ts'
import { temporaryStore } from '../../store/temporary.ts'
import { heldLookup, startServing } from './serving.ts'

/*
 * Work that was begun for a key is charged, whatever its call was answered: otherwise a wait of a
 * millisecond, or a condition that every picture meets, would be a lookup for nothing.
 */

const LOGO = {
  bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  contentType: 'image/svg+xml',
  source: { kind: 'logo', evidence: [] },
  hash: 'a'.repeat(64),
  width: 64,
  height: 64,
} satisfies KeptLogo

const large = route({
  method: 'GET',
  path: '/v1/large',
  summary: 'many bytes',
  params: {},
  answer: z.string(),
  run: async () => Buffer.alloc(64 * 2 ** 20, ' '),
})

/** A server over a real database whose key has a plan with a quota; `used` tells what is charged. */
async function start(settings: Partial<Parameters<typeof startServing>[0] & object> = {}) {
  const store = await temporaryStore()
  const plan = { name: 'test', quota: 5, period: 'month', perSecond: null, overageCents: null } as const
  await store.accounts.putPlan({ ...plan, prefetch: false })
  await store.accounts.createOrganisation('acme', 'test')
  const { secret } = await store.createKey('crm', { organisation: 'acme' })
  const drawn = new Map<string, KeptLogo>()
  const serving = await startServing({
    listen: false,
    ...settings,
    engine: {
      ...storedIn(store, () => new Date()),
      drawings: { of: async (domain) => drawn.get(domain) },
      async logo(asked) {
        const domain = 'domain' in asked ? asked.domain : ''
        drawn.set(domain, LOGO)
        return { state: 'ok', domain, ...LOGO }
      },
    },
    settings: { now: Date.now },
  })
  const headers = { authorization: `Bearer ${secret}` }
  const get = (url: string, more: Record<string, string> = {}) =>
    serving.server.inject({ url, headers: { ...headers, ...more } })
  const used = async () => ((await get('/v1/usage')).json() as { usage: { used: number } }).usage.used
  return { ...serving, secret, get, used }
}

test('a lookup that goes on after a 408 is charged when it finds the brand, and not when it fails', async () => {
  const held = heldLookup()
  let fails = false
  const { get, used } = await start({
    lookup: async (site, how) => {
      if (fails) throw new BlazonError('not_found', 'It is gone.')
      return held.lookup(site, how)
    },
  })
  const late = await get('/v1/brand/retrieve?domain=acme.example&timeoutMS=1')
  expect([late.statusCode, await used()]).toEqual([408, 0])
  held.release()
  await expect.poll(used).toBe(1)
  fails = true
  const gone = await get('/v1/brand/retrieve?domain=gone.example')
  expect([gone.statusCode, await used()]).toEqual([404, 1])
})

test('who joins a lookup that another call began and is out of time pays nothing', async () => {
  const held = heldLookup()
  const { get, used } = await start({ lookup: held.lookup })
  const url = '/v1/brand/retrieve?domain=acme.example&timeoutMS=1'
  const statuses = [(await get(url)).statusCode, (await get(url)).statusCode]
  held.release()
  await expect.poll(used).toBe(1)
  expect(statuses).toEqual([408, 408])
})

test('credits of a lookup that goes on are set aside, so that no more of them begin than the quota has', async () => {
  const held = heldLookup()
  const { get, lookups } = await start({ lookup: held.lookup })
  const statuses: number[] = []
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f'])
    statuses.push((await get(`/v1/brand/retrieve?domain=${name}.example&timeoutMS=1`)).statusCode)
  expect(statuses).toEqual([408, 408, 408, 408, 408, 403])
  expect(lookups).toHaveLength(5)
})

test('a 304 is charged when its picture was looked up for it, and free when it was there', async () => {
  const { get, used } = await start()
  const any = { 'if-none-match': '*' }
  const first = await get('/v1/logo/acme.example', any)
  await expect.poll(used).toBe(1)
  const second = await get('/v1/logo/acme.example', any)
  expect([first.statusCode, second.statusCode, await used()]).toEqual([304, 304, 1])
  expect([(await get('/v1/logo/acme.example')).statusCode, await used()]).toEqual([200, 2])
})

test('an answer whose client leaves in the middle of it is charged', async () => {
  const { url, secret, used } = await start({ listen: true, routes: [...ROUTES, large] })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(`GET /v1/large HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${secret}\r\n\r\n`)
  await new Promise((resolve) => socket.once('data', resolve))
  socket.destroy()
  await expect.poll(used).toBe(1)
})

test('a client that leaves before its answer pays if the lookup is done all the same', async () => {
  const held = heldLookup()
  const { url, secret, used, lookups } = await start({ listen: true, lookup: held.lookup })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const path = '/v1/brand/retrieve?domain=acme.example'
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${secret}\r\n\r\n`)
  await until(() => lookups.length === 1)
  socket.destroy()
  held.release()
  await expect.poll(used).toBe(1)
})

test('a public key without an organisation has a rate of its own', async () => {
  const store = await temporaryStore()
  const { secret } = await store.createKey('site', { kind: 'public' })
  const now = 1_800_000_000_000
  const { server } = await startServing({
    listen: false,
    serve: { publicPerSecond: 2 },
    engine: {
      ...storedIn(store, () => new Date(now)),
      logo: async () => ({ state: 'ok', domain: 'acme.example', ...LOGO }),
    },
    settings: { now: () => now },
  })
  const get = () => server.inject(`/v1/logo/acme.example?key=${secret}`)
  const answers = [await get(), await get(), await get()]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
  expect(answers[0]?.headers['ratelimit-policy']).toBe('"public";q=2;w=1')
})
