import { createServer, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { connect, createServer as createTcpServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createGate } from '../../src/capture/gate/gate.ts'
import { type HostMap, parseHostMap } from '../../src/capture/gate/hosts.ts'
import { createClient, type Exchange } from '../../src/capture/http/client.ts'
import { CERTIFICATE } from '../../src/capture/recording/certificate.ts'
import { withDefaults } from '../../src/model/options.ts'
import { leaseFor } from './leasing.ts'
import { listen, listenTcp } from './sites.ts'

/** The source address of the proxies in these tests, so that a site can recognise them. */
const PROXY_ADDRESS = '127.0.0.2'

/** The addresses that a proxy was asked for, and the credentials. */
interface Asked {
  readonly to: string
  readonly credentials?: string | undefined
}

/** A CONNECT proxy. `lead` gives the real target, in place of the internet. */
function serveConnects(server: Server, asked: Asked[], lead = (to: string) => to): Server {
  return server.on('connect', (request, client: Socket) => {
    const header = request.headers['proxy-authorization']
    const credentials = header && Buffer.from(header.slice('Basic '.length), 'base64').toString()
    asked.push({ to: request.url ?? '', credentials })
    if (credentials?.endsWith(':wrong')) return client.end('HTTP/1.1 407 No\r\n\r\n')
    const [host = '', port] = lead(request.url ?? '').split(':')
    const site = connect({ host, port: Number(port), localAddress: PROXY_ADDRESS })
    site.on('error', () => client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'))
    site.on('connect', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n')
      client.on('error', () => site.destroy()).on('close', () => site.destroy())
      client.pipe(site).pipe(client)
    })
  })
}

/** A SOCKS5 proxy for IPv4 (RFC 1928), with a password when one is offered (RFC 1929). */
async function serveSocks(asked: Asked[]): Promise<number> {
  return listenTcp(
    createTcpServer((client) => {
      let credentials: string | undefined
      client
        .on('error', () => undefined)
        .once('data', (greeting) => {
          const withPassword = greeting.includes(2, 2)
          client.write(Buffer.from([5, withPassword ? 2 : 0]))
          if (!withPassword) return client.once('data', answer)
          client.once('data', (login) => {
            const end = 2 + (login[1] ?? 0)
            credentials = `${login.subarray(2, end)}:${login.subarray(end + 1)}`
            client.write(Buffer.from([1, credentials.endsWith(':wrong') ? 1 : 0]))
            client.once('data', answer)
          })
        })
      const answer = (request: Buffer) => {
        const host = [...request.subarray(4, 8)].join('.')
        const port = request.readUInt16BE(8)
        asked.push({ to: `${request[3] === 1 ? host : 'not an address'}:${port}`, credentials })
        const site = connect({ host, port, localAddress: PROXY_ADDRESS })
        const reply = (code: number) => client.write(Buffer.from([5, code, 0, 1, 0, 0, 0, 0, 0, 0]))
        site.on('error', () => reply(5))
        site.on('connect', () => {
          reply(0)
          client.on('close', () => site.destroy())
          client.pipe(site).pipe(client)
        })
      }
    }),
  )
}

interface Scene {
  readonly hosts: HostMap
  readonly port: number
  readonly tlsPort: number
}

/** A site that answers with the address of its visitor. */
async function site(): Promise<Scene> {
  const who = createServer((request, response) => response.end(`seen ${request.socket.remoteAddress}`))
  const whoInTls = createTlsServer(CERTIFICATE, (request, response) =>
    response.end(`seen ${request.socket.remoteAddress}`),
  )
  const [port, tlsPort] = [await listen(who), await listen(whoInTls)]
  return { hosts: parseHostMap(`127.0.0.1:${port} 127.0.0.1:${tlsPort} acme.example`), port, tlsPort }
}

async function get(
  url: string,
  upstream: string,
  hosts?: HostMap,
  connectTimeoutMs = 60_000,
): Promise<Exchange> {
  const gate = createGate({
    hosts,
    ports: [80, 443],
    connectTimeoutMs,
    resolver: async (host) =>
      host === 'inner.example'
        ? [{ address: '10.0.0.1', family: 4 }]
        : [
            { address: '2606:4700::1111', family: 6 },
            { address: '93.184.216.34', family: 4 },
          ],
  })
  const client = createClient(await leaseFor(gate, { upstream: new URL(upstream) }), gate, withDefaults())
  onTestFinished(() => client.close())
  return client.fetch({ url, accept: '*/*', maxBytes: () => 1000, signal: new AbortController().signal })
}

const text = ({ body }: Exchange) => Buffer.from(body ?? []).toString()

test.each(['http', 'https', 'socks5'])('a site is reached through a proxy of the kind %s', async (kind) => {
  const asked: Asked[] = []
  if (kind === 'https') {
    // The certificate of these tests is not trusted. With a trusted one this setting is not needed.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
    onTestFinished(() => {
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
    })
  }
  const port =
    kind === 'socks5'
      ? await serveSocks(asked)
      : await listen(serveConnects(kind === 'https' ? createTlsServer(CERTIFICATE) : createServer(), asked))
  const { hosts, port: sitePort, tlsPort } = await site()
  const upstream = `${kind}://us%40er:p%3Ass@127.0.0.1:${port}`
  expect(text(await get('http://acme.example/', upstream, hosts))).toBe(`seen ${PROXY_ADDRESS}`)
  expect(text(await get('https://acme.example/', upstream, hosts))).toBe(`seen ${PROXY_ADDRESS}`)
  const credentials = 'us@er:p:ss'
  // It was an address, never the name.
  expect(asked).toEqual([
    { to: `127.0.0.1:${sitePort}`, credentials },
    { to: `127.0.0.1:${tlsPort}`, credentials },
  ])
  expect(text(await get('http://acme.example/', `${kind}://127.0.0.1:${port}`, hosts))).toBe(
    `seen ${PROXY_ADDRESS}`,
  )
})

test('the proxy is asked for a judged address, and never for one that is not public', async () => {
  const asked: Asked[] = []
  const { port } = await site()
  const lead = (to: string) => (to === '93.184.216.34:80' ? `127.0.0.1:${port}` : '127.0.0.1:1')
  const proxy = await listen(serveConnects(createServer(), asked, lead))
  const upstream = `http://127.0.0.1:${proxy}`
  expect(text(await get('http://acme.example/', upstream))).toBe(`seen ${PROXY_ADDRESS}`)
  expect((await get('http://inner.example/', upstream)).failure).toMatchObject({ code: 'forbidden_target' })
  expect((await get('http://169.254.169.254/', upstream)).failure).toMatchObject({ code: 'forbidden_target' })
  expect(asked.map(({ to }) => to)).toEqual(['93.184.216.34:80'])
})

test('the other address family is tried when the first is refused', async () => {
  const asked: Asked[] = []
  const { port } = await site()
  const lead = (to: string) => (to.startsWith('[') ? `127.0.0.1:${port}` : '127.0.0.1:1')
  const proxy = await listen(serveConnects(createServer(), asked, lead))
  expect(text(await get('http://acme.example/', `http://127.0.0.1:${proxy}`))).toBe(`seen ${PROXY_ADDRESS}`)
  expect(asked.map(({ to }) => to)).toEqual(['93.184.216.34:80', '[2606:4700::1111]:80'])
})

test.each(['http', 'socks5'])(
  'what a proxy of kind %s refuses is told without its password',
  async (kind) => {
    const proxy = kind === 'socks5' ? await serveSocks([]) : await listen(serveConnects(createServer(), []))
    const hosts = parseHostMap('127.0.0.1:1 - acme.example')
    const failureOf = async (userInfo: string) =>
      (await get('http://acme.example/', `${kind}://${userInfo}@127.0.0.1:${proxy}`, hosts)).failure
    expect(await failureOf('user:secret')).toMatchObject({
      code: 'unreachable',
      retryable: true,
      message: expect.stringContaining(`The proxy 127.0.0.1:${proxy} does not connect to acme.example (`),
    })
    expect(await failureOf('user:wrong')).toMatchObject({
      code: 'unreachable',
      retryable: false,
      message: `The proxy 127.0.0.1:${proxy} does not accept its user name and password.`,
    })
    for (const userInfo of ['user:secret', 'user:wrong'])
      expect(JSON.stringify(await failureOf(userInfo))).not.toMatch(/user:|secret|wrong/)
  },
)

test('a proxy that does not exist, one that does not answer, and one without a trusted certificate', async () => {
  const hosts = parseHostMap('127.0.0.1:1 - acme.example')
  const failureOf = async (upstream: string, connectTimeoutMs?: number) =>
    (await get('http://acme.example/', upstream, hosts, connectTimeoutMs)).failure
  expect(await failureOf('http://user:secret@127.0.0.1:1')).toMatchObject({
    code: 'unreachable',
    message: 'The proxy 127.0.0.1:1 cannot be reached (ECONNREFUSED).',
  })
  const silent = await listenTcp(
    createTcpServer((socket) => void socket.on('error', () => undefined).resume()),
  )
  for (const kind of ['http', 'socks5'])
    expect(await failureOf(`${kind}://127.0.0.1:${silent}`, 300)).toMatchObject({ code: 'timeout' })
  const selfSigned = await listen(serveConnects(createTlsServer(CERTIFICATE), []))
  expect(await failureOf(`https://127.0.0.1:${selfSigned}`)).toMatchObject({
    code: 'unreachable',
    message: expect.stringMatching(/^The proxy 127\.0\.0\.1:\d+ cannot be reached \(\w*(CERT|SIGN)\w*\)\.$/),
  })
})
