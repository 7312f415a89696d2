import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { RECORDING } from '../../src/capture/bounds.ts'
import type { Client, Exchange } from '../../src/capture/http/client.ts'
import { createAnswerOrder } from '../../src/capture/recording/answer-order.ts'
import { answersOf, withoutCacheBusters } from '../../src/capture/recording/answers.ts'
import { recordingClient, recordingSitemaps, replayingClient } from '../../src/capture/recording/client.ts'
import { bodyOf } from '../../src/capture/recording/encoded-body.ts'
import {
  createExchangeLog,
  type ExchangeWithBody,
  type Recording,
} from '../../src/capture/recording/recording.ts'
import { startReplayServer } from '../../src/capture/recording/server.ts'
import { decodeHtml } from '../../src/formats/text/charset.ts'
import { BlazonError } from '../../src/model/errors.ts'
import { bounded } from '../house/bounded.ts'

const OF = {
  domain: 'acme.example',
  capturedAt: '2026-11-20T12:00:00.000Z',
  producer: 'auto',
  notes: [],
} as const

const HOME = 'https://acme.example/'

/** An exchange of the browser with the fields that matter to a test. */
function exchange(
  url: string,
  part: Partial<Omit<ExchangeWithBody, 'body'>> & { body?: string | Uint8Array | null } = {},
): ExchangeWithBody {
  const { body = 'body', ...rest } = part
  return {
    by: 'browser',
    method: 'GET',
    url,
    requestHeaders: {},
    sent: null,
    finalUrl: url,
    redirects: [],
    status: 200,
    headers: {},
    partial: false,
    failure: null,
    ...rest,
    body: typeof body === 'string' ? Buffer.from(body) : body,
  }
}

function recordingOf(...exchanges: ExchangeWithBody[]): Recording {
  const log = createExchangeLog()
  for (const one of exchanges) log.begin()(one)
  return log.recording(OF)
}

const ask = (url: string, maxBytes = 1_000) => ({
  url,
  accept: '*/*',
  maxBytes: () => maxBytes,
  signal: new AbortController().signal,
})

const ANSWERS: readonly (readonly [string, Exchange])[] = [
  [
    'an answer after a redirect',
    {
      url: 'http://acme.example/',
      finalUrl: 'https://acme.example/',
      status: 200,
      headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' },
      body: Buffer.from([0xe4, 0x3c, 0]),
      partial: false,
      redirects: [{ url: 'http://acme.example/', status: 301 }],
      failure: null,
    },
  ],
  [
    'the beginning of a body',
    {
      url: 'https://acme.example/long',
      finalUrl: 'https://acme.example/long',
      status: 404,
      headers: {},
      body: Buffer.from('cut'),
      partial: true,
      redirects: [],
      failure: null,
    },
  ],
  [
    'a failure with its cause',
    {
      url: 'https://none.example/',
      finalUrl: 'https://none.example/',
      status: 0,
      headers: {},
      body: null,
      partial: false,
      redirects: [],
      failure: new BlazonError('unreachable', 'none.example has no address (ENOTFOUND).', {
        retryable: false,
        cause: Object.assign(new Error('none.example has no address (ENOTFOUND).'), { code: 'ENOTFOUND' }),
      }),
    },
  ],
]

test.each(ANSWERS)('the HTTP client gets the recorded answer: %s', async (_, answer) => {
  const log = createExchangeLog()
  const live: Client = { fetch: async () => answer, close: async () => undefined }
  expect(await recordingClient(live, log).fetch(ask(answer.url))).toEqual(answer)
  const recording = log.recording(OF)
  const replayed = await replayingClient(answersOf(recording), recording.bodies).fetch(ask(answer.url))
  expect(replayed).toEqual(answer)
  expect(replayed.failure).toMatchObject(
    answer.failure ? { retryable: false, cause: { code: 'ENOTFOUND' } } : {},
  )
})

test('cookies and credentials are not recorded', async () => {
  const log = createExchangeLog()
  const [[, answer]] = ANSWERS as [(typeof ANSWERS)[0]]
  const headers = { 'Set-Cookie': 'a=1', vary: 'cookie', authorization: 'Basic x' }
  await recordingClient(
    { fetch: async () => ({ ...answer, headers }), close: async () => undefined },
    log,
  ).fetch(ask(answer.url))
  expect(log.recording(OF).exchanges[0]?.headers).toEqual({ vary: 'cookie' })
})

