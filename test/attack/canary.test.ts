import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { VISIT } from '../../src/capture/bounds.ts'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { type HostMap, parseHostMap } from '../../src/capture/gate/hosts.ts'
import { BlazonError } from '../../src/model/errors.ts'
import type { Producer } from '../../src/model/options.ts'
import { htmlOf } from '../../src/snapshot/dom.ts'
import { capturerFor, sharedCapturers, site } from '../capture/capturing.ts'
import { type Pages, serveSites } from '../capture/sites.ts'
import { bounded } from '../house/bounded.ts'
import { type Canary, startCanary } from './canary.ts'
import { trapSite } from './traps.ts'

const browser = await findBrowser()
const withBrowser = test.runIf(browser)

/** The port of the canary is allowed, so that only its address can be the reason for a refusal. */
function capturerPast({ port }: Canary, hosts: HostMap) {
  return capturerFor(hosts, { fetch: { ports: [80, 443, port] } })
}

async function visit(canary: Canary, pages: Pages, producer: Producer): Promise<string> {
  const { hosts } = await serveSites({ 'acme.example': pages })
  const capturer = await capturerPast(canary, hosts)
  const html = htmlOf(await capturer.capture(site('acme.example'), { producer }))
  // Requests that are still running end with the browser.
  await capturer.close()
  await canary.heard()
  return html
}

/** What our own client asks for after the browser: pictures that may be logos. */
const LATER = ['icon', 'jsonld', 'card']

/** The requests by which the page of `trapSite` reaches a host that is allowed. */
const WAYS =
  'css import background image srcset source logo svg-image input frame srcdoc object embed poster script fetch xhr socket events worker new-image moved icon jsonld card'.split(
    ' ',
  )

/** Resolves when it is so; at the latest after a while, because some requests wait for the page to go on. */
async function soon(isSo: () => boolean): Promise<void> {
  for (let looks = 0; looks < 200 && !isSo(); looks++) await sleep(50)
}

const PATIENT = { captureTimeoutMs: 240_000 }
bounded(VISIT, { maxSettleMs: 120_000 }, afterAll)
const IN_BROWSER = WAYS.filter((way) => !LATER.includes(way))

describe('a page that tries to reach this machine in every way', () => {
  const authorities = ['127.0.0.1', '[::1]', 'localhost', '2130706433', '[::ffff:127.0.0.1]', '127.0.0.2']

  test.each(authorities)('by HTTP, %s', async (host) => {
    const canary = await startCanary()
    const html = await visit(canary, trapSite(`http://${host}:${canary.port}`, canary.udpPort), 'cascade')
    expect(html).toContain('<h1>Acme</h1>')
    expect(canary.contacts).toEqual([])
  })

  withBrowser.each(['127.0.0.1', 'localhost'])('in the browser, %s', async (host) => {
    const canary = await startCanary()
    const html = await visit(canary, trapSite(`http://${host}:${canary.port}`, canary.udpPort), 'browser')
    expect(html).toContain('<h1>Acme</h1>')
    expect(canary.contacts).toEqual([])
  })

  withBrowser('the same page does reach a host that is allowed, so the attempts are real', async () => {
    const canary = await startCanary()
    const { '/': page, ...rest } = trapSite(`http://open.example:${canary.port}`, canary.udpPort)
    if (typeof page !== 'object') throw new Error('The page has no headers.')
    // The page stays open until the browser has tried everything. It shows its pictures before that.
    const late = `document.head.append(Object.assign(document.createElement('script'), { src: '/tried.js' }))`
    const body = `${page.body}<script>setTimeout(() => { ${late} }, 500)</script>`
    const haveCome = (ways: readonly string[]) => ways.every((way) => canary.contacts.includes(way))
    const { hosts } = await serveSites({
      'acme.example': {
        ...rest,
        '/': { ...page, body },
        '/tried.js': (_, response) => void soon(() => haveCome(IN_BROWSER)).then(() => response.end()),
      },
    })
    const open = parseHostMap(`127.0.0.1:${canary.port} 127.0.0.1:${canary.port} open.example`)
    const both: HostMap = {
      lookup: (host) => hosts.lookup(host) ?? open.lookup(host),
      isMapped: (host) => hosts.isMapped(host) || open.isMapped(host),
    }
    const options = { fetch: { ports: [80, 443, canary.port] }, browser: PATIENT }
    const capturer = await capturerFor(both, options)
    await capturer.capture(site('acme.example'), { producer: 'browser' })
    await expect.poll(() => canary.contacts).toEqual(expect.arrayContaining(WAYS))
    expect(canary.contacts).not.toContain('udp')
  })
})

