import { createServer } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { ESCALATION, FETCH } from '../../src/capture/bounds.ts'
import { createGate } from '../../src/capture/gate/gate.ts'
import { createClient } from '../../src/capture/http/client.ts'
import type { CaptureRequest } from '../../src/capture/index.ts'
import { asBlazonError } from '../../src/model/errors.ts'
import { type PartialOptions, withDefaults } from '../../src/model/options.ts'
import { MIB } from '../../src/model/units.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import { capturerFor, site } from '../capture/capturing.ts'
import { leaseFor } from '../capture/leasing.ts'
import { listenTcp, type Pages, serveSites } from '../capture/sites.ts'
import { type Row, testRows } from './row.ts'

const WORDS = 'Acme makes anvils of iron for every kind of smith in the valley. '.repeat(10)
const page = (head: string, body = '') => `<!doctype html><title>Acme</title>${head}<p>${WORDS}</p>${body}`
const css = (bytes: number) => ({ type: 'text/css', body: `/*${'x'.repeat(bytes - 4)}*/` })

/** The beginning of a PNG file says its size; what follows it does not matter to who only keeps it. */
function png(width: number, height: number, bytes = 100): Buffer {
  const file = Buffer.alloc(bytes)
  Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1').copy(file)
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  return file
}

/** An icon file of so many entries. */
function ico(entries: number): Buffer {
  const file = Buffer.alloc(6 + 16 * entries)
  file.writeUInt16LE(1, 2)
  file.writeUInt16LE(entries, 4)
  for (let at = 0; at < entries; at++) file.writeUInt8(16, 6 + 16 * at)
  return file
}

const capturing =
  <T>(pages: Pages, see: (page: Snapshot) => T, request: CaptureRequest = {}) =>
  async (options: PartialOptions): Promise<T | string> => {
    const { hosts } = await serveSites({ 'acme.example': pages })
    const capturer = await capturerFor(hosts, options)
    const asked = { producer: 'cascade', morePages: false, ...request } as const
    return capturer.capture(site('acme.example'), asked).then(see, (thrown) => asBlazonError(thrown).code)
  }

/** The files that the site has, by kind, each with its bytes or with the reason why it was not kept. */
const files = ({ resources, bodies }: Snapshot) =>
  resources
    .filter(({ kind, status }) => kind !== 'document' && status !== 404)
    .map(({ kind, body, error }) => `${kind} ${body === null ? error : bodies.get(body)?.length}`)

const header = (name: string) => async (options: PartialOptions) => {
  const sent: (string | undefined)[] = []
  const see = capturing(
    {
      '/': ({ headers }, response) => {
        sent.push(String(headers[name]))
        response.writeHead(200, { 'content-type': 'text/html' }).end(page(''))
      },
    },
    () => sent[0],
  )
  return see(options)
}

const urlOf = ({ url }: Snapshot) => new URL(url).pathname
const REDIRECTS: Pages = { '/': { to: '/a' }, '/a': { to: '/b' }, '/b': page('') }
const REFRESH: Pages = { '/': '<meta http-equiv=refresh content="0; url=/b">', '/b': page('') }
const sheets = (...bytes: readonly number[]): Pages => ({
  '/': page(bytes.map((_, at) => `<link rel=stylesheet href=/${at}.css>`).join('')),
  ...Object.fromEntries(bytes.map((size, at) => [`/${at}.css`, css(size)])),
})
const picture = (type: string, body: string | Uint8Array): Pages => ({
  '/': page('<link rel=icon href=/icon>'),
  '/icon': { type, body },
})
const GERMAN = `<html lang=de><title>Acme</title><p>${'Wir schmieden die Ambosse mit der Hand und bringen sie zu dir. '.repeat(9)}`

