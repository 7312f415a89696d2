/**
 * The browsers of a pool. One browser serves many pages; it is replaced after a number of pages, at a maximum
 * age, when it hangs or crashes, and it is closed when no page has been open in it for some time.
 */

import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserActivity } from '../../model/activity.ts'
import { BROWSERS } from '../bounds.ts'
import { type Launched, type LaunchSettings, launch } from './launch.ts'
import { createPages, type Pages } from './pages.ts'

/** A browser, which may still be starting, with the count of its pages. */
export interface RunningBrowser {
  readonly launched: Promise<Launched & { readonly pages: Pages }>
  /** Kills the browser if it is still starting. */
  readonly giveUp: () => void
  readonly startedAt: number
  /** Pages that were opened in it since its start. */
  visits: number
  /** Pages that are open in it now. */
  open: number
  /** A retired browser gets no new pages. It is closed after its last page. */
  retired: boolean
  idle: NodeJS.Timeout | undefined
}

export interface PoolBrowsers {
  /** Returns a browser for one more page, and starts one when there is none. */
  take(): RunningBrowser
  /** Reports that the page is closed. */
  giveBack(running: RunningBrowser): void
  /** Gives this browser no new pages. */
  retire(running: RunningBrowser): void
  /** Closes a browser, and kills it when it has not closed after `patienceMs`. */
  end(running: RunningBrowser, patienceMs?: number): Promise<void>
  closeAll(): Promise<void>
  activity(): PoolActivity
}

/** `BrowserActivity` with the time, by `performance.now()`, at which the last start of a browser ended. */
export interface PoolActivity extends BrowserActivity {
  readonly lastStartAt: number
}

/** A browser that has not closed after this time is killed. */
const CLOSE_TIMEOUT_MS = 2_000

/** Time to wait for browsers to close. Playwright ends one that cannot be killed after half a minute. */
const MAX_CLOSE_MS = 5_000

export function createPoolBrowsers(settings: LaunchSettings): PoolBrowsers {
  const { maxPagesPerBrowser, maxAgeMs, idleTimeoutMs } = BROWSERS
  const all = new Set<RunningBrowser>()
  let current: RunningBrowser | undefined
  let started = 0
  let lastStart: Pick<PoolActivity, 'lastStart' | 'lastStartAt'> = { lastStart: 'untried', lastStartAt: 0 }

  const retire = (running: RunningBrowser) => {
    running.retired = true
    if (current === running) current = undefined
  }
  const start = (): RunningBrowser => {
    const running = startBrowser(settings)
    const note = (how: 'worked' | 'failed') => {
      lastStart = { lastStart: how, lastStartAt: performance.now() }
    }
    all.add(running)
    started++
    whenOver(running, note, () => {
      all.delete(running)
      retire(running)
    })
    return running
  }
  const end = async (running: RunningBrowser, patienceMs = CLOSE_TIMEOUT_MS) => {
    retire(running)
    clearTimeout(running.idle)
    await closeBrowser(running, patienceMs)
  }
  return {
    retire,
    end,
    activity: () => ({
      running: all.size,
      started,
      ended: started - all.size,
      pages: [...all].reduce((sum, { open }) => sum + open, 0),
      ...lastStart,
    }),
    take() {
      const old = current && performance.now() - current.startedAt > maxAgeMs ? current : undefined
      if (old) retire(old)
      if (old?.open === 0) void end(old)
      current ??= start()
      const running = current
      clearTimeout(running.idle)
      running.open++
      if (++running.visits >= maxPagesPerBrowser) retire(running)
      return running
    },
    giveBack(running) {
      running.open--
      if (running.open > 0) return
      if (running.retired) void end(running)
      else running.idle = setTimeout(() => void end(running), idleTimeoutMs).unref()
    },
    async closeAll() {
      const closed = new AbortController()
      const late = sleep(MAX_CLOSE_MS, undefined, { signal: closed.signal })
      // A start that hangs takes half a minute, and a close does not wait for it.
      for (const { giveUp } of all) giveUp()
      await Promise.race([Promise.all([...all].map((running) => end(running))), late])
      closed.abort()
    },
  }
}

/** Reports how the start of a browser ended, and when the browser is gone. */
function whenOver(
  { launched }: RunningBrowser,
  onStart: (how: 'worked' | 'failed') => void,
  onGone: () => void,
): void {
  launched.then(
    ({ browser }) => {
      onStart('worked')
      browser.once('disconnected', onGone)
    },
    () => {
      onStart('failed')
      onGone()
    },
  )
}

function startBrowser(settings: LaunchSettings): RunningBrowser {
  const startedAt = performance.now()
  const starting = new AbortController()
  const launched = launch(settings, starting.signal).then((started) => {
    started.letGo()
    return { ...started, pages: createPages(started, settings) }
  })
  const giveUp = () => starting.abort()
  return { launched, giveUp, startedAt, visits: 0, open: 0, retired: false, idle: undefined }
}

async function closeBrowser(running: RunningBrowser, patienceMs: number): Promise<void> {
  // A browser that did not start need not be closed.
  const launched = await running.launched.catch(() => undefined)
  if (!launched) return
  const late = setTimeout(launched.kill, patienceMs)
  // Closing fails when the browser has ended already.
  await launched.browser.close().catch(() => undefined)
  clearTimeout(late)
}
