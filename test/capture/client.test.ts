import { createServer, type RequestListener } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createGate } from '../../src/capture/gate/gate.ts'
import { type HostMap, parseHostMap } from '../../src/capture/gate/hosts.ts'
import { type Client, createClient, type Exchange } from '../../src/capture/http/client.ts'
import { type Options, withDefaults } from '../../src/model/options.ts'
import { leaseFor } from './leasing.ts'
import { listen, listenTcp, serveSites } from './sites.ts'

const KIB = 1024

async function clientFor(hosts: HostMap, fetch: Partial<Options['fetch']> = {}): Promise<Client> {
  const options = withDefaults({ fetch })
  const { ports, connectTimeoutMs } = options.fetch
  const gate = createGate({ hosts, ports, connectTimeoutMs })
  const client = createClient(await leaseFor(gate), gate, options)
  onTestFinished(() => client.close())
  return client
}

function get(
  client: Client,
  url: string,
  maxBytes = 100 * KIB,
  signal = new AbortController().signal,
): Promise<Exchange> {
  return client.fetch({ url, accept: '*/*', maxBytes: () => maxBytes, signal })
}

async function answering(listener: RequestListener): Promise<HostMap> {
  return parseHostMap(`127.0.0.1:${await listen(createServer(listener))} - acme.example`)
}

const text = (exchange: Exchange) => Buffer.from(exchange.body ?? []).toString()

test('redirects are followed and told, across hosts and from http to https', async () => {
  const { hosts } = await serveSites(
    {
      'acme.example': {
        '/': { to: '/home#top', status: 302 },
        '/home': { to: 'https://www.acme.example/ü', status: 308 },
      },
      'www.acme.example': { '/%C3%BC': 'here' },
    },
    true,
  )
  const exchange = await get(await clientFor(hosts), 'http://acme.example/')
  expect(text(exchange)).toBe('here')
  expect(exchange).toMatchObject({
    url: 'http://acme.example/',
    finalUrl: 'https://www.acme.example/%C3%BC',
    status: 200,
    failure: null,
  })
  expect(exchange.redirects).toEqual([
    { url: 'http://acme.example/', status: 302 },
    { url: 'http://acme.example/home', status: 308 },
  ])
})

test.each([
  ['http://127.0.0.1/', 'forbidden_target'],
  ['http://user:secret@acme.example/', 'forbidden_target'],
  ['file:///etc/hostname', 'forbidden_target'],
  ['http://acme.example/loop', 'unreachable'],
])('a redirect to %s ends the chain', async (to, code) => {
  const { hosts } = await serveSites({
    'acme.example': { '/': { to }, '/loop': { to: '/loop?' }, '/loop?': { to: '/loop' } },
  })
  const exchange = await get(await clientFor(hosts), 'http://acme.example/')
  expect(exchange).toMatchObject({ status: 0, body: null, failure: { code } })
  expect(exchange.failure?.message).not.toMatch(/\d+\.\d+\.\d+\.\d+:/)
})

test.each([
  ['gzip', gzipSync('packed')],
  ['x-gzip', gzipSync('packed')],
  ['deflate', deflateSync('packed')],
  ['deflate', deflateRawSync('packed')],
  ['br', brotliCompressSync('packed')],
  ['gzip, br', brotliCompressSync(gzipSync('packed'))],
  ['identity', Buffer.from('packed')],
  ['utf-8', Buffer.from('packed')],
  ['UTF8', Buffer.from('packed')],
  ['none', Buffer.from('packed')],
  ['binary', Buffer.from('packed')],
  ['text/html', Buffer.from('packed')],
  ['windows-1252', Buffer.from('packed')],
  ['gzip, utf-8', gzipSync('packed')],
  ['8bit, gzip', gzipSync('packed')],
])('%s is unpacked', async (encoding, body) => {
  const { hosts } = await serveSites({
    'acme.example': { '/': { body, headers: { 'content-encoding': encoding } } },
  })
  expect(text(await get(await clientFor(hosts), 'http://acme.example/'))).toBe('packed')
})

