import { writeFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { networkInterfaces } from 'node:os'
import { connect, type TLSSocket } from 'node:tls'
import { describe, expect, onTestFinished, test } from 'vitest'
import { SERVICE } from '../../../src/doors/http/bounds.ts'
import type { ServeEngine } from '../../../src/doors/http/engine.ts'
import { isPrivate } from '../../../src/doors/http/listen.ts'
import { type DEFAULTS, withDefaults } from '../../../src/model/options.ts'
import { bounded } from '../../house/bounded.ts'
import { until } from '../../house/until.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { HAS_OPENSSL, writeCertificate } from './certificate.ts'
import { answerIn } from './opened.ts'
import { AUTHORIZED, heldLookup, startServing } from './serving.ts'

const PATH = '/v1/brand/retrieve?domain=acme.example'

/** Asks over HTTPS, with that certificate alone trusted. */
function ask(
  url: string,
  ca: string,
  agent?: Agent,
): Promise<{ status: number; body: string; serial: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { ca, agent, headers: AUTHORIZED }, (answer) => {
      const { serialNumber } = (answer.socket as TLSSocket).getPeerCertificate()
      let body = ''
      answer.on('data', (chunk) => {
        body += chunk
      })
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: answerIn(body), serial: serialNumber }),
      )
    })
    sent.on('error', reject).end()
  })
}

/** A picture by whose address one sees how the service was reached. */
const pictured: Partial<ServeEngine> = {
  screenshot: async () => ({
    ...{ state: 'ok', domain: 'acme.example', url: 'https://acme.example/', capturedAt: '', notes: [] },
    ...{ type: 'viewport', width: 1, height: 1, hash: 'abc', bytes: Buffer.from('') },
  }),
  pictures: { nameOf: async () => 'name', put: async () => '', at: async () => undefined },
}
const SHOT = '/v1/brand/screenshot?domain=acme.example'

describe.runIf(HAS_OPENSSL)('with a certificate', () => {
  test('the service answers over HTTPS, and the addresses in its answers are https', async () => {
    const { ca, ...tls } = writeCertificate(temporaryFolder())
    const { url } = await startServing({ serve: tls, engine: pictured })
    expect(url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/)
    expect(await ask(url + PATH, ca)).toMatchObject({ status: 200 })
    const named = url.replace('127.0.0.1', 'localhost')
    for (const base of [url, named]) {
      const { body } = await ask(base + SHOT, ca)
      expect(JSON.parse(body).screenshot).toBe(`${base}/v1/files/name.png`)
    }
    await expect(fetch(url.replace('https', 'http') + PATH)).rejects.toThrow()
  })

  test('a certificate that changes is used for new connections, and open ones stay', async () => {
    const folder = temporaryFolder()
    const { ca, tlsCert, tlsKey } = writeCertificate(folder)
    // The connection stays open however long it takes until the files are looked at.
    bounded(SERVICE, { keepAliveTimeoutMs: 600_000 })
    const { url, lines } = await startServing({ serve: { tlsCert, tlsKey } })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    const before = await ask(url + PATH, ca, agent)
    // A certificate without its key is not used.
    const other = writeCertificate(temporaryFolder())
    writeFileSync(tlsCert, other.ca)
    await until(() => lines.some((line) => line.includes('was not read anew')))
    expect((await ask(url + PATH, ca)).serial).toBe(before.serial)
    const renewed = writeCertificate(folder)
    await until(() => lines.some((line) => line.includes('was read anew')))
    expect(await ask(url + PATH, ca, agent)).toEqual(before)
    const after = await ask(url + PATH, renewed.ca)
    expect(after).toMatchObject({ status: 200, body: before.body })
    expect(after.serial).not.toBe(before.serial)
  })

  test('close answers what is running over HTTPS, and ends silent connections', async () => {
    const { ca, ...tls } = writeCertificate(temporaryFolder())
    const held = heldLookup()
    const { server, url, lookups } = await startServing({
      lookup: held.lookup,
      serve: { ...tls, shutdownTimeoutMs: 2 ** 31 - 1 },
    })
    const { hostname, port } = new URL(url)
    const silent = connect({ host: hostname, port: Number(port), ca })
    const ended = new Promise((resolve) => silent.once('close', resolve))
    await new Promise((resolve) => silent.once('secureConnect', resolve))
    const call = ask(url + PATH, ca)
    await until(() => lookups.length > 0)
    const closed = server.close()
    held.release()
    expect((await call).status).toBe(200)
    await Promise.all([closed, ended])
  })

  test('files that are no pair are refused in one sentence', async () => {
    const [one, other] = [writeCertificate(temporaryFolder()), writeCertificate(temporaryFolder())]
    const start = (serve: object) => startServing({ listen: false, serve })
    await expect(start({ tlsCert: one.tlsCert, tlsKey: other.tlsKey })).rejects.toThrow(/cannot be used/)
  })
})

