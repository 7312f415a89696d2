import { existsSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { processesBelow } from '../../src/capture/browser/processes.ts'
import { keepNoBrowsers } from '../house/kept-browsers.ts'
import { commandLine } from '../house/processes.ts'
import { capturerFor, site } from './capturing.ts'
import { serveSites } from './sites.ts'

// The test looks at all browsers below this process.
beforeEach(keepNoBrowsers)

/** True on systems where Linux distributes processor time among sessions. */
const hasSessions = existsSync('/proc/self/autogroup')

test.runIf((await findBrowser()) && hasSessions)(
  'a browser has a lower priority than this process',
  async () => {
    const { hosts } = await serveSites({
      'acme.example': { '/': '<!doctype html><title>Acme</title><h1>Acme</h1>' },
    })
    const capturer = await capturerFor(hosts)
    await capturer.capture(site('acme.example'), { producer: 'browser' })
    const browsers = processesBelow(process.pid).filter((pid) =>
      commandLine(pid).includes('--blazon-browser'),
    )
    /** Zero for a process without a session group; Linux shows nothing for it. */
    const niceOf = (pid: number) =>
      Number(/nice (-?\d+)/.exec(readFileSync(`/proc/${pid}/autogroup`, 'utf8'))?.[1] ?? 0)
    expect(browsers.length).toBeGreaterThan(0)
    for (const pid of browsers) expect(niceOf(pid)).toBeGreaterThan(niceOf(process.pid))
  },
)
