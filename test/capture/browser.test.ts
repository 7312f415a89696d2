import { createSocket } from 'node:dgram'
import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { VISIT } from '../../src/capture/bounds.ts'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { launch } from '../../src/capture/browser/launch.ts'
import { createSandbox } from '../../src/capture/browser/sandbox.ts'
import { withDefaults } from '../../src/model/options.ts'
import type { StyleSample } from '../../src/model/style.ts'
import { documentOf, htmlOf, select } from '../../src/snapshot/dom.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import { bounded } from '../house/bounded.ts'
import { pathOf } from '../snapshot/path-of.ts'
import { temporaryFolder } from '../store/temporary.ts'
import { capturerFor, sharedCapturers, site } from './capturing.ts'
import { listen, neverInBrowser, type Pages, serveSites } from './sites.ts'

const browser = await findBrowser()
const withBrowser = test.runIf(browser)
const shared = sharedCapturers()
/** These tests read the process table. */
const onLinux = test.runIf(browser && process.platform === 'linux')

async function rendered(
  sites: Readonly<Record<string, Pages>>,
  domain = 'acme.example',
  secure = false,
): Promise<{ snapshot: Snapshot; seen: string[] }> {
  const { hosts, seen } = await serveSites(sites, secure)
  const capturer = await shared(hosts)
  return { snapshot: await capturer.capture(site(domain), { producer: 'browser' }), seen }
}

function sampleOf(snapshot: Snapshot, selector: string): StyleSample | undefined {
  const [element] = select(snapshot, selector)
  const path = element && pathOf(element)
  return snapshot.samples?.find((sample) => sample.path === path)
}

withBrowser('a page that scripts build is captured as it ends up, over https', async () => {
  const { snapshot, seen } = await rendered(
    {
      'acme.example': {
        '/': '<!doctype html><title>App</title><div id=root></div><script src=/app.js></script>',
        '/app.js': {
          type: 'text/javascript',
          body: `setTimeout(() => {
            document.title = 'Acme'
            document.head.insertAdjacentHTML('beforeend', '<link rel=stylesheet href=/app.css>')
            root.innerHTML = '<header role=banner><a href="/"><img class=logo src=/logo.svg width=80 height=20></a></header>' +
              '<h1>Wir bauen Öfen</h1><p hidden>no</p><p style="opacity:.5">Two <b style="opacity:.5">three</b></p>' +
              '<svg width=20 height=20><defs><path id=d d="M0 0h9v9z"/></defs><path class=drop d="M0 0h20v20z"/></svg>'
          }, 200)`,
        },
        '/app.css': {
          type: 'text/css',
          body: 'h1{color:oklch(62.8% .2577 29.23);font:700 40px/1.5 "Inter",sans-serif;border-radius:50%;padding:1px 2px} .drop{fill:rgb(0 128 0/.5)}',
        },
        '/logo.svg': {
          type: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><path d="M0 0h9v9z"/></svg>',
        },
      },
    },
    'acme.example',
    true,
  )
  expect(snapshot).toMatchObject({
    producer: 'browser',
    url: 'https://acme.example/',
    document: { status: 200, charset: 'utf-8' },
    notes: [],
  })
  expect(htmlOf(snapshot)).toContain('<h1>Wir bauen Öfen</h1>')
  expect(htmlOf(snapshot)).not.toContain('data-blazon')
  expect(
    snapshot.resources.map(({ kind, url, status }) => `${kind} ${new URL(url).pathname} ${status}`),
  ).toEqual([
    'document / 200',
    'stylesheet /app.css 200',
    'icon /favicon.ico 404',
    'icon /apple-touch-icon.png 404',
    'image /logo.svg 200',
  ])
  expect(seen.filter((url) => url.endsWith('.css') || url.endsWith('.svg'))).toHaveLength(2)

  expect(sampleOf(snapshot, 'h1')).toMatchObject({
    tag: 'h1',
    role: 'heading',
    text: 'Wir bauen Öfen',
    words: 3,
    style: {
      color: '#ff0000',
      fontFamily: 'Inter, sans-serif',
      fontSize: 40,
      fontWeight: 700,
      lineHeight: 60,
      letterSpacing: 0,
      padding: [1, 2, 1, 2],
      fill: 'none',
      opacity: 1,
    },
  })
  expect(sampleOf(snapshot, 'h1')?.style.borderRadius).toBe(31)
  expect(sampleOf(snapshot, 'header')).toMatchObject({ role: 'banner', words: 0 })
  expect(sampleOf(snapshot, 'img')?.box).toMatchObject({ width: 80, height: 20 })
  expect(sampleOf(snapshot, 'b')?.style.opacity).toBe(0.25)
  expect(sampleOf(snapshot, '.drop')?.style.fill).toBe('#00800080')
  expect(sampleOf(snapshot, '#d')).toBeUndefined()
  expect(sampleOf(snapshot, '[hidden]')).toBeUndefined()
})

