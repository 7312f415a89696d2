import { writeFileSync } from 'node:fs'
import { createServer as createPages } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser } from '../../../../src/capture/browser/find.ts'
import { sourceOf } from '../../../../src/directory/memory.ts'
import { imageSize } from '../../../../src/formats/image.ts'
import { createBlazon, createServer } from '../../../../src/index.ts'
import { serveSites } from '../../../capture/sites.ts'
import { entry, listing } from '../../../directory/entries.ts'
import { patient } from '../../../house/patient.ts'
import { temporaryFolder } from '../../../store/temporary.ts'

const PATIENT = patient()
const browser = await findBrowser()

const MARK =
  '<svg class="logo" width="40" height="40" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#b02030"/></svg>'
const TEXT = `<main><h1>Bread from the valley</h1><p>${'We bake bread every day of the week. '.repeat(12)}</p></main>`
const SITES = {
  'tarnbeck.example': {
    '/': `<!doctype html><html lang="en"><title>Tarnbeck</title><header><a href="/">${MARK}</a></header>${TEXT}`,
  },
  // Its mark cannot be seen on a dark ground as it is.
  'coalford.example': {
    '/': `<!doctype html><html lang="en"><title>Coalford</title><header><a href="/">${MARK.replace('#b02030', '#101010')}</a></header>${TEXT}`,
  },
  // It has no logo at all.
  'plainfell.example': { '/': `<!doctype html><html lang="en"><title>Plainfell</title>${TEXT}` },
}
const TARN = 'tarnbeck.example'
const COMPANY = entry(TARN, 'Tarnbeck', {
  country: 'GB',
  listings: [listing('TRN', 'NYSE', { isin: 'US0378331005' })],
})

const OF_PAGE = { referer: 'http://localhost/' }

/** A service over the sites, with a key for the pages of this machine and one for those of another host. */
async function serving() {
  const { port } = await serveSites(SITES)
  const hosts = join(temporaryFolder(), 'hosts')
  const lines = Object.keys(SITES).map((host) => `127.0.0.1:${port} - ${host}\n`)
  writeFileSync(hosts, `${lines.join('')}127.0.0.1:1 - gone.example\n`)
  const blazon = await createBlazon({
    ...{ hosts, directory: sourceOf([COMPANY], 'imported') },
    options: { ...PATIENT, producer: 'cascade' },
  })
  onTestFinished(() => blazon.close())
  const server = await createServer(blazon, { dialects: ['logos'] })
  onTestFinished(() => server.close())
  const { secret: key } = await blazon.keys.create('page', { kind: 'public', referrers: ['localhost'] })
  const { secret: other } = await blazon.keys.create('shop', { kind: 'public', referrers: ['shop.example'] })
  const { secret } = await blazon.keys.create('server')
  const { url } = await server.listen({ host: '127.0.0.1', port: 0 })
  const get = (path: string, headers: Record<string, string> = OF_PAGE, method = 'GET') =>
    fetch(url + path, { method, headers })
  return { blazon, url, key, other, secret, get }
}

/** The five forms, as pages have them, with the longer side that they ask for. */
const forms = (domain: string, key: string) =>
  [
    ['Clearbit', `/${domain}?size=64&key=${key}`, 64],
    ['logo.dev', `/${domain}?token=${key}&size=48&retina=true`, 96],
    ['Google', `/s2/favicons?domain=${domain}&sz=32&key=${key}`, 32],
    [
      'Google V2',
      `/faviconV2?client=SOCIAL&type=FAVICON&fallback_opts=TYPE,SIZE,URL&url=https://${domain}/&size=40&key=${key}`,
      40,
    ],
    ['DuckDuckGo', `/ip3/${domain}.ico?key=${key}`, 32],
  ] as const

