import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { QUESTION } from '../../src/llm/bounds.ts'
import { createModel } from '../../src/llm/index.ts'
import { DEFAULTS } from '../../src/model/options.ts'
import { bounded } from '../house/bounded.ts'

interface Body {
  readonly model: string
  readonly max_tokens: number
  readonly messages: readonly { readonly content: string }[]
}

const seen: { path: string; headers: IncomingHttpHeaders; body: Body }[] = []
const server = createServer(async (request, response) => {
  let text = ''
  for await (const part of request) text += part
  seen.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) as Body })
  // It never answers those who ask for so few tokens.
  const tokens = (JSON.parse(text) as Body).max_tokens
  if (tokens === 2) response.writeHead(307, { location: `http://127.0.0.1:${port()}/other` }).end()
  else if (tokens === 3)
    response.writeHead(401).end(`{"error":{"message":"${request.headers.authorization}"}}`)
  else if (tokens === 4)
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [], usage: { total_tokens: 500 } }))
  else if (tokens !== 1) response.writeHead(500, { 'retry-after-ms': '1' }).end('{}')
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const port = () => (server.address() as AddressInfo).port

/** An address of its own, since a request that timed out may arrive while another test waits for its own. */
const freshUrl = () => `http://127.0.0.1:${port()}/${randomUUID()}/v1`
const sentTo = (url: string) => seen.filter(({ path }) => path.startsWith(`${new URL(url).pathname}/`))

async function asked(given: Partial<typeof DEFAULTS.llm>, question: Partial<typeof QUESTION> = {}) {
  bounded(QUESTION, { maxRetries: 0, ...question })
  const url = freshUrl()
  const model = createModel({ llm: { ...DEFAULTS.llm, url, model: 'any', ...given } })
  const pages = [1, 2].map((page) => ({ url: `http://a.example/${page}`, text: `${page}`.repeat(500) }))
  const answer = await model?.answer([{ name: 'a', type: 'text' }], pages, new AbortController().signal)
  const sent = sentTo(url)
  return { answer, sent, first: sent[0] }
}

it('is asked at its url, by its model and with its key', async () => {
  const { first } = await asked({ model: 'qwen', key: 'secret' })
  expect([first?.body.model, first?.headers.authorization]).toEqual(['qwen', 'Bearer secret'])
})

it('is asked again as often as maxRetries says', async () => {
  const { sent } = await asked({}, { maxRetries: 2 })
  expect(sent).toHaveLength(3)
})

it('reads as much as maxInputChars says, of each page its share', async () => {
  const { first } = await asked({}, { maxInputChars: 100 })
  const text = first?.body.messages[1]?.content ?? ''
  expect([text.match(/1{20,}/)?.[0].length, text.match(/2{20,}/)?.[0].length]).toEqual([50, 50])
})

it('writes as much as maxOutputTokens says', async () => {
  const { first } = await asked({}, { maxOutputTokens: 321 })
  expect(first?.body.max_tokens).toBe(321)
})

it('has the time that timeoutMs says', async () => {
  const { answer } = await asked({ timeoutMs: 50 }, { maxOutputTokens: 1 })
  expect(answer?.notes.join()).toMatch(/timed out/)
})

it('takes as many tokens a day as maxTokensPerDay says', async () => {
  const url = freshUrl()
  bounded(QUESTION, { maxOutputTokens: 4 })
  const options = { ...DEFAULTS.llm, url, model: 'any', maxTokensPerDay: 600 }
  const model = createModel({ llm: options }, () => new Date('2026-03-01T12:00:00Z'))
  const ask = () => model?.answer([{ name: 'a', type: 'text' }], [], new AbortController().signal)
  expect((await ask())?.notes.join()).toMatch(/it said nothing/)
  expect((await ask())?.notes.join()).toMatch(/of its 600 tokens a day too few are left/)
  expect(sentTo(url)).toHaveLength(1)
})

it('takes no more when questions are asked at once, and counts those that nobody waited for', async () => {
  bounded(QUESTION, { maxOutputTokens: 4 })
  const bounds = { maxTokensPerDay: 300, timeoutMs: 60_000 }
  const url = freshUrl()
  const options = { ...DEFAULTS.llm, url, model: 'any', ...bounds }
  const ask = (model: ReturnType<typeof createModel>) =>
    model?.answer([{ name: 'a', type: 'text' }], [], new AbortController().signal)
  const model = createModel({ llm: options })
  const answers = await Promise.all([ask(model), ask(model), ask(model)])
  expect(answers.filter((answer) => /too few are left/.test(String(answer?.notes)))).toHaveLength(2)
  expect(sentTo(url)).toHaveLength(1)
  bounded(QUESTION, { maxOutputTokens: 1 })
  const silent = createModel({ llm: { ...options, timeoutMs: 50 } })
  expect((await ask(silent))?.notes.join()).toMatch(/timed out/)
  expect((await ask(silent))?.notes.join()).toMatch(/too few are left/)
})

it('is none without a url', () => {
  expect(createModel({ llm: DEFAULTS.llm })).toBeUndefined()
})

it('is not followed to where it redirects', async () => {
  const { answer, sent } = await asked({ key: 'secret' }, { maxOutputTokens: 2 })
  expect([sent.length, answer?.proposals, answer?.notes.length]).toEqual([1, [], 1])
})

it('does not show its key where the endpoint repeats it', async () => {
  const { answer } = await asked({ key: 'sk-secret' }, { maxOutputTokens: 3 })
  expect(answer?.notes.join()).toContain('Bearer [key]')
})