withBrowser('samples stand at their elements although scripts made a tree that no parser makes', async () => {
  const { snapshot } = await rendered({
    'acme.example': {
      '/': `<!doctype html><title>Acme</title><body><p id=p></p><noscript><img src=x></noscript><template><i>no</i></template><h2>After</h2>
        <script>const div = document.createElement('div'); div.textContent = 'a block in a paragraph'; p.append(div, 'tail')</script>`,
    },
  })
  const tags = new Map<string, string>()
  for (const element of select(snapshot, '*')) tags.set(pathOf(element), element.name)
  expect(documentOf(snapshot).children.length).toBeGreaterThan(0)
  for (const { path, tag } of snapshot.samples ?? []) expect(tags.get(path), path).toBe(tag)
  expect(sampleOf(snapshot, 'h2')?.text).toBe('After')
  expect(sampleOf(snapshot, 'div')?.text).toBe('a block in a paragraph')
})

const ON = '<title>x</title><script>location.replace("http://www.acme.example/")</script>'

withBrowser.each<[string, Pages[string]]>([
  ['by server, script and meta refresh', ON],
  // The page closes itself by its own script.
  [
    'by a page that never comes to its end',
    // The HTTP client comes first. It would wait for the end until its time is over.
    ({ headers }, response) => {
      response.setHeader('content-type', 'text/html')
      if (headers['upgrade-insecure-requests']) response.write(ON)
      else response.end(ON)
    },
  ],
])('redirects %s are told', async (_, go) => {
  const { snapshot } = await rendered({
    'acme.example': { '/': { to: '/go' }, '/go': go },
    'www.acme.example': { '/': '<title>Acme</title><p>Here' },
  })
  expect(snapshot.url).toBe('http://www.acme.example/')
  expect(snapshot.resources[0]?.redirects).toEqual([
    { url: 'http://acme.example/', status: 301 },
    { url: 'http://acme.example/go', status: 200 },
  ])
})

withBrowser('auto renders a script shell and leaves a page as it is', async () => {
  const { hosts } = await serveSites({
    'shell.example': {
      '/': '<title>App</title><div id=app></div><script>setTimeout(() => app.textContent = "Hello from the script", 50)</script>',
    },
    'plain.example': {
      '/': `<title>Plain</title><main><p>${'A page with words of its own. '.repeat(20)}</main><script>1</script>`,
    },
  })
  const capturer = await shared(hosts)
  const shell = await capturer.capture(site('shell.example'), { producer: 'auto' })
  expect(shell.producer).toBe('browser')
  expect(htmlOf(shell)).toContain('Hello from the script')
  expect((await capturer.capture(site('plain.example'), { producer: 'auto' })).producer).toBe('http')
})

