import { writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { join } from 'node:path'
import ContextDev from 'context.dev'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrowser } from '../../../src/capture/browser/find.ts'
import { type Blazon, createBlazon, createServer } from '../../../src/index.ts'
import { type Pages, serveSites } from '../../capture/sites.ts'
import { patient } from '../../house/patient.ts'
import { temporaryDatabase, temporaryFolder } from '../../store/temporary.ts'
import { methodsIn } from './client/types.ts'

/*
 * What the later public client may ask of pages, against a real service over sites on loopback. Each answer
 * is held against the declared types of the client.
 */

const PATIENT = patient()
const withBrowser = test.runIf(await findBrowser())

const WORDS = 'Smiths strike them over and over, and each of them is different. '.repeat(8)
const PAGE = `<!doctype html><html lang="en-GB"><head><title>Anvils</title><meta name="description" content="Made of iron.">
<meta name="keywords" content="iron, anvils"><meta name="robots" content="index,follow"><meta name="author" content="Jo Smith">
<meta property="og:site_name" content="Acme"><meta property="og:image" content="/card.png"><meta property="og:image:width" content="1200">
<meta name="twitter:card" content="summary"><meta name="theme-color" content="#123456"><meta property="article:published_time" content="2026-05-01">
<link rel="canonical" href="/anvils?c"><link rel="icon" href="/icon.png"><link rel="alternate" hreflang="de" href="/de" title="Deutsch">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"Anvils","dateModified":"2026-05-02"}</script></head>
<body><nav><a href="/">Start</a></nav><main><h1>Anvils</h1><h2> Of  iron </h2><p class="intro">They are made of <b>iron</b>. ${WORDS}</p>
<ul><li class="row"><a href="/one">One</a><i>1 kg</i></li><li class="row ad"><a href="/two">Two</a></li></ul></main><footer>Imprint</footer></body></html>`

const FRAMED = `<!doctype html><title>Framed</title><base href="/deep/"><p>Outside ${WORDS}</p><iframe src="../inner/frame"></iframe>
<iframe src="http://10.1.2.3/secret"></iframe><iframe src="http://other.example/frame"></iframe><iframe srcdoc="<p>Written &lt;b&gt;here"></iframe>`

const FILLED = `<!doctype html><title>Late</title><body><h1>Late</h1><p>${WORDS}</p><div style="height:5000px"></div><p id=end>The end</p><script>
  setTimeout(() => document.body.append('after eight seconds'), 8000)
  addEventListener('scroll', () => document.body.append(' scrolled-to-' + (scrollY > 1000 ? 'far' : 'near')))
</script>`

/** The headers that came with each request, by host and path. */
const headers = new Map<string, IncomingHttpHeaders>()
const noting =
  (answer: string, to?: string): RequestListener =>
  (request, response) => {
    headers.set(`${request.headers.host?.replace(/:\d+$/, '')}${request.url}`, request.headers)
    response
      .writeHead(to ? 302 : 200, { 'content-type': 'text/html', ...(to && { location: to }) })
      .end(answer)
  }

const png = (width: number, color: string) =>
  sharp({
    create: { width, height: width, channels: 3, background: color },
  })
    .composite([{ input: Buffer.from(disc(width)) }])
    .png()
    .toBuffer()
const disc = (width: number) =>
  `<svg width="${width}" height="${width}" viewBox="0 0 9 9"><path d="M1 1h3v6h-3zM5 2h3v1h-3zM5 5l3 3h-3z" fill="#fff"/></svg>`

