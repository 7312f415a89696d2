import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { KEY_PAGES } from '../../src/capture/bounds.ts'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { parseHostMap } from '../../src/capture/gate/hosts.ts'
import { type Capturer, type CapturerSettings, createCapturer } from '../../src/capture/index.ts'
import { readingFor } from '../../src/capture/page/read-in-process.ts'
import type { PageReader } from '../../src/capture/page/reader.ts'
import type { KeyPages } from '../../src/capture/page/survey.ts'
import { loadRecording } from '../../src/capture/recording/exchanges-file.ts'
import { openReplay } from '../../src/capture/recording/replay.ts'
import { saveSnapshot } from '../../src/capture/recording/snapshot-folder.ts'
import { type Producer, withDefaults } from '../../src/model/options.ts'
import { judge } from '../../src/paths/describe.ts'
import { indexOf, type Snapshot } from '../../src/snapshot/snapshot.ts'
import { bounded } from '../house/bounded.ts'
import { THOROUGH } from '../house/thorough.ts'
import { capturerFor, PATIENT_MS, sharedCapturers, site } from './capturing.ts'
import { readHere } from './read-here.ts'
import { listenTcp, neverInBrowser, type Pages, serveSites, type TestSites } from './sites.ts'

const browser = await findBrowser()
const withBrowser = test.runIf(browser)
const shared = sharedCapturers()

async function emptyFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'blazon-recording-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

/**
 * An engine that has only the recording, at another time. Pages that the browser rendered are rendered again.
 */
async function replaying(path: string, renderAgain = true): Promise<Capturer> {
  const options = withDefaults({ lookupTimeoutMs: PATIENT_MS, recording: { renderAgain } })
  const clock = () => new Date('2030-01-01T00:00:00Z')
  const replay = await openReplay(path, options)
  const capturer = await createCapturer({ options, clock, replay, reader: readHere() })
  onTestFinished(() => capturer.close())
  return capturer
}

async function recorded(
  sites: TestSites,
  domain: string,
  dir: string,
  producer: Producer,
): Promise<Snapshot> {
  // What a capturer remembers of a site decides how it is visited the next time, unless the caller decides.
  const capturer = await (producer === 'auto' ? capturerFor : shared)(sites.hosts)
  const { snapshot, recording } = await capturer.record(site(domain), { producer })
  await saveSnapshot(dir, snapshot, recording)
  sites.seen.length = 0
  return snapshot
}

/** The whole snapshot as plain values, with bodies as text. */
const plain = (snapshot: Snapshot) => ({
  ...indexOf(snapshot),
  bodies: [...snapshot.bodies.values()].map((body) => Buffer.from(body).toString('latin1')).sort(),
})

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

/**
 * A page that scripts build from fetched data, random numbers and the date, after a redirect to its https
 * host.
 */
const BUILT: Readonly<Record<string, Pages>> = {
  'acme.example': { '/': { to: 'https://www.acme.example/', headers: { 'set-cookie': 'visitor=7' } } },
  'www.acme.example': {
    '/': {
      type: 'text/html; charset=windows-1252',
      headers: { 'set-cookie': 'visitor=8', 'x-served-by': 'acme' },
      body: Buffer.from(
        `<!doctype html><title>Acme \xfc</title><link rel=stylesheet href="//cdn.example/a.css"><div id=root></div>
        <script src="//cdn.example/app.js"></script><script src="/gone.js"></script><img src="/broken.png">`,
        'latin1',
      ),
    },
    '/api/items?_=1': { type: 'application/json', body: '["anvil"]' },
    '/logo.png': { type: 'image/png', body: PNG },
  },
  'cdn.example': {
    '/a.css': { type: 'text/css', body: '@import "b.css"; h1{color:#123456}' },
    '/b.css': { type: 'text/css', body: 'body{background:#fedcba}/* \u{fc} */' },
    '/app.js': {
      type: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: `const root = document.getElementById('root')
        root.innerHTML = '<header><a href="/"><img src="/logo.png" alt="Acme"></a></header><h1>Acme anvils</h1><p id=lot></p><p id=items></p>'
        document.getElementById('lot').textContent = 'Variant ' + Math.random() + ' in ' + new Date().getFullYear() + ', ' + Date().slice(11, 15)
        const ask = (body) => fetch('/api', { method: 'POST', body }).then((answer) => answer.text())
        Promise.all([ask('one'), ask('two'), fetch('/api/items?_=' + performance.now()).then((answer) => answer.text())]).then(
          (texts) => { document.getElementById('items').textContent = texts.join(' and ') + ' '.repeat(3) + 'Acme makes anvils for the whole of the trade.' })`,
    },
  },
}

