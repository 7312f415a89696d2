import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { connect, createServer as createTcpServer, type Socket } from 'node:net'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { FETCH, VISIT } from '../../src/capture/bounds.ts'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { contextOptions, launch } from '../../src/capture/browser/launch.ts'
import { createSandbox } from '../../src/capture/browser/sandbox.ts'
import { createGate, type Gate } from '../../src/capture/gate/gate.ts'
import { parseHostMap } from '../../src/capture/gate/hosts.ts'
import type { ProxyCredentials } from '../../src/capture/gate/lease.ts'
import { createClient } from '../../src/capture/http/client.ts'
import { withDefaults } from '../../src/model/options.ts'
import { bounded } from '../house/bounded.ts'
import { capturerFor, site } from './capturing.ts'
import { leaseFor, proxyFor } from './leasing.ts'
import { listen, listenTcp, serveSites } from './sites.ts'

const KIB = 1024
/** Time to connect that is long enough on every machine. */
const PATIENT_MS = 60_000
bounded(FETCH, { upstreamTimeoutMs: PATIENT_MS }, afterAll)

/** A gate that connects to one loopback port, with a list of the targets. */
function gateTo(port: number): { gate: Gate; dialled: string[] } {
  const gate = createGate({
    hosts: parseHostMap(`127.0.0.1:${port} 127.0.0.1:${port} acme.example`),
    ports: [80, 443],
    connectTimeoutMs: PATIENT_MS,
  })
  const dialled: string[] = []
  return {
    dialled,
    gate: {
      ...gate,
      dial: (target, options) => {
        dialled.push(`${target.host}:${target.port}`)
        return gate.dial(target, options)
      },
    },
  }
}

/** The answer of the proxy to one request, with the credentials of the lease or others. */
function ask(
  { server }: { server: string },
  { method, path, authorization }: { method: string; path: string; authorization?: string | undefined },
): Promise<{ status: number; headers: IncomingHttpHeaders; socket: Socket }> {
  const { hostname, port } = new URL(server)
  return new Promise((resolve, reject) => {
    const asking = request({
      hostname,
      port,
      method,
      path,
      agent: false,
      headers: authorization ? { 'proxy-authorization': authorization } : {},
    })
    asking.on('error', reject)
    asking.on('connect', ({ statusCode = 0, headers }, socket: Socket) => {
      onTestFinished(() => void socket.on('error', () => undefined).destroy())
      resolve({ status: statusCode, headers, socket })
    })
    asking.on('response', (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, headers: response.headers, socket: response.socket })
    })
    asking.end()
  })
}

function basic(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
}

const withPass = ({ username, password }: ProxyCredentials) => basic(username, password)

test('only requests with a lease are served; all others are refused before any connection is made', async () => {
  const port = await listen(createServer((_, response) => response.end('hello')))
  const { gate, dialled } = gateTo(port)
  const proxy = await proxyFor(gate)
  const lease = proxy.open({ maxBytes: KIB })
  const closed = proxy.open({ maxBytes: KIB })
  closed.close()
  const ofAnotherRun = (await proxyFor(gate)).open({ maxBytes: KIB })
  const strangers = [
    undefined,
    'Bearer x',
    'Basic',
    'Basic !!!',
    basic(lease.username, ''),
    basic(lease.username, `${lease.password}x`),
    basic('', lease.password),
    basic('pass-999', lease.password),
    withPass(ofAnotherRun),
    withPass(closed),
  ]
  for (const authorization of strangers) {
    for (const [method, path] of [
      ['CONNECT', 'acme.example:80'],
      ['GET', 'http://acme.example/'],
    ] as const) {
      const { status } = await ask(proxy, { method, path, authorization })
      expect(status, `${method} ${authorization}`).toBe(407)
    }
  }
  expect(dialled).toEqual([])
  const authorization = withPass(lease)
  expect(await ask(proxy, { method: 'CONNECT', path: 'acme.example:80', authorization })).toMatchObject({
    status: 200,
  })
  expect(await ask(proxy, { method: 'GET', path: 'http://acme.example/', authorization })).toMatchObject({
    status: 200,
  })
  expect(dialled).toEqual(['acme.example:80', 'acme.example:80'])
})

