import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Firecrawl } from '@mendable/firecrawl-js'
import { afterAll, expect, test } from 'vitest'
import { serveFixtures } from '../../../../scripts/fixtures/server.ts'
import { findBrowser } from '../../../../src/capture/browser/find.ts'
import { imageSize } from '../../../../src/formats/image.ts'
import { createBlazon, createServer } from '../../../../src/library/lookups.ts'
import { serveSites } from '../../../capture/sites.ts'
import { patient } from '../../../house/patient.ts'
import { temporaryDatabase, temporaryFolder } from '../../../store/temporary.ts'
import { breachesOfType } from '../client/types.ts'

const PATIENT = patient()
const browser = await findBrowser()

/* The public client of Firecrawl against the service, over sample sites. */

const HOME = 'http://ferncott.example/'
const ANVIL = 'http://forge.example/anvil'
const SHOP = {
  '/anvil-tall':
    '<!doctype html><html lang="en"><title>Tall</title><body style="margin:0"><h1 style="margin:0;height:3000px">A tall anvil</h1></html>',
  '/anvil': `<!doctype html><html lang="en"><title>Iron anvil</title><h1>Iron anvil</h1>
<p class="price">£129.00</p><p>SKU: AN-12</p><p>In stock</p><button>Add to basket</button></html>`,
  '/contact': `<!doctype html><html lang="en"><title>Contact</title><h1>Contact</h1>
<table><tr><td>Phone</td><td>+49 30 901820</td></tr><tr><td>E-mail</td><td>info@forge.example</td></tr></table></html>`,
  '/story': `<!doctype html><html lang="en"><title>Our story</title><h1>Our story</h1><p>We have made anvils since 1820.</p></html>`,
}

const ends: (() => Promise<unknown> | unknown)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})
const sites = await serveFixtures()
ends.push(() => sites.close())
const folder = temporaryFolder((end) => void ends.push(end))
const hosts = join(folder, 'hosts')
const shop = await serveSites({ 'forge.example': SHOP }, false, (end) => void ends.push(end))
writeFileSync(hosts, `${sites.hostMap}\n127.0.0.1:${shop.port} - forge.example\n127.0.0.1:1 - gone.example\n`)
const blazon = await createBlazon({
  ...{ hosts, db: await temporaryDatabase(folder) },
  options: { ...PATIENT, producer: 'cascade', escalation: { maxAttempts: 1 } },
})
ends.push(() => blazon.close())
// Node 20 fails to load some packages of readers when two calls need them for the first time at once.
await blazon.html({ url: HOME })
const server = await createServer(blazon, { dialects: ['firecrawl'] })
ends.push(() => server.close())
const { secret } = await blazon.keys.create('my app')
const { url: apiUrl } = await server.listen({ host: '127.0.0.1', port: 0 })
const client = new Firecrawl({ apiKey: secret, apiUrl, maxRetries: 1 })

const breaches = breachesOfType('@mendable/firecrawl-js', 'index.d.ts', 'Document')

async function post(path: string, body: object, key = secret): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(apiUrl + path, {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  })
  return { status: answer.status, body: await answer.json() }
}

test('a page as Markdown, which is what is answered when no format is named', async () => {
  const document = await client.scrape(HOME)
  expect(breaches(document)).toEqual([])
  expect(document.markdown).toContain('# Pots that breathe')
  expect(document.metadata).toMatchObject({
    ...{ sourceURL: HOME, url: HOME, title: expect.stringContaining('Ferncott') },
    ...{ statusCode: 200, contentType: expect.stringMatching(/^text\/html/) },
    ...{ proxyUsed: 'basic', creditsUsed: 0 },
  })
  expect(document).not.toHaveProperty('html')
  expect(document).not.toHaveProperty('warning')
})