function builtSites(): Promise<TestSites> {
  const home = BUILT['www.acme.example'] ?? {}
  const api: Pages[string] = (request, response) => {
    request.setEncoding('utf8').once('data', (text) => response.end(`answer to ${text}`))
  }
  // The answer breaks off before its end.
  const broken: Pages[string] = (_, response) => {
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': '5000' }).write(PNG)
    setTimeout(() => response.destroy(), 20)
  }
  const items: Pages[string] = (_, response) => void response.end('["anvil"]')
  const pages = new Proxy<Pages>(
    { ...home, '/api': api, '/broken.png': broken },
    { get: (own, path) => (String(path).startsWith('/api/items') ? items : own[String(path)]) },
  )
  return serveSites({ ...BUILT, 'www.acme.example': pages }, true)
}

test.each<Producer>(browser ? ['cascade', 'auto', 'browser'] : ['cascade'])(
  'a capture by %s is made again from its recording: the same snapshot, and nobody is asked',
  async (producer) => {
    const dir = await emptyFolder()
    const sites = await builtSites()
    const live = await recorded(sites, 'acme.example', dir, producer)
    const capturer = await replaying(dir)
    const again = await capturer.capture(site('acme.example'), { producer })
    expect(plain(again)).toEqual(plain(live))
    expect(JSON.stringify(judge(again))).toBe(JSON.stringify(judge(live)))
    expect(sites.seen).toEqual([])
    if (producer === 'cascade') return
    const html = Buffer.from(again.bodies.get(again.document.body) ?? []).toString()
    expect(html).toMatch(/Variant 0\.\d+ in 2026, 2026/)
    expect(html).toContain('answer to one and answer to two and ["anvil"]')
    expect(html).toContain('Acme ü')
  },
)

withBrowser(
  'what a browser showed is shown again as it was, whatever its scripts would make of it now',
  async () => {
    const dir = await emptyFolder()
    const sites = await serveSites({
      'acme.example': {
        '/': '<title>Acme</title><h1></h1><script>document.querySelector("h1").textContent = performance.timeOrigin</script>',
      },
    })
    const live = await recorded(sites, 'acme.example', dir, 'browser')
    for (const producer of ['auto', 'browser'] as const) {
      const again = await (await replaying(dir, false)).capture(site('acme.example'), { producer })
      expect(plain(again)).toEqual(plain(live))
    }
    const asSent = await (await replaying(dir, false)).capture(site('acme.example'), { producer: 'cascade' })
    expect(asSent.producer).toBe('http')
  },
)

const NOWHERE = ['http://localhost/', 'https://localhost/', 'https://acme.example/secure']

withBrowser.each(THOROUGH ? NOWHERE : NOWHERE.slice(-1))(
  'a page that sends its visitors to %s, where none comes, does so again',
  async (target) => {
    const dir = await emptyFolder()
    const shell = `<title>Acme</title><div id=root></div><script src=/app.js></script><script>location.href = '${target}'</script>`
    const sites = await serveSites({ 'acme.example': { '/': shell, '/app.js': { type: 'text/javascript' } } })
    const live = await recorded(sites, 'acme.example', dir, 'auto')
    expect(live.notes.join()).toContain('could not be rendered')
    const again = await (await replaying(dir)).capture(site('acme.example'))
    expect(plain(again)).toEqual(plain(live))
  },
)