test.each([
  ['gzip, gzip, gzip', gzipSync(gzipSync(gzipSync('x'))), 'too_large'],
  ['zstd', Buffer.from('x'), 'unreachable'],
  ['compress', Buffer.from('x'), 'unreachable'],
  ['utf-8, compress', Buffer.from('x'), 'unreachable'],
  ['constructor', Buffer.from('x'), 'unreachable'],
  ['gzip', Buffer.from('this is not gzip'), 'unreachable'],
])('an answer packed as %s is a failure', async (encoding, body, code) => {
  const { hosts } = await serveSites({
    'acme.example': { '/': { body, headers: { 'content-encoding': encoding } } },
  })
  expect((await get(await clientFor(hosts), 'http://acme.example/')).failure).toMatchObject({ code })
})

test.each([
  ['gzip', gzipSync(Buffer.alloc(50_000 * KIB))],
  ['br', brotliCompressSync(Buffer.alloc(50_000 * KIB))],
])('a %s bomb is cut after unpacking', async (encoding, body) => {
  const { hosts } = await serveSites({
    'acme.example': { '/': { body, headers: { 'content-encoding': encoding } } },
  })
  const exchange = await get(await clientFor(hosts), 'http://acme.example/', 100 * KIB)
  expect(exchange).toMatchObject({ partial: true, failure: null })
  expect(exchange.body?.length).toBe(100 * KIB)
})

test.each(['gzip', 'deflate', 'br'])('an empty body packed as %s is empty', async (encoding) => {
  const { hosts } = await serveSites({
    'acme.example': { '/': { body: '', headers: { 'content-encoding': encoding, 'content-length': '0' } } },
  })
  const exchange = await get(await clientFor(hosts), 'http://acme.example/')
  expect(exchange).toMatchObject({ failure: null, partial: false })
  expect(text(exchange)).toBe('')
})

test('an answer that is refused unread holds no connection', async () => {
  const packed = { body: Buffer.alloc(100 * KIB), headers: { 'content-encoding': 'gzip, gzip, gzip' } }
  const { hosts } = await serveSites({ 'acme.example': { '/packed': packed, '/': 'plain' } })
  const client = await clientFor(hosts, { perSiteConcurrency: 2 })
  for (let at = 0; at < 4; at++) await get(client, 'http://acme.example/packed')
  expect(text(await get(client, 'http://acme.example/'))).toBe('plain')
})

/** Answers as they go over the wire, by path. */
async function sending(answers: Readonly<Record<string, string>>): Promise<HostMap> {
  const server = createTcpServer((socket) => {
    socket
      .on('error', () => undefined)
      .on('data', (asked) => {
        const [, path = ''] = asked.toString('latin1').split(' ')
        socket.write(`HTTP/1.1 ${answers[path] ?? '404 Not Found'}\r\n`)
      })
  })
  return parseHostMap(`127.0.0.1:${await listenTcp(server)} - acme.example`)
}

const HERE = '200 OK\r\ncontent-length: 4\r\n\r\nhere'
const to = (...addresses: string[]) =>
  `302 Found\r\n${addresses.map((each) => `location: ${each}\r\n`).join('')}content-length: 0\r\n`

test.each([
  ['sent twice', ['/there', '/there'], '/there'],
  ['with a comma', ['/one,two'], '/one,two'],
  ['with a comma and a space', ['/?q=one, two'], '/?q=one,%20two'],
])('an address %s is followed', async (_, addresses, path) => {
  const hosts = await sending({ '/': to(...addresses), [path]: HERE })
  const exchange = await get(await clientFor(hosts), 'http://acme.example/')
  expect(exchange).toMatchObject({ finalUrl: `http://acme.example${path}`, failure: null })
  expect(text(exchange)).toBe('here')
})

