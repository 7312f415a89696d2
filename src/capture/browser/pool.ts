import type { Page } from 'playwright'
import { BlazonError } from '../../model/errors.ts'
import { unlessAborted } from '../abort.ts'
import { createAdmission } from './admission.ts'
import { type Launched, type LaunchSettings, launch } from './launch.ts'
import { Crash } from './own-page.ts'
import { type Asker, createPages, type Pages } from './pages.ts'
import { visit } from './visit.ts'

/**
 * Browsers that come and go, and pages of their own for each piece of work.
 *
 * Not `@crawlee/browser-pool`: while it is imported it opens a forward proxy without a password on every network
 * interface, and it puts another one before ours for each page, so that neither the gate nor its secret would
 * hold; nor does it notice a browser that died.
 */
export interface Pool {
  /**
   * Opens a page in a context of its own and closes it after the work. When the page or its browser crashes, the work is done once
   * more in a fresh browser; then it rejects with `unreachable`. Rejects with `timeout` after `captureTimeoutMs`, waiting for a
   * place not counted, and with the signal's reason when it fires.
   */
  withPage<T>(work: (page: Page) => Promise<T>, visitor: Visitor): Promise<T>
  /** Loads what a first page would otherwise wait for, and hold everybody else up with: some 0.7 s of this thread. */
  warm(): Promise<void>
  close(): Promise<void>
}

/** A browser that is not gone by then is killed. */
const CLOSE_TIMEOUT_MS = 2_000

/** Where it cannot be killed, nobody waits for it: Playwright ends it after half a minute, and when this process ends. */
const MAX_CLOSE_MS = 5_000

/** Who wants a page. */
export interface Visitor extends Asker {
  readonly signal: AbortSignal
}

/** A browser, perhaps still starting, with what it has done. */
interface Running {
  readonly launched: Promise<Launched & { readonly pages: Pages }>
  readonly startedAt: number
  visits: number
  open: number
  /** Takes no new pages, and is closed after its last. */
  retired: boolean
  idle: NodeJS.Timeout | undefined
}

export function createPool(settings: LaunchSettings): Pool {
  const { maxPages, maxPagesPerBrowser, maxAgeMs, idleTimeoutMs, captureTimeoutMs } = settings.options.browser
  const slots = createAdmission(maxPages)
  const all = new Set<Running>()
  let current: Running | undefined

  const start = (): Running => {
    const startedAt = performance.now()
    const launched = launch(settings).then((it) => ({ ...it, pages: createPages(it.browser, settings) }))
    const running: Running = { launched, startedAt, visits: 0, open: 0, retired: false, idle: undefined }
    const forget = () => {
      all.delete(running)
      retire(running)
    }
    all.add(running)
    launched.then(({ browser }) => browser.once('disconnected', forget), forget)
    return running
  }
  const retire = (running: Running) => {
    running.retired = true
    if (current === running) current = undefined
  }
  const take = (): Running => {
    const old = current && performance.now() - current.startedAt > maxAgeMs ? current : undefined
    if (old) retire(old)
    if (old?.open === 0) void end(old)
    current ??= start()
    const running = current
    clearTimeout(running.idle)
    running.open++
    if (++running.visits >= maxPagesPerBrowser) retire(running)
    return running
  }
  const give = (running: Running) => {
    running.open--
    if (running.open > 0) return
    if (running.retired) void end(running)
    else running.idle = setTimeout(() => void end(running), idleTimeoutMs).unref()
  }
  const end = async (running: Running, patienceMs = CLOSE_TIMEOUT_MS) => {
    retire(running)
    clearTimeout(running.idle)
    // One that did not start has nothing to close.
    const launched = await running.launched.catch(() => undefined)
    if (!launched) return
    const late = setTimeout(launched.kill, patienceMs)
    // One that is gone already cannot be closed.
    await launched.browser.close().catch(() => undefined)
    clearTimeout(late)
  }
  const attempt = async <T>(work: (page: Page) => Promise<T>, visitor: Visitor): Promise<T> => {
    const { lease, signal } = visitor
    const running = take()
    try {
      const { browser, pages } = await unlessAborted(running.launched, signal)
      const done = await visit(browser, pages.take(visitor), work, signal, () => void end(running, 0))
      if (!running.retired) pages.prepare(lease)
      return done
    } catch (thrown) {
      if (thrown instanceof Crash) retire(running)
      throw thrown
    } finally {
      give(running)
    }
  }
  const attemptTwice = async <T>(work: (page: Page) => Promise<T>, visitor: Visitor): Promise<T> => {
    try {
      return await attempt(work, visitor)
    } catch (thrown) {
      if (!(thrown instanceof Crash) || visitor.signal.aborted) throw thrown
      return await attempt(work, visitor)
    }
  }
  return {
    withPage: (work, { signal, ...visitor }) =>
      slots.run(async () => {
        const timeout = AbortSignal.timeout(captureTimeoutMs)
        try {
          return await attemptTwice(work, { ...visitor, signal: AbortSignal.any([signal, timeout]) })
        } catch (thrown) {
          if (signal.aborted || !timeout.aborted) throw thrown
          throw new BlazonError('timeout', 'The page did not come to an end in the browser in time.', {
            cause: thrown,
          })
        }
      }, signal),
    async warm() {
      await Promise.all([import('playwright'), import('@crawlee/core')])
    },
    async close() {
      const late = new Promise((resolve) => setTimeout(resolve, MAX_CLOSE_MS).unref())
      await Promise.race([Promise.all([...all].map((running) => end(running))), late])
    },
  }
}