test.each([
  [100_000, false],
  [25_000, true],
])('of a body in chunks of one byte %i are kept', async (maxBodiesBytes, partial) => {
  bounded(RECORDING, { maxBodiesBytes })
  const log = createExchangeLog()
  const [[, answer]] = ANSWERS as [(typeof ANSWERS)[0]]
  const body = Readable.from(Array.from({ length: 30_000 }, (_, at) => Buffer.of(at % 251)))
  const live = {
    fetch: async () => answer,
    open: async () => ({ ...answer, body }),
    close: async () => undefined,
  }
  const opened = await recordingSitemaps(live, log).open(ask(answer.url))
  let length = 0
  for await (const chunk of opened.body ?? []) length += chunk.length
  expect(length).toBe(30_000)
  const recording = log.recording(OF)
  const [kept] = recording.exchanges
  expect(kept).toMatchObject({ partial, errand: 'sitemaps' })
  const bytes = recording.bodies.get(kept?.body ?? '') ?? []
  const expected = Buffer.from(Array.from({ length: Math.min(maxBodiesBytes, 30_000) }, (_, at) => at % 251))
  expect(expected.equals(Buffer.from(bytes))).toBe(true)
})

test('a body that was cut when it was recorded is cut again, and a URL that was not recorded fails', async () => {
  const log = createExchangeLog()
  const timeout = new BlazonError('timeout', 'The time is up.')
  const live: Client = { fetch: () => Promise.reject(timeout), close: async () => undefined }
  await expect(recordingClient(live, log).fetch(ask('https://acme.example/slow'))).rejects.toBe(timeout)
  const client = replayingClient(answersOf(log.recording(OF)), new Map())
  await expect(client.fetch(ask('https://acme.example/slow'))).rejects.toMatchObject({ code: 'timeout' })
  expect(await client.fetch(ask('https://acme.example/other'))).toMatchObject({
    status: 0,
    failure: {
      code: 'unreachable',
      retryable: false,
      message: expect.stringContaining('not in the recording'),
    },
  })
})

test('a replay with smaller limits gets less', async () => {
  const recording = recordingOf(exchange('https://acme.example/', { by: 'http', body: 'a long body' }))
  const client = replayingClient(answersOf(recording), recording.bodies)
  const { body, partial } = await client.fetch(ask('https://acme.example/', 6))
  expect([Buffer.from(body ?? []).toString(), partial]).toEqual(['a long', true])
})

test('answers to equal requests are used in order, and the last one is repeated', () => {
  const url = 'https://acme.example/'
  const answers = answersOf(
    recordingOf(...[302, 302, 200].map((status) => exchange(url, { status, by: 'browser' }))),
  )
  const question = { method: 'GET', url, sent: null }
  expect([1, 2, 3, 4].map(() => answers.toBrowser(question)?.status)).toEqual([302, 302, 200, 200])
})

test('requests differ by method and body', () => {
  const url = 'https://acme.example/api'
  const answers = answersOf(
    recordingOf(
      exchange(url, { method: 'POST', sent: 'aa', status: 201 }),
      exchange(url, { method: 'POST', sent: 'bb', status: 202 }),
      exchange(url, { status: 200 }),
    ),
  )
  const statusOf = (method: string, sent: string | null) => answers.toBrowser({ method, url, sent })?.status
  expect(statusOf('POST', 'bb')).toBe(202)
  expect(statusOf('POST', 'unknown')).toBe(201)
  expect(statusOf('HEAD', null)).toBe(200)
  expect(statusOf('PUT', null)).toBeUndefined()
})

test.each([
  ['https://a.example/x?_=1', 'https://a.example/x?_=2', true],
  ['https://a.example/x?v=1763640000000', 'https://a.example/x?v=1763640000999', true],
  ['https://a.example/x?n=0.123456', 'https://a.example/x?n=0.9876', true],
  [
    'https://a.example/x?id=5b0ee8a8-5d4c-4e0b-9d7e-0a3f5c1f2b3c',
    'https://a.example/x?id=6b0ee8a8-5d4c-4e0b-9d7e-0a3f5c1f2b3c',
    true,
  ],
  ['https://a.example/x?page=1', 'https://a.example/x?page=2', false],
  ['https://a.example/x?_=1', 'https://a.example/y?_=1', false],
  ['https://a.example/x?_=1&q=a', 'https://a.example/x?_=1&q=b', false],
  ['https://a.example/x', 'https://a.example/x?_=1', false],
])('%s and %s: the same but for the moment: %s', (one, other, alike) => {
  const [a, b] = [withoutCacheBusters(one), withoutCacheBusters(other)]
  expect(a !== undefined && a === b).toBe(alike)
})

