import { writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { CERTIFICATE } from '../../src/capture/recording/certificate.ts'
import { type Blazon, createBlazon } from '../../src/index.ts'
import type { PartialOptions } from '../../src/model/options.ts'
import { newDatabase } from '../store/postgres/databases.ts'
import { temporaryFolder } from '../store/temporary.ts'
import { listen } from './sites.ts'

const withBrowser = test.runIf(await findBrowser())

/** The source address of the proxy in these tests, so that a site can recognise it. */
const PROXY_ADDRESS = '127.0.0.2'

/** A CONNECT proxy that demands a user name and a password. */
async function proxy(): Promise<number> {
  const server = createServer()
  server.on('connect', (request, client: Socket) => {
    const isKnown = request.headers['proxy-authorization'] === `Basic ${btoa('user:s3cret')}`
    if (!isKnown) return client.end('HTTP/1.1 407 Who are you\r\n\r\n')
    const [host, port] = (request.url ?? '').split(':')
    const site = connect({ host, port: Number(port), localAddress: PROXY_ADDRESS }, () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n')
      client.pipe(site).pipe(client)
    })
    site.on('error', () => client.destroy())
    client.on('error', () => site.destroy()).on('close', () => site.destroy())
  })
  return listen(server)
}

type Visit = 'by http' | 'by browser' | 'by http, proxied' | 'by browser, proxied'

/** Only Chromium sends the header that asks for an upgrade to https. */
function visitOf({ headers, socket }: IncomingMessage): Visit {
  const means = headers['upgrade-insecure-requests'] ? 'by browser' : 'by http'
  return socket.remoteAddress === PROXY_ADDRESS ? `${means}, proxied` : means
}

const BRAND = `<!doctype html><title>Acme Anvils</title><meta name="description" content="Anvils for everyone.">
  <h1>Acme Anvils</h1><p>${'We forge anvils of every weight for every kind of roadrunner. '.repeat(10)}</p>`
const CHALLENGE =
  '<!doctype html><title>Just a moment...</title><h1>Checking your browser</h1><p>Verifying that you are human.</p>'

interface Scene {
  readonly blazon: Blazon
  /** Makes another engine with the same settings. */
  readonly another: () => Promise<Blazon>
  /** The visits of the landing page (also of `www.`) since the last call. */
  readonly visits: () => Visit[]
}

/** An engine with a site `acme.example`, which answers as given, and with a proxy in tier 1. */
async function scene(
  answer: (visit: Visit, nth: number, ...exchange: Parameters<RequestListener>) => void,
  options: PartialOptions = {},
  db?: string,
): Promise<Scene> {
  let visits: Visit[] = []
  const site: RequestListener = (request, response) => {
    if (request.url !== '/') return response.writeHead(404).end()
    visits.push(visitOf(request))
    return answer(visitOf(request), visits.length, request, response)
  }
  const port = await listen(createServer(site))
  const tlsPort = await listen(createTlsServer(CERTIFICATE, site))
  const folder = temporaryFolder()
  const [hosts, proxies] = [join(folder, 'hosts'), join(folder, 'proxies')]
  writeFileSync(hosts, `127.0.0.1:${port} 127.0.0.1:${tlsPort} *`)
  writeFileSync(proxies, `http://user:s3cret@127.0.0.1:${await proxy()}\n`)
  const another = async () => {
    const settings = { lookupTimeoutMs: 300_000, ...options }
    const blazon = await createBlazon({ db, hosts, proxies, options: settings })
    onTestFinished(() => blazon.close())
    return blazon
  }
  return {
    blazon: await another(),
    another,
    visits() {
      const seen = visits
      visits = []
      return seen
    },
  }
}

/** Lets these visitors in, and answers others with a challenge. */
const only =
  (...welcome: Visit[]): Parameters<typeof scene>[0] =>
  (visit, _nth, _request, response) => {
    const isWelcome = welcome.includes(visit)
    response.writeHead(isWelcome ? 200 : 403, { 'content-type': 'text/html' })
    response.end(isWelcome ? BRAND : CHALLENGE)
  }

