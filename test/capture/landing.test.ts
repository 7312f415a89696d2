import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { encode } from 'iconv-lite'
import { expect, onTestFinished, test } from 'vitest'
import { FETCH } from '../../src/capture/bounds.ts'
import { parseHostMap } from '../../src/capture/gate/hosts.ts'
import { createCapturer } from '../../src/capture/index.ts'
import { openReplay } from '../../src/capture/recording/replay.ts'
import { saveSnapshot } from '../../src/capture/recording/snapshot-folder.ts'
import { withDefaults } from '../../src/model/options.ts'
import { bodyOf, resourceAt, type Snapshot } from '../../src/snapshot/snapshot.ts'
import { stylesheetsOf } from '../../src/snapshot/styles.ts'
import { bounded } from '../house/bounded.ts'
import { capturerFor, deadlineOf, site } from './capturing.ts'
import { readHere } from './read-here.ts'
import { type Pages, serveSites } from './sites.ts'

async function captured(
  sites: Readonly<Record<string, Pages>>,
  domain: string,
  secure = false,
): Promise<Snapshot> {
  const { hosts } = await serveSites(sites, secure)
  const capturer = await capturerFor(hosts)
  return capturer.capture(site(domain), { producer: 'cascade' })
}

const page = (head: string, body = '<p>Hello') => `<!doctype html><title>Acme</title>${head}${body}`
const kinds = (snapshot: Snapshot) =>
  snapshot.resources.map(({ kind, url }) => `${kind} ${new URL(url).pathname}`)

test('https goes first, and http when it is not answered', async () => {
  const sites = { 'acme.example': { '/': page('') } }
  expect((await captured(sites, 'acme.example', true)).url).toBe('https://acme.example/')
  expect((await captured(sites, 'acme.example')).url).toBe('http://acme.example/')
})

test('www. when the bare name has no address, or answers with an error', async () => {
  const home = { '/': page('') }
  expect((await captured({ 'www.acme.example': home }, 'acme.example')).url).toBe('http://www.acme.example/')
  expect(
    (await captured({ 'acme.example': { '/': { status: 500 } }, 'www.acme.example': home }, 'acme.example'))
      .url,
  ).toBe('http://www.acme.example/')
  expect(
    await captured({ 'acme.example': { '/': { status: 404, body: 'gone' } } }, 'acme.example'),
  ).toMatchObject({ url: 'http://acme.example/', document: { status: 404 } })
})

test('redirects and meta refreshes on the way are told', async () => {
  const snapshot = await captured(
    {
      'acme.example': {
        '/': { to: '/start' },
        '/start': '<meta http-equiv="Refresh" content="0; URL=\'http://www.acme.example/home\'">',
      },
      'www.acme.example': {
        '/home': { to: '/en/', status: 302 },
        '/en/': page('<meta http-equiv=refresh content="600">'),
      },
    },
    'acme.example',
  )
  expect(snapshot.url).toBe('http://www.acme.example/en/')
  expect(snapshot.resources[0]).toMatchObject({
    kind: 'document',
    url: 'http://acme.example/',
    finalUrl: 'http://www.acme.example/en/',
    redirects: [
      { url: 'http://acme.example/', status: 301 },
      { url: 'http://acme.example/start', status: 200 },
      { url: 'http://www.acme.example/home', status: 302 },
    ],
  })
})

test('refreshes that never end are followed three times', async () => {
  const next = (to: string) => `<meta http-equiv=refresh content="0;url=${to}">`
  const snapshot = await captured(
    { 'acme.example': { '/': next('/a'), '/a': next('/b'), '/b': next('/a') } },
    'acme.example',
  )
  expect(snapshot.resources[0]?.redirects).toHaveLength(3)
})

