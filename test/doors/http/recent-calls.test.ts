import { expect, onTestFinished, test } from 'vitest'
import { sourceOf } from '../../../src/directory/memory.ts'
import { createRecentCalls } from '../../../src/doors/http/recent-calls.ts'
import { createBlazon, createServer } from '../../../src/index.ts'
import { patient } from '../../house/patient.ts'
import { temporaryDatabase, temporaryFolder } from '../../store/temporary.ts'

patient()

async function serving() {
  const db = await temporaryDatabase(temporaryFolder())
  const blazon = await createBlazon({ db, directory: sourceOf([], 'imported') })
  onTestFinished(() => blazon.close())
  const server = await createServer(blazon)
  onTestFinished(() => server.close())
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  const { secret } = await blazon.keys.create('app')
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
  const ask = async (path: string, body?: string) => {
    const answer = await fetch(`${url}/v1/${path}`, { headers, ...(body && { method: 'POST', body }) })
    return { status: answer.status, body: await answer.json() }
  }
  const inputOf = async (id: string) => (await ask(`logs/${id}`)).body.data.input
  return { ask, inputOf }
}

test('a body that is nested too deeply is refused, and is not in the log', async () => {
  const { ask, inputOf } = await serving()
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const { status, body } = await ask('brand/retrieve', `{"type":"by_domain","unknown":${deep}}`)
  expect([status, body.error_code]).toEqual([400, 'INVALID_BODY'])
  expect(await inputOf(body.request_id)).toEqual({ query: {} })
})

test('the log has small bodies, and no values of secrets in them or in queries', async () => {
  const { ask, inputOf } = await serving()
  const given = {
    type: 'by_domain',
    apiKey: 'secret',
    headers: { 'X-Any': 'secret' },
    webhook: { token: 'secret' },
  }
  const { body } = await ask('brand/retrieve?key=secret&headers[a][b][c][d][e]=secret', JSON.stringify(given))
  const hidden = '[redacted]'
  expect(await inputOf(body.request_id)).toEqual({
    query: { key: hidden, 'headers[a][b][c][d][e]': hidden },
    body: { type: 'by_domain', apiKey: hidden, headers: hidden, webhook: { token: hidden } },
  })
  const large = await ask('brand/retrieve', JSON.stringify({ ...given, more: 'x'.repeat(4_096) }))
  expect(await inputOf(large.body.request_id)).toEqual({ query: {} })
})

test('the memory of recent calls is bounded, whatever callers send', () => {
  const recent = createRecentCalls()
  const call = {
    ...{ organisation: null, keyId: 'k', method: 'GET', endpoint: 'usage', status: 200, at: 0 },
    ...{ elapsedMs: 1, credits: 0, url: '/v1/usage', body: undefined },
  }
  const count = () => [...recent.of({ organisation: null, keyId: 'k' })].length
  for (let at = 0; at < 12_000; at++) recent.add({ ...call, requestId: `${at}`, userAgent: null })
  expect(count()).toBe(10_000)
  for (let at = 0; at < 12_000; at++)
    recent.add({ ...call, requestId: `${at}`, userAgent: 'x'.repeat(10_000), tags: ['x'.repeat(5_000)] })
  expect(count()).toBeLessThan(600)
})