withBrowser(
  'in the browser too, what nobody answered for is that again, and a picture is the very same',
  async () => {
    const dir = await emptyFolder()
    const sites = await serveSites({
      'acme.example': {
        '/': '<title>Acme</title><header><img src=/logo.svg></header><img src="http://closed.example/photo.png">',
        '/logo.svg': {
          type: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>Ácme</text></svg>',
        },
      },
    })
    const hosts = parseHostMap(`127.0.0.1:${sites.port} - acme.example\n127.0.0.1:1 - closed.example`)
    const live = await recorded({ ...sites, hosts }, 'acme.example', dir, 'browser')
    const photo = live.resources.find(({ url }) => url.includes('closed.example'))
    expect(photo?.error).toContain('closed.example does not accept connections')
    const again = await (await replaying(dir)).capture(site('acme.example'), { producer: 'browser' })
    expect(plain(again)).toEqual(plain(live))
  },
)

withBrowser('what is on disk names no cookie, and every exchange with what came of it', async () => {
  const dir = await emptyFolder()
  await recorded(await builtSites(), 'acme.example', dir, 'browser')
  const text = await readFile(join(dir, 'exchanges.json'), 'utf8')
  expect(text).not.toMatch(/visitor=/)
  const { exchanges } = await loadRecording(dir)
  const told = exchanges
    .filter(({ by }) => by === 'browser')
    .map(({ method, url, status }) => `${method} ${url} ${status}`)
  for (const line of [
    'GET https://acme.example/ 301',
    'GET https://www.acme.example/ 200',
    'GET https://cdn.example/a.css 200',
    'GET https://cdn.example/b.css 200',
    'GET https://www.acme.example/gone.js 404',
    'POST https://www.acme.example/api 200',
    'GET https://www.acme.example/logo.png 200',
  ])
    expect(told).toContain(line)
})

/**
 * A page whose text tells in which order things arrived, and at which time: answers that race, slow ones,
 * some that break off, and some that never come.
 */
const RACE = `<!doctype html><title>Acme</title><h1>Acme anvils</h1><ol></ol>
<script>
  const list = document.querySelector('ol')
  const tell = (what) => list.append(what + ' at ' + performance.now() + '; ')
  tell(Date.now())
  tell(crypto.getRandomValues(new Uint8Array(4)))
  for (const ms of [50, 400, 950]) setTimeout(tell, ms, 'timer ' + ms)
  requestAnimationFrame(() => tell('frame'))
  addEventListener('load', () => tell('load'))
  const ask = (path) => fetch(path).then((answer) => answer.text()).then(tell, () => tell('torn'))
  ask('/first').then(() => ask('/second'))
  ask('/torn')
</script>
<script async src=/slow.js></script><script async src=/quick.js></script>
<img src=/never.png><img src=/late.png onload="tell('late')">`

function racingSites(): Promise<TestSites> {
  const after =
    (ms: number, type: string, body: string | Uint8Array): Pages[string] =>
    (_, response) =>
      void setTimeout(() => response.writeHead(200, { 'content-type': type }).end(body), ms)
  const torn: Pages[string] = (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('x')
    setTimeout(() => response.destroy(), 100)
  }
  return serveSites({
    'acme.example': {
      '/': RACE,
      '/slow.js': after(600, 'text/javascript', "tell('slow')"),
      '/quick.js': after(300, 'text/javascript', "tell('quick')"),
      '/first': after(450, 'text/plain', 'first'),
      '/second': after(300, 'text/plain', 'second'),
      '/torn': torn,
      '/never.png': neverInBrowser(),
      '/late.png': after(1_600, 'image/png', PNG),
    },
  })
}

/**
 * Virtual time that a page gets at once. What arrives while it passes belongs to its beginning or its end.
 */
const PORTION_MS = 200

/** What the page told, in order, each with its virtual time. */
function toldBy({ bodies, document }: Snapshot): Map<string, number> {
  const html = Buffer.from(bodies.get(document.body) ?? []).toString()
  const told = /<ol>(.*)<\/ol>/.exec(html)?.[1] ?? ''
  return new Map([...told.matchAll(/([^;]+) at ([\d.]+); /g)].map(([, what = '', at]) => [what, Number(at)]))
}