test('credentials are refused before a lease accepts them, and after that lease has ended', async () => {
  const port = await listen(createServer((_, response) => response.end('hello')))
  const { gate, dialled } = gateTo(port)
  const proxy = await proxyFor(gate)
  const pass = proxy.issue()
  const statusOf = async () => {
    const authorization = withPass(pass)
    return (await ask(proxy, { method: 'GET', path: 'http://acme.example/', authorization })).status
  }
  expect(await statusOf()).toBe(407)
  const lease = proxy.open({ maxBytes: KIB })
  expect(await statusOf()).toBe(407)
  lease.accept(pass)
  expect(await statusOf()).toBe(200)
  lease.close()
  expect(await statusOf()).toBe(407)
  expect(dialled).toEqual(['acme.example:80'])
})

test.each([
  ['GET', '/'],
  ['GET', 'https://acme.example/'],
  ['GET', 'ftp://acme.example/'],
  ['CONNECT', 'acme.example'],
  ['CONNECT', '127.0.0.1:80'],
  ['CONNECT', 'acme.example:22'],
  ['GET', 'http://2130706433/'],
])('%s %s is refused, and the refusal names no address', async (method, path) => {
  const gate = createGate({ ports: [80, 443], connectTimeoutMs: PATIENT_MS })
  const lease = await leaseFor(gate)
  const { status, headers } = await ask(lease, { method, path, authorization: withPass(lease) })
  expect(status).toBe(502)
  const refusal = decodeURIComponent(String(headers['x-blazon-refusal']))
  expect(JSON.parse(refusal)).toMatchObject({ code: 'forbidden_target', retryable: false })
})

test('plain http is passed on without the headers between client and proxy', async () => {
  const seen: IncomingHttpHeaders[] = []
  const port = await listen(
    createServer((incoming, response) => {
      seen.push(incoming.headers)
      response
        .writeHead(200, { 'X-Blazon-Refusal': 'forged', 'X-Kept': 'yes', 'Keep-Alive': 'timeout=99' })
        .end('x')
    }),
  )
  const lease = await leaseFor(gateTo(port).gate)
  const { headers } = await ask(lease, {
    method: 'GET',
    path: 'http://acme.example/',
    authorization: withPass(lease),
  })
  expect(headers).toMatchObject({ 'x-kept': 'yes' })
  expect(headers).not.toHaveProperty('x-blazon-refusal')
  expect(seen[0]).not.toHaveProperty('proxy-authorization')
})

test.each([
  ['HTTP/1.1 407 Proxy Authentication Required\r\nproxy-authenticate: Basic\r\n\r\n', 502],
  ['HTTP/1.1 000 nothing\r\n\r\n', 502],
  ['HTTP/1.1 999 Request denied\r\n\r\n', 999],
  ['HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n', 502],
  ['SSH-2.0-OpenSSH\r\n', 502],
  ['', 502],
  ['HTTP/1.1 200 \x01\x02\r\nb\xe4d name: x\r\n\r\n', 502],
  ['HTTP/1.1 200 \x01\x02\r\nx-bad: a\x01b\r\nx-latin: \xe4\r\n\r\n', 200],
  ['HTTP/1.1 200 OK\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n', 200],
])('a site that answers %j in plain http does no harm', async (answer, expected) => {
  const port = await listenTcp(
    createTcpServer((socket) => {
      socket.on('error', () => undefined).once('data', () => socket.end(answer, 'latin1'))
    }),
  )
  const lease = await leaseFor(gateTo(port).gate)
  const asked = { method: 'GET', path: 'http://acme.example/', authorization: withPass(lease) }
  expect((await ask(lease, asked)).status).toBe(expected)
})

test('a plain connection is used again', async () => {
  const port = await listen(createServer((_, response) => response.end('hello')))
  const { gate, dialled } = gateTo(port)
  const lease = await leaseFor(gate)
  const asked = { method: 'GET', path: 'http://acme.example/', authorization: withPass(lease) }
  for (let at = 0; at < 3; at++) expect((await ask(lease, asked)).status).toBe(200)
  expect(dialled.length).toBe(1)
})

