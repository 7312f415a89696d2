import type { RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { VISIT } from '../../src/capture/bounds.ts'
import { findBrowser } from '../../src/capture/browser/find.ts'
import type { Capturer } from '../../src/capture/index.ts'
import { samplesOf } from '../../src/snapshot/packed-samples.ts'
import { bounded } from '../house/bounded.ts'
import { capturerFor, site } from './capturing.ts'
import { coloursAt } from './colours-at.ts'
import { serveSites } from './sites.ts'

const found = await findBrowser()

const still = `<!doctype html><title>Acme</title><body style="margin: 0; background: blue"><h1>Acme</h1><p>${'Anvils, forged by hand in the valley. '.repeat(9)}</p><a href="/more">More</a>`
const pictures = Array.from({ length: 60 }, (_, at) => `<img alt="" width=9 height=9 src="/${at}.svg">`)

/** Pages that do too much of something. */
const TOO_MUCH = {
  '/pictures': `${still}${pictures.join('')}`,
  '/fetches': `${still}<script>const ask = () => fetch('/' + Math.random()).finally(ask); ask()</script>`,
  '/workers': `${still}<script>for (let at = 0; at < 9; at++) new Worker(URL.createObjectURL(new Blob(['1'])))</script>`,
}

/** Pages that flood this process before Playwright reports any of their requests, or without a request. */
const FLOODS = {
  'requests.example': "for (let at = 0; at < 2000; at++) fetch('/' + at); for (;;);",
  'data.example': "for (let at = 0; at < 2000; at++) fetch('data:,' + at)",
  'lines.example': 'for (let at = 0; at < 2000; at++) console.log(at)',
}

/** A script of 2.3 MB that arrives in pieces as small as the packets of a network. */
const inPackets: RequestListener = async (_, response) => {
  response.writeHead(200, { 'content-type': 'text/javascript' })
  for (let at = 0; at < 1_600 && !response.destroyed; at++) {
    response.write(`/*${' '.repeat(1_440)}*/`)
    await sleep(1)
  }
  response.end("document.querySelector('h1').textContent = 'Anvils'")
}

bounded(VISIT, { maxRequests: 20, maxWorkers: 5 }, afterAll)

/** One browser for all of them. */
let capturer: Capturer

beforeAll(async () => {
  const floods = Object.entries(FLOODS).map(([name, script]) => [
    name,
    { '/': `${still}<script>${script}</script>` },
  ])
  const packets = { '/': `${still}<script src=/app.js></script>`, '/app.js': inPackets }
  const sites = {
    'acme.example': TOO_MUCH,
    'packets.example': packets,
    ...Object.fromEntries(floods),
  }
  const { hosts } = await serveSites(sites, false, afterAll)
  capturer = await capturerFor(hosts, {}, afterAll)
})

test.runIf(found).each([
  ['/pictures', '20 requests'],
  ['/fetches', '20 requests'],
  ['/workers', '5 workers'],
])('a page that exceeds a bound is shown as it is then, and the note says why: %s', async (path, bound) => {
  const { picture, verdict, snapshot } = await capturer.screenshot(site('acme.example'), {
    ...{ type: 'viewport', priority: 'speed' },
    page: `http://acme.example${path}`,
  })
  expect(await coloursAt(picture, 900)).toEqual(['blue'])
  expect(verdict.class).toBe('brand')
  const why = `more than ${bound}: its scripts were ended, and it was read as it was then.`
  expect(snapshot.notes).toEqual([expect.stringContaining(why)])
})

test.runIf(found).each([
  ['requests.example', 'makes more than 20 requests'],
  ['data.example', 'makes more than 20 requests'],
  ['lines.example', 'makes the browser report more than 1140 events'],
])('a page that floods the browser is ended, and described as it was sent: %s', async (host, why) => {
  const snapshot = await capturer.capture(site(host), { producer: 'browser' })
  expect(snapshot.notes).toEqual([
    `The page could not be rendered, and is described as it was sent: The page ${why}.`,
  ])
})

test.runIf(found)('a page with a script that arrives in very many pieces is shown', async () => {
  const snapshot = await capturer.capture(site('packets.example'), { producer: 'browser' })
  expect(snapshot.producer).toBe('browser')
  expect(snapshot.notes).toEqual([])
  expect(samplesOf(snapshot)?.find(({ tag }) => tag === 'h1')?.text).toBe('Anvils')
})