withBrowser('rendered again, a page gets its answers in the order and at the time it got them', async () => {
  const dir = await emptyFolder()
  const sites = await racingSites()
  const capturer = await capturerFor(sites.hosts)
  const { snapshot, recording } = await capturer.record(site('acme.example'), { producer: 'browser' })
  await saveSnapshot(dir, snapshot, recording)
  const told = toldBy(snapshot)
  // Its clock started at the time of the capture, and stood still while the page waited.
  expect(told.get(`${Date.parse('2026-11-20T12:00:00Z')}`)).toBe(0)
  for (const ms of [50, 400, 950]) expect(told.get(`timer ${ms}`)).toBe(ms)
  const answers = [...told.keys()].filter((what) => ANSWERS.includes(what))
  // A busy machine does not wait for the last one.
  expect(answers).toEqual(expect.arrayContaining(['torn', 'quick', 'first', 'slow', 'second']))

  const again = await replaying(dir)
  const rounds = []
  for (let round = 0; round < 2; round++)
    rounds.push(toldBy(await again.capture(site('acme.example'), { producer: 'browser' })))
  for (const round of rounds) {
    expect([...round.keys()].filter((what) => ANSWERS.includes(what))).toEqual(answers)
    for (const [what, at] of told) {
      const isAnswer = ANSWERS.includes(what)
      expect(Math.abs((round.get(what) ?? Infinity) - at)).toBeLessThanOrEqual(isAnswer ? PORTION_MS : 0)
    }
  }
  expect([...(rounds[0] ?? [])]).toEqual([...(rounds[1] ?? [])])
})

const ANSWERS = ['torn', 'quick', 'first', 'slow', 'second', 'late']

test('the sitemaps of a site are recorded with it, and the same list is answered from there', async () => {
  const dir = await emptyFolder()
  const page = (path: string) => `<url><loc>http://acme.example/${path}</loc></url>`
  const list = (...paths: string[]) => `<urlset>${paths.map(page).join('')}</urlset>`
  const torn: Pages[string] = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/xml' }).write(list('torn') + ' '.repeat(3_000))
    setTimeout(() => response.destroy(), 50)
  }
  const names = ['a.xml', 'b.xml.gz', 'none.xml', 'torn.xml', 'private/c.xml']
  const sites = await serveSites({
    'acme.example': {
      '/': '<title>Acme</title><h1>Acme anvils</h1>',
      '/robots.txt': 'User-agent: *\nDisallow: /private/\nSitemap: /all.xml',
      '/all.xml': `<sitemapindex>${names.map((name) => `<sitemap><loc>http://acme.example/${name}</loc></sitemap>`).join('')}</sitemapindex>`,
      '/a.xml': list('one', 'two'),
      '/b.xml.gz': { type: 'application/gzip', body: gzipSync(list('three')) },
      '/torn.xml': torn,
      '/private/c.xml': list('secret'),
    },
  })
  const capturer = await capturerFor(sites.hosts)
  const live = await capturer.sitemap(site('acme.example'))
  expect(live.urls.map((url) => new URL(url).pathname)).toEqual(['/one', '/two', '/three', '/torn'])
  const { snapshot, recording } = await capturer.record(site('acme.example'))
  await saveSnapshot(dir, snapshot, recording)
  sites.seen.length = 0

  const again = await replaying(dir)
  expect(await again.sitemap(site('acme.example'))).toEqual(live)
  expect(await again.sitemap(site('acme.example'), { maxLinks: 2 })).toMatchObject({
    urls: live.urls.slice(0, 2),
  })
  expect(sites.seen).toEqual([])
})