const ACME: Pages = {
  '/anvils': PAGE,
  '/framed': FRAMED,
  '/inner/frame':
    '<!doctype html><base href="/inner/x/"><script>alert(1)</script><h3>Inside</h3><a href="y">Go</a>',
  '/late': FILLED,
  '/feed.xml': { type: 'application/rss+xml', body: '<rss><channel><title>News</title></channel></rss>' },
  '/notes.md': { type: 'text/plain', body: '# Notes\n\nOf iron and <b>ore</b>.' },
  '/table.csv': { type: 'text/csv', body: 'a,b\n1,2' },
  '/own': noting(`<title>Own</title><p>${WORDS}<img src=/own.png>`),
  '/own.png': noting(''),
  '/near': noting('', '/own'),
  '/far': noting('', 'http://other.example/landed'),
  '/refreshed': noting('<meta http-equiv=refresh content="0;url=http://other.example/refreshed"><p>Moved'),
  '/pictures': `<title>Pictures</title><p>${WORDS}</p><img src="/small.png"><img src="/large.png" alt="Mark"><img src="/blue.png"><img src="/gone.png">`,
}
const OTHER: Pages = {
  '/frame': '<p>Of another site</p>',
  '/landed': noting(`<title>Landed</title><p>${WORDS}`),
  '/refreshed': noting(`<title>Refreshed</title><p>${WORDS}`),
}

const AT = 'http://acme.example'
const ends: (() => unknown)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})
let client: InstanceType<typeof ContextDev>
let inBrowser: Blazon
let get: (path: string) => Promise<{ status: number; body: Record<string, unknown>; headers: Headers }>
let seen: readonly string[]

beforeAll(async () => {
  const until = (end: () => unknown) => void ends.push(end)
  const files = Object.fromEntries(
    await Promise.all(
      [
        ['/small.png', 60, '#aa1111'],
        ['/large.png', 240, '#aa1111'],
        ['/blue.png', 240, '#1111aa'],
      ].map(async ([path, width, color]) => [
        path,
        { type: 'image/png', body: await png(Number(width), String(color)) },
      ]),
    ),
  )
  const sites = await serveSites(
    { 'acme.example': { ...ACME, ...files }, 'other.example': OTHER },
    false,
    until,
  )
  seen = sites.seen
  const folder = temporaryFolder(until)
  const hosts = join(folder, 'hosts')
  const line = (host: string) => `127.0.0.1:${sites.port} - ${host}\n`
  writeFileSync(hosts, line('acme.example') + line('other.example'))
  const options = { ...PATIENT, producer: 'cascade' } as const
  const blazon = await createBlazon({ hosts, db: await temporaryDatabase(folder), options })
  until(() => blazon.close())
  inBrowser = await createBlazon({ hosts, options: { ...PATIENT, producer: 'browser' } })
  until(() => inBrowser.close())
  const server = await createServer(blazon)
  until(() => server.close())
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  const { secret } = await blazon.keys.create('test')
  client = new ContextDev({ apiKey: secret, baseURL: `${url}/v1`, maxRetries: 0, timeout: 300_000 })
  get = async (path) => {
    const answer = await fetch(`${url}/v1/web/scrape/${path}`, {
      headers: { authorization: `Bearer ${secret}` },
    })
    return {
      status: answer.status,
      headers: answer.headers,
      body: (await answer.json()) as Record<string, unknown>,
    }
  }
})

/** What of an answer breaks the declared type of the client's method. */
const breaches = (name: string, answer: unknown) =>
  methodsIn('context.dev', 'web')
    .find((method) => method.name === name)
    ?.breaches(answer)
const query = (parameters: Readonly<Record<string, string>>) => new URLSearchParams(parameters).toString()

