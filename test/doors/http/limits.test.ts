import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { SERVICE } from '../../../src/doors/http/bounds.ts'
import { route } from '../../../src/doors/http/route.ts'
import { bounded } from '../../house/bounded.ts'
import { until } from '../../house/until.ts'
import { heldLookup, ok, SECRET, startServing } from './serving.ts'

const PATH = '/v1/brand/retrieve?domain=acme.example'
const AUTH_LINE = `Authorization: Bearer ${SECRET}\r\n`
const GET = `GET ${PATH} HTTP/1.1\r\nHost: x\r\n${AUTH_LINE}\r\n`
const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'

/** A connection, with what came in on it so far. */
function open(url: string, localAddress = '127.0.0.1') {
  const socket: Socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress })
  const seen = { socket, text: '', isClosed: false }
  socket.on('data', (chunk) => {
    seen.text += chunk
  })
  // A connection that the other side closes may be reset.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    seen.isClosed = true
  })
  onTestFinished(() => void socket.destroy())
  return seen
}

async function answered(seen: ReturnType<typeof open>): Promise<void> {
  seen.socket.write(HEALTH)
  await until(() => seen.text.includes('{"status":"ok"}'))
}

const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))

test('headers beyond their bound are a 431', async () => {
  bounded(SERVICE, { maxHeaderBytes: 1_024 })
  const { raw } = await startServing()
  const headers = `X-Long: ${'a'.repeat(1_100)}\r\n`
  expect(statuses(await raw(`GET /healthz HTTP/1.1\r\nHost: x\r\n${headers}\r\n`))).toEqual([431])
})

const retried = (url: string) => expect.poll(async () => (await fetch(`${url}/healthz`)).status).toBe(200)

test('a connection beyond those of the service is a 503, beyond twice as many none, and the log says so', async () => {
  const { url, lines } = await startServing({ serve: { maxConnections: 1 } })
  const first = open(url)
  await answered(first)
  const second = open(url)
  const third = open(url)
  await until(() => third.isClosed)
  second.socket.write(HEALTH)
  await until(() => second.isClosed)
  expect(statuses(second.text)).toEqual([503])
  expect(second.text).toContain('TOO_MANY_CONNECTIONS')
  expect(third.text).toBe('')
  expect(lines.join('\n')).toContain('serve.maxConnections are open')
  first.socket.destroy()
  await retried(url)
})

test('connections beyond those of one address are refused, and those of others are not', async () => {
  bounded(SERVICE, { maxConnectionsPerAddress: 1 })
  const { url, lines } = await startServing()
  const first = open(url)
  await answered(first)
  const silent = open(url)
  await until(() => silent.isClosed)
  expect((await fetch(`${url}/healthz`)).status).toBe(503)
  expect(lines.join('\n')).toContain('127.0.0.1 has 1 open')
  await answered(open(url, '127.0.0.2'))
  first.socket.destroy()
  await retried(url)
})

test('requests that are sent ahead beyond their bound are refused after the answers before them', async () => {
  bounded(SERVICE, { maxPipelined: 2 })
  const { raw, lookups } = await startServing()
  const gets = ['a', 'b', 'c', 'd', 'e'].map((name) => GET.replace('acme', name))
  const answer = await raw(gets.join(''))
  expect(statuses(answer)).toEqual([200, 200, 503])
  expect(answer).toContain('TOO_MANY_PIPELINED')
  expect(lookups).toEqual(['a.example', 'b.example'])
})

test('a connection without requests is closed after its time', async () => {
  bounded(SERVICE, { keepAliveTimeoutMs: 50 })
  const { url } = await startServing()
  const seen = open(url)
  await answered(seen)
  await until(() => seen.isClosed)
})

const echo = route({
  method: 'POST',
  path: '/v1/echo',
  summary: 'what was sent',
  params: { text: z.string() },
  answer: z.object({ text: z.string() }),
  run: async ({ text }) => JSON.stringify({ text }),
})

test('a body that does not arrive in time is a 408', async () => {
  bounded(SERVICE, { requestTimeoutMs: 300 })
  const { raw } = await startServing({ routes: [echo] })
  const head = `POST /v1/echo HTTP/1.1\r\nHost: x\r\n${AUTH_LINE}Content-Type: application/json\r\n`
  const answer = await raw(`${head}Content-Length: 100\r\n\r\n{"text":`)
  expect(statuses(answer)).toEqual([408])
  expect(answer).toContain('REQUEST_TOO_SLOW')
})

const MANY_BYTES = 64 * 2 ** 20
const large = route({
  method: 'GET',
  path: '/v1/large',
  summary: 'many bytes',
  params: {},
  answer: z.string(),
  run: async () => Buffer.alloc(MANY_BYTES, ' '),
})

test('a client that does not read its answer is closed after its time', async () => {
  const answers: number[] = []
  bounded(SERVICE, { sendTimeoutMs: 200 })
  const { url } = await startServing({
    routes: [large],
    engine: { answered: ({ status }) => void answers.push(status) },
  })
  const seen = open(url)
  seen.socket.pause()
  seen.socket.write(`GET /v1/large HTTP/1.1\r\nHost: x\r\n${AUTH_LINE}\r\n`)
  await until(() => answers.length > 0)
  seen.socket.resume()
  await until(() => seen.isClosed)
  expect(seen.text.length).toBeLessThan(MANY_BYTES)
  expect(answers).toEqual([499])
})

test('each answer that a client did not wait for is told as such, also one that waited behind another', async () => {
  const held = heldLookup()
  const answers: number[] = []
  const { url, lookups } = await startServing({
    lookup: async (site, how) =>
      site.domain === 'acme.example' ? held.lookup(site, how) : { result: ok('b.example') },
    engine: { answered: ({ status }) => void answers.push(status) },
  })
  const seen = open(url)
  seen.socket.write(GET + GET.replace('acme.example', 'b.example'))
  await until(() => lookups.length === 2)
  seen.socket.destroy()
  await until(() => answers.length === 2)
  expect(answers).toEqual([499, 499])
})

test('the time to read an answer is not that of the lookup behind it', async () => {
  const held = heldLookup()
  bounded(SERVICE, { sendTimeoutMs: 100 })
  const { url, lookups } = await startServing({
    lookup: async (site, how) =>
      site.domain === 'acme.example' ? held.lookup(site, how) : { result: ok('b.example') },
  })
  const seen = open(url)
  seen.socket.write(GET.replace('acme.example', 'b.example') + GET)
  await until(() => lookups.length === 2 && statuses(seen.text).length === 1)
  await new Promise((resolve) => setTimeout(resolve, 500))
  held.release()
  await until(() => statuses(seen.text).length === 2)
  expect(statuses(seen.text)).toEqual([200, 200])
})

test('a service that ends answers what runs, and new requests with 503 until then', async () => {
  const held = heldLookup()
  const { url, server, lookups, get } = await startServing({
    lookup: held.lookup,
    serve: { shutdownTimeoutMs: 2 ** 31 - 1 },
  })
  const kept = open(url)
  await answered(kept)
  const running = get(PATH)
  await until(() => lookups.length === 1)
  const closed = server.close()
  kept.socket.write(GET.replace('acme', 'late'))
  await until(() => kept.isClosed)
  expect(statuses(kept.text)).toEqual([200, 503])
  const late = await fetch(`${url}/readyz`)
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '1'])
  held.release()
  expect((await running).status).toBe(200)
  await closed
  expect(lookups).toEqual(['acme.example'])
})
