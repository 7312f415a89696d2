import { expect, test } from 'vitest'
import { VISIT } from '../../src/capture/bounds.ts'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { extractFonts } from '../../src/index.ts'
import type { PartialOptions } from '../../src/model/options.ts'
import type { StyleSample } from '../../src/model/style.ts'
import { htmlOf, select } from '../../src/snapshot/dom.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import { bounded } from '../house/bounded.ts'
import { THOROUGH } from '../house/thorough.ts'
import { pathOf } from '../snapshot/path-of.ts'
import { capturerFor, sharedCapturers, site } from './capturing.ts'
import { type Pages, serveSites } from './sites.ts'

const withBrowser = test.runIf(await findBrowser())
const shared = sharedCapturers()

/** Longer than a test may take: what waits for this time to end fails its test. */
const NEVER_MS = 600_000

/** The end of a page that does not come to rest: its last script never arrives. */
const HELD = '<script src=/held.js></script>'
const HOLDING = { '/held.js': () => undefined } satisfies Pages

async function read(
  pages: Pages,
  options: PartialOptions = {},
): Promise<{ snapshot: Snapshot; seen: string[] }> {
  const { hosts, seen } = await serveSites({ 'acme.example': pages })
  const capturer = await shared(hosts, options)
  return { snapshot: await capturer.capture(site('acme.example'), { producer: 'browser' }), seen }
}

function sampleOf(snapshot: Snapshot, selector: string): StyleSample | undefined {
  const [element] = select(snapshot, selector)
  const path = element && pathOf(element)
  return snapshot.samples?.find((sample) => sample.path === path)
}

const TEXT = 'Acme has made anvils since 1871, by hand, one after the other, and each of them is different. '
const ACME = `<!doctype html><meta charset=utf-8><title>Acme</title><h1>Acme Anvils</h1><p>${TEXT.repeat(3)}</p>`

withBrowser('a page that has put its own functions in the place of the browser is read', async () => {
  const { snapshot } = await read({
    '/': `${ACME}<script>
      for (const type of [Element, Node, Document]) for (const name of Object.getOwnPropertyNames(type.prototype))
        try { Object.defineProperty(type.prototype, name, { get() { throw new Error('mine') } }) } catch {}
      for (const name of ['Map', 'Set', 'Array', 'Promise', 'getComputedStyle', 'setTimeout', 'MutationObserver', 'requestAnimationFrame', 'JSON', 'XMLSerializer'])
        window[name] = () => { throw new Error('mine') }
      Array.prototype.push = Array.prototype.map = () => { throw new Error('mine') }
    </script>`,
  })
  expect(sampleOf(snapshot, 'h1')).toMatchObject({ text: 'Acme Anvils', style: { fontWeight: 700 } })
})

withBrowser('elements that stand in the place of properties by their names are no obstacle', async () => {
  const { snapshot } = await read({
    '/': `${ACME}<img name=documentElement><img name=body><form><b>Travel</b><input name=children><input name=childNodes><input name=style>
      <input name=firstChild><input name=getBoundingClientRect><input name=setAttribute><input name=localName></form>`,
  })
  expect(sampleOf(snapshot, 'h1')?.text).toBe('Acme Anvils')
  expect(sampleOf(snapshot, 'form b')?.text).toBe('Travel')
})

withBrowser('what is in shadow roots is read where it is shown', async () => {
  const { snapshot } = await read({
    '/': `<!doctype html><title>Acme</title><acme-header><b slot=name>Acme &amp; Sons</b>, smiths</acme-header><acme-footer></acme-footer><p>${TEXT}<script>
      const open = document.querySelector('acme-header').attachShadow({ mode: 'open' })
      open.innerHTML = '<style>a{color:#f00}</style><header><a href="/?a=1&amp;b=2"><slot name=name>none</slot></a><i><slot></slot></i></header>'
      const shut = document.querySelector('acme-footer').attachShadow({ mode: 'closed' })
      shut.innerHTML = '<footer><a href="https://social.example/acme">Follow</a></footer>'
    </script>`,
  })
  expect(select(snapshot, 'acme-header header a').map(({ attribs }) => attribs.href)).toEqual(['/?a=1&b=2'])
  expect(sampleOf(snapshot, 'header b')).toMatchObject({ text: 'Acme & Sons', style: { color: '#ff0000' } })
  expect(htmlOf(snapshot)).toContain('<i><slot>, smiths</slot></i>')
  expect(htmlOf(snapshot)).not.toContain('name="name">none')
  expect(sampleOf(snapshot, 'acme-footer footer a')?.text).toBe('Follow')
})

