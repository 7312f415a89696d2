import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import { callInPage, scrollInPage, stillInPage } from './in-page.ts'
import type { Recorder } from './recorder.ts'

/** Screens that are passed on the way down, and the stop at each: enough for an observer of visibility to fire. */
const SCROLL = { screens: 12, pauseMs: 40 }

/** Lets a page become what it is: quiet network and tree, once down for what loads on sight, and quiet again. */
export async function settle(page: Page, recorder: Recorder, { browser }: Options): Promise<void> {
  const deadline = Date.now() + browser.maxSettleMs
  await untilQuiet(page, recorder, browser.settleMs, deadline)
  await stepInPage(page, callInPage(scrollInPage, SCROLL), deadline)
  await untilQuiet(page, recorder, browser.settleMs / 2, deadline)
}

async function untilQuiet(page: Page, recorder: Recorder, quietMs: number, deadline: number): Promise<void> {
  for (let left = deadline - Date.now(); left > 0; left = deadline - Date.now()) {
    const stillMs = Math.max(50, quietMs - recorder.quietMs())
    await stepInPage(page, callInPage(stillInPage, { stillMs, maxMs: left }), deadline)
    if (recorder.quietMs() >= quietMs) return
  }
}

/**
 * A step makes the page better, and is not worth a failure: a page may have functions of its own in the place of the timers and
 * observers that it needs. Then the time alone is waited for.
 */
async function stepInPage(page: Page, call: string, deadline: number): Promise<void> {
  const timer = new AbortController()
  const late = sleep(Math.max(0, deadline - Date.now()), undefined, { signal: timer.signal })
  try {
    await Promise.race([inPage(page, call), late])
  } catch (thrown) {
    if (!(thrown instanceof BlazonError)) throw thrown
    await sleep(FAILED_STEP_MS)
  } finally {
    timer.abort()
  }
}

const FAILED_STEP_MS = 100

/** Tries again when the page went elsewhere under the call; how often, before it counts as never arriving. */
const MAX_MOVES = 5

/** Runs a call in the page as it is then: a page may navigate by script at any moment. Rejects with `unreachable` when it cannot be run. */
export async function inPage<T>(page: Page, call: string): Promise<T> {
  for (let moves = 0; ; moves++) {
    try {
      return await page.evaluate<T>(call)
    } catch (thrown) {
      if (page.isClosed()) throw thrown
      const moved = thrown instanceof Error && /context was destroyed|navigat/i.test(thrown.message)
      if (!moved || moves >= MAX_MOVES) {
        const why = moved
          ? 'never stops going elsewhere'
          : "has scripts that change the browser's own functions"
        throw new BlazonError('unreachable', `${page.url()} cannot be read: it ${why}.`, { cause: thrown })
      }
      await page.waitForLoadState('domcontentloaded')
    }
  }
}