test('the header Refresh of an empty page is followed, and in a replay as well', async () => {
  const { hosts } = await serveSites({
    'acme.example': {
      '/': { headers: { refresh: '0; url=/home' } },
      '/home': { body: page(''), headers: { refresh: '300' } },
    },
  })
  const dir = await mkdtemp(join(tmpdir(), 'blazon-landing-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const live = await capturerFor(hosts)
  const { snapshot, recording } = await live.record(site('acme.example'), { producer: 'cascade' })
  await saveSnapshot(dir, snapshot, recording)
  const options = withDefaults()
  const replay = await openReplay(dir, options)
  const again = await createCapturer({ options, replay, clock: () => new Date(0), reader: readHere() })
  onTestFinished(() => again.close())
  const replayed = await again.capture(site('acme.example'), { producer: 'cascade' })
  for (const { url, resources } of [snapshot, replayed]) {
    expect(url).toBe('http://acme.example/home')
    expect(resources[0]?.redirects).toEqual([{ url: 'http://acme.example/', status: 200 }])
  }
})

test('headers Refresh that never end are followed three times', async () => {
  const next = (to: string) => ({ body: page(''), headers: { refresh: `0;url=${to}` } })
  const { resources } = await captured(
    { 'acme.example': { '/': next('/a'), '/a': next('/b'), '/b': next('/a') } },
    'acme.example',
  )
  expect(resources[0]?.redirects).toHaveLength(3)
})

test('a redirect to a private address is refused, and names none', async () => {
  const { hosts } = await serveSites({ 'acme.example': { '/': { to: 'http://127.0.0.1/secret' } } })
  const capturer = await capturerFor(hosts)
  await expect(capturer.capture(site('acme.example'), { producer: 'cascade' })).rejects.toMatchObject({
    code: 'forbidden_target',
  })
})

test('what the page needs comes in the order of first need, whichever answers first', async () => {
  const slow: Pages[string] = (_, response) =>
    setTimeout(
      () =>
        response
          .writeHead(200, { 'content-type': 'text/css' })
          .end('@import "deep.css"; .logo{background:url(../img/mark.svg)}'),
      150,
    )
  const css = (body: string) => ({ type: 'text/css', body })
  const snapshot = await captured(
    {
      'acme.example': {
        '/': page(
          `<link rel=stylesheet href=/css/slow.css><style>@import url("/css/inline.css");</style>
           <link rel="preload stylesheet" as=style href=/css/fast.css><link rel="alternate stylesheet" href=/css/other.css>
           <link rel=manifest href=/site.webmanifest><link rel="shortcut icon" href=/favicon.png>
           <meta property="og:image" content="/card.jpg">
           <script type="application/ld+json">{"@type":"Organization","name":"Acme","logo":"/ld.png"}</script>`,
          '<main><img src=/photo.jpg></main><header><a href="/"><img class=logo src=/logo.svg></a></header>',
        ),
        '/css/slow.css': slow,
        '/css/deep.css': css('@import "/css/slow.css"; p{color:red}'),
        '/css/inline.css': css('h1{color:blue}'),
        '/css/fast.css': css('b{color:green}'),
        '/site.webmanifest': {
          type: 'application/manifest+json',
          body: '{"icons":[{"src":"/icon-512.png"}]}',
        },
      },
    },
    'acme.example',
  )
  expect(kinds(snapshot)).toEqual([
    'document /',
    'stylesheet /css/slow.css',
    'stylesheet /css/inline.css',
    'stylesheet /css/fast.css',
    'manifest /site.webmanifest',
    'icon /favicon.png',
    'icon /favicon.ico',
    'icon /apple-touch-icon.png',
    'image /logo.svg',
    'image /ld.png',
    'image /card.jpg',
    'image /photo.jpg',
    'stylesheet /css/deep.css',
    'icon /icon-512.png',
    'image /img/mark.svg',
  ])
  expect(resourceAt(snapshot, 'http://acme.example/favicon.ico')).toMatchObject({
    status: 404,
    body: null,
    error: 'It answered with status 404.',
  })
})

test('of a picture only the beginning is read, of one that may be the logo all', async () => {
  const bytes = Buffer.alloc(300_000, 7)
  const png = { type: 'image/png', body: bytes }
  const snapshot = await captured(
    {
      'acme.example': {
        '/': page('', '<header><img src=/logo.png></header><img src=/photo.png>'),
        '/logo.png': png,
        '/photo.png': png,
      },
    },
    'acme.example',
  )
  const [logo, photo] = ['logo', 'photo'].map((name) =>
    resourceAt(snapshot, `http://acme.example/${name}.png`),
  )
  expect(logo).toMatchObject({ partial: false })
  expect(photo).toMatchObject({ partial: true })
  expect(logo && bodyOf(snapshot, logo)?.length).toBe(300_000)
  expect(photo && bodyOf(snapshot, photo)?.length).toBe(64 * 1024)
})

test('text is kept as UTF-8, whatever it came as', async () => {
  const css = encode('.logo::after{content:"ö"}', 'windows-1252')
  const snapshot = await captured(
    {
      'acme.example': {
        '/': {
          type: 'text/html; charset=windows-1251',
          body: encode(page('<link rel=stylesheet href=/a.css>', 'Тихоструй'), 'windows-1251'),
        },
        '/a.css': {
          type: 'text/css; charset=iso-8859-1',
          body: gzipSync(css),
          headers: { 'content-encoding': 'gzip' },
        },
      },
    },
    'acme.example',
  )
  const text = (hash: string | null | undefined) =>
    Buffer.from(snapshot.bodies.get(hash ?? '') ?? []).toString()
  expect(snapshot.document.charset).toBe('windows-1251')
  expect(text(snapshot.document.body)).toContain('Тихоструй')
  expect(text(resourceAt(snapshot, 'http://acme.example/a.css')?.body)).toBe('.logo::after{content:"ö"}')
  expect(stylesheetsOf(snapshot).map(({ css }) => css)).toEqual(['.logo::after{content:"ö"}'])
})

test('an endless page is cut, and said to be', async () => {
  const { hosts } = await serveSites({
    'acme.example': {
      '/': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' })
        const pump = () => {
          while (response.write('<p>more and more '.repeat(1000)));
          response.once('drain', pump)
        }
        pump()
      },
    },
  })
  const capturer = await capturerFor(hosts)
  const snapshot = await capturer.capture(site('acme.example'), { producer: 'cascade' })
  expect(snapshot.bodies.get(snapshot.document.body)?.length).toBe(5_242_880)
  expect(snapshot.notes).toEqual(['The document was not read to its end (5242880 bytes).'])
})

test('requests beyond the limit are not made, and said so', async () => {
  const { hosts, seen } = await serveSites({
    'acme.example': { '/': page('', Array.from({ length: 30 }, (_, at) => `<img src=/${at}.png>`).join('')) },
  })
  const capturer = await capturerFor(hosts, { fetch: { maxRequests: 10 } })
  const { resources } = await capturer.capture(site('acme.example'), { producer: 'cascade' })
  expect(seen).toHaveLength(11)
  expect(resources.at(-1)).toMatchObject({
    status: 0,
    body: null,
    error: 'Not asked for: 10 requests were made.',
  })
})

test('a redirect is a request like another', async () => {
  const pictures = Array.from({ length: 60 }, (_, at) => `<img src=/${at}/0>`).join('')
  const hops: Pages[string] = ({ url = '' }, response) => {
    const [, picture, hop] = url.split('/')
    response.writeHead(302, { location: `/${picture}/${Number(hop) + 1}` }).end()
  }
  const paths = Array.from(
    { length: 60 * 20 },
    (_, at) => [`/${at % 60}/${Math.floor(at / 60)}`, hops] as const,
  )
  const { hosts, seen } = await serveSites({
    'acme.example': { ...Object.fromEntries(paths), '/': page('', pictures) },
  })
  const capturer = await capturerFor(hosts, { fetch: { maxRequests: 100 } })
  await capturer.capture(site('acme.example'), { producer: 'cascade' })
  // The document is not one of the files.
  expect(seen).toHaveLength(101)
})

test('a page that is no document', async () => {
  const snapshot = await captured(
    { 'acme.example': { '/': { type: 'application/pdf', body: '%PDF' } } },
    'acme.example',
  )
  expect(snapshot.notes).toEqual(['The landing page is not a document but application/pdf.'])
})

test('of failures the one of somebody who listens is told', async () => {
  const { hosts } = await serveSites({
    'acme.example': { '/': (request) => void request.socket.destroy() },
  })
  const capturer = await capturerFor(hosts)
  await expect(capturer.capture(site('acme.example'), { producer: 'cascade' })).rejects.toMatchObject({
    message: expect.stringContaining('broke the connection'),
  })
})

test('a page that names files without end is listed to an end', async () => {
  const icons = Array.from({ length: 30_000 }, (_, at) => `<link rel=icon href=/${at}.png>`).join('')
  const snapshot = await captured({ 'acme.example': { '/': page(icons) } }, 'acme.example')
  expect(snapshot.resources).toHaveLength(1001)
  expect(snapshot.notes).toEqual(["Only the first 1000 of the page's files were looked at."])
})

test('what is over the bytes of a site is not asked for', async () => {
  const sheet = { type: 'text/css', body: 'p{color:red}'.repeat(1000) }
  const { hosts, seen } = await serveSites({
    'acme.example': {
      '/': page('<link rel=stylesheet href=/a.css><link rel=stylesheet href=/b.css>'),
      '/a.css': sheet,
      '/b.css': sheet,
    },
  })
  bounded(FETCH, { maxTotalBytes: 10_000, perSiteConcurrency: 1 })
  const capturer = await capturerFor(hosts)
  const { resources } = await capturer.capture(site('acme.example'), { producer: 'cascade' })
  expect(seen).not.toContain('acme.example/b.css')
  expect(resources[2]?.error).toBe('Not asked for: 10000 bytes were read.')
})

test('where http is down, a scheme that the host map lacks does not make the failure one for good', async () => {
  const { port, hosts } = await serveSites({ 'acme.example': { '/': page('') } })
  const capturer = await capturerFor(hosts)
  const mapped = async (line: string) => {
    const other = await capturerFor(parseHostMap(line))
    return other.capture(site('acme.example'), { producer: 'cascade' }).then(
      ({ url }) => url,
      ({ code, retryable, message }) => ({ code, retryable, message }),
    )
  }
  expect((await capturer.capture(site('acme.example'), { producer: 'cascade' })).url).toBe(
    'http://acme.example/',
  )
  const closed = await freePort()
  const down = {
    code: 'unreachable',
    retryable: true,
    message: expect.stringContaining('does not accept connections (ECONNREFUSED)'),
  }
  expect(await mapped(`127.0.0.1:${closed} - acme.example`)).toMatchObject(down)
  expect(await mapped(`- 127.0.0.1:${closed} acme.example`)).toMatchObject(down)
  expect(await mapped(`127.0.0.1:${port} - acme.example`)).toBe('http://acme.example/')
})

/** A port on which nothing listens. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('a file and a robots.txt that do not come within half of the time cost themselves alone', async () => {
  const silent = () => undefined
  const { hosts } = await serveSites({
    'acme.example': {
      '/': '<title>Acme</title><link rel=stylesheet href=/slow.css><a href=/contact>Contact us</a><p>Anvils',
      '/slow.css': silent,
      '/robots.txt': silent,
    },
  })
  const capturer = await capturerFor(hosts)
  const page = await capturer.capture(
    site('acme.example'),
    { producer: 'cascade' },
    deadlineOf({ leftMs: 300 }),
  )
  expect(page.resources.map(({ url, error }) => [new URL(url).pathname, error])).toContainEqual([
    '/slow.css',
    'The time for this page ran out.',
  ])
  expect(page.notes).toContain('Other pages of the site were not looked at: there was no time left for them.')
})