test('a redirect to several addresses is none, and holds no connection', async () => {
  const hosts = await sending({ '/': to('/de', '/en'), '/de': HERE })
  const client = await clientFor(hosts, { perSiteConcurrency: 1 })
  expect((await get(client, 'http://acme.example/')).failure).toMatchObject({
    code: 'unreachable',
    message: 'acme.example redirects to several addresses at once.',
    retryable: false,
  })
  expect(text(await get(client, 'http://acme.example/de'))).toBe('here')
})

test('a body in a million chunks costs little more than its bytes, and lets others have their turn', async () => {
  const block = '1\r\na\r\n'.repeat(10_000)
  const server = createTcpServer((socket) => {
    socket
      .on('error', () => undefined)
      .once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n')
        let left = 100
        const go = (): unknown => {
          while (left-- > 0) if (!socket.write(block)) return socket.once('drain', go)
          return socket.end('0\r\n\r\n')
        }
        go()
      })
  })
  const hosts = parseHostMap(`127.0.0.1:${await listenTcp(server)} - acme.example`)
  const client = await clientFor(hosts)
  const before = process.memoryUsage.rss()
  let [longest, peak, last] = [0, 0, process.cpuUsage().user]
  const timer = setInterval(() => {
    const { user } = process.cpuUsage()
    longest = Math.max(longest, (user - last) / 1000)
    peak = Math.max(peak, process.memoryUsage.rss() - before)
    last = user
  }, 1)
  onTestFinished(() => clearInterval(timer))
  const exchange = await get(client, 'http://acme.example/', 2000 * KIB)
  expect(exchange).toMatchObject({ partial: false, failure: null })
  expect(text(exchange)).toBe('a'.repeat(1_000_000))
  expect(longest).toBeLessThan(250)
  expect(peak).toBeLessThan(120_000_000)
}, 20_000)

test('a body that breaks off is kept as far as it came, in whatever chunks', async () => {
  const hosts = await answering(async (_, response) => {
    response.writeHead(200, { 'content-length': 100_000 })
    for (const size of [1, 20_000, 3, 9_000, 5]) {
      await new Promise((sent) => response.write(Buffer.alloc(size, `${size}`.charAt(0)), sent))
    }
    response.destroy()
  })
  const exchange = await get(await clientFor(hosts), 'http://acme.example/')
  expect(exchange).toMatchObject({ partial: true, failure: null })
  expect(text(exchange)).toBe(`1${'2'.repeat(20_000)}333${'9'.repeat(9_000)}55555`)
})

test('a redirect is followed before its own body has come', async () => {
  const hosts = await answering((request, response) => {
    if (request.url !== '/') return response.end('there')
    return response.writeHead(302, { location: '/there', 'content-length': 5000 }).write('never more')
  })
  const started = Date.now()
  expect(text(await get(await clientFor(hosts), 'http://acme.example/'))).toBe('there')
  expect(Date.now() - started).toBeLessThan(8_000)
})

test.each([
  ['SSH-2.0-OpenSSH\r\n'],
  ['HTTP/1.1 000 x\r\ncontent-length: 0\r\n\r\n'],
  ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzzz\r\n'],
])('%j is no answer', async (answer) => {
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(answer))
  })
  const hosts = parseHostMap(`127.0.0.1:${await listenTcp(server)} - acme.example`)
  expect((await get(await clientFor(hosts), 'http://acme.example/')).failure).toMatchObject({
    code: 'unreachable',
    message: expect.stringContaining('does not answer in HTTP'),
  })
})

/** A header with everything that it may have: a field, a name, a comment and a checksum. */
test.each([
  ['gzip', gzipSync('packed')],
  ['deflate', deflateSync('packed')],
  ['gzip, br', brotliCompressSync(gzipSync('packed'))],
])(
  'what comes after the end of a body packed as %s is not waited for',
  async (encoding, body) => {
    const tail = Buffer.alloc(64 * KIB, 1)
    const hosts = await answering((_, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).write(body)
      const more = () => {
        while (!response.destroyed && response.write(tail));
      }
      response.on('drain', more)
      more()
    })
    const exchange = await get(await clientFor(hosts, { wholeTimeoutMs: 3_000 }), 'http://acme.example/')
    expect(exchange).toMatchObject({ failure: null, partial: false })
    expect(text(exchange)).toBe('packed')
  },
  2_500,
)