test.skipIf(!browser)('all five forms show in the pictures of a page in a browser', async () => {
  const { url, key } = await serving()
  const images = forms(TARN, key).map(([, path]) => `<img src="${url}${path.replaceAll('&', '&amp;')}">`)
  const pages = createPages((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html>${images.join('')}`)
  })
  await new Promise<void>((resolve) => pages.listen(0, 'localhost', resolve))
  onTestFinished(() => void pages.close())
  const launched = await chromium.launch({ executablePath: browser?.path ?? '' })
  onTestFinished(() => launched.close())
  const page = await launched.newPage()
  await page.goto(`http://localhost:${(pages.address() as AddressInfo).port}/`)
  const shown = await page.evaluate(() =>
    [...document.images].map(({ complete, naturalWidth }) => (complete ? naturalWidth : 0)),
  )
  expect(shown).toEqual(forms(TARN, key).map(([, , size]) => size))
})

test('each form is refused without a key, and to pages of other hosts', async () => {
  const { get, other, secret } = await serving()
  for (const [, path] of forms(TARN, 'none')) {
    const bare = path.replace(/[?&](?:key|token)=none/, '')
    expect([(await get(bare)).status, (await get(path)).status]).toEqual([401, 401])
    expect((await get(path.replace('none', other))).status).toBe(403)
    // A secret key must not be in an address.
    expect((await get(path.replace('none', secret))).status).toBe(401)
  }
})

test('a brand without a logo: the fallback that each form has', async () => {
  const { get, key } = await serving()
  const source = async (path: string) => {
    const answer = await get(path)
    return answer.status === 200 ? answer.headers.get('x-logo-source') : answer.status
  }
  const found = await Promise.all(forms('plainfell.example', key).map(([, path]) => source(path)))
  expect(found).toEqual([404, 'monogram', 'monogram', 'monogram', 'monogram'])
  expect(await source(`/plainfell.example?token=${key}&fallback=404`)).toBe(404)
  expect(await source(`/plainfell.example/fallback/lettermark?c=${key}`)).toBe('monogram')
  expect(await source(`/plainfell.example/fallback/404?c=${key}`)).toBe(404)
})

test('each form has what caches need, also for HEAD, and a 304 for who has it', async () => {
  const { get, key } = await serving()
  for (const [name, path] of [...forms(TARN, key), ['Brandfetch', `/${TARN}/icon.png?c=${key}`]] as const) {
    const answer = await get(path)
    const { etag, ...headers } = Object.fromEntries(answer.headers)
    expect([name, answer.status, headers]).toMatchObject([
      ...[name, 200],
      {
        'content-type': expect.stringMatching(/^image\//),
        'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
        'x-logo-source': 'logo',
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
      },
    ])
    const head = await get(path, OF_PAGE, 'HEAD')
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
    expect(head.headers.get('content-length')).toBe(String((await answer.arrayBuffer()).byteLength))
    const known = await get(path, { ...OF_PAGE, 'if-none-match': String(etag) })
    expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, etag, ''])
    // Left out, the format is that which is accepted.
    expect(headers.vary).toBe(name === 'Brandfetch' ? undefined : 'accept')
    const webp = await get(path, { ...OF_PAGE, accept: 'image/avif,image/webp,*/*' })
    expect(webp.headers.get('content-type')).toBe(name === 'Brandfetch' ? 'image/png' : 'image/webp')
  }
})

test('a domain whose site cannot be read, and texts that are no domain', async () => {
  const { get, key } = await serving()
  const gone = await Promise.all(
    forms('gone.example', key).map(async ([, path]) => {
      const { status, headers } = await get(path)
      return [status, headers.get('x-logo-source'), headers.get('cache-control')?.split(',')[1]]
    }),
  )
  // It may be there again soon.
  const monogram = [200, 'monogram', ' max-age=3600']
  expect(gone).toEqual([[404, null, undefined], monogram, monogram, monogram, monogram])
  expect((await get(`/gone.example?token=${key}&fallback=404`)).status).toBe(404)
  // A path without a dot in its first part is none of these, so that no public key is read from its query.
  const refusal = (odd: string, path: string) =>
    odd.includes('.') || !path.startsWith(`/${odd}`) ? [400, 'INVALID_INPUT'] : [401, 'INVALID_API_KEY']
  for (const odd of ['localhost', '127.0.0.1', '%20', 'a..example', 'x'.repeat(300)])
    for (const [name, path] of forms(odd, key)) {
      const answer = await get(path)
      const { error_code } = Object(await answer.json())
      expect([name, odd, answer.status, error_code]).toEqual([name, odd, ...refusal(odd, path)])
    }
  for (const [name, path] of forms(`${TARN}%2Fabout%3Fa`, key))
    if (name.startsWith('Google')) expect([name, (await get(path)).status]).toEqual([name, 200])
  for (const same of ['WWW.Tarnbeck.Example', 'tarnbeck.example.', `${TARN}:443`])
    expect([same, (await get(`/${same}?token=${key}`)).status]).toEqual([same, 200])
  expect((await get(`/s2/favicons?sz=32&key=${key}`)).status).toBe(400)
  expect((await get(`/faviconV2?client=SOCIAL&key=${key}`)).status).toBe(400)
})

test('the grounds, and shades of grey, as pixels show them', async () => {
  const { get, key } = await serving()
  const middleOf = async (path: string) => {
    const { data, info } = await sharp(Buffer.from(await (await get(path)).arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
    return [...data.subarray(at, at + 3)]
  }
  const [red = 0, green = 0, blue = 0] = await middleOf(`/${TARN}?key=${key}&format=png`)
  expect([red, green, blue]).toEqual([0xb0, 0x20, 0x30])
  for (const path of [
    `/${TARN}?key=${key}&greyscale=true&format=png`,
    `/${TARN}?token=${key}&greyscale=1&format=png`,
  ]) {
    const [one, ...others] = await middleOf(path)
    expect(others).toEqual([one, one])
  }
  const onDark = [
    `/coalford.example?token=${key}&theme=dark&format=png`,
    `/coalford.example/theme/light/icon.png?c=${key}`,
  ]
  for (const path of onDark) expect(Math.min(...(await middleOf(path)))).toBeGreaterThan(200)
  for (const path of [
    `/coalford.example?token=${key}&theme=auto&format=png`,
    `/coalford.example/theme/dark/icon.png?c=${key}`,
  ])
    expect(Math.max(...(await middleOf(path)))).toBeLessThan(50)
})

test('formats, shades of grey, and sizes beyond the range', async () => {
  const { get, key } = await serving()
  const typeOf = async (query: string) =>
    (await get(`/${TARN}?token=${key}&${query}`)).headers.get('content-type')
  expect(await typeOf('format=jpg')).toBe('image/jpeg')
  expect(await typeOf('format=png&greyscale=true')).toBe('image/png')
  expect(await typeOf('format=webp&theme=dark')).toBe('image/webp')
  const sized = await get(`/s2/favicons?domain_url=https://${TARN}/about&sz=8&key=${key}`)
  expect(imageSize(Buffer.from(await sized.arrayBuffer()))).toMatchObject({ width: 16, height: 16 })
  expect((await get(`/${TARN}?token=${key}&format=gif`)).status).toBe(400)
})

test('the path of Brandfetch says size, theme, type and format', async () => {
  const { get, key } = await serving()
  const answer = await get(`/${TARN}/w/200/h/100/theme/light/icon.png?c=${key}`)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(imageSize(Buffer.from(await answer.arrayBuffer()))).toMatchObject({ width: 100, height: 100 })
  expect((await get(`/domain/${TARN}?c=${key}`)).status).toBe(200)
  for (const path of ['w/big', 'theme/blue', 'banner', 'icon.gif', 'w'])
    expect((await get(`/${TARN}/${path}?c=${key}`)).status).toBe(404)
})

test('a ticker, a name and an ISIN', async () => {
  const { get, key } = await serving()
  for (const path of ['ticker/TRN', 'name/Tarnbeck', 'isin/US0378331005']) {
    const answer = await get(`/${path}?token=${key}`)
    expect([path, answer.status, answer.headers.get('x-logo-source')]).toEqual([path, 200, 'logo'])
  }
  for (const path of ['ticker/TRN', 'isin/US0378331005']) {
    const drawn = await get(`/${path}/w/50/h/50/icon.png?c=${key}`)
    expect(imageSize(Buffer.from(await drawn.arrayBuffer()))).toMatchObject({ width: 50, height: 50 })
  }
  expect((await get(`/ip2/${TARN}.ico?key=${key}`)).status).toBe(200)
  expect((await get(`/ticker/NONE?token=${key}`)).status).toBe(404)
})

test('the brand as JSON, for a secret key', async () => {
  const { get, key, secret } = await serving()
  const answer = await get(`/v2/brands/${TARN}`, { authorization: `Bearer ${secret}` })
  expect(await answer.json()).toMatchObject({
    ...{ id: TARN, name: 'Tarnbeck', domain: TARN, claimed: false, isNsfw: false },
    logos: [
      { type: 'icon', theme: expect.anything(), formats: [{ format: 'svg', background: 'transparent' }] },
    ],
    colors: [{ hex: '#b02030', type: 'brand', brightness: 64 }],
  })
  const refused = await get(`/v2/brands/${TARN}`, { authorization: `Bearer ${key}` })
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { message: expect.any(String), request_id: expect.any(String) },
  ])
})

test('other paths stay as they are: those of the service, and those that do not exist', async () => {
  const { get, secret } = await serving()
  const headers = { authorization: `Bearer ${secret}` }
  expect((await get('/healthz', {})).status).toBe(200)
  expect((await get(`/v1/logo/${TARN}?size=32`, headers)).status).toBe(200)
  for (const path of ['/foo', '/v1/foo', '/foo/bar', '/v1/brand/retrieve/x'])
    expect([path, (await get(path, headers)).status]).toEqual([path, 404])
})