/** What comes of a site behind a proxy that accepts connections and says nothing, within a second. */
async function behindSilence(options: PartialOptions): Promise<string> {
  const settled = withDefaults(options)
  const gate = createGate({
    ...settled.fetch,
    resolver: async () => [{ address: '93.184.216.34', family: 4 }],
  })
  const port = await listenTcp(createServer())
  const lease = await leaseFor(gate, { upstream: new URL(`http://127.0.0.1:${port}`) })
  const client = createClient(lease, gate, settled)
  onTestFinished(() => client.close())
  const signal = AbortSignal.timeout(1_000)
  const url = 'http://acme.example/'
  const asked = client.fetch({ url, accept: '*/*', maxBytes: () => 1_000, signal })
  return asked.then(
    ({ failure }) => failure?.code ?? 'answers',
    () => 'waits',
  )
}

const ROWS: readonly Row[] = [
  {
    option: 'fetch.ports',
    value: [8_080],
    see: (options) => {
      const { check } = createGate(withDefaults(options).fetch)
      return ['http://acme.com/', 'http://acme.com:8080/'].map((url) => {
        try {
          return check(new URL(url))
        } catch (thrown) {
          return asBlazonError(thrown).code
        }
      })
    },
    byDefault: [undefined, 'forbidden_target'],
    changed: ['forbidden_target', undefined],
  },
  {
    bound: [FETCH, 'upstreamTimeoutMs'],
    value: 100,
    see: behindSilence,
    byDefault: 'waits',
    changed: 'timeout',
  },
  {
    option: 'userAgent',
    value: 'smith/2.0',
    see: header('user-agent'),
    byDefault:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 blazon/0.1',
    changed: 'smith/2.0',
  },
  {
    option: 'acceptLanguage',
    value: 'fi',
    see: header('accept-language'),
    byDefault: 'en-US,en;q=0.9',
    changed: 'fi',
  },
  {
    bound: [FETCH, 'maxRedirects'],
    value: 1,
    see: capturing(REDIRECTS, urlOf),
    byDefault: '/b',
    changed: 'unreachable',
  },
  {
    bound: [FETCH, 'maxMetaRefreshes'],
    value: 0,
    see: capturing(REFRESH, urlOf),
    byDefault: '/b',
    changed: '/',
  },
  {
    bound: [FETCH, 'maxHeaderBytes'],
    value: 4_096,
    see: capturing({ '/': { body: page(''), headers: { 'x-long': 'x'.repeat(8_000) } } }, urlOf),
    byDefault: '/',
    changed: 'too_large',
  },
  {
    bound: [FETCH, 'maxContentEncodings'],
    value: 1,
    see: capturing(
      { '/': { body: gzipSync(gzipSync(page(''))), headers: { 'content-encoding': 'gzip, gzip' } } },
      urlOf,
    ),
    byDefault: '/',
    changed: 'too_large',
  },
  {
    bound: [FETCH, 'maxStylesheetBytes'],
    value: 1_000,
    see: capturing(sheets(3_000), files),
    byDefault: ['stylesheet 3000'],
    changed: ['stylesheet 1000'],
  },
  {
    bound: [FETCH, 'maxStylesheetsBytes'],
    value: 4_000,
    see: capturing(sheets(3_000, 3_000), files),
    byDefault: ['stylesheet 3000', 'stylesheet 3000'],
    changed: ['stylesheet 3000', 'stylesheet Left out: the stylesheets are over 4000 bytes.'],
  },
  {
    bound: [FETCH, 'maxManifestBytes'],
    value: 10,
    see: capturing(
      {
        '/': page('<link rel=manifest href=/app.json>'),
        '/app.json': { type: 'application/manifest+json', body: '{"name":"Acme Anvils"}' },
      },
      files,
    ),
    byDefault: ['manifest 22'],
    changed: ['manifest 10'],
  },
  {
    bound: [FETCH, 'maxImageBytes'],
    value: 500,
    see: capturing(picture('image/png', png(16, 16, 2_000)), files),
    byDefault: ['icon 2000'],
    changed: ['icon 500'],
  },
  {
    bound: [FETCH, 'imageHeaderBytes'],
    value: 500,
    see: capturing(
      {
        '/': page('', `<div>${'<p>Anvils.</p>'.repeat(40)}<img src=/photo.png width=300 height=200></div>`),
        '/photo.png': { type: 'image/png', body: png(300, 200, 90_000) },
      },
      files,
    ),
    byDefault: ['image 65536'],
    changed: ['image 500'],
  },
  {
    bound: [FETCH, 'maxPageBytes'],
    value: 100,
    see: capturing(
      { '/': page('', '<a href=/contact>Contact</a>'), '/contact': `<title>Contact</title>${WORDS}` },
      files,
      { morePages: true },
    ),
    byDefault: ['page 672'],
    changed: ['page 100'],
  },
  {
    bound: [FETCH, 'maxWireBytes'],
    value: 20_000,
    see: capturing(sheets(100_000), (page) => files(page).includes('stylesheet 100000')),
    byDefault: true,
    changed: false,
  },
  {
    bound: [FETCH, 'maxImages'],
    value: 1,
    see: capturing(
      { '/': page('', '<img src=/a.png><img src=/b.png>') },
      ({ resources }) => resources.filter(({ kind }) => kind === 'image').length,
    ),
    byDefault: 2,
    changed: 1,
  },
  {
    bound: [FETCH, 'maxFrames'],
    value: 1,
    see: capturing(
      {
        '/': page('', '<iframe src=/one></iframe><iframe src=/two></iframe>'),
        ...{ '/one': page(''), '/two': page('') },
      },
      ({ resources }) => resources.map(({ url }) => new URL(url).pathname).filter((path) => path.length > 1),
      { files: false, visit: { includeFrames: true } },
    ),
    byDefault: ['/one', '/two'],
    changed: ['/one'],
  },
  {
    bound: [FETCH, 'maxListed'],
    value: 1,
    see: capturing(sheets(10, 10), ({ notes }) => notes),
    byDefault: [],
    changed: ["Only the first 1 of the page's files were looked at."],
  },
  {
    bound: [FETCH, 'maxLanguageVersions'],
    value: 0,
    see: capturing({ '/': page('<link rel=alternate hreflang=de href=/de>'), '/de': GERMAN }, urlOf, {
      language: 'de',
    }),
    byDefault: '/de',
    changed: '/',
  },
  {
    bound: [ESCALATION, 'maxWaitMs'],
    value: 0,
    see: async (options) => {
      let visits = 0
      const see = capturing(
        {
          '/': (_, response) =>
            visits++ === 0
              ? response.writeHead(429, { 'retry-after': '1' }).end('Too many requests')
              : response.writeHead(200, { 'content-type': 'text/html' }).end(page('')),
        },
        ({ document }) => document.status,
      )
      return see(options)
    },
    byDefault: 200,
    changed: 429,
  },
]

testRows(ROWS)

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>'
test.each([
  ['pixels', 'image/png', png(10_000, 5_000), 'icon 100'],
  ['more pixels', 'image/png', png(10_000, 5_001), 'icon It is 10000 by 5001 pixels, over 50000000.'],
  ['a side', 'image/png', png(16_384, 10), 'icon 100'],
  ['a longer side', 'image/png', png(16_385, 10), 'icon It is 16385 by 10 pixels, over 16384 a side.'],
  ['an SVG', 'image/svg+xml', SVG.padEnd(MIB), `icon ${MIB}`],
  ['a longer SVG', 'image/svg+xml', SVG.padEnd(MIB + 1), `icon It is an SVG of more than ${MIB} bytes.`],
  ['icons', 'image/x-icon', ico(64), `icon ${6 + 16 * 64}`],
  ['more icons', 'image/x-icon', ico(65), 'icon It is an icon file of 65 pictures; 64 are read.'],
])('a picture is kept up to its bounds: %s', async (_, type, body, kept) => {
  expect(await capturing(picture(type, body), files)({})).toEqual([kept])
})