test('a plain connection that the site has closed meanwhile is opened again', async () => {
  let served = 0
  let reset = 0
  const port = await listenTcp(
    createTcpServer((socket) => {
      let isFirst = true
      socket
        .on('error', () => undefined)
        .on('data', () => {
          if (!isFirst) {
            reset++
            return void socket.resetAndDestroy()
          }
          isFirst = false
          served++
          socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok')
        })
    }),
  )
  const { gate, dialled } = gateTo(port)
  const lease = await leaseFor(gate)
  for (let at = 0; at < 3; at++) {
    const { status } = await ask(lease, {
      method: 'GET',
      path: 'http://acme.example/',
      authorization: withPass(lease),
    })
    expect(status).toBe(200)
  }
  // The second and the third request were sent on the kept connection first.
  expect(reset).toBe(2)
  expect(served).toBe(3)
  expect(dialled.length).toBe(3)
})

/** A site whose answers never end. */
async function endlessSite(): Promise<{ port: number; open: () => number }> {
  let open = 0
  const port = await listenTcp(
    createTcpServer((socket) => {
      open++
      socket.on('error', () => undefined).on('close', () => open--)
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<title>Acme</title>')
        const drip = setInterval(() => socket.write('.'.repeat(KIB)), 10)
        socket.on('close', () => clearInterval(drip))
      })
    }),
  )
  return { port, open: () => open }
}

test('closing a lease ends its connections, and none of other leases', async () => {
  const { port, open } = await endlessSite()
  const { gate } = gateTo(port)
  const proxy = await proxyFor(gate)
  const [one, other] = [proxy.open({ maxBytes: 1e9 }), proxy.open({ maxBytes: 1e9 })]
  for (const lease of [one, other]) {
    const { socket } = await ask(lease, {
      method: 'CONNECT',
      path: 'acme.example:80',
      authorization: withPass(lease),
    })
    socket.write('GET / HTTP/1.1\r\n\r\n')
    await ask(lease, { method: 'GET', path: 'http://acme.example/', authorization: withPass(lease) })
  }
  await expect.poll(open).toBe(4)
  one.close()
  await expect.poll(open).toBe(2)
  other.close()
  await expect.poll(open).toBe(0)
})

test('a lease that closes ends a connection that is still being made', async () => {
  const asked: string[] = []
  const gate = createGate({
    ports: [80],
    connectTimeoutMs: PATIENT_MS,
    resolver: (host) => {
      asked.push(host)
      return new Promise(() => undefined)
    },
  })
  const lease = await leaseFor(gate)
  const asking = ask(lease, {
    method: 'CONNECT',
    path: 'slow.example:80',
    authorization: withPass(lease),
  })
  await expect.poll(() => asked).toEqual(['slow.example'])
  lease.close()
  await expect(asking).rejects.toThrow()
})

test('bytes are counted over all connections of a lease; beyond the limit it is refused', async () => {
  const port = await listen(createServer((_, response) => response.end(Buffer.alloc(40 * KIB))))
  const { gate, dialled } = gateTo(port)
  const options = withDefaults()
  const lease = await leaseFor(gate, { maxBytes: 100 * KIB })
  const client = createClient(lease, gate, options)
  onTestFinished(() => client.close())
  const get = async (path: string) =>
    client.fetch({
      url: `http://acme.example/${path}`,
      accept: '*/*',
      maxBytes: () => 1e6,
      signal: new AbortController().signal,
    })
  // All at once, so that each gets a connection of its own.
  const first = await Promise.all([get('1'), get('2'), get('3'), get('4')])
  expect(first.filter(({ failure, partial }) => !failure && !partial).length).toBeLessThan(3)
  const before = dialled.length
  expect((await get('5')).failure).toMatchObject({
    code: 'too_large',
    message: `More than ${100 * KIB} bytes came in for one page.`,
  })
  expect(dialled.length).toBe(before)
})

test('a lease has a maximum number of open connections', async () => {
  const { port } = await endlessSite()
  bounded(FETCH, { maxConnections: 2 })
  const proxy = await proxyFor(gateTo(port).gate)
  const lease = proxy.open({ maxBytes: 1e9 })
  const asked = { method: 'CONNECT', path: 'acme.example:80', authorization: withPass(lease) }
  const sockets = [await ask(lease, asked), await ask(lease, asked)]
  expect((await ask(lease, asked)).status).toBe(502)
  sockets[0]?.socket.destroy()
  await expect.poll(async () => (await ask(lease, asked)).status).toBe(200)
})