function gzipWithLongHeader(text: string): Buffer {
  const plain = gzipSync(text)
  const head = Buffer.from([0x1f, 0x8b, 8, 30, 0, 0, 0, 0, 0, 3])
  const extra = Buffer.concat([Buffer.from([3, 0]), Buffer.from('abcname\0comment\0'), Buffer.from([1, 2])])
  return Buffer.concat([head, extra, plain.subarray(10)])
}

test.each([
  ['stray bytes after its end', Buffer.concat([gzipSync('packed'), Buffer.from('stray')])],
  ['zeros after its end', Buffer.concat([gzipSync('packed'), Buffer.alloc(100)])],
  ['the beginning of another', Buffer.concat([gzipSync('packed'), Buffer.from([0x1f, 0x8b, 8])])],
  ['all that a header may have', gzipWithLongHeader('packed')],
])('gzip with %s is read, in one piece and byte by byte', async (_, body) => {
  const hosts = await answering(async (request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' })
    if (request.url === '/') return response.end(body)
    for (const byte of body) await new Promise((sent) => response.write(Buffer.from([byte]), sent))
    response.end()
  })
  const client = await clientFor(hosts)
  for (const path of ['', 'slowly']) {
    const exchange = await get(client, `http://acme.example/${path}`)
    expect(exchange).toMatchObject({ failure: null, partial: false })
    expect(text(exchange)).toBe('packed')
  }
})

test('a torn gzip keeps what came', async () => {
  const whole = gzipSync(Buffer.from(Array.from({ length: 5000 }, (_, at) => `line ${at}`).join('\n')))
  const { hosts } = await serveSites({
    'acme.example': {
      '/': { body: whole.subarray(0, whole.length / 2), headers: { 'content-encoding': 'gzip' } },
    },
  })
  const exchange = await get(await clientFor(hosts), 'http://acme.example/')
  expect(exchange.failure).toBeNull()
  expect(text(exchange)).toMatch(/^line 0\nline 1\n/)
})

test('reading stops at the limit, and the server notices', async () => {
  let sent = 0
  let cut = false
  const hosts = await answering((_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' })
    const timer = setInterval(() => {
      sent += 16 * KIB
      response.write(Buffer.alloc(16 * KIB))
    }, 2)
    response.on('close', () => {
      cut = true
      clearInterval(timer)
    })
  })
  const exchange = await get(await clientFor(hosts), 'http://acme.example/', 64 * KIB)
  expect(exchange.body?.length).toBe(64 * KIB)
  expect(exchange.partial).toBe(true)
  await expect.poll(() => cut).toBe(true)
  expect(sent).toBeLessThan(2000 * KIB)
})

test.each([
  ['never begins', (() => undefined) as RequestListener, { firstByteTimeoutMs: 300 }],
  [
    'drips',
    ((_, response) => {
      const timer = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(timer))
    }) as RequestListener,
    { wholeTimeoutMs: 400 },
  ],
])('a server that %s is given up', async (_, listener, limits) => {
  const started = Date.now()
  const exchange = await get(await clientFor(await answering(listener), limits), 'http://acme.example/')
  expect(exchange.failure ?? { code: 'timeout' }).toMatchObject({ code: 'timeout' })
  expect(Date.now() - started).toBeLessThan(8_000)
})

test('more headers than the limit are a failure', async () => {
  const hosts = await answering((_, response) =>
    response.writeHead(200, { 'x-long': 'a'.repeat(70 * KIB) }).end(),
  )
  expect((await get(await clientFor(hosts), 'http://acme.example/')).failure).toMatchObject({
    code: 'too_large',
  })
})