test('the metadata of a page is that which it states', async () => {
  const url = `${AT}/anvils`
  const answer = await client.web.webScrapeHTML({ url })
  expect(breaches('webScrapeHTML', answer)).toEqual([])
  expect(answer).toMatchObject({ url, html: PAGE, type: 'html', finalDOMState: 'loaded' })
  expect(answer.metadata).toEqual({
    sourceUrl: url,
    finalUrl: url,
    ...{ statusCode: 200, contentType: 'text/html; charset=utf-8' },
    title: 'Anvils',
    description: 'Made of iron.',
    canonicalUrl: `${AT}/anvils?c`,
    language: 'en-GB',
    siteName: 'Acme',
    author: 'Jo Smith',
    favicon: `${AT}/icon.png`,
    image: `${AT}/card.png`,
    keywords: ['iron', 'anvils'],
    robots: 'index,follow',
    publishedTime: '2026-05-01',
    modifiedTime: '2026-05-02',
    openGraph: { siteName: 'Acme', image: '/card.png', imageWidth: '1200' },
    twitter: { card: 'summary' },
    additionalMeta: { 'theme-color': '#123456' },
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: 'Anvils',
        dateModified: '2026-05-02',
      },
    ],
    alternates: [{ href: `${AT}/de`, hreflang: 'de', title: 'Deutsch' }],
    headings: [
      { level: 1, text: 'Anvils' },
      { level: 2, text: 'Of iron' },
    ],
  })
  const markdown = await client.web.webScrapeMd({ url, includeHTML: true, useMainContentOnly: true })
  expect(breaches('webScrapeMd', markdown)).toEqual([])
  expect(markdown.contentLength).toBe(Buffer.byteLength(markdown.markdown))
  expect(markdown.metadata).toEqual(answer.metadata)
  const main = await client.web.webScrapeHTML({ url, useMainContentOnly: true })
  expect(main.html).toBe(markdown.html)
  expect(main.html).toContain('They are made of <b>iron</b>')
  expect(main.html).not.toMatch(/Start|Imprint/)
})

test('the type of a document is that of its content type', async () => {
  const types = await Promise.all(
    ['/anvils', '/feed.xml', '/notes.md', '/table.csv'].map(async (path) => {
      const { type, html } = await client.web.webScrapeHTML({ url: AT + path })
      return [type, html.slice(0, 5)]
    }),
  )
  expect(types).toEqual([
    ['html', '<!doc'],
    ['xml', '<rss>'],
    ['markdown', '# Not'],
    ['csv', 'a,b\n1'],
  ])
})

