import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Blazon, createBlazon, createServer } from '../../src/index.ts'
import { openStore, type Store } from '../../src/store/index.ts'
import { patient } from '../house/patient.ts'
import { eventOf } from '../store/contract/deliveries.ts'
import { newDatabase } from '../store/postgres/databases.ts'
import { temporaryDatabase, temporaryFolder } from '../store/temporary.ts'

const PATIENCE = patient()
const LONG = { timeout: 120_000 }

interface Received {
  readonly method: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A receiver on loopback, and everything that it received. */
async function receiver(answer: (response: ServerResponse, count: number) => void) {
  const received: Received[] = []
  const server = createHttpServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const { method, headers } = request
      received.push({ method, headers, body: Buffer.concat(pieces).toString() })
      answer(response, received.length)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close(() => undefined).closeAllConnections())
  return { received, port: (server.address() as AddressInfo).port }
}

/** An engine over a database, with names for receivers, and a second store over the same database. */
async function working(receivers: Readonly<Record<string, number>>, db?: string) {
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  const lines = Object.entries(receivers).map(([name, port]) => `127.0.0.1:${port} - ${name}.example\n`)
  writeFileSync(hosts, lines.join(''))
  const path = db ?? (await temporaryDatabase(folder))
  const blazon = await createBlazon({ hosts, db: path, options: PATIENCE })
  const store = await openStore(path, { now: () => new Date() })
  const stop = new AbortController()
  onTestFinished(async () => {
    stop.abort()
    await store.close()
    await blazon.close()
  })
  return {
    blazon,
    store,
    signal: stop.signal,
    begin: () => void blazon.webhooks.work({ signal: stop.signal }),
  }
}

const sent = (store: Store, host: string, more = {}) =>
  store.enqueueDelivery(eventOf(host, { url: `http://${host}.example/hook?a=1`, ...more }))

/** Resolves when it is so. */
const until = (isSo: () => boolean | Promise<boolean>) =>
  expect.poll(isSo, { interval: 20, timeout: 60_000 }).toBe(true)

const ended = (blazon: Blazon, id: string) =>
  until(async () => ['delivered', 'failed'].includes((await blazon.webhooks.get(id)).status))

for (const [kind, database] of [
  ['SQLite', undefined],
  ['PostgreSQL', newDatabase],
] as const)
  test(
    `an event is sent signed until it is accepted, and redirects are not followed (${kind})`,
    LONG,
    async () => {
      const good = await receiver((response) => response.writeHead(202).end('x'.repeat(1_000_000)))
      const bad = await receiver((response, count) => response.writeHead(count < 3 ? 503 : 204).end())
      const elsewhere = await receiver((response) =>
        response.writeHead(307, { location: 'http://good.example/' }).end(),
      )
      const { blazon, store, begin } = await working(
        { good: good.port, bad: bad.port, elsewhere: elsewhere.port },
        await database?.(),
      )
      begin()
      const ids = {
        good: await sent(store, 'good', { body: '{"text":"ü"}' }),
        bad: await sent(store, 'bad', { retry: [0, 1, 1] }),
        elsewhere: await sent(store, 'elsewhere', { retry: [] }),
        inside: await store.enqueueDelivery(eventOf('inside', { url: 'http://127.0.0.1:80/' })),
      }
      for (const id of Object.values(ids)) await ended(blazon, id)

      const [one] = good.received
      const [, time, signature] = /^t=(\d+),v1=([\da-f]{64})$/.exec(
        String(one?.headers['x-context-signature']),
      ) ?? ['', '', '']
      expect(signature).toBe(createHmac('sha256', 'whsec_1').update(`${time}.{"text":"ü"}`).digest('hex'))
      expect(Math.abs(Date.now() / 1000 - Number(time))).toBeLessThan(60)
      expect(one).toMatchObject({
        ...{ method: 'POST', body: '{"text":"ü"}' },
        headers: { 'x-context-id': 'evt_good', 'content-type': 'application/json' },
      })
      expect(await blazon.webhooks.get(ids.good)).toMatchObject({
        ...{ status: 'delivered', lastAttempt: { attempt: 1, httpStatus: 202, error: null } },
      })
      expect(bad.received.map(({ headers }) => headers['x-context-id'])).toEqual(Array(3).fill('evt_bad'))
      expect((await blazon.webhooks.attempts(ids.bad)).items.map(({ httpStatus }) => httpStatus)).toEqual([
        ...[204, 503, 503],
      ])
      expect(await blazon.webhooks.get(ids.elsewhere)).toMatchObject({
        ...{ status: 'failed', lastError: { code: 'http_status' }, lastAttempt: { httpStatus: 307 } },
      })
      expect(good.received.length).toBe(1)
      // An address of this machine is refused for good, although attempts are left.
      expect(await blazon.webhooks.get(ids.inside)).toMatchObject({
        ...{ status: 'failed', lastError: { code: 'forbidden_target' }, lastAttempt: { attempt: 1 } },
      })
    },
  )