test('cookies live as long as the chain, at the hosts they were set for', async () => {
  const sent: (string | undefined)[] = []
  const { hosts } = await serveSites({
    'acme.example': {
      '/': (request, response) => {
        sent.push(request.headers.cookie)
        const cookies = [
          'seen=1; Path=/; Secure',
          'wide=2; Domain=.acme.example',
          'bad=3; Domain=example',
          'other=4; Domain=shop.example',
        ]
        if (request.headers.cookie) response.writeHead(302, { location: 'http://www.acme.example/' }).end()
        else response.writeHead(302, { location: '/', 'set-cookie': cookies }).end()
      },
    },
    'www.acme.example': {
      '/': (request, response) => {
        sent.push(request.headers.cookie)
        response.writeHead(302, { location: 'http://shop.example/' }).end()
      },
    },
    'shop.example': {
      '/': (request, response) => {
        sent.push(request.headers.cookie)
        response.end('shop')
      },
    },
  })
  expect(text(await get(await clientFor(hosts), 'http://acme.example/'))).toBe('shop')
  expect(sent).toEqual([undefined, 'seen=1; wide=2; bad=3; other=4', 'wide=2', undefined])
})

test('cookies are not kept, repeated headers are joined', async () => {
  const hosts = await answering((_, response) =>
    response.writeHead(200, { 'Set-Cookie': 'a=1', 'X-Two': ['a', 'b'] }).end('x'),
  )
  const { headers } = await get(await clientFor(hosts), 'http://acme.example/')
  expect(headers).toMatchObject({ 'x-two': 'a, b' })
  expect(headers).not.toHaveProperty('set-cookie')
})

test('the caller leaves, and the request ends on the wire', async () => {
  let open = 0
  const hosts = await answering((request) => {
    open++
    request.socket.on('close', () => open--)
  })
  const caller = new AbortController()
  const fetching = get(await clientFor(hosts), 'http://acme.example/', KIB, caller.signal)
  await expect.poll(() => open).toBe(1)
  caller.abort(new Error('left'))
  await expect(fetching).rejects.toThrow('left')
  await expect.poll(() => open).toBe(0)
})

test('closing, and leaving, end a connection that is still being made', async () => {
  let open = 0
  const silent = createTcpServer((socket) => {
    open++
    socket
      .on('error', () => undefined)
      .on('close', () => open--)
      .resume()
  })
  const hosts = parseHostMap(`- 127.0.0.1:${await listenTcp(silent)} acme.example`)
  const client = await clientFor(hosts)
  const caller = new AbortController()
  const fetching = get(client, 'https://acme.example/', KIB, caller.signal)
  await expect.poll(() => open).toBe(1)
  caller.abort(new Error('left'))
  await expect(fetching).rejects.toThrow('left')
  await client.close()
  await expect.poll(() => open, { timeout: 1000 }).toBe(0)
})

test('a certificate is verified for every host but mapped ones', async () => {
  const { hosts } = await serveSites({ 'acme.example': { '/': 'secure' } }, true)
  const port = hosts.lookup('acme.example')?.https?.port ?? 0
  expect(text(await get(await clientFor(hosts), 'https://acme.example/'))).toBe('secure')

  const options = withDefaults()
  const real = createGate({ hosts, ports: [443], connectTimeoutMs: 1000 })
  const client = createClient(await leaseFor(real), { ...real, isMapped: () => false }, options)
  onTestFinished(() => client.close())
  const exchange = await get(client, 'https://acme.example/')
  expect(port).toBeGreaterThan(0)
  expect(exchange.failure).toMatchObject({
    code: 'unreachable',
    message: expect.stringContaining('no valid TLS certificate'),
    retryable: false,
  })
})

test('a host without a name, and one that does not listen', async () => {
  const hosts = parseHostMap('127.0.0.1:1 - dead.example')
  const client = await clientFor(hosts)
  expect((await get(client, 'http://dead.example/')).failure).toMatchObject({
    code: 'unreachable',
    message: 'dead.example does not accept connections (ECONNREFUSED).',
  })
  expect((await get(client, 'http://nowhere.invalid/')).failure).toMatchObject({
    code: 'not_found',
    retryable: false,
    message: expect.stringMatching(/^nowhere\.invalid has no address/),
  })
})
