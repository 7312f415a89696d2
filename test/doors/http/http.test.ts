import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { SERVICE } from '../../../src/doors/http/bounds.ts'
import { bounded } from '../../house/bounded.ts'
import { until } from '../../house/until.ts'
import { answerIn } from './opened.ts'
import { AUTHORIZED, heldLookup, ok, SECRET, startServing } from './serving.ts'

const PATH = '/v1/brand/retrieve?domain=acme.example'
const HURRIED = { headersTimeoutMs: 300, requestTimeoutMs: 300_000 }
/** Less than the 60 s after which Node by itself cuts off who sends no headers. */
const NODES_MS = 50_000
const AUTH_LINE = `Authorization: Bearer ${SECRET}\r\n`

/** Splits an answer as it came over the socket. */
function parse(answer: string): { status: number; headers: string; body: Record<string, unknown> } {
  const [headers = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(headers.split(' ')[1]), headers: headers.toLowerCase(), body: JSON.parse(body) }
}

test('404 with the error body for paths that are no endpoint', async () => {
  const { get } = await startServing()
  for (const path of [
    '/v1',
    '/v1/',
    '/v1/brand',
    '/v1/brand/retrieve//',
    '/v2/brand/retrieve',
    '/V1/brand/retrieve',
  ]) {
    const answer = await get(path)
    expect(answer.status, path).toBe(404)
    expect(answerIn((await answer.json()) as object)).toEqual({
      status: 'error',
      message: 'There is no such endpoint',
      code: 404,
      error_code: 'ROUTE_NOT_FOUND',
    })
  }
})

test('a tunnel that is asked for is refused with the error body', async () => {
  const { raw } = await startServing()
  const { status, headers, body } = parse(
    await raw(`CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n${AUTH_LINE}\r\n`),
  )
  expect([status, body]).toMatchObject([400, { status: 'error', code: 400, error_code: 'BAD_REQUEST' }])
  expect(headers).toContain('x-request-id: ')
})

test('410 with a way on for an endpoint of the past, once the key has been checked', async () => {
  const { get } = await startServing()
  const answer = await get('/v1/brand/search?query=acme&timeoutMS=none')
  expect(answer.status).toBe(410)
  expect(answerIn((await answer.json()) as object)).toEqual({
    status: 'error',
    message: 'Search has been removed; look a brand up by its domain at /v1/brand/retrieve',
    code: 410,
    error_code: 'ENDPOINT_REMOVED',
  })
  expect((await get('/v1/brand/search?query=acme', {})).status).toBe(401)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  '405 with Allow for %s',
  async (method) => {
    const { url, lookups } = await startServing()
    const answer = await fetch(url + PATH, { method, headers: AUTHORIZED })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
    expect(await answer.json()).toMatchObject({
      status: 'error',
      code: 405,
      error_code: 'METHOD_NOT_ALLOWED',
    })
    expect(lookups).toEqual([])
  },
)

test('HEAD is GET without the body', async () => {
  const { url, get } = await startServing()
  const body = await (await get(PATH)).text()
  const head = await fetch(url + PATH, { method: 'HEAD', headers: AUTHORIZED })
  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(body)))
  expect(await head.text()).toBe('')
  expect((await fetch(`${url}/nowhere`, { method: 'HEAD', headers: AUTHORIZED })).status).toBe(404)
})

test('a path that cannot be decoded is 400', async () => {
  const { get } = await startServing()
  const answer = await get('/v1/%zz')
  expect(answer.status).toBe(400)
  expect(answer.headers.get('x-request-id')).toBe('req-1')
  expect(await answer.json()).toMatchObject({ status: 'error', code: 400, error_code: 'BAD_REQUEST' })
})

test('a body with a GET is no matter, however it is written', async () => {
  const { raw, url } = await startServing()
  const length = `GET ${PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${AUTH_LINE}Content-Type: text/plain\r\nContent-Length: 5\r\n\r\n{oops`
  expect(parse(await raw(length)).status).toBe(200)
  const chunked = `GET ${PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${AUTH_LINE}Transfer-Encoding: chunked\r\n\r\n5\r\n{oops\r\n0\r\n\r\n`
  expect(parse(await raw(chunked)).status).toBe(200)
  expect((await fetch(url + PATH, { headers: AUTHORIZED })).status).toBe(200)
})

test('a body for an endpoint that is not there is not read', async () => {
  const { raw } = await startServing()
  const head = `POST /v1/nowhere HTTP/1.1\r\nHost: x\r\n${AUTH_LINE}Content-Length: 2000000\r\n\r\n`
  expect(parse(await raw(`${head}{"some": "of it`)).status).toBe(404)
})