test('selectors choose a part of a page, and exclusion comes first', async () => {
  const url = `${AT}/anvils`
  const part = { includeSelectors: ['li', 'h1'], excludeSelectors: ['.ad', 'i'] }
  const { html, metadata } = await client.web.webScrapeHTML({ url, ...part })
  expect(html).toBe('<h1>Anvils</h1><li class="row"><a href="/one">One</a></li>')
  expect(metadata).toMatchObject({ title: 'Anvils', headings: [{ text: 'Anvils' }, { text: 'Of iron' }] })
  const { markdown } = await client.web.webScrapeMd({ url, ...part })
  expect(markdown).toMatch(/^# Anvils\n\n[-*]\s+\[One\]\(http:\/\/acme\.example\/one\)$/)
  const without = await client.web.webScrapeHTML({
    url,
    excludeSelectors: ['nav', 'footer', '[class=intro]'],
  })
  expect(without.html).toMatch(/^<!doctype html><html lang="en-GB"><head>/i)
  expect(without.html).not.toMatch(/Start|Imprint|They are made/)
  expect(
    (await get(`html?${query({ url, includeSelectors: '["main > ul li:first-child a"]' })}`)).body.html,
  ).toBe('<a href="/one">One</a>')
  // Nothing is left, and the answer says so in its own way.
  expect((await client.web.webScrapeHTML({ url, includeSelectors: ['video'] })).html).toBe('')
  expect((await get(`markdown?${query({ url, includeSelectors: 'video' })}`)).body.error_code).toBe(
    'WEBSITE_EMPTY',
  )
})

test('rules take texts, attributes, HTML, lists and lists of objects from what is returned', async () => {
  const url = `${AT}/anvils`
  const extractRules = {
    title: 'h1',
    first: 'li a@href',
    intro: { selector: '.intro b', output: 'html' },
    none: 'video@src',
    nothing: { selector: 'video', type: 'list' },
    links: { selector: 'li a', type: 'list', output: '@href' },
    rows: {
      selector: 'li',
      type: 'list',
      output: {
        name: 'a',
        weight: 'i',
        target: { selector: 'a', output: { href: { selector: 'a', output: '@href' } } },
      },
    },
  }
  const { body, status } = await get(`html?${query({ url, extractRules: JSON.stringify(extractRules) })}`)
  expect([status, breaches('webScrapeHTML', body)]).toEqual([200, []])
  expect(body.extracted).toEqual({
    title: 'Anvils',
    first: '/one',
    intro: '<b>iron</b>',
    none: null,
    nothing: [],
    links: ['/one', '/two'],
    rows: [
      // A rule looks below the element of the rule around it.
      { name: 'One', weight: '1 kg', target: { href: null } },
      { name: 'Two', weight: null, target: { href: null } },
    ],
  })
  // Rules read what is returned, and not what was left out of it.
  const part = query({
    url,
    excludeSelectors: '.ad',
    extractRules: '{"links":{"selector":"a","type":"list"}}',
  })
  expect((await get(`html?${part}`)).body.extracted).toEqual({ links: ['Start', 'One'] })
})

const nested = (levels: number): object =>
  levels === 0 ? { a: 'b' } : { a: { selector: 'b', output: nested(levels - 1) } }
const url = `${AT}/anvils`
test.each([
  ['html', { includeSelectors: 'li[' }, 'includeSelectors: li[ is no CSS selector'],
  ['markdown', { excludeSelectors: ':nonsense(x)' }, 'excludeSelectors: :nonsense(x) is no CSS selector'],
  ['html', { includeSelectors: 'a'.repeat(1_001) }, 'a selector may have 1000 characters'],
  ['html', { includeSelectors: JSON.stringify(Array(51).fill('a')) }, 'There are 51 selectors'],
  ['html', { extractRules: '{"a":"//h1"}' }, 'extractRules.a: //h1 is no CSS selector'],
  ['html', { extractRules: '{"a":{"selector":"b","output":"xml"}}' }, 'output must be text, html'],
  ['html', { extractRules: '{"a":5}' }, 'extractRules.a must be a selector'],
  ['html', { extractRules: JSON.stringify(nested(5)) }, 'more than 5 levels'],
  [
    'html',
    {
      extractRules: JSON.stringify(
        Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`f${at}`, 'a'])),
      ),
    },
    'more than 100 fields',
  ],
  ['html', { 'headers[Host]': 'other.example' }, 'Host cannot be set'],
  ['html', { 'headers[Transfer-Encoding]': 'chunked' }, 'Transfer-Encoding cannot be set'],
  ['images', { headers: '{"X-A":"a\\r\\nX-B: b"}' }, 'the value of X-A'],
  ['markdown', { 'headers[a b]': 'c' }, 'no name of a header'],
  ['html', { country: 'de' }, 'country: no proxy'],
  ['html', { waitForMs: '30001' }, 'waitForMs must be a whole number'],
  ['html', { actions: '[{"do":"jump"}]' }, 'actions'],
  ['images', { actions: JSON.stringify(Array(6).fill({ do: 'wait', timeMs: 1 })) }, 'actions'],
])('%s: %o is refused before the page is asked for', async (kind, given, message) => {
  const before = seen.length
  const { status, body } = await get(`${kind}?${query({ url, ...given })}`)
  expect([status, body.error_code, body.message]).toEqual([
    400,
    'INVALID_INPUT',
    expect.stringContaining(message),
  ])
  expect(seen.length).toBe(before)
})

test('a selector that takes too long is refused, and the service goes on', async () => {
  const deep = `${'<div class=a>'.repeat(120)}${'<p class=b>x</p>'.repeat(900)}`
  const path = '/deep'
  const { port } = await serveSites({ 'deep.example': { [path]: `<title>Deep</title>${deep}` } })
  const hosts = join(temporaryFolder(), 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - deep.example\n`)
  const blazon = await createBlazon({ hosts, options: { ...PATIENT, producer: 'cascade' } })
  try {
    const includeSelectors = [`.c ${'.a '.repeat(12)}.b`]
    const hostile = await blazon.html({ url: `http://deep.example${path}` }, { includeSelectors })
    expect(hostile).toMatchObject({
      state: 'failed',
      code: 'invalid_input',
      message: expect.stringContaining('selectors'),
    })
    expect(await blazon.html({ url: `http://deep.example${path}` })).toMatchObject({ state: 'ok' })
  } finally {
    await blazon.close()
  }
}, 120_000)

