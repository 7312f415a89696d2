import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { parseHostMap } from '../../src/capture/gate/hosts.ts'
import { type Capturer, createCapturer } from '../../src/capture/index.ts'
import { withDefaults } from '../../src/model/options.ts'
import { htmlOf } from '../../src/snapshot/dom.ts'
import { PATIENT_MS, site } from './capturing.ts'
import { readHere } from './read-here.ts'

const browser = await findBrowser()
const withBrowser = test.runIf(browser)

const TEXT = 'Acme has made anvils since 1871, by hand, one after the other, and each of them is different. '
const PAGE = `<!doctype html><title>Acme</title><style>body{margin:0}</style>
  <header><a href="/">Acme</a> <a href="/anvils">Anvils</a></header><main><h1>Acme Anvils</h1><p id=main>${TEXT.repeat(8)}</p></main>`
const BOX = 'position:fixed;bottom:0;left:0;right:0;height:200px;z-index:9999;background:#fff'
const closing = (id: string) => `onclick="document.getElementById('${id}').remove()"`

/** Pages with an obstacle: the notes about it, and what must be gone. */
const OBSTACLES: Readonly<Record<string, readonly [page: string, notes: RegExp, gone: string]>> = {
  'a banner of a vendor, refused': [
    `${PAGE}<div id=onetrust-consent-sdk><div id=onetrust-banner-sdk style="${BOX}">We value your visit
      <button id=onetrust-accept-btn-handler onclick="document.body.append('TRACKED')">Accept All</button>
      <button id=onetrust-reject-all-handler ${closing('onetrust-consent-sdk')}>Reject All</button></div></div>`,
    /^The consent layer of OneTrust was answered with "Reject All"\.$/,
    'We value your visit',
  ],
  'a banner of a vendor that only lets one accept, hidden': [
    `${PAGE}<div id=CybotCookiebotDialog style="${BOX}">This uses cookies <button onclick="document.body.append('TRACKED')">Allow all</button></div>`,
    /^The consent layer of Cookiebot was hidden\.$/,
    'This uses cookies',
  ],
  'a banner that comes late': [
    `${PAGE}<script>setTimeout(() => document.body.insertAdjacentHTML('beforeend',
      '<div id=late style="${BOX}">Cookies help us <button onclick="this.parentNode.remove()">Only necessary</button><button>OK</button></div>'), 600)</script>`,
    /^A consent layer was answered with "Only necessary"\.$/,
    'Cookies help us',
  ],
  'a German banner with a shade, which holds the page still': [
    `${PAGE}<style>body{overflow:hidden}</style><div id=shade style="position:fixed;inset:0;background:rgba(0,0,0,.6)"></div>
      <div role=dialog aria-modal=true id=box style="position:fixed;top:30%;left:30%;width:500px;z-index:10">Wir verwenden Cookies nach der DSGVO.
      <button>Alle akzeptieren</button><button ${closing('box')}>Nur notwendige Cookies</button></div>`,
    /^A consent layer was answered with "Nur notwendige Cookies"\.$/,
    'DSGVO',
  ],
  'a banner in an open shadow root': [
    `${PAGE}<div id=host></div><script>const root = host.attachShadow({ mode: 'open' })
      root.innerHTML = '<div style="${BOX}">Cookies are used here <button>Accept</button><button id=no>Decline</button></div>'
      root.getElementById('no').onclick = () => host.remove()</script>`,
    /^A consent layer was answered with "Decline"\.$/,
    'Cookies are used here',
  ],
  'a banner in a closed shadow root': [
    `${PAGE}<cookie-banner></cookie-banner><script>const host = document.querySelector('cookie-banner')
      const root = host.attachShadow({ mode: 'closed' })
      root.innerHTML = '<div style="${BOX}">Cookies are used here <button>Accept</button><button id=no>Decline</button></div>'
      root.getElementById('no').onclick = () => host.remove()</script>`,
    /^A consent layer was answered with "Decline"\.$/,
    'Cookies are used here',
  ],
  'a banner in a frame': [
    `${PAGE}<div id=sp_message_container_1 style="${BOX}"><iframe src="http://frame.example/" style="width:100%;height:100%"></iframe></div>
      <script>onmessage = () => sp_message_container_1.remove()</script>`,
    /^A consent layer was answered with "Reject all"\.$/,
    'sp_message_container',
  ],
  'a button that leads elsewhere': [
    `${PAGE}<div style="${BOX}">Cookies again <button onclick="location='/elsewhere'">Reject</button></div>`,
    /^A consent layer was answered with "Reject"\.\nA consent layer was hidden\.$/,
    'Cookies again',
  ],
  'a newsletter popup': [
    `${PAGE}<div id=pop style="position:fixed;inset:0;background:rgba(0,0,0,.5);z-index:99"><form style="margin:200px;background:#fff">Get 10% off! Sign up for our newsletter
      <input type=email><button>Subscribe</button><button type=button aria-label="Close dialog" ${closing('pop')}>×</button></form></div>`,
    /^A newsletter popup was answered with "×"\.$/,
    'Get 10% off',
  ],
  'an age gate': [
    `${PAGE}<div id=gate style="position:fixed;inset:0;background:#111;color:#fff;z-index:99"><p>Are you of legal drinking age?</p><button>No</button><button ${closing('gate')}>Yes, I am over 18</button></div>`,
    /^An age gate was answered with "Yes, I am over 18"\.$/,
    'legal drinking age',
  ],
  'an age gate before an empty page': [
    `<!doctype html><title>Acme</title><div id=gate style="position:fixed;inset:0">Bist du schon 18? <button onclick="document.body.innerHTML = '<main><h1>Acme Anvils</h1></main>'">Ja</button></div><script></script>`,
    /^An age gate was answered with "Ja"\.$/,
    'Bist du schon 18',
  ],
}

