import type { Page } from 'playwright'
import type { Options } from '../../model/options.ts'
import { callInPage, scrollInPage, stillInPage } from './in-page.ts'
import type { Recorder } from './recorder.ts'

/** Screens that are passed on the way down, and the stop at each: enough for an observer of visibility to fire. */
const SCROLL = { screens: 12, pauseMs: 40 }

/** Lets a page become what it is: quiet network and tree, once down for what loads on sight, and quiet again. */
export async function settle(page: Page, recorder: Recorder, { browser }: Options): Promise<void> {
  const deadline = Date.now() + browser.maxSettleMs
  await untilQuiet(page, recorder, browser.settleMs, deadline)
  await inPage(page, callInPage(scrollInPage, SCROLL))
  await untilQuiet(page, recorder, browser.settleMs / 2, deadline)
}

async function untilQuiet(page: Page, recorder: Recorder, quietMs: number, deadline: number): Promise<void> {
  for (let left = deadline - Date.now(); left > 0; left = deadline - Date.now()) {
    const stillMs = Math.max(50, quietMs - recorder.quietMs())
    await inPage(page, callInPage(stillInPage, { stillMs, maxMs: left }))
    if (recorder.quietMs() >= quietMs) return
  }
}

/** Tries again when the page went elsewhere under the call; how often, before it counts as never arriving. */
const MAX_MOVES = 5

/** Runs a call in the page as it is then: a page may navigate by script at any moment. */
export async function inPage<T>(page: Page, call: string): Promise<T> {
  for (let moves = 0; ; moves++) {
    try {
      return await page.evaluate<T>(call)
    } catch (thrown) {
      const moved = thrown instanceof Error && /context was destroyed|navigat/i.test(thrown.message)
      if (!moved || moves >= MAX_MOVES) throw thrown
      await page.waitForLoadState('domcontentloaded')
    }
  }
}
