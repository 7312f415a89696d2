import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import BrandDev from 'brand.dev'
import { expect, onTestFinished, test, vi } from 'vitest'
import { styleguideBody } from '../../../src/calls/styleguide-body.ts'
import { findBrowser } from '../../../src/capture/browser/find.ts'
import type { ServeEngine } from '../../../src/doors/http/engine.ts'
import { createBlazon, createServer } from '../../../src/index.ts'
import { isFound } from '../../../src/model/finding.ts'
import type { BoxStyle } from '../../../src/model/styleguide.ts'
import { serveSites } from '../../capture/sites.ts'
import { patient } from '../../house/patient.ts'
import { until } from '../../house/until.ts'
import { EMPTY, GUIDE } from '../../record/styleguides.ts'
import { temporaryFolder } from '../../store/temporary.ts'
import { ACME } from './acme.ts'
import { answerIn } from './opened.ts'
import { SECRET, startServing } from './serving.ts'

const PATIENT = patient()

const PATH = '/v1/brand/styleguide'
const browser = await findBrowser()

/**
 * A server whose pages are all styled like this, and which answers once so many have called; `asked` holds
 * what was asked for.
 */
async function serving(styleguide = GUIDE, callers = 1) {
  const asked: unknown[] = []
  const answer: ServeEngine['styleguide'] = async (page, { producer } = {}) => {
    await until(() => started.calls() >= callers)
    const quality = producer === 'browser'
    if ('url' in page) asked.push({ url: page.url, quality })
    if ('domain' in page) asked.push({ domain: page.domain, quality })
    return { state: 'ok', domain: 'acme.example', record: ACME, styleguide, fontLinks: {} }
  }
  const started = await startServing({ engine: { styleguide: answer } })
  return { ...started, asked }
}

test('the public client gets a styleguide with every value as CSS', async () => {
  const { url } = await serving()
  const client = new BrandDev({ apiKey: SECRET, baseURL: `${url}/v1` })
  const answer = await client.brand.styleguide({
    domain: 'https://www.acme.example/about',
    prioritize: 'speed',
  })
  expect(answer).toMatchObject({ status: 'ok', code: 200, domain: 'acme.example' })
  expect(answer.styleguide).toMatchObject({
    mode: 'light',
    colors: { accent: '#b4532a', background: '#ffffff', text: '#33291ecc' },
    elementSpacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '40px' },
    shadows: {
      sm: '0px 1px 2px 0px #0000001a',
      md: '0px 4px 6px -1px #0000001a, 0px 2px 4px -2px #0000001a',
      lg: 'none',
      xl: 'none',
      inner: 'none',
    },
  })
  const { typography, components } = answer.styleguide ?? {}
  expect(typography?.headings?.h1).toEqual({
    fontFamily: 'Lora',
    fontFallbacks: ['serif'],
    fontSize: '48px',
    fontWeight: 400,
    lineHeight: '52px',
    letterSpacing: '-1px',
  })
  expect(typography?.headings?.h2).toMatchObject({ lineHeight: 'normal', letterSpacing: 'normal' })
  expect(Object.keys(typography?.headings ?? {})).toEqual(['h1', 'h2'])
  expect(typography?.p).toMatchObject({ fontFamily: 'Karla', fontSize: '16px' })
  expect(components?.button?.primary).toEqual({
    color: '#ffffff',
    backgroundColor: '#b4532a',
    borderColor: '#802d10',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderRadius: '8px',
    padding: '12px 24px',
    boxShadow: 'none',
    fontSize: '16px',
    textDecoration: 'none',
    textDecorationColor: '#ffffff',
    minWidth: '0px',
    minHeight: '0px',
    fontFamily: 'Karla',
    fontFallbacks: ['sans-serif'],
    fontWeight: 600,
    css: expect.stringMatching(
      /^color: #ffffff; background-color: #b4532a; .*padding: 12px 24px; .*text-decoration: none;$/,
    ),
  })
  expect(Object.keys(components?.button ?? {})).toEqual(['primary', 'link'])
  expect(components?.card).toEqual({
    textColor: '#33291e',
    backgroundColor: '#b4532a',
    borderColor: '#802d10',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderRadius: '8px',
    padding: '8px 16px 24px',
    boxShadow: '0px 1px 2px 0px #0000001a',
    css: expect.stringContaining('border-radius: 8px;'),
  })
})

