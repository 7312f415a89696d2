import { createServer, type RequestListener } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { PassThrough } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { FETCH } from '../../src/capture/bounds.ts'
import { createGate } from '../../src/capture/gate/gate.ts'
import { type HostMap, parseHostMap } from '../../src/capture/gate/hosts.ts'
import { type Client, createClient, type Exchange } from '../../src/capture/http/client.ts'
import { createPieces, inBulk } from '../../src/capture/http/pieces.ts'
import { type Options, withDefaults } from '../../src/model/options.ts'
import { bounded } from '../house/bounded.ts'
import { leaseFor } from './leasing.ts'
import { listen, listenTcp, serveSites } from './sites.ts'

const KIB = 1024
/** Longer than a test may take: what waits for this time to end fails its test. */
const NEVER_MS = 600_000

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

test('redirects are followed and reported, across hosts and from http to https', async () => {
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
  // A proxy has unpacked the body, or the server has packed it, and the header does not say so.
  ['gzip', Buffer.from('packed')],
  ['x-gzip', Buffer.from('packed')],
  ['identity', gzipSync('packed')],
  ['utf-8', gzipSync('packed')],
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
  ['gzip', Buffer.from('\x01\x02 is neither gzip nor text'), 'unreachable'],
])('an answer packed as %s is a failure', async (encoding, body, code) => {
  const { hosts } = await serveSites({
    'acme.example': { '/': { body, headers: { 'content-encoding': encoding } } },
  })
  expect((await get(await clientFor(hosts), 'http://acme.example/')).failure).toMatchObject({ code })
})

