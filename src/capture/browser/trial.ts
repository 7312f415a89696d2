/**
 * Starts a browser as a test, and ends it. This is done without Playwright, because a service would keep
 * Playwright in memory from then on, some 40 MB, even when no page ever needs a browser.
 */

import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex, Readable } from 'node:stream'
import { notStarting } from './lacking.ts'
import { argumentsFor, type LaunchSettings, PROXIED } from './launch.ts'
import type { PoolActivity } from './pool-browsers.ts'
import { kill } from './processes.ts'
import type { Start } from './sandbox.ts'

/** The browsers of a pool that are started as a test. */
export interface Trials {
  /** Starts a browser and ends it. Rejects with `unavailable` when it does not start. */
  run(): Promise<void>
  activity(): PoolActivity
  /** Kills the browsers that are running. */
  closeAll(): Promise<void>
}

export function createTrials(settings: LaunchSettings): Trials {
  const running = new Set<Promise<void>>()
  const closing = new AbortController()
  let started = 0
  let lastStart: Pick<PoolActivity, 'lastStart' | 'lastStartAt'> = { lastStart: 'untried', lastStartAt: 0 }
  return {
    async run() {
      const trial = tryLaunch(settings, closing.signal)
      running.add(trial)
      started++
      let how: 'worked' | 'failed' = 'failed'
      try {
        await trial
        how = 'worked'
      } finally {
        running.delete(trial)
        lastStart = { lastStart: how, lastStartAt: performance.now() }
      }
    },
    activity: () => ({
      ...{ running: running.size, started, ended: started - running.size, pages: 0 },
      ...lastStart,
    }),
    async closeAll() {
      closing.abort()
      await Promise.allSettled(running)
    },
  }
}

/**
 * Resolves when a browser has started as it would for pages, has answered, and has ended. Rejects as `launch`
 * does. A browser that is still running when the signal fires is killed.
 */
async function tryLaunch(settings: LaunchSettings, signal: AbortSignal): Promise<void> {
  const { sandbox, proxy, options } = settings
  const args = [...argumentsFor(settings), ...QUIETLY, `--proxy-server=${proxy.server}`]
  const timeoutMs = options.browser.captureTimeoutMs
  const trial = sandbox.start(async (start) => {
    // `bin/confined-browser` removes a folder of this name, too, for the case that this process is killed.
    const profile = await mkdtemp(join(tmpdir(), 'blazon-trial-'))
    try {
      signal.throwIfAborted()
      await answered(start, [...args, `--user-data-dir=${profile}`], timeoutMs, signal)
    } finally {
      // A folder that stays says nothing of the browser. The system clears its temporary folder later.
      await rm(profile, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
    }
  })
  await trial.catch((thrown: unknown) => {
    throw notStarting(thrown)
  })
}

/** Playwright gives these arguments, too. The browser asks nobody for passwords, and looks for no updates. */
const QUIETLY = [
  ...['--headless', '--no-startup-window', '--remote-debugging-pipe', '--no-first-run'],
  ...['--disable-breakpad', '--disable-component-update', '--disable-extensions', '--mute-audio'],
  ...['--password-store=basic', '--use-mock-keychain', `--proxy-bypass-list=${PROXIED}`],
]

/** The first question of Playwright. */
const QUESTION = '{"id":1,"method":"Browser.getVersion"}\0'
/** Matches the answer to the question. An error is none. */
const ANSWER = /^\{"id":1,"result":[^\0]*\0/
const END = '{"id":2,"method":"Browser.close"}\0'

/** A browser that has not ended after this time is killed. */
const END_TIMEOUT_MS = 2_000

/** Maximum length of the part of standard error that the message of a failure has. */
const MAX_SAID_CHARS = 8_000

/** Resolves when the browser has answered and ended. Rejects with what it wrote when it did not answer. */
async function answered(
  { executablePath, chromiumSandbox, env }: Start,
  args: readonly string[],
  timeoutMs: number,
  signal: AbortSignal,
): Promise<void> {
  const isWindows = process.platform === 'win32'
  const child = spawn(executablePath, [...args, ...(chromiumSandbox ? [] : ['--no-sandbox'])], {
    // Then the browser leads a process group, with which all its processes are killed.
    ...{ env, detached: !isWindows, stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] },
  })
  const ending = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message))
    child.once('close', (code, by) => resolve(by ? `It ended by ${by}.` : `It ended with code ${code}.`))
  })
  // Without free file descriptors there are no pipes, and only the error above says why.
  if (!child.stdio) throw new Error(`The browser did not start. ${await ending}`)
  const [, , stderr, commands, answers] = child.stdio as unknown as [null, null, Readable, Duplex, Duplex]
  const end = () => {
    if (isWindows) child.kill('SIGKILL')
    else if (child.pid !== undefined) kill(-child.pid)
    // A process that left the group of the browser may keep the pipes open.
    for (const pipe of [stderr, commands, answers]) pipe.destroy()
  }
  let [said, answer, hasAnswered, isLate] = ['', '', false, false]
  stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-MAX_SAID_CHARS)
  })
  let timer = setTimeout(() => {
    isLate = true
    end()
  }, timeoutMs)
  answers.setEncoding('utf8').on('data', (text: string) => {
    answer = (answer + text).slice(0, MAX_SAID_CHARS)
    if (hasAnswered || !ANSWER.test(answer)) return
    hasAnswered = true
    clearTimeout(timer)
    timer = setTimeout(end, END_TIMEOUT_MS)
    commands.write(END)
  })
  // These errors come when the browser has ended, which `close` reports.
  for (const pipe of [stderr, commands, answers]) pipe.on('error', () => undefined)
  commands.write(QUESTION)
  signal.addEventListener('abort', end)
  const how = await ending
  clearTimeout(timer)
  signal.removeEventListener('abort', end)
  if (hasAnswered) return
  const name = isLate ? 'TimeoutError' : 'Error'
  throw Object.assign(new Error(`The browser did not answer. ${how} ${said}`.trim()), { name })
}