test('redirects of the HTTP client are replayed to the browser hop by hop, and the other way round', async () => {
  const [a, b] = ['http://acme.example/', 'https://acme.example/']
  const byClient = recordingOf(
    exchange(a, { by: 'http', finalUrl: b, redirects: [{ url: a, status: 308 }], body: 'home' }),
  )
  const answers = answersOf(byClient)
  const hop = (url: string) => answers.toBrowser({ method: 'GET', url, sent: null })
  expect(hop(a)).toMatchObject({ status: 308, headers: { location: b }, body: null })
  expect(hop(b)).toMatchObject({ status: 200, url: b })

  const byBrowser = recordingOf(
    exchange(a, { status: 307, headers: { location: '/de#top' }, body: null }),
    exchange('http://acme.example/de', { body: 'zu Hause' }),
  )
  const client = replayingClient(answersOf(byBrowser), byBrowser.bodies)
  const { body, ...rest } = await client.fetch(ask(a))
  expect(Buffer.from(body ?? []).toString()).toBe('zu Hause')
  expect(rest).toMatchObject({
    url: a,
    finalUrl: 'http://acme.example/de',
    redirects: [{ url: a, status: 307 }],
    failure: null,
  })
})

test('redirects in a circle end', async () => {
  const url = 'http://acme.example/'
  const ring = recordingOf(exchange(url, { status: 302, headers: { location: url }, body: null }))
  const { failure } = await replayingClient(answersOf(ring), ring.bodies).fetch(ask(url))
  expect(failure?.code).toBe('unreachable')
})

interface Got {
  readonly status: number
  readonly headers: Record<string, unknown>
  readonly body: string
}

/** Sends a request to a replay server as a browser would. Rejects when the connection is closed. */
async function askServer(
  recording: Recording,
  url: string,
  send: { method?: string; headers?: object; timeout?: number } = {},
) {
  const server = await startReplayServer({
    answers: answersOf(recording),
    bodies: recording.bodies,
    order: createAnswerOrder(recording),
  })
  onTestFinished(() => server.close())
  const { protocol, host, pathname, search } = new URL(url)
  const isSecure = protocol === 'https:'
  const { port } = server.hosts.lookup(host)?.[isSecure ? 'https' : 'http'] ?? {}
  return new Promise<Got>((resolve, reject) => {
    const request = (isSecure ? httpsRequest : httpRequest)({
      host: '127.0.0.1',
      port,
      path: pathname + search,
      rejectUnauthorized: false,
      ...send,
      headers: { host, ...send.headers },
    })
    request.once('timeout', () => request.destroy(new Error('It never ends.')))
    request.once('error', reject).once('response', (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text) => {
        body += text
      })
      response.once('error', reject)
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      )
    })
    request.end()
  })
}

test('the server answers for every host and port, IP addresses too, over http and https', async () => {
  for (const url of [
    'http://acme.example/',
    'https://cdn.example:8443/a?b=c',
    'https://[2001:db8::1]/',
    'http://10.0.0.1:99/',
  ])
    expect(await askServer(recordingOf(exchange(url, { body: url })), url)).toMatchObject({
      status: 200,
      body: url,
    })
})

test('headers are those of the site, except for those of the transfer', async () => {
  const headers = {
    'content-type': 'text/css; charset=utf-8',
    'content-encoding': 'br',
    'content-length': '7',
    'transfer-encoding': 'chunked',
    'alt-svc': 'h3=":443"',
    link: '</a.css>; rel=preload\n</b.css>; rel=preload',
    'x-name': 'Müller – „Söhne“',
    'not a name': 'x',
  }
  const url = 'https://acme.example/a.css'
  const got = await askServer(recordingOf(exchange(url, { headers, body: 'p{}' })), url)
  expect(got).toMatchObject({
    status: 200,
    body: 'p{}',
    headers: {
      'content-type': 'text/css; charset=utf-8',
      link: '</a.css>; rel=preload, </b.css>; rel=preload',
    },
  })
  expect(Buffer.from(String(got.headers['x-name']), 'latin1').toString()).toBe('Müller – „Söhne“')
  for (const name of ['content-encoding', 'alt-svc', 'date', 'not a name'])
    expect(got.headers).not.toHaveProperty([name])
})