test('the branding of a page, whole', async () => {
  const document = await client.scrape(HOME, { formats: ['branding'] })
  expect(breaches(document)).toEqual([])
  expect(document.branding).toEqual({
    colorScheme: 'light',
    brandName: 'Ferncott',
    logo: 'http://ferncott.example/media/ferncott-logo.svg',
    fonts: [
      { family: 'Nunito Sans', role: 'body' },
      { family: 'Lora', role: 'heading' },
    ],
    colors: {
      ...{ primary: '#2f4a36', secondary: '#b4532a', accent: '#b4532a', background: '#ffffff' },
      ...{ textPrimary: '#2b2a26', link: '#2f4a36' },
    },
    typography: {
      fontFamilies: { primary: 'Nunito Sans', heading: 'Lora' },
      fontStacks: {
        primary: ['Nunito Sans', 'system-ui', 'sans-serif'],
        heading: ['Lora', 'Georgia', 'serif'],
        body: ['Nunito Sans', 'system-ui', 'sans-serif'],
        paragraph: ['Nunito Sans', 'system-ui', 'sans-serif'],
      },
      fontSizes: { h1: '54.4px', h2: '24px', h3: '17.6px', body: '16px' },
      lineHeights: { heading: 1.2, body: 1.5 },
      fontWeights: { regular: 400, semibold: 600 },
    },
    spacing: { baseUnit: 4, margins: { xs: 4, sm: 8, md: 12, lg: 16, xl: 22 }, borderRadius: '32px' },
    components: {
      buttonPrimary: {
        ...{ background: '#b4532a', textColor: '#ffffff', borderColor: '#b4532a', borderRadius: '32px' },
        ...{ padding: '8.8px 22.4px', shadow: 'none', fontSize: '16px' },
      },
      buttonSecondary: {
        ...{ background: '#ffffff', textColor: '#2f4a36', borderColor: '#ffffff', borderRadius: '32px' },
        ...{ padding: '8.8px 22.4px', shadow: 'none', fontSize: '16px' },
      },
      card: {
        ...{ background: '#ffffff', borderColor: '#e0e0e0', borderRadius: '6px', padding: '16px' },
        shadow: 'none',
      },
    },
    images: {
      logo: 'http://ferncott.example/media/ferncott-logo.svg',
      favicon: 'http://ferncott.example/favicon.ico',
      ogImage: 'http://ferncott.example/media/og-potting-shed.jpg',
    },
  })
})

test('several formats at once: HTML as served, links, pictures, attributes', async () => {
  const document = await client.scrape(HOME, {
    formats: [
      ...(['html', 'rawHtml', 'links', 'images'] as const),
      { type: 'attributes', selectors: [{ selector: 'link[rel=icon]', attribute: 'href' }] },
    ],
  })
  expect(breaches(document)).toEqual([])
  expect(document.rawHtml).toMatch(/^<!doctype html>/i)
  expect(document.html).not.toContain('<header')
  expect(document.links).toContain('http://ferncott.example/shop/pots/')
  expect(document.images).toContain('http://ferncott.example/media/p/twine.svg')
  expect(document.attributes).toEqual([
    { selector: 'link[rel=icon]', attribute: 'href', values: expect.arrayContaining([expect.any(String)]) },
  ])
  expect(document).not.toHaveProperty('markdown')
})

