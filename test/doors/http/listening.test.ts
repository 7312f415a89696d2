import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { isEveryAddress, listenError } from '../../../src/doors/http/listen.ts'
import { BlazonError } from '../../../src/model/errors.ts'
import { until } from '../../house/until.ts'
import { heldLookup, startServing } from './serving.ts'

const PATH = '/v1/brand/retrieve?domain=acme.example'
/** A server that ends nothing by force while a test lasts: what it waits for would hold the test up. */
const PATIENT = { shutdownTimeoutMs: 2 ** 31 - 1 }

async function failureOf(work: Promise<unknown>): Promise<BlazonError> {
  const thrown = await work.catch((error: unknown) => error)
  if (thrown instanceof BlazonError) return thrown
  throw new Error(`A BlazonError was expected, not ${thrown}`)
}

test('a port in use is one clear sentence', async () => {
  const other = createTcpServer()
  onTestFinished(() => void other.close())
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const { server } = await startServing({ listen: false })
  const failure = await failureOf(server.listen({ host: '127.0.0.1', port }))
  expect(failure.code).toBe('unavailable')
  expect(failure.message).toBe(
    `Port ${port} of 127.0.0.1 is in use by another program: stop that one or choose another port.`,
  )
})

test('an address that this machine does not have is one clear sentence', async () => {
  const { server } = await startServing({ listen: false, serve: { trustProxy: 'true' } })
  const failure = await failureOf(server.listen({ host: '192.0.2.1', port: 0 }))
  expect(failure.message).toBe('192.0.2.1 is not an address of this machine.')
})

test('a port that only the administrator may open is one clear sentence', () => {
  const refused = Object.assign(new Error('listen EACCES: permission denied'), { code: 'EACCES' })
  expect(listenError(refused, { host: '127.0.0.1', port: 80 }).message).toBe(
    'Port 80 needs rights that this user does not have: choose a port from 1024 up.',
  )
})

test.each(['localhost', '::1', '127.0.0.2'])(
  '%s needs no key, for only this machine reaches it',
  async (host) => {
    const { server } = await startServing({ listen: false, keys: [] })
    const { url } = await server.listen({ host, port: 0 })
    expect((await fetch(`${url}/v1`)).status).toBe(401)
  },
)

test('a port that is none is one clear sentence', async () => {
  const { server } = await startServing({ listen: false })
  const failure = await failureOf(server.listen({ host: '127.0.0.1', port: 70_000 }))
  expect(failure.message).toBe('70000 is not a port: choose one from 0 to 65535.')
})

test.each(['0.0.0.0', '::', '10.0.0.1', 'blazon.example'])(
  'without a key, %s is refused before anything is opened',
  async (host) => {
    const { server } = await startServing({ listen: false, keys: [] })
    const failure = await failureOf(server.listen({ host, port: 0 }))
    expect(failure.code).toBe('invalid_input')
    expect(failure.message).toContain('there is no API key yet')
  },
)

test('a suspended key alone does not open the door to other machines', async () => {
  const { server } = await startServing({ listen: false, keys: [['x', { id: 'key_2', state: 'suspended' }]] })
  expect((await failureOf(server.listen({ host: '0.0.0.0', port: 0 }))).code).toBe('invalid_input')
})

test('with a key, all addresses may be served', async () => {
  const { server } = await startServing({ listen: false, serve: { trustProxy: 'true' } })
  const { url } = await server.listen({ host: '0.0.0.0', port: 0 })
  expect(url).toMatch(/^http:\/\/0\.0\.0\.0:\d+$/u)
})

test.each([
  ['0.0.0.0', undefined, 1],
  ['0.0.0.0', 'https://api.acme.example', 0],
  ['127.0.0.1', undefined, 0],
])(
  'at %s with the public address %s, %i lines say that callers may not reach pictures',
  async (host, publicUrl, count) => {
    const serve = { trustProxy: 'true', ...(publicUrl !== undefined && { publicUrl }) }
    const { server, lines } = await startServing({ listen: false, serve })
    await server.listen({ host, port: 0 })
    expect(lines.filter((line) => line.includes('serve.publicUrl'))).toHaveLength(count)
  },
)