test.each<[string, Partial<BoxStyle>, object]>([
  [
    'the only side that is seen',
    { borderWidth: [0, 0, 2, 0], borderColor: ['#111111', '#111111', '#cc2200', '#111111'] },
    { borderColor: '#cc2200', borderWidth: '0px 0px 2px', borderStyle: 'solid' },
  ],
  [
    'the widest of several, and not one without a line',
    {
      borderWidth: [9, 1, 1, 3],
      borderColor: ['#111111', '#222222', '#333333', '#444444'],
      borderStyle: ['none', 'solid', 'solid', 'dashed'],
    },
    { borderColor: '#444444', borderStyle: 'dashed' },
  ],
  ['the first of all that have none', { borderWidth: [0, 0, 0, 0] }, { borderColor: '#802d10' }],
])('a border has one colour and one style: those of %s', (_, border, expected) => {
  const { card } = GUIDE.components
  if (!isFound(card)) throw new Error('The guide has a card.')
  const other = { ...card, value: { ...card.value, ...border } }
  const guide = { ...GUIDE, components: { ...GUIDE.components, card: other } }
  const { styleguide } = JSON.parse(JSON.stringify(styleguideBody('acme.example', guide, {})))
  expect(styleguide.components.card).toMatchObject(expected)
})

test('what was not found is what CSS or a browser has for nothing, and a crash shows no internals', async () => {
  const { get } = await serving(EMPTY)
  const body = await (await get(`${PATH}?domain=acme.example`)).text()
  expect(JSON.parse(body).styleguide).toEqual({
    fontLinks: {},
    mode: 'light',
    colors: { accent: '#000000', background: '#ffffff', text: '#000000' },
    typography: { headings: {} },
    elementSpacing: { xs: '0px', sm: '0px', md: '0px', lg: '0px', xl: '0px' },
    shadows: { sm: 'none', md: 'none', lg: 'none', xl: 'none', inner: 'none' },
    components: { button: {} },
  })
  expect(body).not.toContain('/srv/')
})

test.each([
  ['neither', '', 'Exactly one of the parameters domain and directUrl is needed'],
  [
    'both',
    '?domain=acme.example&directUrl=https://acme.example/',
    'Exactly one of the parameters domain and directUrl is needed',
  ],
  ['no domain', '?domain=nonsense', 'This is not a domain'],
  [
    'another priority',
    '?domain=acme.example&prioritize=beauty',
    'The parameter prioritize must be one of speed, quality',
  ],
])('refused: %s', async (_, query, message) => {
  const { get, asked } = await serving()
  const answer = await get(PATH + query)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error_code: 'INVALID_INPUT', message })
  expect(asked).toEqual([])
})

test('a body is kept for its domain; the better one stands in for the quicker, not the other way', async () => {
  const { get, asked, answers } = await serving()
  const ask = (query: string) =>
    get(`${PATH}?domain=acme.example${query}`).then(async (answer) => answerIn(await answer.text()))
  const quick = await ask('')
  expect(await ask('&prioritize=speed')).toBe(quick)
  expect(asked).toEqual([{ domain: 'acme.example', quality: false }])
  await ask('&prioritize=quality')
  expect(asked).toHaveLength(2)
  answers.delete('styleguide acme.example')
  expect(await ask('')).toBe(quick)
  expect(asked).toHaveLength(2)
})

test('a page by its URL is asked for each time, once for those who ask together', async () => {
  const { get, asked } = await serving(GUIDE, 2)
  const ask = () =>
    get(`${PATH}?directUrl=${encodeURIComponent('https://acme.example/a?b=1')}&prioritize=quality`)
  await Promise.all([ask(), ask()])
  expect(asked).toEqual([{ url: 'https://acme.example/a?b=1', quality: true }])
  await ask()
  expect(asked).toHaveLength(2)
})

test.each([
  [
    'a page that is not the brand’s',
    {
      state: 'refused',
      message: 'It is no page of the brand',
      domain: 'acme.example',
      class: 'parked',
      url: 'https://acme.example/',
      evidence: [],
    },
    400,
    'DOMAIN_PARKED',
  ],
  [
    'a site that is down',
    {
      state: 'failed',
      domain: 'acme.example',
      code: 'unreachable',
      message: 'At 10.0.0.1.',
      retryable: true,
    },
    400,
    'WEBSITE_ACCESS_ERROR',
  ],
] as const)('told as for the brand: %s', async (_, result, status, errorCode) => {
  const { get, answers } = await startServing({ engine: { styleguide: async () => result } })
  const answer = await get(`${PATH}?domain=acme.example`)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ error_code: errorCode })
  expect(answers.size).toBe(0)
})

const page = (ground: string, words: string) => `<!doctype html><title>Acme</title>
  <style>body { margin: 0; background: ${ground}; color: #33291e; font: 17px/1.5 Karla, serif } .btn { background: #b4532a; color: #fff; padding: 12px 24px; border-radius: 6px }
  .tile { width: 300px; padding: 20px; border: 1px solid #ccc }</style>
  <header><a href="/">Acme</a></header><main><h1>${words}</h1><p>${'We bake in the valley and bring it to your door, every day of the week. '.repeat(9)}</p>
  <a class="btn" href="/order">Order bread</a><div style="display: flex; gap: 16px">${'<div class="tile"><h3>Rye</h3><p>A dark loaf</p></div>'.repeat(3)}</div></main>`

