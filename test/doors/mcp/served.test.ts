import type { CallToolResult } from '@modelcontextprotocol/client'
import { afterAll, describe, expect, test } from 'vitest'
import { whenAborted } from '../../../src/concurrency/abort.ts'
import { listed } from '../../../src/doors/mcp/resources.ts'
import type { Service } from '../../../src/doors/mcp/tool.ts'
import { patient } from '../../house/patient.ts'
import { AUTHORIZED, ok, startServing } from '../http/serving.ts'
import { answerIn, clientAt, overHttp, servedSites, textIn, WAITING } from './connected.ts'

patient()

/* The endpoint /mcp has the keys, rates and limits of /v1. */

const ends: (() => unknown)[] = []
const onEnd = (end: () => unknown) => void ends.push(end)
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

const sites = await servedSites(onEnd)
const { blazon, url, secret, client } = await overHttp(sites, onEnd)
const { accounts, keys } = blazon
const BRAND = { name: 'brand', arguments: { domain: 'ferncott.example' } }

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
const PING = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })
const post = (headers: Record<string, string>, body = PING) =>
  fetch(`${url}/mcp`, { method: 'POST', headers: { ...JSON_HEADERS, ...headers }, body })

describe('a message', () => {
  test('without a key is refused as any call is', async () => {
    const refused = await post({})
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ error_code: 'INVALID_API_KEY' })
    const open = await keys.create('page', { kind: 'public' })
    expect((await post({ authorization: `Bearer ${open.secret}` })).status).toBe(403)
  })

  test('is answered with a key, and refused from a page of another host', async () => {
    const authorization = `Bearer ${secret}`
    expect((await post({ authorization })).status).toBe(200)
    expect((await post({ authorization, origin: url })).status).toBe(200)
    const refused = await post({ authorization, origin: 'https://evil.example' })
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ error_code: 'CROSS_ORIGIN' })
  })

  test('is a POST of one object', async () => {
    const authorization = `Bearer ${secret}`
    const got = await fetch(`${url}/mcp`, { headers: { authorization } })
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await post({ authorization }, `[${PING},${PING}]`)).status).toBe(400)
    expect((await post({ authorization }, 'x'.repeat(2_000_000))).status).toBe(413)
  })
})

test('a resource is a picture of the service, and no other path of it', async () => {
  for (const path of ['../../metrics', '../logs', './../usage', 'a/../../logs', '..', 'a..b/../../logs']) {
    const uri = `${url}/v1/files/${path}`
    await expect(client.readResource({ uri }), path).rejects.toThrow(/There is no resource/)
  }
  await expect(client.readResource({ uri: `${url}/v1/files/none.png` })).rejects.toThrow(/NOT_FOUND/)
})

test('a client of the revision of 2026 is served as one of 2025 is', async () => {
  const modern = await clientAt(url, secret, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
  const results = [await client.callTool(BRAND, WAITING), await modern.callTool(BRAND, WAITING)]
  const [one, other] = results.map((each) => answerIn(each as CallToolResult))
  expect(one).toEqual(other)
  await modern.close()
})

// The time of the lookup itself is longer than that of this test.
test('a lookup ends when the client that waits for it has left', { timeout: 40_000, retry: 0 }, async () => {
  let begun: (signal: AbortSignal) => void
  const lookup = new Promise<AbortSignal>((resolve) => {
    begun = resolve
  })
  const serving = await startServing({
    async lookup({ domain }, { signal }) {
      begun(signal)
      await whenAborted(signal)
      return { result: ok(domain) }
    },
  })
  const leaving = new AbortController()
  const params = { name: 'brand', arguments: { domain: 'acme.example' } }
  const asked = fetch(`${serving.url}/mcp`, {
    ...{ method: 'POST', signal: leaving.signal, headers: { ...JSON_HEADERS, ...AUTHORIZED } },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  }).then((answer) => answer.text())
  const signal = await lookup
  expect(signal.aborted).toBe(false)
  leaving.abort()
  await expect(asked).rejects.toThrow()
  await whenAborted(signal)
})

test('a key calls the tools of its endpoints alone', async () => {
  const narrow = await keys.create('narrow', { permissions: ['brand/fonts'] })
  const of = await clientAt(url, narrow.secret)
  const refused = (await of.callTool(BRAND, WAITING)) as CallToolResult
  expect(refused.isError).toBe(true)
  expect(textIn(refused)).toBe('This API key has no permission for this endpoint (NOT_PERMITTED)')
  const fonts = (await of.callTool({ ...BRAND, name: 'fonts' }, WAITING)) as CallToolResult
  expect(fonts.isError, textIn(fonts)).toBeFalsy()
  await of.close()
})

test('a call of a tool costs what the call of its route costs, and lists cost nothing', async () => {
  const plan = { period: 'month', perSecond: null, overageCents: null, prefetch: true } as const
  await accounts.putPlan({ ...plan, name: 'two', quota: 2 })
  const { id } = await accounts.createOrganisation('Agents', 'two')
  const of = await clientAt(url, (await keys.create('counted', { organisation: id })).secret)
  await of.listTools()
  for (const _ of [1, 2]) expect((await of.callTool(BRAND, WAITING)).isError).toBeFalsy()
  const third = (await of.callTool(BRAND, WAITING)) as CallToolResult
  expect(third.isError).toBe(true)
  expect(textIn(third)).toBe('The quota of the plan is used up (QUOTA_EXCEEDED)')
  await of.close()
})

test('stored brands are listed in pages of twenty, each brand once', async () => {
  const stored = Array.from({ length: 45 }, (_, at) => `brand-${String(at).padStart(2, '0')}.example`)
  const service: Service = {
    tools: [],
    async ask({ url: path }) {
      const { searchParams } = new URL(path, 'http://localhost')
      const after = searchParams.get('after') ?? ''
      const found = stored.filter((domain) => domain > after).slice(0, Number(searchParams.get('limit')))
      const suggestions = found.map((domain) => ({ kind: 'stored', domain }))
      const bytes = Buffer.from(JSON.stringify({ status: 'ok', code: 200, suggestions }))
      return { status: 200, contentType: 'application/json', bytes }
    },
    fileAt: () => undefined,
  }
  const pages: string[][] = []
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    const page = await listed(service, cursor, AbortSignal.timeout(60_000))
    pages.push(page.resources.map(({ name }) => name))
    cursor = page.nextCursor
  }
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5])
  expect(pages.flat()).toEqual(stored)
})
