import { createHook, executionAsyncId } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { chromium, type Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser } from '../../src/capture/browser/find.ts'
import type { Producer } from '../../src/model/options.ts'
import { capturerFor, site } from '../capture/capturing.ts'
import { serveSites } from '../capture/sites.ts'

/**
 * The most functions of `src/` between the interface of `capture` and one of its two doors: the HTTP client's
 * `fetch`, and `withPage` of the browsers.
 */
const MOST = 10

const browser = await findBrowser()

test('few functions lie between the interface of capture and the first request by HTTP', async () => {
  const frames = framesFrom(await firstRequest('cascade', whenHttpRequests), 'http/client.js fetch')
  expect(frames.length).toBeLessThanOrEqual(MOST)
})

test.runIf(browser)('few functions lie between the interface of capture and the browser', async () => {
  const whenPageOpens = await navigations()
  const frames = framesFrom(await firstRequest('browser', whenPageOpens), 'browser/pool.js withPage')
  expect(frames.length).toBeLessThanOrEqual(MOST)
})

/** The functions between the door, which is the last of them, and the interface. Each counts once. */
function framesFrom(functions: readonly string[], door: string): readonly string[] {
  const at = functions.indexOf(`capture/${door}`)
  const way = functions.slice(at)
  console.info(way.join('\n'))
  expect(at).toBeGreaterThanOrEqual(0)
  expect(way.at(-1)).toBe('capture/queue.js capture')
  const ours = [
    'capture/attempt.js attempt',
    'capture/escalate/escalate.js escalate',
    'concurrency/slots.js run',
  ]
  expect(way).toEqual(expect.arrayContaining(ours))
  return way.slice(1, -1)
}

/** Calls `seen` whenever a request begins, until the returned function is called. */
type Watch = (seen: () => void) => () => void

const whenHttpRequests: Watch = (seen) => {
  subscribe('undici:request:create', seen)
  return () => unsubscribe('undici:request:create', seen)
}

/** Playwright does not export its class of pages, so a page is opened to find it. */
async function navigations(): Promise<Watch> {
  const opened = await chromium.launch({ executablePath: browser?.path ?? '', args: ['--no-sandbox'] })
  const pages: Pick<Page, 'goto'> = Object.getPrototypeOf(await opened.newPage())
  await opened.close()
  const { goto } = pages
  return (seen) => {
    pages.goto = function (this: Page, ...given) {
      seen()
      return goto.apply(this, given)
    }
    return () => {
      pages.goto = goto
    }
  }
}

/**
 * The functions of `src/` on the way to the first request of a capture, the last one first. Node's own traces
 * end where a function is called from a queue. So the stack at the making of each promise and timer is kept,
 * and the stacks are joined by what made what.
 */
async function firstRequest(producer: Producer, watch: Watch): Promise<readonly string[]> {
  const { hosts } = await serveSites({
    'acme.example': { '/': '<title>Acme</title><h1>Anvils of iron</h1>' },
  })
  const capturer = await capturerFor(hosts, { producer })
  const made = new Map<number, { readonly stack: string; readonly by: number }>()
  const hook = createHook({
    init: (id, type) => void made.set(id, { stack: new Error(type).stack ?? '', by: executionAsyncId() }),
  })
  const way = new Set<string>()
  const end = watch(() => {
    if (way.size > 0) return
    for (const name of functionsIn(new Error('requested').stack)) way.add(name)
    for (let one = made.get(executionAsyncId()); one; one = made.get(one.by))
      for (const name of functionsIn(one.stack)) way.add(name)
  })
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 200
  onTestFinished(() => {
    Error.stackTraceLimit = stackTraceLimit
  })
  hook.enable()
  try {
    await capturer.capture(site('acme.example'))
  } finally {
    hook.disable()
    end()
  }
  return [...way]
}

/** File and name of each function of `src/` in a stack. One without a name has the line where it stands. */
function functionsIn(stack = ''): string[] {
  return stack.split('\n').flatMap((line) => {
    const [, name, file, at] =
      /at (?:async )?(?:(?:Object\.)?(\S+) \()?\S*\/src\/([\w/-]+\.js):(\d+)/.exec(line) ?? []
    return file === undefined ? [] : `${file} ${name ?? `line ${at}`}`
  })
}