test('a site that answers otherwise each time: its page and its list are each answered as they were', async () => {
  let asked = 0
  const ticking =
    (status: number, text: () => string): Pages[string] =>
    (_, response) => {
      const date = new Date(Date.UTC(2026, 0, 1) + 1_000 * asked++).toUTCString()
      response.writeHead(status, { date, 'content-type': 'text/plain' }).end(text())
    }
  const many = Array.from({ length: 60 }, (_, at) => `http://acme.example/p${at}`).join('\n')
  const sites = await serveSites({
    'acme.example': {
      '/': '<title>Acme</title><h1>Acme anvils</h1>',
      '/robots.txt': ticking(200, () => `Sitemap: /all.txt\n# ${asked}`),
      '/all.txt': ticking(200, () => `http://acme.example/about-${asked}\n${many}`),
      '/sitemap.xml': ticking(404, () => `Not here, ${asked}`),
    },
  })
  const [dir, again] = [await emptyFolder(), await emptyFolder()]
  // For the page, a part of the list is enough.
  bounded(KEY_PAGES, { maxSitemapBytes: 200 })
  const options = withDefaults()
  const searching = async (how: Pick<CapturerSettings, 'hosts' | 'replay'>) => {
    const lacking: KeyPages = { linked: () => ({ urls: [], lacks: ['privacy'] }), listed: () => [] }
    const survey: PageReader['survey'] = async (page) => readingFor(lacking).survey(page)
    const clock = () => new Date('2026-11-20T12:00:00Z')
    const capturer = await createCapturer({
      options,
      clock,
      reader: { ...readHere(), survey },
      ...how,
    })
    onTestFinished(() => capturer.close())
    return capturer.record(site('acme.example'))
  }
  const first = await searching({ hosts: sites.hosts })
  await saveSnapshot(dir, first.snapshot, first.recording)
  const second = await searching({ replay: await openReplay(dir, options) })
  await saveSnapshot(again, second.snapshot, second.recording)
  const texts = [dir, again].map((at) => readFile(join(at, 'exchanges.json'), 'utf8'))
  const [saved, savedAgain] = await Promise.all(texts)
  expect(savedAgain).toBe(saved)
  expect(plain(second.snapshot)).toEqual(plain(first.snapshot))
  const paths = first.recording.exchanges.map(
    ({ url, errand = 'page' }) => `${errand} ${new URL(url).pathname}`,
  )
  expect(paths).toEqual(expect.arrayContaining(['page /all.txt', 'sitemaps /all.txt', 'page /robots.txt']))
  const { urls } = await (await replaying(dir)).sitemap(site('acme.example'))
  expect([urls.length, urls.at(-1)]).toEqual([61, 'http://acme.example/p59'])
})

test('a site without sitemaps has none in its recording either: its links are listed', async () => {
  const dir = await emptyFolder()
  const sites = await serveSites({
    'acme.example': { '/': '<title>Acme</title><h1>Acme anvils</h1><a href=/anvils>anvils</a>' },
  })
  await recorded(sites, 'acme.example', dir, 'cascade')
  const live = await (await capturerFor(sites.hosts)).sitemap(site('acme.example'))
  sites.seen.length = 0
  expect(await (await replaying(dir)).sitemap(site('acme.example'))).toEqual(live)
  expect(live.source).toBe('landing_page')
  expect(sites.seen).toEqual([])
})

test('a folder of recordings serves several sites; others are not reached', async () => {
  const dir = await emptyFolder()
  const page = (name: string) => ({
    '/': `<title>${name}</title><link rel=stylesheet href=http://cdn.example/x.css>`,
  })
  for (const name of ['acme', 'bolt']) {
    const css = { type: 'text/css', body: `.${name}{color:red}` }
    const sites = await serveSites({ [`${name}.example`]: page(name), 'cdn.example': { '/x.css': css } })
    await recorded(sites, `${name}.example`, join(dir, name), 'cascade')
  }
  const capturer = await replaying(dir)
  const [acme, bolt] = await Promise.all(
    ['acme.example', 'bolt.example'].map((domain) => capturer.capture(site(domain))),
  )
  const sheetOf = (snapshot?: Snapshot) =>
    Buffer.from(
      snapshot?.bodies.get(snapshot.resources.find(({ kind }) => kind === 'stylesheet')?.body ?? '') ?? [],
    ).toString()
  expect([sheetOf(acme), sheetOf(bolt)]).toEqual(['.acme{color:red}', '.bolt{color:red}'])
  await expect(capturer.capture(site('other.example'))).rejects.toMatchObject({
    code: 'unreachable',
    retryable: false,
    message: expect.stringContaining('other.example is not in the recording'),
  })
})

