import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser } from '../src/capture/browser/find.ts'
import { type Blazon, type BlazonSettings, createBlazon, createServer } from '../src/index.ts'
import { type Pages, serveSites } from './capture/sites.ts'
import { answerIn } from './doors/http/opened.ts'
import { patient } from './house/patient.ts'
import { Clock, temporaryFolder, temporaryStore } from './store/temporary.ts'

const PATIENT = patient()

const browser = await findBrowser()
const AT = 'http://acme.example'
const PAGE =
  '<!doctype html><title>Anvils</title><h1>Anvils</h1><p>Of iron, all of them.</p><img src="/a.png">'
const SHELL = `<!doctype html><title>Acme</title><div id="root"></div>
<script>document.getElementById('root').innerHTML = '<h1>Anvils</h1>'</script>`
const xml = (...paths: readonly string[]) => ({
  type: 'application/xml',
  body: `<urlset>${paths.map((path) => `<url><loc>${AT}${path}</loc></url>`).join('')}</urlset>`,
})

/** Engines over the site acme.example, all with the same database unless they are told otherwise. */
async function acme(pages: Pages) {
  const { port, seen } = await serveSites({ 'acme.example': pages })
  const folder = temporaryFolder()
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1:${port} - acme.example\n`)
  const engine = async (settings: BlazonSettings = {}): Promise<Blazon> => {
    const options = { ...PATIENT, producer: 'cascade', ...settings.options } as const
    const blazon = await createBlazon({ hosts, db: join(folder, 'a.db'), ...settings, options })
    onTestFinished(() => blazon.close())
    return blazon
  }
  /** Paths asked for since it was asked last. */
  const visits = () => seen.splice(0).map((url) => url.replace('acme.example', ''))
  return { engine, visits, db: join(folder, 'a.db') }
}

test('what a host map leads to is not kept as what the public sees', async () => {
  const { engine, db } = await acme({ '/': PAGE })
  const mapped = await engine()
  expect(await mapped.html({ url: `${AT}/` })).toMatchObject({ state: 'ok' })
  await mapped.close()
  const open = await engine({ hosts: undefined })
  // Reserved, and so nowhere: there is no such host.
  await expect(open.html({ url: `${AT}/` })).rejects.toMatchObject({ code: 'invalid_input' })
  await open.close()
  const store = await temporaryStore({ path: db })
  expect(await store.freshPageOf({ url: `${AT}/`, producer: 'cascade', files: false })).toBeUndefined()
})

test('one visit a day serves every way to read a page, to every process, and each its own', async () => {
  const { engine, visits } = await acme({ '/': PAGE, '/other': PAGE.replaceAll('Anvils', 'Tongs') })
  const clock = new Clock()
  const first = await engine({ now: clock.now })
  const handle = { url: `${AT}/` }
  const cold = await first.html(handle)
  expect(cold).toMatchObject({ state: 'ok', html: PAGE })
  await first.close()
  const blazon = await engine({ now: clock.now })
  expect(await blazon.html(handle)).toEqual(cold)
  expect(await blazon.html(handle, { rendered: false })).toEqual(cold)
  expect(await blazon.markdown(handle, { images: false })).toMatchObject({
    state: 'ok',
    markdown: '# Anvils\n\nOf iron, all of them.',
  })
  expect(await blazon.images(handle)).toMatchObject({ images: [{ src: `${AT}/a.png` }] })
  expect(await blazon.html({ url: `${AT}/#top` })).toEqual(cold)
  expect(visits()).toEqual(['/'])

  expect(await blazon.html({ url: `${AT}/other` })).toMatchObject({ html: expect.stringContaining('Tongs') })
  await blazon.images(handle, { backgrounds: true })
  // With its files, and so for itself.
  expect(visits()).toEqual(expect.arrayContaining(['/other', '/', '/a.png']))
  await blazon.html(handle, { refresh: true })
  await blazon.html(handle)
  expect(visits()).toEqual(['/'])
  clock.ms += blazon.options.store.scrapeMaxAgeMs
  await blazon.markdown(handle)
  expect(visits()).toEqual(['/'])
})

test('what is no page is asked for again, and so is one that broke off', async () => {
  let status = 503
  const { engine, visits } = await acme({
    '/': (_, response) => void response.writeHead(status, { 'content-type': 'text/html' }).end(PAGE),
    '/none': { status: 404, body: PAGE },
    '/challenge': { status: 403, body: '<title>Just a moment...</title><p>Checking your browser</p>' },
    '/empty': '',
    '/torn': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '5000' })
      response.write(PAGE, () => response.destroy())
    },
    '/dots': '<!doctype html><img src="/a.png">',
  })
  const blazon = await engine()
  for (const path of ['/', '/none', '/challenge', '/empty', '/torn']) {
    const url = AT + path
    const states = [await blazon.html({ url }), await blazon.html({ url })].map(({ state }) => state)
    expect([path, states]).toEqual([path, Array(2).fill(path === '/torn' ? 'ok' : 'refused')])
    expect(visits().length, path).toBeGreaterThanOrEqual(2)
  }
  status = 200
  expect(await blazon.html({ url: `${AT}/` })).toMatchObject({ state: 'ok' })
  status = 503
  expect(await blazon.markdown({ url: `${AT}/` })).toMatchObject({ state: 'ok' })
  // It has pictures and no words: what can be read of it is kept, that something cannot is not.
  visits()
  expect(await blazon.images({ url: `${AT}/dots` })).toMatchObject({ images: [{}] })
  const bare = { images: false }
  expect(await blazon.markdown({ url: `${AT}/dots` }, bare)).toMatchObject({ class: 'empty' })
  expect(visits()).toEqual(['/dots', '/dots'])
})

