import { beforeEach, expect, test } from 'vitest'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { kill, processesBelow } from '../../src/capture/browser/processes.ts'
import { keepNoBrowsers } from '../house/kept-browsers.ts'
import { commandLine } from '../house/processes.ts'
import { capturerFor, site } from './capturing.ts'
import { type Pages, serveSites } from './sites.ts'

const browser = await findBrowser()
// The tests look at all browsers below this process.
beforeEach(keepNoBrowsers)
const withBrowser = test.runIf(browser)
const onLinux = test.runIf(browser && process.platform === 'linux')

const ACME = '<!doctype html><title>Acme</title><h1>Acme Anvils</h1>'

async function captures(pages: Pages) {
  const { hosts } = await serveSites({ 'acme.example': pages })
  const capturer = await capturerFor(hosts)
  return { capture: () => capturer.capture(site('acme.example'), { producer: 'browser' }) }
}

/** Processes that hold a page of our browser. */
function renderers(): number[] {
  return processesBelow(process.pid).filter((pid) => commandLine(pid).includes('--type=renderer'))
}

withBrowser('a page that was opened in advance knows nothing of earlier pages', async () => {
  const { capture } = await captures({
    '/': `${ACME}<p></p><script>
      document.querySelector('p').textContent = [document.cookie, localStorage.been, name, history.length].join('|')
      document.cookie = 'been=1'; localStorage.been = 1; name = 'been'</script>`,
  })
  const [first, second, third] = [await capture(), await capture(), await capture()]
  const told = first.samples?.find(({ tag }) => tag === 'p')?.text
  expect(told).toMatch(/^\|\|\|\d$/)
  for (const { samples } of [second, third]) expect(samples?.find(({ tag }) => tag === 'p')?.text).toBe(told)
})

onLinux('a page opened in advance is replaced when its process ends', async () => {
  const before: number[] = []
  const { capture } = await captures({
    '/': `${ACME}<script>fetch('/here')</script>`,
    '/here': (_, response) => {
      before.push(...renderers())
      response.end()
    },
  })
  await capture()
  // The page's own process may still be ending, and the next one may not have started yet.
  const ahead = () => renderers().filter((pid) => !before.includes(pid))
  await expect.poll(() => [before.length > 0, ahead().length]).toEqual([true, 1])
  const pids = ahead()
  for (const pid of pids) kill(pid)
  await expect.poll(() => ahead().filter((pid) => pids.includes(pid))).toEqual([])
  expect((await capture()).samples?.length).toBeGreaterThan(0)
})