withBrowser('nothing that a page tries reaches loopback', async () => {
  const contacts: string[] = []
  const canary = createServer((request, response) => {
    contacts.push(`${request.method} ${request.url}`)
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('secret')
  })
  canary.on('connection', () => contacts.push('tcp'))
  const port = await listen(canary)
  const udp = createSocket('udp4').on('message', () => contacts.push('udp'))
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve))
  onTestFinished(() => void udp.close())
  const trap = `127.0.0.1:${port}`
  const { snapshot } = await rendered({
    'acme.example': {
      '/worker.js': { type: 'text/javascript', body: `fetch('http://${trap}/worker').catch(() => 0)` },
      '/moved.png': { to: `http://${trap}/redirect` },
      '/': `<!doctype html><title>Acme</title><link rel=stylesheet href="http://${trap}/css"><link rel=prefetch href="http://${trap}/prefetch">
        <link rel=dns-prefetch href="//localhost"><link rel=preconnect href="http://${trap}"><link rel=icon href="http://localhost:${port}/icon">
        <style>@font-face{font-family:x;src:url(http://${trap}/font)} p{font-family:x;background:url(http://${trap}/background)}</style>
        <p>Acme</p><img src="http://${trap}/image"><img src="http://[::ffff:127.0.0.1]:${port}/mapped"><img src="http://2130706433:${port}/decimal">
        <img src="http://localhost:${port}/name"><img src="/moved.png"><iframe src="http://${trap}/frame"></iframe><iframe src="file:///etc/hostname"></iframe>
        <form id=f action="http://${trap}/form" method=post target=hidden></form><iframe name=hidden></iframe>
        <script>
          const quiet = (go) => { try { const done = go(); done?.catch?.(() => 0) } catch (error) { console.log(error) } }
          quiet(() => fetch('http://${trap}/fetch', { mode: 'no-cors' }))
          quiet(() => { const x = new XMLHttpRequest(); x.open('GET', 'http://${trap}/xhr'); x.send() })
          quiet(() => new WebSocket('ws://${trap}/socket'))
          quiet(() => new EventSource('http://${trap}/events'))
          quiet(() => new Worker('/worker.js'))
          quiet(() => navigator.sendBeacon('http://${trap}/beacon'))
          quiet(() => window.open('http://${trap}/popup'))
          quiet(() => f.submit())
          quiet(() => navigator.serviceWorker.register('/worker.js'))
          quiet(() => alert('stop'))
          quiet(async () => {
            const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udp.address().port}' }] })
            peer.createDataChannel('x'); await peer.setLocalDescription(await peer.createOffer())
          })
        </script>`,
    },
  })
  expect(htmlOf(snapshot)).toContain('<p>Acme</p>')
  expect(contacts).toEqual([])
})

const ACME = '<!doctype html><title>Acme</title><h1>Acme Anvils</h1>'
const never = () => undefined

withBrowser.each<[string, Pages]>([
  ['an image', { '/': `${ACME}<img src=/never.png>`, '/never.png': neverInBrowser('x') }],
  ['a script', { '/': `${ACME}<script src=/never.js></script>`, '/never.js': never }],
])('%s that never comes does not keep the page away', async (_, pages) => {
  const { hosts } = await serveSites({ 'acme.example': pages })
  const capturer = await shared(hosts, { browser: { captureTimeoutMs: 6_000 } })
  const snapshot = await capturer.capture(site('acme.example'), { producer: 'browser' })
  expect(snapshot.producer).toBe('browser')
  expect(sampleOf(snapshot, 'h1')?.text).toBe('Acme Anvils')
})