test.each([
  [
    'a declared encoding',
    'browser',
    'text/html; charset=windows-1251',
    'Привет',
    [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2],
  ],
  ['a declaration that the text goes beyond', 'browser', 'text/css; charset=ascii', '«ü»ж', 'marked'],
  ['nothing declared', 'browser', 'text/css', 'ü', 'marked'],
  ['UTF-8 declared', 'browser', 'text/html;charset="UTF-8"', 'ü', [0xc3, 0xbc]],
  ['plain letters', 'browser', 'text/html', 'u', [0x75]],
  ['no text', 'browser', 'image/png', 'ü', [0xc3, 0xbc]],
  ['what the HTTP client read', 'http', 'text/html', 'ü', [0xc3, 0xbc]],
] as const)('text that a browser has decoded is put back: %s', (_, by, type, text, bytes) => {
  const recording = recordingOf(exchange(HOME, { by, headers: { 'content-type': type }, body: text }))
  const [only] = recording.exchanges
  const marked = [0xef, 0xbb, 0xbf, ...Buffer.from(text)]
  expect([...((only && bodyOf(only, recording.bodies)) ?? [])]).toEqual(bytes === 'marked' ? marked : bytes)
})

test('text is converted back to the encoding that it declares', () => {
  const text = '<meta charset=shift_jis><title>日本</title>'
  const recording = recordingOf(exchange(HOME, { headers: { 'content-type': 'text/html' }, body: text }))
  const [only] = recording.exchanges
  const bytes = (only && bodyOf(only, recording.bodies)) ?? new Uint8Array()
  expect(decodeHtml(bytes)).toEqual({ text, charset: 'shift_jis' })
})

const failure = (code: 'unreachable' | 'timeout' | 'cancelled') => ({
  code,
  message: '',
  retryable: false,
  cause: null,
})

test.each([
  ['is not recorded', undefined, 'socket hang up'],
  ['failed', { status: 0, body: null, failure: failure('unreachable') }, 'socket hang up'],
  ['broke off', { body: null, failure: failure('unreachable') }, 'aborted'],
  [
    'had not come when the page was read',
    { status: 0, body: null, failure: failure('timeout') },
    'never ends',
  ],
  ['streamed', { body: null, failure: failure('timeout') }, 'never ends'],
  ['was left before it came', { status: 0, body: null, failure: failure('cancelled') }, 'never ends'],
])('a request for what %s: as it was', async (_, part, message) => {
  const url = 'http://acme.example/stream'
  const recording = part ? recordingOf(exchange(url, part)) : recordingOf()
  const send = message === 'never ends' ? { timeout: 300 } : {}
  await expect(askServer(recording, url, send)).rejects.toThrow(message)
})

test('a request that the page cancelled after the headers ends with the headers', async () => {
  const url = 'http://acme.example/script.js'
  const left = recordingOf(exchange(url, { status: 404, body: null, failure: failure('cancelled') }))
  expect(await askServer(left, url)).toMatchObject({ status: 404, body: '' })
})

test.each(['net::ERR_FAILED', 'net::ERR_BLOCKED_BY_ORB', 'mixed-content'])(
  'an answer that the browser turned down (%s) is one that it turns down again',
  async (cause) => {
    const url = 'https://cdn.example/font.woff2'
    const part = { status: 0, body: null, failure: { ...failure('unreachable'), cause } }
    const { status, headers } = await askServer(recordingOf(exchange(url, part)), url)
    expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined])
  },
)

test('CORS preflight requests, which browsers do not show, are allowed', async () => {
  const url = 'https://api.example/graph'
  const headers = { origin: 'https://acme.example', 'access-control-request-method': 'POST' }
  expect(await askServer(recordingOf(), url, { method: 'OPTIONS', headers })).toMatchObject({
    status: 204,
    headers: {
      'access-control-allow-origin': 'https://acme.example',
      'access-control-allow-methods': 'POST',
    },
  })
})

test('each purpose has its own answers, and uses those of another purpose when it has none', async () => {
  const told = (path: string, body: string, errand?: 'sitemaps') =>
    exchange(`${HOME}${path}`, { by: 'http', body, ...(errand && { errand }) })
  const recording = recordingOf(
    told('sitemap.xml', 'its beginning'),
    told('about', 'about'),
    told('sitemap.xml', 'all of it', 'sitemaps'),
    told('second.xml', 'second', 'sitemaps'),
  )
  for (const [errand, ...bodies] of [
    ['page', 'its beginning', 'its beginning', 'about', 'second'],
    ['sitemaps', 'all of it', 'all of it', 'about', 'second'],
  ] as const) {
    const client = replayingClient(answersOf(recording, errand), recording.bodies)
    const paths = ['sitemap.xml', 'sitemap.xml', 'about', 'second.xml']
    const asked = await Promise.all(paths.map((path) => client.fetch(ask(`${HOME}${path}`))))
    expect(asked.map(({ body }) => Buffer.from(body ?? []).toString())).toEqual(bodies)
  }
})