describe('a page that redirects its visitors to this machine', () => {
  const ways: readonly (readonly [string, (to: string) => Pages[string]])[] = [
    ['a redirect', (to) => ({ to })],
    ['a redirect that is kept', (to) => ({ to, status: 308 })],
    [
      'a refresh header',
      (to) => ({ body: '<title>x</title><h1>Acme</h1>', headers: { refresh: `0;url=${to}` } }),
    ],
    ['meta refresh', (to) => `<title>x</title><meta http-equiv=refresh content="0;url=${to}"><h1>Acme</h1>`],
    ['a script', (to) => `<title>x</title><div id=root></div><script>location.href = '${to}'</script>`],
    [
      'a late script',
      (to) => `<title>x</title><h1>x</h1><script>setTimeout(() => location.replace('${to}'), 100)</script>`,
    ],
    [
      'a form',
      (to) => `<title>x</title><form id=f action="${to}" method=post></form><script>f.submit()</script>`,
    ],
    [
      'a base',
      (to) =>
        `<title>x</title><base href="${to}/"><link rel=stylesheet href=x.css><link rel=icon href=y><img src=z><h1>x</h1>`,
    ],
  ]
  test.each(ways)('by %s, over HTTP', async (_, answer) => {
    const canary = await startCanary()
    for (const authority of canary.authorities) await tried(canary, answer(`http://${authority}/`), 'cascade')
    expect(canary.contacts).toEqual([])
  })
  describe.runIf(browser)('in the browser', async () => {
    const canary = await startCanary(afterAll)
    // This comes after the end of the browser, and of what it still tries.
    afterAll(async () => {
      await canary.heard()
      expect(canary.contacts).toEqual([])
    })
    const shared = sharedCapturers()

    test.each(ways)('by %s', async (_, answer) => {
      const { hosts } = await serveSites({
        'acme.example': { '/': answer(`http://localhost:${canary.port}/`) },
      })
      const capturer = await shared(hosts, { fetch: { ports: [80, 443, canary.port] } })
      await capturer.capture(site('acme.example'), { producer: 'browser' }).catch(namesNoAddress)
      await canary.heard()
      expect(canary.contacts).toEqual([])
    })
  })
})

test('robots.txt and sitemaps that name this machine', async () => {
  const canary = await startCanary()
  for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
    const to = `http://${host}:${canary.port}`
    const pages = trapSite(to, canary.udpPort)
    const robots = pages['/robots.txt'] ?? ''
    for (const answer of [robots, { to: `${to}/robots.txt` }]) {
      const { hosts } = await serveSites({ 'acme.example': { ...pages, '/robots.txt': answer } })
      const capturer = await capturerPast(canary, hosts)
      await capturer.sitemap(site('acme.example')).catch(namesNoAddress)
    }
  }
  expect(canary.contacts).toEqual([])
})

/** A capture that may fail. Only the contacts with the canary matter. */
async function tried(canary: Canary, answer: Pages[string], producer: Producer): Promise<void> {
  const { hosts } = await serveSites({ 'acme.example': { '/': answer } })
  const capturer = await capturerPast(canary, hosts)
  await capturer.capture(site('acme.example'), { producer }).catch(namesNoAddress)
  await capturer.close()
  await canary.heard()
}

/** An error may repeat what the page wrote, but not the address that a name was resolved to. */
function namesNoAddress(thrown: unknown): void {
  expect(thrown).toBeInstanceOf(BlazonError)
  if (/localhost/.test(String(thrown))) expect(String(thrown)).not.toMatch(/127\.|::1/)
}