withBrowser.each<[string, string, Partial<typeof VISIT>?]>([
  ['timers and observers', 'window.setTimeout = () => 0; window.MutationObserver = undefined'],
  ['dialogs', 'setInterval(() => alert(1), 20)', { maxSettleMs: 1_500 }],
  ['pop-ups', 'for (let i = 0; i < 20; i++) window.open("/" + i)'],
  ['an answer without content', 'setTimeout(() => { location = "/nothing" }, 100)'],
  ['a download', 'setTimeout(() => { location = "/file" }, 100)'],
  ['reloads', 'setTimeout(() => location.reload(), 100)', { maxSettleMs: 1_500 }],
])('a page with %s of its own is read', async (_, script, bounds = {}) => {
  bounded(VISIT, bounds)
  const { hosts } = await serveSites({
    'acme.example': {
      '/': `${ACME}<script>${script}</script>`,
      '/nothing': { status: 204 },
      '/file': { type: 'application/octet-stream', body: 'x' },
    },
  })
  const capturer = await shared(hosts)
  const snapshot = await capturer.capture(site('acme.example'), { producer: 'browser' })
  expect(snapshot).toMatchObject({ url: 'http://acme.example/', document: { status: 200 } })
  expect(snapshot.resources[0]?.headers['content-type']).toContain('text/html')
  expect(sampleOf(snapshot, 'h1')?.text).toBe('Acme Anvils')
})

withBrowser.each([
  ['http://127.0.0.1/', 'forbidden_target', '127.0.0.1, which is not on the public internet'],
  ['http://dead.invalid/', 'unreachable', 'dead.invalid, which does not answer'],
])('a page that goes to %s is not taken for what the gate says', async (to, code, sentence) => {
  const { hosts } = await serveSites({
    'acme.example': { '/': `${ACME}<script>setTimeout(() => { location = '${to}' }, 100)</script>` },
  })
  const capturer = await shared(hosts)
  await expect(capturer.capture(site('acme.example'), { producer: 'browser' })).rejects.toMatchObject({
    code,
    message: expect.stringContaining(sentence),
  })
})

withBrowser('what is no document is not opened in the browser', async () => {
  const { snapshot, seen } = await rendered({
    'acme.example': { '/': { type: 'application/pdf', body: '%PDF' } },
  })
  expect(snapshot.producer).toBe('http')
  expect(seen.filter((url) => url === 'acme.example/')).toHaveLength(1)
})

withBrowser('a page whose script never ends is read as far as it came', async () => {
  const { hosts } = await serveSites({
    'stuck.example': { '/': '<title>x</title><h1>Here</h1><script>for (;;);</script><h2>There' },
  })
  // The processor time that it may use ends its script; the clock may go on as long as it likes.
  bounded(VISIT, { maxCpuMs: 1_000 })
  const capturer = await shared(hosts, { browser: { captureTimeoutMs: 60_000 } })
  const snapshot = await capturer.capture(site('stuck.example'), { producer: 'browser' })
  expect(snapshot.notes).toEqual([expect.stringContaining('its scripts were ended')])
  expect(sampleOf(snapshot, 'h1')?.text).toBe('Here')
})

onLinux('this process listens on loopback only', async () => {
  const { hosts } = await serveSites({ 'acme.example': { '/': '<title>Acme</title><p>Acme' } })
  const capturer = await shared(hosts)
  await capturer.capture(site('acme.example'), { producer: 'browser' })
  expect(listeningElsewhere()).toEqual([])
})

