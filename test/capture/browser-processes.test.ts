import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { BROWSERS } from '../../src/capture/bounds.ts'
import { findBrowser } from '../../src/capture/browser/find.ts'
import type { Capturer } from '../../src/capture/index.ts'
import { bounded } from '../house/bounded.ts'
import { keepNoBrowsers } from '../house/kept-browsers.ts'
import { THOROUGH } from '../house/thorough.ts'
import { capturerFor, site } from './capturing.ts'
import { serveSites } from './sites.ts'

const browser = await findBrowser()
// The tests look for all browsers below this process.
beforeEach(keepNoBrowsers)
const withBrowser = test.runIf(browser)
/** These tests read the process table. */
const onLinux = test.runIf(browser && process.platform === 'linux')

const ACME = '<!doctype html><title>Acme</title><h1>Acme Anvils</h1>'

/** On a busy machine a visit with a short time limit may end before the page is read. */
async function untilRendered(capturer: Capturer, domain: string): Promise<void> {
  const visit = () => capturer.capture(site(domain), { producer: 'browser' })
  await expect.poll(async () => (await visit()).producer).toBe('browser')
}

onLinux(
  'a browser that hangs is left, its page taken as it was sent, and the next page gets another',
  async () => {
    let visits = 0
    const { hosts } = await serveSites({
      'acme.example': {
        '/': (_, response) => {
          response.writeHead(200, { 'content-type': 'text/html' }).end(ACME)
          // The first request is from the HTTP client. With the second one, the browser has opened its page.
          if (++visits === 2) for (const pid of browserProcesses()) tell(pid, 'SIGSTOP')
        },
      },
      'next.example': { '/': ACME },
    })
    const capturer = await capturerFor(hosts, { browser: { captureTimeoutMs: 1500 } })
    await untilRendered(capturer, 'next.example')
    const hung = browserProcesses()
    onTestFinished(() => {
      for (const pid of hung) tell(pid, 'SIGKILL')
    })
    const sent = await capturer.capture(site('acme.example'), { producer: 'browser' })
    expect([sent.producer, ...sent.notes]).toEqual([
      'http',
      // Which of the two limits for a hung browser fires first depends on the load of the machine.
      expect.stringMatching(
        /^The page could not be rendered, and is described as it was sent: .+ in time\.$/,
      ),
    ])
    await expect.poll(() => hung.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([])
    await untilRendered(capturer, 'next.example')
  },
)

// Its limits are waited for one after another, a third of a minute.
const inSoak = THOROUGH ? onLinux : () => undefined

inSoak('a browser that hangs before it has opened a page is left as well', async () => {
  const { hosts } = await serveSites({ 'acme.example': { '/': ACME }, 'next.example': { '/': ACME } })
  const capturer = await capturerFor(hosts, { browser: { captureTimeoutMs: 1500 } })
  await untilRendered(capturer, 'next.example')
  const hung = new Set<number>()
  const hang = () => {
    for (const pid of browserProcesses()) {
      hung.add(pid)
      tell(pid, 'SIGSTOP')
    }
  }
  onTestFinished(() => {
    for (const pid of hung) tell(pid, 'SIGKILL')
  })
  hang()
  // On a busy machine a browser may just be replaced by another one, which hangs as well.
  const hanging = setInterval(hang, 100)
  onTestFinished(() => clearInterval(hanging))
  // The page that was opened in advance asks for the usual languages, so another one has to be opened.
  const german = capturer.capture(site('acme.example'), { producer: 'browser', language: 'de' })
  const { producer, notes } = await german
  expect([producer, notes[0]]).toEqual(['http', expect.stringContaining('is described as it was sent: ')])
  clearInterval(hanging)
  await expect.poll(() => [...hung].filter((pid) => existsSync(`/proc/${pid}`))).toEqual([])
  await untilRendered(capturer, 'next.example')
})

onLinux('browsers are replaced by age', async () => {
  const { hosts } = await serveSites({ 'acme.example': { '/': ACME } })
  bounded(BROWSERS, { maxAgeMs: 1 })
  const capturer = await capturerFor(hosts)
  await capturer.capture(site('acme.example'), { producer: 'browser' })
  const [first] = browserProcesses()
  await capturer.capture(site('acme.example'), { producer: 'browser' })
  await expect.poll(() => browserProcesses()).not.toContain(first)
})

withBrowser(
  'a browser that dies is replaced and the page captured again; close leaves no process',
  async () => {
    let visits = 0
    const { hosts } = await serveSites({
      'acme.example': {
        '/': (_, response) => {
          response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Acme</title><p>Acme')
          // The first request is from the HTTP client, the second from the browser.
          if (++visits === 2) for (const pid of browserProcesses()) tell(pid, 'SIGKILL')
        },
      },
    })
    const capturer = await capturerFor(hosts)
    const snapshot = await capturer.capture(site('acme.example'), { producer: 'browser' })
    expect(snapshot.samples?.length).toBeGreaterThan(0)
    expect(visits).toBe(3)
    expect(browserProcesses().length).toBeGreaterThan(0)
    await capturer.close()
    await expect.poll(() => browserProcesses()).toEqual([])
  },
)

withBrowser('a page on which the browser crashes twice has a code of its own for a screenshot', async () => {
  let visits = 0
  const { hosts } = await serveSites({
    'acme.example': {
      '/': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Acme</title><p>Acme')
        // The first request may be from the HTTP client.
        if (++visits > 1) for (const pid of browserProcesses()) tell(pid, 'SIGKILL')
      },
    },
  })
  const capturer = await capturerFor(hosts)
  const shot = { type: 'viewport', priority: 'quality' } as const
  const failure = { code: 'crashed', retryable: true, message: 'The browser crashed on this page.' }
  await expect(capturer.screenshot(site('acme.example'), shot)).rejects.toMatchObject(failure)
  expect(visits).toBe(3)
})

const SIGNALS = THOROUGH ? (['SIGTERM', 'SIGKILL'] as const) : (['SIGKILL'] as const)

onLinux.each(SIGNALS)('%s to the process takes the browser and its files with it', async (kill) => {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-killed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  // The browser may run as another user.
  chmodSync(folder, 0o755)
  const { port, seen } = await serveSites({
    'acme.example': { '/': '<title>x</title><p>x<script>for (;;);</script>' },
  })
  const script = fileURLToPath(new URL('capture-process.mjs', import.meta.url))
  const child = spawn(process.execPath, [script, `127.0.0.1:${port} - acme.example`], {
    stdio: 'ignore',
    env: { ...process.env, TMPDIR: folder },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await expect.poll(() => seen.length).toBeGreaterThan(1)
  const started = browserProcesses(child.pid)
  expect(started.length).toBeGreaterThan(0)
  expect(readdirSync(folder)).toEqual([expect.stringContaining('profile')])
  child.kill(kill)
  await expect.poll(() => started.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([])
  await expect.poll(() => readdirSync(folder)).toEqual([])
})

/** Browser processes below a process, from the process table. */
function browserProcesses(below = process.pid): number[] {
  const parents = new Map<number, number>()
  const browsers: number[] = []
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const [, command = '', parent] = /^\d+ \((.*)\) \S (\d+)/.exec(tryRead(`/proc/${name}/stat`)) ?? []
    parents.set(Number(name), Number(parent))
    if (/chrom|headless/i.test(command)) browsers.push(Number(name))
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === below || isBelow(parents.get(pid)))
  return browsers.filter(isBelow)
}

/** A process may end between being listed and being signalled. */
function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (thrown) {
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'ESRCH')) throw thrown
  }
}

/** A process may end between being listed and being read. */
function tryRead(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
