import { expect, test } from 'vitest'
import { HEAVY } from '../../scripts/bench/neighbours/heavy.ts'
import { VISIT } from '../../src/capture/bounds.ts'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { bounded } from '../house/bounded.ts'
import { THOROUGH } from '../house/thorough.ts'
import { capturerFor, site } from './capturing.ts'
import { serveSites } from './sites.ts'

const browser = await findBrowser()
const onLinux = test.runIf(browser && process.platform === 'linux')
const inSoak = THOROUGH ? onLinux : () => undefined

const ORDINARY = ['one', 'two', 'three', 'four'].map((name) => `${name}.example`)
const MAX_PAGES = 2
/** Pages that never end by themselves. There are more of them than places in the browser. */
const ENDLESS = ['timers', 'loop', 'workers']
  .slice(0, MAX_PAGES + 1)
  .map((name) => [`heavy-${name}.example`, HEAVY[name] ?? ''] as const)

inSoak(
  'ordinary pages beside some that never rest',
  async () => {
    const page = `<!doctype html><title>Acme</title><h1>Acme Anvils</h1><p>${'Anvils, forged by hand. '.repeat(12)}</p>`
    const pages = [...ENDLESS, ...ORDINARY.map((host) => [host, page] as const)]
    const { hosts, seen } = await serveSites(
      Object.fromEntries(pages.map(([host, html]) => [host, { '/': html }])),
      true,
    )
    bounded(VISIT, { maxSettleMs: 60_000, maxCpuMs: 800 })
    const browser = { captureTimeoutMs: 120_000, maxPages: MAX_PAGES }
    const capturer = await capturerFor(hosts, { concurrency: pages.length, browser })
    const asked = { producer: 'browser', morePages: false, timeoutMs: 240_000 } as const
    const all = await Promise.all(pages.map(([host]) => capturer.capture(site(host), asked)))
    for (const { site, producer, notes } of all) {
      // An ordinary page is read at the first attempt. An endless page is also read when it rests for a
      // moment (as a page does whose workers alone never rest); otherwise the answer says why it was not read
      // completely.
      const isOrdinary = ORDINARY.includes(site.domain)
      if (isOrdinary) expect(seen.filter((url) => url === `${site.domain}/`)).toHaveLength(1)
      if (isOrdinary) expect([site.domain, producer, ...notes]).toEqual([site.domain, 'browser'])
      const reasons = notes.map(() => expect.stringMatching(/its scripts were ended|could not be rendered/))
      expect([site.domain, ...notes]).toEqual([site.domain, ...reasons])
      if (site.domain === 'heavy-loop.example') expect(notes).not.toEqual([])
    }
  },
  300_000,
)

onLinux('a model that turns is not drawn where nothing is painted, and its page comes to rest', async () => {
  const { hosts } = await serveSites({ 'acme.example': { '/': HEAVY.model ?? '' } })
  bounded(VISIT, { maxSettleMs: 60_000 })
  const capturer = await capturerFor(hosts, { browser: { captureTimeoutMs: 120_000 } })
  const { producer, notes } = await capturer.capture(site('acme.example'), { producer: 'browser' })
  expect([producer, ...notes]).toEqual(['browser'])
})