withBrowser('animations are at their end, and what waited for that has come', async () => {
  const { snapshot } = await read({
    '/': `${ACME}<style>@keyframes in{from{opacity:0;color:#00f}to{opacity:1;color:#f00}} @keyframes pulse{from{color:#0f0}to{color:#00f}}
      h1{animation:in 60s both} p{color:#123456;animation:pulse 1s infinite}</style><script>
      document.querySelector('h1').addEventListener('animationend', () => document.body.append('arrived'))</script>`,
  })
  expect(sampleOf(snapshot, 'h1')?.style).toMatchObject({ color: '#ff0000', opacity: 1 })
  expect(sampleOf(snapshot, 'p')?.style.color).toBe('#123456')
  expect(htmlOf(snapshot)).toContain('arrived')
})

withBrowser('a page that decodes, draws and moves gets to its end', async () => {
  const { snapshot } = await read({
    '/': `${ACME}<canvas></canvas><script>
      const tell = (what) => document.body.append(what + '. ')
      const picture = new Image()
      picture.src = '/red.svg'
      picture.decode().then(() => {
        const pen = document.querySelector('canvas').getContext('2d')
        pen.drawImage(picture, 0, 0)
        tell('Drawn ' + pen.getImageData(5, 5, 1, 1).data)
      })
      document.startViewTransition(() => tell('Changed')).finished.then(() => tell('Moved'))
    </script>`,
    '/red.svg': {
      type: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="red"/></svg>',
    },
  })
  const html = htmlOf(snapshot)
  expect(html).toContain('Drawn 255,0,0,255')
  expect(html).toContain('Moved')
})

withBrowser('pictures and sections far down come in, each time it is asked for', async () => {
  const { snapshot, seen } = await read({
    '/': `${ACME}<div style="height:6000px"></div><img loading=lazy src=/lazy.svg width=9 height=9><section data-src=x>Still here</section><img id=own data-src=/own.svg><script>
      new IntersectionObserver(([entry]) => { if (entry.isIntersecting) own.src = own.dataset.src }).observe(own)</script>`,
    '/lazy.svg': {
      type: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    },
    '/own.svg': {
      type: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    },
  })
  expect(seen).toEqual(expect.arrayContaining(['acme.example/lazy.svg', 'acme.example/own.svg']))
  expect(sampleOf(snapshot, '#own')?.box?.width).toBe(9)
})

withBrowser.each<[string, Pages]>([
  [
    'after a while',
    {
      '/': `${ACME}<script>setTimeout(() => { location = '/late' }, 950)</script>`,
      '/late': '<title>Late</title><h1>Late',
    },
  ],
  [
    'much later, from a page that says nothing',
    {
      '/': `<!doctype html><title>x</title>One moment<script>setTimeout(() => { location = '/late' }, 2500)</script>`,
      '/late': '<title>Late</title><h1>Late',
    },
  ],
  [
    'by a frame that holds all',
    {
      '/': '<!doctype html><title>x</title><frameset cols="100%"><frame src="/late"></frameset>',
      '/late': '<title>Late</title><h1>Late',
    },
  ],
])('a page that goes on %s is followed', async (_, pages) => {
  const { snapshot } = await read(pages)
  expect(snapshot.url).toBe('http://acme.example/late')
  expect(sampleOf(snapshot, 'h1')?.text).toBe('Late')
  expect(snapshot.resources[0]?.redirects).toEqual([{ url: 'http://acme.example/', status: 200 }])
})