test.each([
  ['0.0.0.0', true],
  ['::', true],
  ['0:0:0:0:0:0:0:0', true],
  ['::0', true],
  ['::1', false],
  ['10.0.0.0', false],
  ['acme.example', false],
])('%s stands for all addresses: %s', (host, isEvery) => {
  expect(isEveryAddress(host)).toBe(isEvery)
})

test('a server can be asked without a port', async () => {
  const { server } = await startServing({ listen: false })
  const answer = await server.inject({ method: 'GET', url: PATH })
  expect(answer.statusCode).toBe(401)
})

test('close finishes what is running, and takes nothing new', async () => {
  const held = heldLookup()
  const { server, get, lookups } = await startServing({ lookup: held.lookup, serve: PATIENT })
  const call = get(PATH)
  await until(() => lookups.length > 0)
  const closed = server.close()
  expect((await get(PATH)).status).toBe(503)
  held.release()
  expect((await call).status).toBe(200)
  await closed
  await expect(get(PATH)).rejects.toThrow()
})

test('close stops work that takes too long, and says so to who waits', async () => {
  const held = heldLookup()
  const { server, get, lookups } = await startServing({
    lookup: held.lookup,
    serve: { shutdownTimeoutMs: 200 },
  })
  const call = get(PATH)
  await until(() => lookups.length > 0)
  await server.close()
  expect(held.stopped).toEqual(['acme.example'])
  const answer = await call
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ status: 'error', code: 503, error_code: 'SHUTTING_DOWN' })
})

test('close does not wait for work that is left after a 408, and stops it', async () => {
  const held = heldLookup()
  const { server, get } = await startServing({ lookup: held.lookup, serve: PATIENT })
  expect((await get(`${PATH}&timeoutMS=20`)).status).toBe(408)
  await server.close()
  expect(held.stopped).toEqual(['acme.example'])
})

test('close does not wait for work that cannot be stopped', async () => {
  const { server, get, lookups } = await startServing({
    lookup: () => new Promise(() => undefined),
    serve: { shutdownTimeoutMs: 200 },
  })
  const call = get(PATH)
  await until(() => lookups.length > 0)
  await server.close()
  expect((await call).status).toBe(503)
})

test('close does not wait for connections that say nothing', async () => {
  const { server, raw, get } = await startServing({ serve: PATIENT })
  const silent = raw('')
  const half = raw('GET /v1/brand/retrieve HTTP/1.1\r\nHost: x\r\nX-Half')
  // Connections are taken in their order.
  for (let time = 0; time < 2; time++) await get(PATH)
  await server.close()
  await Promise.all([silent, half])
})

test('close does not wait for connections that come while it closes, or say nothing more after an answer', async () => {
  const { server, raw } = await startServing({ serve: PATIENT })
  const request = `GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`
  const kept = raw(request)
  const closed = server.close()
  const late = [raw(''), raw(request)]
  await closed
  await Promise.all([kept, ...late])
})

test('close twice is close once', async () => {
  const { server } = await startServing()
  await Promise.all([server.close(), server.close()])
})

test('a server that listens, and one that was closed, say so when they are asked to listen again', async () => {
  const { server } = await startServing()
  await expect(server.listen({ port: 0 })).rejects.toThrow('This server listens already')
  await server.close()
  await expect(server.listen({ port: 0 })).rejects.toThrow('This server was closed')
})

test('readyz tells without a key that it serves, and how the browser runs', async () => {
  const { url } = await startServing({ engine: { sandbox: () => 'off' } })
  const answer = await fetch(`${url}/readyz`)
  expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'ok', sandbox: 'off' }])
})