test('only a part of the page', async () => {
  const { markdown } = await client.scrape(HOME, { includeTags: ['h1'], onlyMainContent: false })
  expect(markdown?.trim()).toMatch(/^# [^\n]+$/)
  const { markdown: without } = await client.scrape(HOME, { excludeTags: ['h1'], onlyMainContent: false })
  expect(without).not.toContain(markdown?.trim())
})

test('options that have no effect are named, each with its reason', async () => {
  const { warning, markdown } = await client.scrape(HOME, {
    ...{ mobile: true, skipTlsVerification: true, proxy: 'stealth', blockAds: true, fastMode: true },
    location: { country: 'DE', languages: ['de'] },
    actions: [{ type: 'click', selector: 'a' }],
  })
  expect(markdown).toContain('# Pots that breathe')
  for (const name of ['skipTlsVerification', 'proxy', 'fastMode', 'location.country'])
    expect(warning).toContain(`${name} has no effect: `)
  for (const name of ['mobile', 'blockAds'])
    expect(warning).toContain(`${name} has an effect on screenshots alone: `)
  expect(warning).toContain('Actions that are not taken here: click.')
})

test('options by which callers are protected are refused', async () => {
  for (const option of [
    { lockdown: true },
    { redactPII: true },
    { threatProtection: { mode: 'normal' as const } },
  ])
    await expect(client.scrape(HOME, option)).rejects.toMatchObject({
      ...{ status: 400, code: 'BAD_REQUEST' },
      message: expect.stringContaining(`${Object.keys(option)[0]} is not available`),
    })
})

test('a parameter of another type is refused, also one that has no effect', async () => {
  for (const [wrong, name] of [
    [{ mobile: 'yes' }, 'mobile must be true or false'],
    [{ parsers: 'pdf' }, 'parsers must be a list'],
    [{ proxy: 5 }, 'proxy must be text'],
    [{ minAge: 'old' }, 'minAge must be a whole number'],
    [{ location: { languages: 'de' } }, 'location.languages must be a list'],
    [{ redactPII: 'all' }, 'redactPII must be true or false, or an object'],
    [{ threatProtection: true }, 'threatProtection must be an object'],
    [{ profile: {} }, 'profile.name is required'],
    [{ toolDetail: 'most' }, 'toolDetail must be one of compact, summary, full'],
    [
      { formats: [{ type: 'screenshot', fullPage: 'no' }] },
      'formats.screenshot.fullPage must be true or false',
    ],
    [
      { formats: [{ type: 'screenshot', viewport: { width: 10, height: 800 } }] },
      'formats.screenshot.viewport.width must be a whole number from 200 to 3840',
    ],
    [{ formats: [{ type: 'json', schema: [] }] }, 'formats.json.schema must be an object'],
    [{ formats: ['attributes'] }, 'formats.attributes.selectors is required'],
  ] as const)
    expect(await post('/v2/scrape', { url: HOME, ...wrong })).toMatchObject({
      ...{
        status: 400,
        body: { code: 'BAD_REQUEST', error: expect.stringContaining(`The parameter ${name}`) },
      },
    })
  for (const [wrong, name] of [
    [{ delay: 'slow' }, 'delay'],
    [{ excludePaths: 'x' }, 'excludePaths'],
    [{ webhook: 5 }, 'webhook'],
    [{ ignoreRobotsTxt: 'maybe' }, 'ignoreRobotsTxt'],
    [{ scrapeOptions: { mobile: 'yes' } }, 'mobile'],
  ] as const)
    expect(await post('/v2/crawl', { url: HOME, ...wrong })).toMatchObject({
      ...{ status: 400, body: { error: expect.stringContaining(`The parameter ${name}`) } },
    })
  expect(await post('/v2/map', { url: HOME, location: 'DE' })).toMatchObject({ status: 400 })
})

test('a format that cannot be made beside one that can is named in the warning', async () => {
  const document = await client.scrape(HOME, { formats: ['markdown', 'screenshot'], storeInCache: false })
  expect(document.markdown).toContain('# Pots that breathe')
  expect(document).not.toHaveProperty('screenshot')
  expect(document.warning).toMatch(/^screenshot: /)
})

test('the passages of a page that have to do with a question', async () => {
  const document = await client.scrape('http://forge.example/contact', {
    formats: [{ type: 'highlights', query: 'telephone number' }],
  })
  expect(breaches(document)).toEqual([])
  expect(document.highlights).toContain('+49 30 901820')
  const nothing = { formats: [{ type: 'highlights' as const, query: 'zebra crossing' }] }
  await expect(client.scrape('http://forge.example/story', nothing)).rejects.toMatchObject({
    message: 'The page has no passage that has to do with it.',
  })
})

test('formats that are not available are refused with a sentence', async () => {
  await expect(client.scrape(HOME, { formats: ['changeTracking'] })).rejects.toMatchObject({
    message:
      'The format changeTracking is not available: no earlier state of a page is kept to compare it with.',
  })
  expect(await post('/v2/scrape', { url: HOME, formats: ['x-ray'] })).toMatchObject({
    ...{ status: 400, body: { success: false, error: 'There is no format x-ray.', code: 'BAD_REQUEST' } },
  })
})

test('an object of a JSON Schema, filled from the page', async () => {
  const schema = {
    type: 'object',
    properties: { email: { type: 'string', description: 'The e-mail address' } },
  }
  const document = await client.scrape('http://forge.example/contact', {
    formats: [{ type: 'json', schema }],
  })
  expect(breaches(document)).toEqual([])
  expect(document.json).toEqual({ email: 'info@forge.example' })
})

test.skipIf(!browser)('a picture of the page, at an address that needs no key', async () => {
  const document = await client.scrape(ANVIL, {
    formats: [{ type: 'screenshot', fullPage: true, quality: 80 }],
  })
  expect(breaches(document)).toEqual([])
  const picture = await fetch(document.screenshot ?? '')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(document.warning).toBeUndefined()
  const size = async (more: object, of: object = {}) => {
    const { screenshot } = await client.scrape(ANVIL, { formats: [{ type: 'screenshot', ...more }], ...of })
    const { width, height } = Object(
      imageSize(Buffer.from(await (await fetch(screenshot ?? '')).arrayBuffer())),
    )
    return [width, height]
  }
  expect(await size({})).toEqual([1920, 1080])
  expect(await size({ viewport: { width: 800, height: 600 } })).toEqual([800, 600])
  expect(await size({}, { mobile: true })).toEqual([390, 844])
  expect(await size({ viewport: { width: 800, height: 600 } }, { mobile: true })).toEqual([800, 600])
  const whole = await client.scrape(`${ANVIL}-tall`, {
    ...{ formats: [{ type: 'screenshot', fullPage: true, viewport: { width: 500, height: 400 } }] },
  })
  const tall = imageSize(Buffer.from(await (await fetch(whole.screenshot ?? '')).arrayBuffer()))
  expect(tall).toMatchObject({ width: 500, height: 3_000 })
})

test('formats of a model are refused where there is none', async () => {
  await expect(client.scrape(HOME, { formats: ['summary'] })).rejects.toMatchObject({
    message: 'The format summary is not available: the server has no language model.',
  })
})

test('errors are in the form of Firecrawl, also of paths that do not exist', async () => {
  expect(await post('/v2/scrape', { url: HOME }, 'blz_wrong')).toEqual({
    status: 401,
    body: { success: false, error: 'Invalid API key', code: 'UNAUTHORIZED', request_id: expect.any(String) },
  })
  expect(await post('/v2/scrape', {})).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  expect(await post('/v2/search', { query: 'x' })).toMatchObject({
    ...{ status: 404, body: { success: false, code: 'ROUTE_NOT_FOUND' } },
  })
  await expect(client.scrape('http://gone.example/')).rejects.toMatchObject({
    ...{ name: 'FirecrawlSdkError', status: 400, code: 'SCRAPE_SITE_ERROR' },
  })
})

test('the product of a page', async () => {
  const document = await client.scrape(ANVIL, { formats: ['product'] })
  expect(breaches(document)).toEqual([])
  expect(document.product).toMatchObject({
    ...{ title: 'Iron anvil', url: ANVIL },
    variants: [
      {
        sku: 'AN-12',
        price: { amount: 129, currency: 'GBP' },
        availability: { inStock: expect.any(Boolean) },
      },
    ],
  })
  await expect(client.scrape('http://forge.example/story', { formats: ['product'] })).rejects.toMatchObject({
    ...{ status: 404, message: 'The page is no page of a product.' },
  })
})

test('the addresses of a site', async () => {
  const { links } = await client.map(HOME)
  expect(links).toContainEqual({ url: 'http://ferncott.example/shop/pots/' })
  const some = await client.map(HOME, { search: 'shop twine', limit: 2 })
  expect(some.links.map(({ url }) => url)).toEqual([
    'http://ferncott.example/shop/twine/',
    'http://ferncott.example/shop/pots/',
  ])
  expect((await client.map(HOME, { sitemap: 'only' })).links).toEqual([])
})

test('without the option there are no such paths', async () => {
  const plain = await createServer(blazon)
  const answer = await plain.inject({
    ...{ url: '/v2/scrape', method: 'POST' as const, body: '{}' },
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
  })
  expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ status: 'error' })])
  await plain.close()
})