withBrowser('time that a page waits for costs none of ours', async () => {
  bounded(VISIT, { settleMs: 18_500, maxSettleMs: 17_500 })
  const steps = `let n = 0; const go = () => { document.querySelector('h1').textContent = 'Step ' + ++n; if (n < 10) setTimeout(go, 2_000) }; go()`
  const { snapshot } = await read(
    { '/': `<!doctype html><title>x</title><h1></h1><p>${TEXT.repeat(3)}</p><script>${steps}</script>` },
    { browser: { captureTimeoutMs: NEVER_MS } },
  )
  // The timers of the page would take 18 s in real time, and it was not given as much.
  expect(sampleOf(snapshot, 'h1')?.text).toBe('Step 10')
  expect(snapshot.notes).toEqual([])
})

withBrowser.each<[string, string]>([
  ['prints', 'print(); setInterval(print, 50)'],
  [
    'asks whether one wants to leave',
    `onbeforeunload = (event) => { event.preventDefault(); return 'no' }; location = '/401'`,
  ],
  [
    'asks for everything',
    `Notification.requestPermission(); navigator.geolocation.getCurrentPosition(() => 0); navigator.mediaDevices?.getUserMedia({ video: true }).catch(() => 0)`,
  ],
  [
    'calls other programs',
    `for (const to of ['mailto:a@b.example', 'tel:1', 'steam://run', 'ms-word:x']) { const f = document.createElement('iframe'); f.src = to; document.body.append(f); try { location = to } catch {} }`,
  ],
  [
    'goes to what is no web page',
    `for (const to of ['file:///etc/hostname', 'chrome://version', 'view-source:http://acme.example/', 'data:text/html,x']) try { window.open(to, '_self') } catch {}`,
  ],
  ['keeps its script busy for ever', 'setTimeout(() => { for (;;); }, 300)'],
  [
    'holds requests open',
    `fetch('/hang'); new EventSource('/hang'); navigator.sendBeacon('/hang'); new Image().src = '/hang'`,
  ],
])('a page that %s is read', async (_, script) => {
  bounded(VISIT, { maxSettleMs: 1_500 })
  const { snapshot } = await read({
    '/': `${ACME}<script>addEventListener('load', () => { ${script} })</script>`,
    '/401': { status: 401, headers: { 'www-authenticate': 'Basic realm="x"' }, body: ACME },
    '/hang': () => undefined,
  })
  expect(sampleOf(snapshot, 'h1')?.text).toBe('Acme Anvils')
})

withBrowser('a page that drips is read as far as it came, in its time', async () => {
  let visits = 0
  const { snapshot } = await read(
    {
      '/': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' })
        // The first visit is by the HTTP client, which has a time limit of its own.
        if (++visits === 1) return void response.end(ACME)
        response.write(ACME)
        const drip = setInterval(() => response.write(' <i>.</i>'), 50)
        response.on('close', () => clearInterval(drip))
      },
    },
    { browser: { captureTimeoutMs: 6_000 } },
  )
  expect(sampleOf(snapshot, 'h1')?.text).toBe('Acme Anvils')
})

withBrowser('a page that asks for more and more is closed, and described as it was sent', async () => {
  const more = '<script>for (let i = 0; i < 1000; i++) fetch("/" + i)</script>'
  bounded(VISIT, { maxRequests: 100 })
  const { snapshot, seen } = await read({ '/': `${ACME}${more}` })
  expect(htmlOf(snapshot)).toContain('Acme Anvils')
  expect(snapshot.producer).toBe('http')
  expect(snapshot.notes).toEqual([
    'The page could not be rendered, and is described as it was sent: The page makes more than 100 requests.',
  ])
  // The rest was not waited for.
  expect(seen.length).toBeLessThan(500)
})

withBrowser(
  'a page that only its scripts fill, and that the browser cannot show, is not called empty',
  async () => {
    const shell = '<div id="root"></div>'
    const more = '<script>for (let i = 0; i < 1000; i++) fetch("/" + i)</script>'
    const { hosts } = await serveSites({ 'acme.example': { '/': shell + more } })
    bounded(VISIT, { maxRequests: 100 })
    const capturer = await capturerFor(hosts)
    for (const producer of ['auto', 'browser'] as const)
      await expect(capturer.capture(site('acme.example'), { producer })).rejects.toMatchObject({
        code: 'too_large',
        message: 'The page makes more than 100 requests.',
      })
  },
)