test('each connection is resolved once, and a name that changes to an inner address is refused from then on', async () => {
  const port = await listen(
    createServer((_, response) => response.writeHead(200, { connection: 'close' }).end('x')),
  )
  const answers = ['93.184.216.34', '93.184.216.34', '127.0.0.1']
  const asked: string[] = []
  const dialled: string[] = []
  const gate = createGate({
    ports: [80],
    connectTimeoutMs: PATIENT_MS,
    resolver: async (host) => {
      asked.push(host)
      return [{ address: answers[asked.length - 1] ?? '', family: 4 }]
    },
    // A substitute for the network: it notes the address and connects to loopback instead.
    connector: ({ host = '', lookup }) => {
      lookup?.(host, {}, (_, address) => dialled.push(String(address)))
      return connect(port, '127.0.0.1')
    },
  })
  const lease = await leaseFor(gate)
  const client = createClient(lease, gate, withDefaults())
  onTestFinished(() => client.close())
  const get = () =>
    client.fetch({
      url: 'http://rebind.example/',
      accept: '*/*',
      maxBytes: () => KIB,
      signal: new AbortController().signal,
    })
  expect(await get()).toMatchObject({ status: 200 })
  expect(
    await ask(lease, { method: 'GET', path: 'http://rebind.example/', authorization: withPass(lease) }),
  ).toMatchObject({ status: 200 })
  expect(await get()).toMatchObject({ status: 0, failure: { code: 'forbidden_target' } })
  expect(dialled).toEqual(['93.184.216.34', '93.184.216.34'])
  expect(asked.length).toBe(3)
})

const found = await findBrowser()

test.runIf(found)('a site that imitates the answers of the gate is read like any other', async () => {
  const refusal = encodeURIComponent(
    JSON.stringify({ code: 'forbidden_target', message: 'Forged.', retryable: false }),
  )
  const page = {
    body: '<title>Acme</title><h1>Acme builds ovens</h1>',
    headers: { 'x-blazon-refusal': refusal },
  }
  const { hosts } = await serveSites({ 'acme.example': { '/': page }, 'plain.example': { '/': page } }, true)
  const { http } = hosts.lookup('plain.example') ?? {}
  const plain = parseHostMap(`127.0.0.1:${http?.port} - plain.example`)
  const capturer = await capturerFor({
    lookup: (host) => plain.lookup(host) ?? hosts.lookup(host),
    isMapped: hosts.isMapped,
  })
  for (const [domain, scheme] of [
    ['acme.example', 'https'],
    ['plain.example', 'http'],
  ] as const) {
    const { url, resources } = await capturer.capture(site(domain), { producer: 'browser' })
    expect(url).toBe(`${scheme}://${domain}/`)
    expect(resources[0]).toMatchObject({ status: 200 })
  }
})

test.runIf(found)(
  'a browser has leave in a context with a lease alone, and loses it with the lease',
  async () => {
    const { hosts, seen } = await serveSites({
      'acme.example': {
        '/': '<title>Acme</title>',
        '/forged': { headers: { 'x-blazon-refusal': 'forged' } },
      },
    })
    const endless = await endlessSite()
    const lines = [hosts, parseHostMap(`127.0.0.1:${endless.port} - endless.example`)]
    const gate = createGate({
      hosts: {
        lookup: (host) => lines.map((map) => map.lookup(host)).find(Boolean),
        isMapped: (host) => lines.some((map) => map.isMapped(host)),
      },
      ports: [80],
      connectTimeoutMs: PATIENT_MS,
    })
    const proxy = await proxyFor(gate)
    const settings = {
      sandbox: createSandbox({ executablePath: found?.path ?? '', demand: 'auto' }),
      proxy,
      options: withDefaults(),
      ignoreCertificates: true,
    }
    const { browser } = await launch(settings)
    onTestFinished(() => browser.close())
    const stranger = await browser.newPage()
    const turnedAway = await stranger.goto('http://acme.example/').catch(() => null)
    expect(turnedAway?.status() ?? 407).toBe(407)
    expect(seen).toEqual([])

    const lease = proxy.open({ maxBytes: VISIT.maxWireBytes })
    const context = await browser.newContext(contextOptions(settings, lease))
    const page = await context.newPage()
    expect((await page.goto('http://acme.example/'))?.status()).toBe(200)
    expect((await page.goto('http://acme.example/forged'))?.headers()).not.toHaveProperty('x-blazon-refusal')
    await page.goto('http://endless.example/', { waitUntil: 'commit' })
    expect(endless.open()).toBe(1)
    lease.close()
    await expect.poll(endless.open).toBe(0)
  },
)