test('a browser that was demanded and is not there', async () => {
  vi.stubEnv('BLAZON_NO_BROWSER', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { hosts } = await serveSites({
    'acme.example': { '/': `${HEAD}<div id=root></div><script src=/app.js></script>` },
    'bare.example': { '/': '<div id=root></div><script src=/app.js></script>' },
  })
  const capturer = await capturerFor(hosts)
  expect(capturer.browser).toBeUndefined()
  const lacking = { code: 'unavailable', retryable: true, message: expect.stringContaining('unset that') }
  const demanded = { producer: 'browser' } as const
  await expect(capturer.capture(site('acme.example'), demanded)).rejects.toMatchObject(lacking)
  const { producer, notes, reductions } = await capturer.capture(site('acme.example'), { producer: 'auto' })
  expect(producer).toBe('http')
  expect(notes.join()).toMatch(/Scripts build this page .* from its head alone: .*BLAZON_NO_BROWSER/)
  expect(reductions).toEqual(['not_rendered'])
  // A page whose head says nothing is not known to be empty.
  await expect(capturer.capture(site('bare.example'))).rejects.toMatchObject(lacking)
})

test('a browser that does not start is told from one that is not there, and never as a fault of the site', async () => {
  vi.stubEnv('BLAZON_BROWSER', '/bin/true')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { hosts } = await serveSites({
    'acme.example': { '/': `${HEAD}<div id=root></div><script src=/app.js></script>` },
    'bare.example': { '/': '<div id=root></div><script src=/app.js></script>' },
    'blocked.example': {
      '/': (_, response) =>
        void response.writeHead(403, { 'cf-mitigated': 'challenge' }).end('Just a moment'),
    },
  })
  const capturer = await capturerFor(hosts)
  const lacking = { code: 'unavailable', retryable: true, message: expect.stringContaining('does not start') }
  for (const producer of ['auto', 'browser'] as const)
    await expect(capturer.capture(site('bare.example'), { producer })).rejects.toMatchObject(lacking)
  const shot = { type: 'viewport', priority: 'speed' } as const
  await expect(capturer.screenshot(site('acme.example'), shot)).rejects.toMatchObject(lacking)
  expect(await capturer.capture(site('acme.example'))).toMatchObject({ reductions: ['not_rendered'] })
  // A browser might have been let in.
  expect(await capturer.capture(site('blocked.example'))).toMatchObject({ reductions: ['not_rendered'] })
})

/** A page that says in its head whose it is. */
const HEAD =
  '<title>Acme</title><meta property="og:site_name" content="Acme"><meta name=description content="Anvils of iron, by hand, for all who work with it.">'

test('a browser that is named and cannot be run', async () => {
  await expect(findBrowser({ BLAZON_BROWSER: '/nowhere/chromium' })).rejects.toMatchObject({
    code: 'invalid_input',
    message: expect.stringContaining('/nowhere/chromium'),
  })
})

/** A process may end between being listed and being read. */
function tryRead(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/**
 * Addresses other than 127.0.0.1 on which this process listens, in the hexadecimal form of the kernel's
 * table.
 */
function listeningElsewhere(): string[] {
  const own = new Set(readdirSync('/proc/self/fd').map((fd) => tryReadLink(`/proc/self/fd/${fd}`)))
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => tryRead(file).split('\n').slice(1))
  return rows.flatMap((row) => {
    const [, address = '', , state, , , , , , inode] = row.trim().split(/\s+/)
    const isOurs = state === '0A' && own.has(`socket:[${inode}]`)
    return isOurs && !address.startsWith('0100007F:') ? [address] : []
  })
}

/** A descriptor may be closed between being listed and being read. */
function tryReadLink(file: string): string {
  try {
    return readlinkSync(file)
  } catch {
    return ''
  }
}

test('a browser that does not start is not told by its path: notes on it are served', async () => {
  const settings = {
    sandbox: createSandbox({ executablePath: '/bin/false', demand: 'auto' }),
    proxy: { server: 'http://127.0.0.1:9', issue: () => ({ server: '', username: '', password: '' }) },
    options: withDefaults(),
    ignoreCertificates: false,
  }
  await expect(launch(settings)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.not.stringContaining('/'),
  })
})

onLinux('a browser that is still starting ends when nobody waits for it any more', async () => {
  const executablePath = join(temporaryFolder(), 'browser')
  // It never says that it is ready.
  writeFileSync(executablePath, '#!/bin/sh\nexec sleep 300\n', { mode: 0o755 })
  const stop = new AbortController()
  const launched = launch(
    {
      sandbox: createSandbox({ executablePath, demand: 'off' }),
      proxy: { server: 'http://127.0.0.1:9', issue: () => ({ server: '', username: '', password: '' }) },
      options: withDefaults({ browser: { captureTimeoutMs: 300_000 } }),
      ignoreCertificates: false,
    },
    stop.signal,
  )
  stop.abort()
  await expect(launched).rejects.toMatchObject({ code: 'unavailable' })
})