test(
  'a receiver that never answers costs the others nothing, and its event is interrupted by a stop',
  LONG,
  async () => {
    const silent = await receiver(() => undefined)
    const good = await receiver((response) => response.writeHead(200).end())
    const { blazon, store, begin } = await working({ silent: silent.port, good: good.port })
    for (let n = 0; n < 40; n++)
      await sent(store, 'silent', {
        eventId: `evt_silent_${n}`,
        source: { type: 'batch', batchId: 'silent' },
      })
    begin()
    await until(() => silent.received.length === 4)
    const id = await sent(store, 'good')
    await ended(blazon, id)
    expect(good.received.length).toBe(1)
    expect(silent.received.length).toBe(4)
    const holders = await store.deliveries({ status: 'delivering' })
    await blazon.close()
    for (const { id } of holders.items) {
      expect(await store.deliveryOf(id)).toMatchObject({ status: 'retrying' })
      expect((await store.lastAttemptOf(id))?.error?.code).toBe('interrupted')
    }
  },
)

for (const [kind, database] of [
  ['SQLite', undefined],
  ['PostgreSQL', newDatabase],
] as const)
  test(
    `an owner whose many receivers never answer leaves lanes for the events of others (${kind})`,
    LONG,
    async () => {
      const silent = await receiver(() => undefined)
      const good = await receiver((response) => response.writeHead(200).end())
      const names = Array.from({ length: 30 }, (_, at) => `silent${at}`)
      const ports = Object.fromEntries(names.map((name) => [name, silent.port]))
      const { blazon, store, begin } = await working({ ...ports, good: good.port }, await database?.())
      const underWay = async (owner: string) =>
        (await store.deliveries({ owner, status: 'delivering', limit: 100 })).items.length
      for (const name of names) await sent(store, name, { owner: 'org_1' })
      begin()
      // An owner gets a lane only while more are free than it has: 8 of 16, then 4 of the 8 that are left.
      await until(async () => (await underWay('org_1')) === 8)
      await ended(blazon, await sent(store, 'good', { owner: 'org_2' }))
      expect(await underWay('org_1')).toBe(8)
      for (const name of names) await sent(store, name, { owner: 'org_3', eventId: `evt_other_${name}` })
      await until(async () => (await underWay('org_3')) === 4)
      await ended(blazon, await sent(store, 'good', { owner: 'org_4', eventId: 'evt_4' }))
      expect(good.received.length).toBe(2)
      await blazon.close()
    },
  )

test('a caller sees, and sends again, the events of its own organisation alone', LONG, async () => {
  let status = 500
  const hook = await receiver((response) => response.writeHead(status).end())
  const { blazon, store } = await working({ hook: hook.port })
  const server = await createServer(blazon)
  onTestFinished(() => server.close())
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  await blazon.accounts.createOrganisation('acme', 'pro')
  const [acme] = await blazon.accounts.listOrganisations()
  const { secret } = await blazon.keys.create('acme', { organisation: 'acme' })
  const other = await blazon.keys.create('other')
  const ask = async (path: string, body?: object, as = secret, more = {}) => {
    const headers = { authorization: `Bearer ${as}`, 'content-type': 'application/json', ...more }
    const asked = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const answer = await fetch(`${url}/v1/webhooks/deliveries${path}`, { headers, ...asked })
    return { status: answer.status, body: Object(await answer.json()) }
  }
  const id = await sent(store, 'hook', { owner: acme?.id, retry: [] })
  await ended(blazon, id)
  const listed = await ask('', { type: 'batch', status: 'failed', batch_id: 'batch_hook' })
  expect(listed.body).toMatchObject({
    data: [
      {
        ...{ id, event: 'batch.completed', event_id: 'evt_hook', status: 'failed', delivered_at: null },
        ...{ source: { type: 'batch', batch_id: 'batch_hook' }, url: 'http://hook.example/hook?a=1' },
        ...{ last_error: { code: 'http_status', message: 'The receiver answered with status 500.' } },
      },
    ],
    ...{ has_more: false, next_cursor: null },
  })
  expect(Object.keys(listed.body.data[0])).not.toContain('secret')
  expect((await ask('', {}, other.secret)).body.data).toEqual([])
  for (const path of [`/${id}`, `/${id}/attempts`])
    expect((await ask(path, undefined, other.secret)).status).toBe(404)
  expect((await ask(`/${id}/retry`, {}, other.secret)).status).toBe(404)
  expect((await ask('', { cursor: 'no cursor' })).status).toBe(400)

  status = 200
  const key = { 'idempotency-key': 'once' }
  for (const _ of ['first', 'again'])
    expect((await ask(`/${id}/retry`, {}, secret, key)).body).toMatchObject({ id })
  await until(async () => (await blazon.webhooks.get(id)).status === 'delivered')
  expect((await ask(`/${id}`)).body).toMatchObject({
    ...{ id, status: 'delivered', retry: { delays_seconds: [] } },
    last_attempt: { attempt: 2, trigger: 'manual', http_status: 200, error: null },
  })
  expect((await ask(`/${id}/attempts?limit=1`)).body).toMatchObject({ has_more: true, next_cursor: '2' })
  expect((await ask(`/${id}/retry`, {})).body).toMatchObject({ code: 400 })
  expect(hook.received.length).toBe(2)
})