test('frames are read in their places when they are asked for, through the same gate', async () => {
  const page = `${AT}/framed`
  expect((await client.web.webScrapeHTML({ url: page })).html).toBe(FRAMED)
  const { html } = await client.web.webScrapeHTML({ url: page, includeFrames: true })
  expect(html).toContain('<h3>Inside</h3><a href="http://acme.example/inner/x/y">Go</a>')
  expect(html).toContain('<p>Of another site</p>')
  expect(html).toContain('<p>Written <b>here</b></p>')
  expect(html).toContain('<iframe src="http://10.1.2.3/secret">')
  expect(html).not.toContain('alert')
  const { markdown } = await client.web.webScrapeMd({ url: page, includeFrames: true })
  expect(markdown).toMatch(/### Inside\n+\[Go\]\(http:\/\/acme\.example\/inner\/x\/y\)/)
})

const SECRET = { Authorization: 'Bearer mine', Cookie: 'session=mine', 'X-Mine': 'yes' }

test('headers go to the page alone, not to other hosts, and nothing is stored', async () => {
  const own = await client.web.webScrapeHTML({ url: `${AT}/near`, headers: SECRET })
  expect(own.metadata.finalUrl).toBe(`${AT}/own`)
  for (const path of ['/near', '/own'])
    expect(headers.get(`acme.example${path}`)).toMatchObject({
      authorization: 'Bearer mine',
      'x-mine': 'yes',
    })
  expect(headers.get('acme.example/own')?.cookie).toBe('session=mine')
  for (const [path, landed] of [
    ['/far', '/landed'],
    ['/refreshed', '/refreshed'],
  ] as const) {
    await client.web.webScrapeHTML({ url: AT + path, headers: SECRET })
    const sent = headers.get(`other.example${landed}`)
    expect([sent?.host, sent?.authorization, sent?.cookie, sent?.['x-mine']]).toEqual([
      ...[expect.stringMatching(/^other\.example/), undefined, undefined, undefined],
    ])
  }
  const before = seen.length
  const again = await client.web.webScrapeHTML({ url: `${AT}/own`, headers: SECRET })
  const plain = await client.web.webScrapeHTML({ url: `${AT}/own` })
  expect(seen.slice(before)).toEqual(['acme.example/own', 'acme.example/own'])
  expect([again, plain].map((answer) => answer.cache_metadata.status)).toEqual(['miss', 'miss'])
  expect((await client.web.webScrapeHTML({ url: `${AT}/own` })).cache_metadata.status).toBe('hit')
  expect((await client.web.webScrapeHTML({ url: `${AT}/own`, maxAgeMs: 0 })).cache_metadata.status).toBe(
    'miss',
  )
})

withBrowser('headers in the browser go to the document alone', async () => {
  headers.clear()
  const page = await inBrowser.html({ url: `${AT}/near` }, { headers: SECRET })
  expect(page).toMatchObject({ state: 'ok', producer: 'browser' })
  expect(headers.get('acme.example/own')).toMatchObject({ authorization: 'Bearer mine', 'x-mine': 'yes' })
  expect(headers.get('acme.example/own')?.cookie).toBe('session=mine')
  expect(headers.get('acme.example/own.png')?.['x-mine']).toBeUndefined()
  await inBrowser.html({ url: `${AT}/far` }, { headers: SECRET })
  expect(headers.get('acme.example/far')?.['x-mine']).toBe('yes')
  expect(headers.get('other.example/landed')?.host).toMatch(/^other/)
  expect(headers.get('other.example/landed')?.['x-mine']).toBeUndefined()
  expect(headers.get('other.example/landed')?.authorization).toBeUndefined()
})

withBrowser(
  'waits and actions have the browser read the page, also where it is not the producer',
  async () => {
    const late = `${AT}/late`
    expect((await client.web.webScrapeHTML({ url: late })).html).not.toContain('after eight seconds</')
    const begun = performance.now()
    const waited = await client.web.webScrapeHTML({ url: late, waitForMs: 9_000, settleAnimations: true })
    expect(waited.html).toContain('after eight seconds</body>')
    expect(performance.now() - begun).toBeLessThan(60_000)
    const actions = [
      { do: 'scroll', amount: 'viewport', maxScrolls: 2 },
      { do: 'scroll', amount: 'max' },
      { do: 'scroll', direction: 'right' },
      { do: 'scroll', container: '#none' },
      { do: 'wait', timeMs: 9_000 },
      { do: 'perform', action: 'Press the button' },
    ]
    const { body } = await get(`html?${query({ url: late, actions: JSON.stringify(actions.slice(1)) })}`)
    expect(breaches('webScrapeHTML', body)).toEqual([])
    expect(body.html).toContain('scrolled-to-far')
    expect(body.html).toContain('after eight seconds')
    expect(body.actionsApplied).toMatchObject([
      { status: 'applied', method: 'scroll', completionEvidence: expect.stringMatching(/^It was at 0 px/) },
      { status: 'failed', error: 'Nothing moves right.' },
      { status: 'failed', error: 'No element matches #none.' },
      { instruction: 'wait 9000 ms', status: 'applied' },
      {
        instruction: 'Press the button',
        status: 'skipped',
        error: expect.stringContaining('language model'),
      },
    ])
    const looks = ['#end', 'p[', '#never'].map((selector) => ({ do: 'waitFor', selector }))
    const looked = await get(`html?${query({ url: late, actions: JSON.stringify(looks) })}`)
    expect(looked.body.actionsApplied).toMatchObject([
      { instruction: 'wait for #end', status: 'applied', completionEvidence: 'It was visible after 0 ms.' },
      { status: 'failed', error: 'p[ is no CSS selector.' },
      { status: 'failed', error: 'No element that matches became visible in 30000 ms.' },
    ])
    const images = await get(`images?${query({ url: late, actions: JSON.stringify(actions.slice(0, 1)) })}`)
    expect(images.body.actionsApplied).toMatchObject([{ status: 'applied' }])
    expect(breaches('webScrapeImages', images.body)).toEqual([])
  },
)

test('copies of pictures are left out, and pictures are measured, stored and named by kind', async () => {
  const page = `${AT}/pictures`
  const enrichment = { resolution: true, classification: true, hostedUrl: true }
  const all = await client.web.webScrapeImages({ url: page, enrichment })
  expect(breaches('webScrapeImages', all)).toEqual([])
  expect(
    all.images.map(({ src, enrichment: found }) => [src.replace(AT, ''), found?.width, found?.height]),
  ).toEqual([
    ['/small.png', 60, 60],
    ['/large.png', 240, 240],
    ['/blue.png', 240, 240],
    ['/gone.png', undefined, undefined],
  ])
  const [small, large] = all.images
  expect(small?.enrichment).toMatchObject({ type: 'icon', mimetype: 'image/png' })
  expect(large?.enrichment?.type).toBe('graphic')
  const stored = await fetch(large?.enrichment?.url ?? '')
  expect([stored.status, stored.headers.get('content-type')]).toEqual([200, 'image/png'])
  const once = await client.web.webScrapeImages({ url: page, dedupe: true })
  expect(once.images.map(({ src }) => src.replace(AT, ''))).toEqual(['/large.png', '/blue.png', '/gone.png'])
  const private_ = await client.web.webScrapeImages({ url: page, enrichment, zdr: 'enabled' })
  expect(private_.images[0]?.enrichment).toEqual({ width: 60, height: 60, type: 'icon' })
})