test.each([
  [{ tlsCert: '/nowhere/cert.pem' }, /give both --tls-cert and --tls-key/],
  [{ tlsCert: '/nowhere/cert.pem', tlsKey: '/nowhere/key.pem' }, /cert\.pem cannot be read \(ENOENT\)/],
])('%j is refused in one sentence', async (serve, sentence) => {
  await expect(startServing({ listen: false, serve })).rejects.toThrow(sentence)
})

test('beyond loopback it listens only with keys, and with TLS or a proxy that takes it', async () => {
  const listen = async (serve: Partial<typeof DEFAULTS.serve>) => {
    const { server } = await startServing({ listen: false, serve })
    return server.listen({ host: '0.0.0.0', port: 0 })
  }
  await expect(listen({})).rejects.toThrow(
    /keys must not travel by plain HTTP: give a certificate with --tls-cert and --tls-key, say --trust-proxy/,
  )
  await expect(listen({ trustProxy: 'false' })).rejects.toThrow(/plain HTTP/)
  expect(await listen({ trustProxy: 'true' })).toMatchObject({ url: expect.stringContaining('0.0.0.0') })
  expect(await listen({ plainHttpFrom: 'private' })).toBeDefined()
})

test.each(['10.0.0.0/99', '10.0.0.0/0', '300.1.1.1', 'loopback, ::1/129', '10.0.0.1/', '1.2.3', 'all'])(
  'proxies at %s are no option',
  (trustProxy) => {
    expect(() => withDefaults({ serve: { trustProxy } })).toThrow(/serve\.trustProxy is/)
  },
)

const HTTPS = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'api.example.com' }
const HTTP = { 'x-forwarded-proto': 'http' }

test.each([
  ['nobody trusts a header that anybody may send', undefined, HTTPS, 200, /^http:\/\/127/],
  ['without a header this machine may ask', 'true', {}, 200, /^http:\/\/127/],
  [
    'what the proxy took by HTTPS is answered under its name',
    'true',
    HTTPS,
    200,
    /^https:\/\/api\.example\.com\/v1/,
  ],
  [
    'so it is for a proxy by its address',
    'loopback, 10.0.0.0/8',
    HTTPS,
    200,
    /^https:\/\/api\.example\.com\/v1/,
  ],
  ['so it is for a number of proxies', '1', HTTPS, 200, /^https:\/\/api\.example\.com\/v1/],
  ['the header of another machine is not believed', '10.0.0.0/8', HTTPS, 403, undefined],
  ['what the proxy took by plain HTTP is refused', 'true', HTTP, 403, undefined],
  [
    'a host that is none is not believed',
    'true',
    { ...HTTPS, 'x-forwarded-host': 'a b"' },
    200,
    /^http:\/\/127/,
  ],
])('%s', async (_, trustProxy, headers, status, address) => {
  const { get } = await startServing({ serve: { trustProxy }, engine: pictured })
  const answer = await get(SHOT, { ...AUTHORIZED, ...headers })
  const body = await answer.json()
  expect(answer.status).toBe(status)
  if (address) expect(body.screenshot).toMatch(address)
  else expect(body).toMatchObject({ error_code: 'HTTPS_REQUIRED', code: 403 })
})

const OUTSIDE = Object.values(networkInterfaces())
  .flat()
  .find((each) => each && !each.internal && each.family === 'IPv4')?.address

test.runIf(OUTSIDE)(
  'plain HTTP from another address than loopback is a 403, and never a redirect',
  async () => {
    for (const plainHttpFrom of ['loopback', 'private'] as const) {
      const { server } = await startServing({
        listen: false,
        serve: { trustProxy: '192.0.2.1', plainHttpFrom },
      })
      const { url } = await server.listen({ host: OUTSIDE ?? '', port: 0 })
      const answer = await fetch(url + PATH, { headers: AUTHORIZED, redirect: 'manual' })
      const isIn = plainHttpFrom === 'private' && isPrivate(OUTSIDE ?? '')
      expect(answer.status).toBe(isIn ? 200 : 403)
      expect((await fetch(`${url}/healthz`)).status).toBe(200)
    }
  },
)

test('networks that are private', () => {
  const inside = ['10.1.2.3', '172.16.0.1', '172.31.9.9', '192.168.1.1', 'fd00::1', 'fe80::1', '169.254.1.1']
  const outside = ['172.15.0.1', '172.32.0.1', '11.0.0.1', '192.169.0.1', '8.8.8.8', '2001:db8::1', '']
  expect([inside.every(isPrivate), outside.some(isPrivate)]).toEqual([true, false])
})