withBrowser('in a replay nothing is dialled, whatever the page asks for', async () => {
  const dir = await emptyFolder()
  let contacts = 0
  const port = await listenTcp(
    createServer((socket) => {
      contacts++
      socket.destroy()
    }),
  )
  const reach = ['127.0.0.1', '[::1]', 'localhost', 'canary.example'].flatMap((host) => [
    `http://${host}:${port}/`,
    `https://${host}:${port}/`,
  ])
  const script = `for (const url of ${JSON.stringify(reach)}) { fetch(url).catch(() => 0); new WebSocket(url.replace('http', 'ws')); new Image().src = url + 'x.png' }`
  const sites = await serveSites({
    'acme.example': {
      '/': `<title>Acme</title><h1>Acme</h1><img src="http://127.0.0.1:${port}/a.png"><p>makes anvils`,
    },
  })
  await recorded(sites, 'acme.example', dir, 'browser')
  // The page as it would be if somebody had changed the recording.
  const file = join(dir, 'exchanges.json')
  const index = JSON.parse(await readFile(file, 'utf8'))
  const recording = await loadRecording(dir)
  const at = recording.exchanges.findIndex(
    ({ by, url }) => by === 'browser' && url === 'http://acme.example/',
  )
  const { createHash } = await import('node:crypto')
  const evil = `<title>Acme</title><h1>Acme</h1><script>${script}</script>`
  const hash = createHash('sha256').update(evil).digest('hex')
  await writeFile(join(dir, 'bodies', hash), evil)
  index.exchanges[at] = { ...index.exchanges[at], body: hash }
  await writeFile(file, JSON.stringify(index))

  const snapshot = await (await replaying(dir)).capture(site('acme.example'), { producer: 'browser' })
  expect(Buffer.from(snapshot.bodies.get(snapshot.document.body) ?? []).toString()).toContain('new WebSocket')
  expect(contacts).toBe(0)
  expect(sites.seen).toEqual([])
})

withBrowser('a HAR file is replayed like a recording, in the browser and without it', async () => {
  const file = join(await emptyFolder(), 'visit.har')
  const entry = (url: string, mimeType: string, text: string, rest: object = {}) => ({
    startedDateTime: '2026-11-20T12:00:00.000Z',
    request: { method: 'GET', url, headers: [] },
    response: {
      status: 200,
      headers: [{ name: 'content-type', value: mimeType }],
      content: { mimeType, text },
      redirectURL: '',
      ...rest,
    },
  })
  const home = 'https://www.acme.example/'
  await writeFile(
    file,
    JSON.stringify({
      log: {
        entries: [
          entry('https://acme.example/', '', '', { status: 301, redirectURL: home, content: {} }),
          entry(
            home,
            'text/html; charset=iso-8859-1',
            '<title>Acmé</title><div id=app></div><script src=/app.js></script>',
          ),
          entry(
            `${home}app.js`,
            'text/javascript',
            "document.getElementById('app').innerHTML = '<h1>Acmé anvils</h1><p>for the whole of the trade</p>'",
          ),
        ],
      },
    }),
  )
  const capturer = await replaying(file)
  const htmlBy = async (producer: Producer) => {
    const { document, bodies, url, capturedAt } = await capturer.capture(site('acme.example'), { producer })
    expect([url, capturedAt]).toEqual([home, '2026-11-20T12:00:00.000Z'])
    return Buffer.from(bodies.get(document.body) ?? []).toString()
  }
  expect(await htmlBy('cascade')).toContain('<title>Acmé</title><div id=app></div>')
  expect(await htmlBy('browser')).toContain('<h1>Acmé anvils</h1>')
})

test('a HAR file is replayed in the order its entries began, and by what was answered', async () => {
  const file = join(await emptyFolder(), 'visit.har')
  const entry = (second: number, url: string, status: number, text?: string) => ({
    startedDateTime: `2026-11-20T12:00:0${second}.000Z`,
    request: { method: 'GET', url, headers: [] },
    response: { status, headers: [], content: { mimeType: 'text/html', text }, redirectURL: '' },
  })
  const home = 'https://acme.example/'
  const entries = [
    entry(5, 'https://ads.example/', 200, '<title>Ad</title>'),
    entry(4, home, 200, '<title>Later</title>'),
    entry(3, home, 200, '<title>Acme</title><p>Anvils for the whole of the trade'),
    entry(2, home, 304),
    entry(1, 'https://count.example/hit', 204, ''),
  ]
  await writeFile(file, JSON.stringify({ log: { entries } }))
  const { url, capturedAt, document, bodies } = await (await replaying(file)).capture(site('acme.example'), {
    producer: 'cascade',
    files: false,
    morePages: false,
  })
  expect([url, document.status]).toEqual([home, 200])
  expect(capturedAt).toBe('2026-11-20T12:00:03.000Z')
  expect(Buffer.from(bodies.get(document.body) ?? []).toString()).toContain('<title>Acme</title>')
})