test('an engine without a database keeps no pages', async () => {
  const { engine, visits } = await acme({ '/': PAGE, '/sitemap.xml': xml('/a') })
  const blazon = await engine({ db: undefined })
  for (let time = 0; time < 2; time++) await blazon.html({ url: `${AT}/` })
  expect(visits()).toEqual(['/', '/'])
  for (let time = 0; time < 2; time++) await blazon.sitemap({ domain: 'acme.example' })
  expect(visits().filter((path) => path === '/sitemap.xml')).toHaveLength(2)
})

test.runIf(browser)('what a browser shows and what was served are two pages', async () => {
  const { engine, visits } = await acme({ '/': SHELL })
  const blazon = await engine({ options: { producer: 'auto' } })
  const handle = { url: `${AT}/` }
  const shown = await blazon.html(handle)
  const served = await blazon.html(handle, { rendered: false })
  expect(shown).toMatchObject({ producer: 'browser', html: expect.stringContaining('<h1>Anvils</h1>') })
  expect(served).toMatchObject({ producer: 'http', html: SHELL })
  visits()
  expect(await blazon.html(handle)).toEqual(shown)
  expect(await blazon.html(handle, { rendered: false })).toEqual(served)
  expect(visits()).toEqual([])
})

test('a list of pages is made once a day for all who ask the same', async () => {
  const { engine, visits } = await acme({ '/': PAGE, '/sitemap.xml': xml('/a', '/b', '/c') })
  const clock = new Clock()
  const blazon = await engine({ now: clock.now })
  const list = async (request: Parameters<Blazon['sitemap']>[1] = {}) =>
    (await blazon.sitemap({ domain: 'acme.example' }, request)).urls.map((url) => url.replace(AT, ''))
  const walks = () => visits().filter((path) => path === '/sitemap.xml').length
  expect(await list()).toEqual(['/a', '/b', '/c'])
  expect(await list()).toEqual(['/a', '/b', '/c'])
  expect(walks()).toBe(1)
  expect(await list({ maxLinks: 2 })).toEqual(['/a', '/b'])
  expect(await list({ urlRegex: /b$/ })).toEqual(['/b'])
  expect(await list({ urlRegex: /B$/i })).toEqual(['/b'])
  // Both without a text of their own.
  expect(await list({ urlRegex: { test: (url) => url.endsWith('a') } })).toEqual(['/a'])
  expect(await list({ urlRegex: { test: (url) => url.endsWith('c') } })).toEqual(['/c'])
  expect(walks()).toBe(5)
  expect(await list({ maxLinks: 2 })).toEqual(['/a', '/b'])
  expect(await list({ urlRegex: /b$/ })).toEqual(['/b'])
  expect(walks()).toBe(0)
  await list({ refresh: true })
  clock.ms += blazon.options.store.scrapeMaxAgeMs
  await list()
  expect(walks()).toBe(2)
})

test('a list that may be longer another time is not kept', async () => {
  let status = 503
  const { engine, visits } = await acme({
    '/': `${PAGE}<a href="/linked">More</a>`,
    '/sitemap.xml': (_, response) =>
      void response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(status === 200 ? xml('/a').body : ''),
  })
  const blazon = await engine()
  const list = async () => {
    const { source, settled } = await blazon.sitemap({ domain: 'acme.example' })
    return { source, settled }
  }
  expect(await list()).toEqual({ source: 'landing_page', settled: false })
  // Not there, and yet nothing that would pass.
  status = 404
  expect(await list()).toEqual({ source: 'landing_page', settled: true })
  visits()
  status = 200
  expect(await list()).toEqual({ source: 'landing_page', settled: true })
  expect(visits()).toEqual([])
})

test('over HTTP: a page is visited once, whatever is asked of it, at once or after another', async () => {
  const { engine, visits } = await acme({ '/': PAGE, '/sitemap.xml': xml('/a') })
  const blazon = await engine()
  const server = await createServer(blazon)
  onTestFinished(() => server.close())
  const { secret } = await blazon.keys.create('test')
  const get = async (path: string) => {
    const url = `/v1/web/scrape/${path}`
    const { statusCode, body } = await server.inject({ url, headers: { authorization: `Bearer ${secret}` } })
    expect(statusCode, body).toBe(200)
    return answerIn(body)
  }
  const page = `url=${encodeURIComponent(`${AT}/`)}`
  const [html, , markdown] = await Promise.all(
    [`html?${page}`, `html?${page}`, `markdown?${page}`, `images?${page}`].map(get),
  )
  expect(await get(`html?${page}`)).toBe(html)
  expect(await get(`markdown?${page}`)).toBe(markdown)
  expect(await get(`markdown?${page}&includeImages=true`)).not.toBe(markdown)
  expect(visits()).toEqual(['/'])
  const list = await get('sitemap?domain=acme.example')
  visits()
  expect(await get('sitemap?domain=acme.example')).toBe(list)
  expect(visits()).toEqual([])
})