test.each([
  ['gzip', gzipSync(Buffer.alloc(50_000 * KIB))],
  ['br', brotliCompressSync(Buffer.alloc(50_000 * KIB), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ['identity', gzipSync(Buffer.alloc(50_000 * KIB))],
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

test('an answer that is refused without being read frees its connection', async () => {
  const packed = { body: Buffer.alloc(100 * KIB), headers: { 'content-encoding': 'gzip, gzip, gzip' } }
  const { hosts } = await serveSites({ 'acme.example': { '/packed': packed, '/': 'plain' } })
  bounded(FETCH, { perSiteConcurrency: 2 })
  const client = await clientFor(hosts)
  for (let at = 0; at < 4; at++) await get(client, 'http://acme.example/packed')
  expect(text(await get(client, 'http://acme.example/'))).toBe('plain')
})

/** A server that sends these bytes as answers, by path. */
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

test('a redirect to several addresses is not followed, and frees its connection', async () => {
  const hosts = await sending({ '/': to('/de', '/en'), '/de': HERE })
  bounded(FETCH, { perSiteConcurrency: 1 })
  const client = await clientFor(hosts)
  expect((await get(client, 'http://acme.example/')).failure).toMatchObject({
    code: 'unreachable',
    message: 'acme.example redirects to several addresses at once.',
    retryable: false,
  })
  expect(text(await get(client, 'http://acme.example/de'))).toBe('here')
})

test('a body in many small chunks comes whole', async () => {
  const block = '1\r\na\r\n'.repeat(10_000)
  const server = createTcpServer((socket) => {
    socket
      .on('error', () => undefined)
      .once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n')
        for (let left = 10; left > 0; left--) socket.write(block)
        socket.end('0\r\n\r\n')
      })
  })
  const hosts = parseHostMap(`127.0.0.1:${await listenTcp(server)} - acme.example`)
  const exchange = await get(await clientFor(hosts), 'http://acme.example/', 2000 * KIB)
  expect(exchange).toMatchObject({ partial: false, failure: null })
  expect(text(exchange)).toBe('a'.repeat(100_000))
})

test('what has arrived in small chunks is taken at once', async () => {
  const body = new PassThrough({ highWaterMark: 1e9 })
  for (let at = 0; at < 50_000; at++) body.write('a')
  body.end()
  const sizes: number[] = []
  for await (const chunk of inBulk(body)) sizes.push(chunk.length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(50_000)
  expect(sizes.length).toBeLessThan(10)
})

test('a small chunk does not keep the buffer that it was read into', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const heldBytes = () => {
    collect()
    return process.memoryUsage().arrayBuffers
  }
  const before = heldBytes()
  const pieces = createPieces()
  // Together the buffers have 64 MB.
  for (let at = 0; at < 1_000; at++) pieces.add(new Uint8Array(64 * KIB).subarray(0, 1))
  // V8 gives the memory of buffers back in a thread of its own, after the collection.
  await expect.poll(() => heldBytes() - before).toBeLessThan(16_000_000)
  expect(pieces.bytes()).toHaveLength(1_000)
})

test('of a body that breaks off, everything before the break is kept, whatever its chunks are', async () => {
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

test('a redirect is followed before its own body has arrived', async () => {
  const hosts = await answering((request, response) => {
    if (request.url !== '/') return response.end('there')
    return response.writeHead(302, { location: '/there', 'content-length': 5000 }).write('never more')
  })
  const client = await clientFor(hosts, { wholeTimeoutMs: NEVER_MS })
  expect(text(await get(client, 'http://acme.example/'))).toBe('there')
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

/** A gzip header with everything that it may have: an extra field, a name, a comment and a checksum. */
test.each([
  ['gzip', gzipSync('packed')],
  ['deflate', deflateSync('packed')],
  ['gzip, br', brotliCompressSync(gzipSync('packed'))],
])('what comes after the end of a body packed as %s is not waited for', async (encoding, body) => {
  const tail = Buffer.alloc(64 * KIB, 1)
  const hosts = await answering((_, response) => {
    response.writeHead(200, { 'content-encoding': encoding }).write(body)
    const more = () => {
      while (!response.destroyed && response.write(tail));
    }
    response.on('drain', more)
    more()
  })
  const exchange = await get(await clientFor(hosts, { wholeTimeoutMs: NEVER_MS }), 'http://acme.example/')
  expect(exchange).toMatchObject({ failure: null, partial: false })
  expect(text(exchange)).toBe('packed')
})

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

test('of a gzip body that breaks off, what could be unpacked is kept', async () => {
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
  let cut = false
  const hosts = await answering((_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' })
    const more = () => {
      while (!cut && response.write(Buffer.alloc(16 * KIB)));
    }
    response.on('drain', more).on('close', () => {
      cut = true
    })
    more()
  })
  const exchange = await get(await clientFor(hosts), 'http://acme.example/', 64 * KIB)
  expect(exchange.body?.length).toBe(64 * KIB)
  expect(exchange.partial).toBe(true)
  await expect.poll(() => cut).toBe(true)
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
  const { firstByteTimeoutMs, wholeTimeoutMs } = {
    firstByteTimeoutMs: NEVER_MS,
    wholeTimeoutMs: NEVER_MS,
    ...limits,
  }
  bounded(FETCH, { firstByteTimeoutMs })
  const client = await clientFor(await answering(listener), { wholeTimeoutMs })
  const exchange = await get(client, 'http://acme.example/')
  expect(exchange.failure ?? { code: 'timeout' }).toMatchObject({ code: 'timeout' })
})

test('whoever has more time waits longer for the first byte', async () => {
  const hosts = await answering((_, response) => void setTimeout(() => response.end('there'), 300))
  bounded(FETCH, { firstByteTimeoutMs: 1 })
  const client = await clientFor(hosts, { wholeTimeoutMs: 1 })
  const asked = { accept: '*/*', maxBytes: () => KIB, signal: new AbortController().signal }
  const late = await client.fetch({ ...asked, url: 'http://acme.example/', moreMs: NEVER_MS })
  expect(Buffer.from(late.body ?? []).toString()).toBe('there')
})

test('more headers than the limit are a failure', async () => {
  const hosts = await answering((_, response) =>
    response.writeHead(200, { 'x-long': 'a'.repeat(70 * KIB) }).end(),
  )
  expect((await get(await clientFor(hosts), 'http://acme.example/')).failure).toMatchObject({
    code: 'too_large',
  })
})

test('cookies last for one chain of redirects, at the hosts that they were set for', async () => {
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
  expect(sent).toEqual([undefined, 'wide=2', 'wide=2', undefined])
})

test('cookies are sent as browsers send them: by path, while they last, and never after they were deleted', async () => {
  const sent: (string | undefined)[] = []
  const steps = [
    {
      to: '/shop/',
      set: ['all=1', 'shop=2; Path=/shop', 'other=3; Path=/office', 'old=4; Max-Age=-1', 'gone=5'],
    },
    { to: '/end', set: ['gone=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/', 'safe=6; Secure'] },
  ]
  const hosts = await answering((request, response) => {
    sent.push(request.headers.cookie)
    const step = steps[sent.length - 1]
    if (step) response.writeHead(302, { location: step.to, 'set-cookie': step.set }).end()
    else response.end('done')
  })
  expect(text(await get(await clientFor(hosts), 'http://acme.example/'))).toBe('done')
  expect(sent.map((header) => header?.split('; ').sort())).toEqual([
    undefined,
    ['all=1', 'gone=5', 'shop=2'],
    ['all=1'],
  ])
})

test('cookies are not kept, repeated headers are joined', async () => {
  const hosts = await answering((_, response) =>
    response.writeHead(200, { 'Set-Cookie': 'a=1', 'X-Two': ['a', 'b'] }).end('x'),
  )
  const { headers } = await get(await clientFor(hosts), 'http://acme.example/')
  expect(headers).toMatchObject({ 'x-two': 'a, b' })
  expect(headers).not.toHaveProperty('set-cookie')
})

test('when the caller leaves, the request ends on the network too', async () => {
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

test('closing the client, or leaving, ends a connection that is still being made', async () => {
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
  await expect.poll(() => open).toBe(0)
})

test('certificates are verified for all hosts except mapped ones', async () => {
  const { hosts } = await serveSites({ 'acme.example': { '/': 'secure' } }, true)
  const port = hosts.lookup('acme.example')?.https?.port ?? 0
  expect(text(await get(await clientFor(hosts), 'https://acme.example/'))).toBe('secure')

  const options = withDefaults()
  const real = createGate({ hosts, ports: [443], connectTimeoutMs: NEVER_MS })
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

test('a host name without an address, and a host that does not listen', async () => {
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
