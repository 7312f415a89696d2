import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { type HostMap, parseHostMap } from '../../src/capture/gate/hosts.ts'
import { BlazonError } from '../../src/model/errors.ts'
import type { Producer } from '../../src/model/options.ts'
import { htmlOf } from '../../src/snapshot/dom.ts'
import { capturerFor, site } from '../capture/capturing.ts'
import { type Pages, serveSites } from '../capture/sites.ts'
import { type Canary, startCanary } from './canary.ts'
import { trapSite } from './traps.ts'

const browser = await findBrowser()
const withBrowser = test.runIf(browser)

/** Ports are no protection here: the canary's own may be asked for, so that its address alone stands in the way. */
async function capturerPast({ port }: Canary, hosts: HostMap) {
  return capturerFor(hosts, { fetch: { ports: [80, 443, port] }, browser: { maxSettleMs: 1_000 } })
}

async function visit(canary: Canary, pages: Pages, producer: Producer): Promise<string> {
  const { hosts } = await serveSites({ 'acme.example': pages })
  const capturer = await capturerPast(canary, hosts)
  return htmlOf(await capturer.capture(site('acme.example'), { producer }))
}

/** What a document may have in common with others: requests that are still under way when the page is closed. */
const LATE_MS = 200

describe('a page that reaches for this machine in every way', () => {
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
    await sleep(LATE_MS)
    expect(canary.contacts).toEqual([])
  })

  withBrowser(
    'and that the same page reaches a host that it may reach, so that it is known to try',
    async () => {
      const canary = await startCanary()
      const { hosts } = await serveSites({
        'acme.example': trapSite(`http://open.example:${canary.port}`, canary.udpPort),
      })
      const open = parseHostMap(`127.0.0.1:${canary.port} 127.0.0.1:${canary.port} open.example`)
      const both: HostMap = {
        lookup: (host) => hosts.lookup(host) ?? open.lookup(host),
        isMapped: (host) => hosts.isMapped(host) || open.isMapped(host),
      }
      const capturer = await capturerPast(canary, both)
      await capturer.capture(site('acme.example'), { producer: 'browser' })
      await sleep(LATE_MS)
      const ways =
        'css import background image srcset source logo svg-image input frame srcdoc object embed poster script fetch xhr socket events worker new-image moved icon jsonld card'
      expect(canary.contacts).toEqual(expect.arrayContaining(ways.split(' ')))
      expect(canary.contacts).not.toContain('udp')
    },
  )
})

describe('a page that sends its visitors here', () => {
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
  withBrowser.each(ways)('by %s, in the browser', async (_, answer) => {
    const canary = await startCanary()
    await tried(canary, answer(`http://localhost:${canary.port}/`), 'browser')
    expect(canary.contacts).toEqual([])
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

/** A capture that may well fail: what counts is what it touched. */
async function tried(canary: Canary, answer: Pages[string], producer: Producer): Promise<void> {
  const { hosts } = await serveSites({ 'acme.example': { '/': answer } })
  const capturer = await capturerPast(canary, hosts)
  await capturer.capture(site('acme.example'), { producer }).catch(namesNoAddress)
}

/** What a page wrote may be repeated; what a name turned out to mean may not. */
function namesNoAddress(thrown: unknown): void {
  expect(thrown).toBeInstanceOf(BlazonError)
  if (/localhost/.test(String(thrown))) expect(String(thrown)).not.toMatch(/127\.|::1/)
}