test.each<[string, (dir: string) => Promise<string>, string, string]>([
  ['nothing', async (dir) => join(dir, 'none'), 'invalid_input', 'There is no recording at'],
  ['an empty folder', async (dir) => dir, 'invalid_input', 'holds no recording'],
  ['a file that is no HAR', (dir) => write(dir, 'x.har', 'hello'), 'invalid_input', 'This is no HAR file'],
  ['no JSON', (dir) => write(dir, 'exchanges.json', '{'), 'storage', 'is not JSON'],
  [
    'a newer format',
    (dir) => write(dir, 'exchanges.json', '{"format":2}'),
    'storage',
    'format 2; this version reads format 1',
  ],
  [
    'another JSON',
    (dir) => write(dir, 'exchanges.json', '{"format":1,"domain":"a","exchanges":[{}]}'),
    'storage',
    'its "exchanges" has the wrong form',
  ],
])('%s is refused in one sentence', async (_, prepare, code, message) => {
  const dir = await emptyFolder()
  await expect(openReplay(await prepare(dir), withDefaults())).rejects.toMatchObject({
    code,
    message: expect.stringContaining(message),
  })
})

async function write(dir: string, name: string, text: string): Promise<string> {
  await writeFile(join(dir, name), text)
  return name.endsWith('.har') ? join(dir, name) : dir
}

test('a body that is a path, or gone, is refused when it is needed', async () => {
  const dir = await emptyFolder()
  const sites = await serveSites({ 'acme.example': { '/': '<title>Acme</title>' } })
  await recorded(sites, 'acme.example', dir, 'cascade')
  const file = join(dir, 'exchanges.json')
  const index = JSON.parse(await readFile(file, 'utf8'))
  const spoil = (body: string) =>
    writeFile(file, JSON.stringify({ ...index, exchanges: [{ ...index.exchanges[0], body }] }))
  await spoil('../../etc/passwd')
  await expect((await replaying(dir)).capture(site('acme.example'))).rejects.toMatchObject({
    message: expect.stringContaining('is not a hash'),
  })
  await spoil('0'.repeat(64))
  await expect((await replaying(dir)).capture(site('acme.example'))).rejects.toMatchObject({
    message: expect.stringContaining('lacks the body'),
  })
})

test.each<[string, object]>([
  ['a redirect that is none', { redirects: [null] }],
  [
    'a failure that is unknown',
    { failure: { code: '__proto__', message: 'x', retryable: true, cause: null } },
  ],
  ['headers that are no text', { headers: { 'content-type': { deep: [] } } }],
  ['a status that is none', { status: 70_000 }],
  ['an address that is not of the web', { url: 'file:///etc/passwd' }],
  ['somebody else', { by: 'somebody' }],
])('a recording with %s is none', async (_, wrong) => {
  const dir = await emptyFolder()
  const exchange = {
    by: 'http',
    method: 'GET',
    url: 'http://acme.example/',
    requestHeaders: {},
    sent: null,
    finalUrl: 'http://acme.example/',
    redirects: [],
    status: 200,
    headers: {},
    body: null,
    partial: false,
    failure: null,
  }
  const recording = {
    format: 1,
    domain: 'acme.example',
    capturedAt: '2026-11-20T12:00:00.000Z',
    producer: 'auto',
    notes: [],
  }
  await write(dir, 'exchanges.json', JSON.stringify({ ...recording, exchanges: [exchange] }))
  await expect(openReplay(dir, withDefaults())).resolves.toBeDefined()
  await write(dir, 'exchanges.json', JSON.stringify({ ...recording, exchanges: [{ ...exchange, ...wrong }] }))
  await expect(openReplay(dir, withDefaults())).rejects.toMatchObject({
    code: 'storage',
    message: expect.stringContaining('its "exchanges" has the wrong form'),
  })
})