/** The service over a real engine, with one site of two pages. */
async function startEngine() {
  const { port, seen } = await serveSites({
    'acme.example': {
      '/': page('#ffffff', 'Bread before sunrise'),
      '/dark?a=1': page('#15191f', 'Bread after dark'),
    },
  })
  const hosts = join(temporaryFolder(), 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n`)
  const blazon = await createBlazon({ hosts, options: { ...PATIENT, producer: 'cascade' } })
  const { secret } = await blazon.keys.create('test')
  const server = await createServer(blazon)
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await server.close()
    await blazon.close()
  })
  const client = new BrandDev({ apiKey: secret, baseURL: `${url}/v1`, maxRetries: 0, timeout: 300_000 })
  return {
    client,
    blazon,
    url,
    secret,
    visits: () => seen.filter((path) => !/\.(ico|png|txt|xml)$/.test(path)),
  }
}

test('brand and styleguide are of one visit, and a page by its URL of its own', async () => {
  const { client, blazon, visits } = await startEngine()
  await client.brand.retrieve({ domain: 'acme.example' })
  const { styleguide, domain } = await client.brand.styleguide({ domain: 'acme.example' })
  expect(domain).toBe('acme.example')
  expect(styleguide).toMatchObject({
    mode: 'light',
    colors: { accent: '#b4532a' },
    components: { card: { padding: '20px' } },
  })
  const known = await blazon.styleguide({ url: 'http://acme.example/#top' })
  expect(known).toMatchObject({
    state: 'ok',
    styleguide: { mode: { value: 'light', confidence: expect.any(Number) } },
  })
  expect(visits()).toEqual(['acme.example/'])

  const direct = await client.brand.styleguide({ directUrl: 'http://acme.example/dark?a=1#x' })
  expect(direct).toMatchObject({
    domain: 'acme.example',
    styleguide: { mode: 'dark', colors: { background: '#15191f' } },
  })
  expect(visits()).toEqual(['acme.example/', 'acme.example/dark?a=1'])
  const kept = await blazon.brand({ domain: 'acme.example' })
  expect(kept).toMatchObject({ state: 'ok', record: { url: 'http://acme.example/' } })
})

test('a domain whose page was not kept is visited again', async () => {
  const { blazon, visits } = await startEngine()
  await blazon.brand({ domain: 'acme.example' }, { keepSnapshot: false })
  expect(await blazon.styleguide({ domain: 'acme.example' })).toMatchObject({ state: 'ok' })
  expect(visits()).toEqual(['acme.example/', 'acme.example/'])
})

test('what is no page of a site’s is refused', async () => {
  const { url, secret, visits } = await startEngine()
  const codeOf = async (directUrl: string) => {
    const answer = await fetch(`${url}${PATH}?directUrl=${encodeURIComponent(directUrl)}`, {
      headers: { authorization: `Bearer ${secret}` },
    })
    return ((await answer.json()) as { error_code?: string }).error_code
  }
  for (const directUrl of [
    'file:///etc/passwd',
    'acme.example/dark',
    'javascript:alert(1)',
    'http://127.0.0.1:9/',
    'http://[::1]/',
    'http://user:secret@acme.example/',
    'http://acme.example\\@10.0.0.1/',
  ])
    expect(await codeOf(directUrl), directUrl).toBe('INVALID_INPUT')
  expect(visits()).toEqual([])
  expect(await codeOf('http://acme.example/nowhere')).toBe('WEBSITE_ERROR_PAGE')
})

test.runIf(browser)('both producers see the same, and what the browser showed is kept', async () => {
  const { blazon } = await startEngine()
  const quick = await blazon.styleguide({ domain: 'acme.example' })
  const shown = await blazon.styleguide({ domain: 'acme.example' }, { producer: 'browser' })
  if (quick.state !== 'ok' || shown.state !== 'ok') throw new Error('The page is not described')
  expect([quick.record.producer, shown.record.producer]).toEqual(['http', 'browser'])
  const { evidence: _, ...spacing } = { evidence: [], ...shown.styleguide.elementSpacing }
  expect(quick.styleguide.elementSpacing).toMatchObject(spacing)
  expect(quick.styleguide.typography).toEqual(shown.styleguide.typography)
  expect(quick.styleguide.components.button).toEqual(shown.styleguide.components.button)
  expect(quick.styleguide.components.card).toMatchObject({
    value: 'value' in shown.styleguide.components.card && shown.styleguide.components.card.value,
  })
  expect(quick.styleguide.colors.accent).toEqual(shown.styleguide.colors.accent)
  expect(await blazon.brand({ domain: 'acme.example' })).toMatchObject({ record: { producer: 'browser' } })
})

test('without a browser quality is not to be had, and what is known stays known', async () => {
  vi.stubEnv('BLAZON_NO_BROWSER', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { client, blazon } = await startEngine()
  await blazon.brand({ domain: 'acme.example' })
  const asked = client.brand.styleguide({ domain: 'acme.example', prioritize: 'quality' })
  await expect(asked).rejects.toMatchObject({ status: 503, error: { error_code: 'UNAVAILABLE' } })
  expect((await blazon.results.of('acme.example'))?.state).toBe('ok')
})