withBrowser('a page that starts more and more workers is closed as well', async () => {
  bounded(VISIT, { maxWorkers: 10 })
  const more =
    '<script>const code = URL.createObjectURL(new Blob([""])); for (let i = 0; i < 40; i++) new Worker(code)</script>'
  const { snapshot } = await read(
    { '/': `${ACME}${more}${HELD}`, ...HOLDING },
    { browser: { captureTimeoutMs: NEVER_MS } },
  )
  expect([snapshot.producer, ...snapshot.notes]).toEqual([
    'http',
    'The page could not be rendered, and is described as it was sent: The page starts more than 10 workers.',
  ])
})

const SAYING: readonly (readonly [string, string, string?])[] = [
  ['to its console', 'setInterval(() => console.log("x".repeat(10_000)))'],
  // A worker may start late: the page stays open until it has.
  [
    'to the console of a worker',
    'new Worker(URL.createObjectURL(new Blob([`for (let at = 0; at < 50; at++) console.log("x".repeat(10_000))`])))',
    HELD,
  ],
  ['in errors', 'setInterval(() => { throw new Error("x".repeat(10_000)) })'],
  ['in dialogs', 'setInterval(() => alert("x".repeat(10_000)))'],
  ['in a few dialogs', 'for (let at = 0; at < 5; at++) alert(at)'],
  ['by its addresses', 'let at = 0; setInterval(() => { location.hash = "x".repeat(10_000) + at++ })'],
]

withBrowser.each(THOROUGH ? SAYING : SAYING.slice(0, 2))(
  'a page that says more and more %s is closed as well',
  async (_, script, end = '') => {
    const page = { '/': `${ACME}<script>${script}</script>${end}`, ...HOLDING }
    bounded(VISIT, { maxMessageChars: 100_000, maxSettleMs: NEVER_MS })
    const { snapshot } = await read(page, { browser: { captureTimeoutMs: NEVER_MS } })
    expect([snapshot.producer, ...snapshot.notes]).toEqual([
      'http',
      expect.stringContaining('The page says more than 100000 characters to its console'),
    ])
  },
)

withBrowser('a font that the page asked for and did not get is told, and one that came is not', async () => {
  const { snapshot } = await read({
    '/': `${ACME}<style>
      @font-face { font-family: Gone; src: url(/gone.woff2) }
      h1 { font-family: Gone, serif }
    </style>`,
    '/gone.woff2': { status: 404, body: 'no such file' },
  })
  expect(snapshot.resources.filter(({ kind }) => kind === 'font')).toMatchObject([
    {
      url: 'http://acme.example/gone.woff2',
      status: 404,
      body: null,
      error: 'It answered with status 404.',
    },
  ])
  expect(extractFonts(snapshot)).toMatchObject({
    value: [{ family: 'Gone', loadError: expect.stringContaining('status 404') }],
  })
})

withBrowser(
  'a page that scripts translate for the visitor is read in the language in which it was sent',
  async () => {
    const translated = (sent: string, shown: string) => `<!doctype html><html lang=${sent}><title>Acme</title>
    <h1>Acme ${sent}</h1><script>
      if (!navigator.language.startsWith('${sent}')) document.documentElement.lang = '${shown}'
      if (document.documentElement.lang === '${shown}') document.querySelector('h1').textContent = 'Acme ${shown}'
    </script><p>${TEXT}`
    const headingOf = ({ snapshot }: { snapshot: Snapshot }) =>
      select(snapshot, 'h1').map(({ children: [text] }) => text && 'data' in text && text.data)
    const italian = await read({ '/': translated('it', 'en-GB') })
    expect(headingOf(italian)).toEqual(['Acme it'])
    expect(italian.snapshot.notes.join()).toContain('it was opened in Italian')
    // The browser does not ask for Italian: that is the site's own choice.
    const chosen = await read({ '/': translated('fr', 'it') })
    expect(headingOf(chosen)).toEqual(['Acme it'])
    expect(chosen.snapshot.notes).toEqual([])
  },
)