test('a site that turns our address away is asked through a proxy, and at once so the next time', async () => {
  const { blazon, visits } = await scene(only('by http, proxied'))
  const request = { producer: 'cascade', refresh: true } as const
  const first = await blazon.brand({ domain: 'acme.example' }, request)
  expect(first).toMatchObject({ state: 'ok', record: { fields: { name: { value: 'Acme Anvils' } } } })
  expect(first.state === 'ok' && first.record.notes).toEqual([
    expect.stringMatching(/^Tried directly: blocked \(.+\); through a proxy of tier 1: answered\.$/),
  ])
  expect(JSON.stringify(first)).not.toMatch(/s3cret|127\.0\.0/)
  expect(visits()).toEqual(['by http', 'by http', 'by http, proxied'])
  const second = await blazon.brand({ domain: 'acme.example' }, request)
  expect(second).toMatchObject({ state: 'ok', record: { notes: [] } })
  expect(visits()).toEqual(['by http, proxied'])
})

test('another process of the same database in PostgreSQL knows the proxy at once, and when it does not help any more', async () => {
  let welcome: Visit = 'by http, proxied'
  const answer: Parameters<typeof scene>[0] = (...given) => only(welcome)(...given)
  const { blazon, another, visits } = await scene(answer, {}, await newDatabase())
  const request = { producer: 'cascade', refresh: true } as const
  await blazon.brand({ domain: 'acme.example' }, request)
  expect(visits()).toEqual(['by http', 'by http', 'by http, proxied'])
  const other = await another()
  expect(await other.brand({ domain: 'acme.example' }, request)).toMatchObject({ state: 'ok' })
  expect(visits()).toEqual(['by http, proxied'])
  welcome = 'by http'
  expect(await other.brand({ domain: 'acme.example' }, request)).toMatchObject({ state: 'ok' })
  visits()
  expect(await (await another()).brand({ domain: 'acme.example' }, request)).toMatchObject({ state: 'ok' })
  expect(visits()).toEqual(['by http'])
})

withBrowser('a site that lets browsers in alone gets one', async () => {
  const { blazon, visits } = await scene(only('by browser'))
  const result = await blazon.brand({ domain: 'acme.example' })
  expect(result).toMatchObject({ state: 'ok', record: { producer: 'browser' } })
  expect(visits().at(-1)).toBe('by browser')
  await blazon.brand({ domain: 'acme.example' }, { refresh: true })
  expect(visits()).toEqual(['by browser'])
})

withBrowser('a site that hangs up on all but browsers through a proxy gets that', async () => {
  const { blazon, visits } = await scene((visit, nth, request, response) => {
    if (visit === 'by browser, proxied') only(visit)(visit, nth, request, response)
    else request.socket.destroy()
  })
  const result = await blazon.brand({ domain: 'acme.example' })
  expect(result).toMatchObject({ state: 'ok', record: { producer: 'browser' } })
  expect(visits().at(-1)).toBe('by browser, proxied')
})

test('a site that turns everyone away is refused, with what was tried', async () => {
  const { blazon, visits } = await scene(only())
  const result = await blazon.brand({ domain: 'acme.example' }, { producer: 'cascade' })
  expect(result).toMatchObject({ state: 'refused', class: 'blocked' })
  expect(result.state === 'refused' && result.evidence.at(-1)).toMatch(
    /^Tried directly: blocked .+ tier 1: blocked/,
  )
  expect(visits().filter((visit) => visit === 'by http, proxied').length).toBeGreaterThan(0)
})

test('a site that asks for a short pause gets it, and one that asks for a long one is told of', async () => {
  const busy = await scene((visit, nth, request, response) => {
    if (nth > 2) only(visit)(visit, nth, request, response)
    else response.writeHead(429, { 'retry-after': '1' }).end('Too many requests')
  })
  const began = performance.now()
  expect(await busy.blazon.brand({ domain: 'acme.example' }, { producer: 'cascade' })).toMatchObject({
    state: 'ok',
  })
  expect(performance.now() - began).toBeGreaterThanOrEqual(1_000)
  expect(new Set(busy.visits())).toEqual(new Set(['by http']))

  const closed = await scene((_visit, _nth, _request, response) => {
    response.writeHead(503, { 'retry-after': '120' }).end('Come back later')
  })
  expect(await closed.blazon.brand({ domain: 'acme.example' }, { producer: 'cascade' })).toMatchObject({
    state: 'refused',
    class: 'error_page',
    status: 503,
    retryAfterMs: 120_000,
  })
})
