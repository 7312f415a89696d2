import type { Browser, Page } from 'playwright'
import { unlessAborted } from '../abort.ts'
import type { Lease } from '../gate/lease.ts'
import { createAdmission } from './admission.ts'
import { contextOptions, type LaunchSettings, launch } from './launch.ts'
import { Crash, visit } from './visit.ts'

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
   * more in a fresh browser; then it rejects with `unreachable`. Rejects with the signal's reason when it fires.
   */
  withPage<T>(work: (page: Page) => Promise<T>, visitor: Visitor): Promise<T>
  close(): Promise<void>
}

/** A browser that hangs is killed by Playwright after half a minute, and when this process ends: nobody waits for that. */
const CLOSE_TIMEOUT_MS = 5_000

/** Who wants a page. */
export interface Visitor {
  /** How the page's requests leave. */
  readonly lease: Lease
  readonly signal: AbortSignal
}

/** A browser, perhaps still starting, with what it has done. */
interface Running {
  readonly browser: Promise<Browser>
  pages: number
  open: number
  /** Takes no new pages, and is closed after its last. */
  retired: boolean
  idle: NodeJS.Timeout | undefined
}

export function createPool(settings: LaunchSettings): Pool {
  const { maxPages, maxPagesPerBrowser, idleTimeoutMs } = settings.options.browser
  const slots = createAdmission(maxPages)
  const all = new Set<Running>()
  let current: Running | undefined

  const start = (): Running => {
    const running: Running = { browser: launch(settings), pages: 0, open: 0, retired: false, idle: undefined }
    const forget = () => {
      all.delete(running)
      retire(running)
    }
    all.add(running)
    running.browser.then((browser) => browser.once('disconnected', forget), forget)
    return running
  }
  const retire = (running: Running) => {
    running.retired = true
    if (current === running) current = undefined
  }
  const take = (): Running => {
    current ??= start()
    const running = current
    clearTimeout(running.idle)
    running.open++
    if (++running.pages >= maxPagesPerBrowser) retire(running)
    return running
  }
  const give = (running: Running) => {
    running.open--
    if (running.open > 0) return
    if (running.retired) void end(running)
    else running.idle = setTimeout(() => void end(running), idleTimeoutMs).unref()
  }
  const end = async (running: Running) => {
    retire(running)
    clearTimeout(running.idle)
    // One that did not start, or is gone already, has nothing left to close.
    await running.browser.then((browser) => browser.close()).catch(() => undefined)
  }
  const attempt = async <T>(work: (page: Page) => Promise<T>, { lease, signal }: Visitor): Promise<T> => {
    const running = take()
    try {
      const browser = await unlessAborted(running.browser, signal)
      return await visit(browser, contextOptions(settings, lease), work, signal, () => void end(running))
    } catch (thrown) {
      if (thrown instanceof Crash) retire(running)
      throw thrown
    } finally {
      give(running)
    }
  }
  return {
    withPage: (work, visitor) =>
      slots.run(async () => {
        try {
          return await attempt(work, visitor)
        } catch (thrown) {
          if (!(thrown instanceof Crash) || visitor.signal.aborted) throw thrown
          return await attempt(work, visitor)
        }
      }, visitor.signal),
    async close() {
      const late = new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS).unref())
      await Promise.race([Promise.all([...all].map(end)), late])
    },
  }
}