/** Pages from which nothing may be removed. */
const PAGES: Readonly<Record<string, readonly [page: string, kept: string]>> = {
  'a sticky header of a bakery': [
    `<!doctype html><title>Acme</title><div style="position:sticky;top:0;z-index:1000;background:#fff"><a href="/">Acme</a> Cookies and cakes <button>OK</button></div><main><h1>Acme Anvils</h1>${TEXT.repeat(30)}</main>`,
    'Cookies and cakes',
  ],
  'a page of a consent vendor': [
    `<!doctype html><title>Acme</title><section style="position:absolute;inset:0;z-index:500"><h1>Acme Anvils</h1><p>Cookie consent made easy. GDPR, CCPA. ${TEXT}</p><button>Accept all</button><button>Reject all</button></section>`,
    'Cookie consent made easy',
  ],
  'a page that is one fixed layer': [
    `<!doctype html><title>Acme</title><div style="position:fixed;inset:0;z-index:10"><main><h1>Acme Anvils</h1><p>Cookies for all. ${TEXT}</p><button>Continue</button></main></div>`,
    'Cookies for all',
  ],
  'a hero that calls itself a dialog': [
    `${PAGE}<div role=dialog style="position:absolute;top:300px;z-index:200"><h2>Our best anvil</h2><p>Fresh every day.</p><button>Close</button></div>`,
    'Our best anvil',
  ],
  'a chat and a button to the top': [
    `${PAGE}<div style="position:fixed;right:0;bottom:0;width:300px;height:400px;z-index:9999">Hello! How can we help? <input name=email><button aria-label=Close>×</button></div>`,
    'How can we help',
  ],
  'a newsletter form in the page': [
    `${PAGE}<section><h2>Newsletter</h2><form><input type=email><button>Subscribe</button></form></section>`,
    '>Newsletter<',
  ],
  'a log-in layer': [
    `${PAGE}<div role=dialog aria-modal=true style="${BOX}">We use cookies to keep you signed in <input type=password><button>Close</button></div>`,
    'keep you signed in',
  ],
}

const FRAME = `<!doctype html><p>We and our partners store cookies</p><button>Accept all</button><button onclick="parent.postMessage(1, '*')">Reject all</button>`

const hostOf = (kind: string, at: number) => `${kind}${at}.example`
const PAGE_OF: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.values(OBSTACLES).map(([page], at) => [hostOf('obstacle', at), page]),
  ...Object.values(PAGES).map(([page], at) => [hostOf('page', at), page]),
  ['frame.example', FRAME],
])
const server = createServer((request, response) => {
  const page = PAGE_OF[(request.headers.host ?? '').replace(/:\d+$/, '')] ?? ''
  const body = request.url === '/' ? page : '<title>x</title>elsewhere'
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
})
let capturer: Capturer

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const hosts = parseHostMap(`127.0.0.1:${port} - *`)
  const options = withDefaults({ lookupTimeoutMs: PATIENT_MS })
  capturer = await createCapturer({ options, hosts, reader: readHere(), clock: () => new Date(0) })
})

afterAll(async () => {
  await capturer.close()
  server.close()
  server.closeAllConnections()
})

withBrowser.each(Object.entries(OBSTACLES).map(([name, row], at) => [name, at, ...row] as const))(
  '%s is out of the way',
  async (_, at, __, notes, gone) => {
    const snapshot = await capturer.capture(site(hostOf('obstacle', at)), { producer: 'browser' })
    expect(snapshot.notes.join('\n')).toMatch(notes)
    expect(htmlOf(snapshot)).toContain('Acme Anvils</h1>')
    expect(snapshot.resources[0]).toMatchObject({ finalUrl: snapshot.url, redirects: [] })
    const texts = (snapshot.samples ?? []).map(({ text }) => text).join('\n')
    expect(texts).toContain('Acme Anvils')
    expect(texts).not.toContain('TRACKED')
    expect(texts).not.toContain(gone)
    expect(htmlOf(snapshot).replace(/<script>.*?<\/script>/gs, '')).not.toContain(gone)
  },
)

withBrowser.each(Object.entries(PAGES).map(([name, row], at) => [name, at, ...row] as const))(
  '%s stays',
  async (_, at, __, kept) => {
    const snapshot = await capturer.capture(site(hostOf('page', at)), { producer: 'browser' })
    expect(snapshot.notes).toEqual([])
    expect(htmlOf(snapshot)).toContain(kept)
    expect(htmlOf(snapshot)).toContain('Acme Anvils</h1>')
  },
)