test.each([20_000, 500_000, 5_000_000])('a header of %i bytes is 431, whole and once', async (size) => {
  const { raw } = await startServing()
  const big = 'a'.repeat(size)
  const answer = parse(await raw(`GET ${PATH} HTTP/1.1\r\nHost: x\r\nX-Big: ${big}\r\n\r\n`))
  expect(answer.status).toBe(431)
  expect(answer.body).toMatchObject({ status: 'error', code: 431, error_code: 'HEADERS_TOO_LARGE' })
  expect(answer.headers).toContain('x-request-id: req-')
})

test.each([
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['unknown method', `BREW ${PATH} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ['two lengths', `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
  [
    'length and chunks',
    `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['no Host', `GET ${PATH} HTTP/1.1\r\nConnection: close\r\n${AUTH_LINE}\r\n`],
  ['two Hosts', `GET ${PATH} HTTP/1.1\r\nHost: x\r\nHost: x\r\nConnection: close\r\n${AUTH_LINE}\r\n`],
  ['a Host that is none', `GET ${PATH} HTTP/1.1\r\nHost: x/y\r\nConnection: close\r\n${AUTH_LINE}\r\n`],
  ['header with a space in its name', `GET ${PATH} HTTP/1.1\r\nHost: x\r\nBad Name: x\r\n\r\n`],
])('400 with the error body for %s', async (_name, bytes) => {
  const { raw, lookups } = await startServing()
  const answer = parse(await raw(bytes))
  expect(answer.status).toBe(400)
  expect(answerIn(answer.body)).toEqual({
    status: 'error',
    message: 'The request is not valid HTTP',
    code: 400,
    error_code: 'BAD_REQUEST',
  })
  expect(answer.headers).toContain('x-request-id: req-')
  expect(lookups).toEqual([])
})

test('pipelined requests are answered in their order', async () => {
  const { raw } = await startServing({
    lookup: async (site) => {
      if (site.domain === 'slow.example') await new Promise((resolve) => setTimeout(resolve, 200))
      return { result: ok(site.domain) }
    },
  })
  const get = (domain: string, extra = '') =>
    `GET /v1/brand/retrieve?domain=${domain} HTTP/1.1\r\nHost: x\r\n${AUTH_LINE}${extra}\r\n`
  const answer = await raw(
    get('slow.example') + get('quick.example') + get('last.example', 'Connection: close\r\n'),
  )
  expect([...answer.matchAll(/"domain":"(\w+)\.example"/gu)].map((match) => match[1])).toEqual([
    'slow',
    'quick',
    'last',
  ])
})

test('a client that sends half a request is cut off after the time for headers', async () => {
  bounded(SERVICE, HURRIED)
  const { raw } = await startServing()
  const began = Date.now()
  const answer = parse(await raw(`GET ${PATH} HTTP/1.1\r\nHost: x\r\nX-Slow`))
  expect(answer.status).toBe(408)
  expect(answer.body).toMatchObject({ status: 'error', code: 408, error_code: 'REQUEST_TOO_SLOW' })
  expect(Date.now() - began).toBeLessThan(NODES_MS)
})

test('a client that connects and says nothing is cut off too', async () => {
  bounded(SERVICE, HURRIED)
  const { raw } = await startServing()
  const began = Date.now()
  await raw('')
  expect(Date.now() - began).toBeLessThan(NODES_MS)
})

test('a client that closes its sending side has left', async () => {
  const held = heldLookup()
  const { url, lookups } = await startServing({ lookup: held.lookup })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`GET ${PATH} HTTP/1.1\r\nHost: x\r\n${AUTH_LINE}\r\n`)
  await until(() => lookups.length > 0)
  socket.end()
  await until(() => held.stopped.length > 0)
})

test('an unknown expectation and an upgrade are passed over', async () => {
  const { raw } = await startServing()
  const request = `GET ${PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${AUTH_LINE}`
  expect(parse(await raw(`${request}Expect: the-unexpected\r\n\r\n`)).status).toBe(200)
  expect(parse(await raw(`${request}Upgrade: websocket\r\n\r\n`)).status).toBe(200)
})

test('HTTP/1.0 and the absolute form work', async () => {
  const { raw } = await startServing()
  expect(parse(await raw(`GET ${PATH} HTTP/1.0\r\n${AUTH_LINE}\r\n`)).status).toBe(200)
  const absolute = `GET http://x${PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${AUTH_LINE}\r\n`
  expect(parse(await raw(absolute)).status).toBe(200)
})
