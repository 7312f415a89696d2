import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { processesBelow } from '../../src/capture/browser/processes.ts'
import { commandLine } from '../house/processes.ts'
import { capturerFor, site } from './capturing.ts'
import { serveSites } from './sites.ts'

/** Where Linux shares processors out by session. */
const hasSessions = existsSync('/proc/self/autogroup')

test.runIf((await findBrowser()) && hasSessions)('a browser gives way to this process', async () => {
  const { hosts } = await serveSites({
    'acme.example': { '/': '<!doctype html><title>Acme</title><h1>Acme</h1>' },
  })
  const capturer = await capturerFor(hosts)
  await capturer.capture(site('acme.example'), { producer: 'browser' })
  const browsers = processesBelow(process.pid).filter((pid) => commandLine(pid).includes('--blazon-browser'))
  /** Zero for a process that is in no session's group, of which Linux shows nothing. */
  const niceOf = (pid: number) =>
    Number(/nice (-?\d+)/.exec(readFileSync(`/proc/${pid}/autogroup`, 'utf8'))?.[1] ?? 0)
  expect(browsers.length).toBeGreaterThan(0)
  for (const pid of browsers) expect(niceOf(pid)).toBeGreaterThan(niceOf(process.pid))
})
