/// <reference lib="dom" />
import type { Page } from 'playwright'
import { callInPage } from '../browser/in-page/call.ts'

interface Fixed {
  /** Milliseconds since the epoch. */
  readonly openedAt: number
}

/**
 * Runs in every document before its own scripts: chance falls the same way each time, and the clock goes on from the moment of the
 * recording. Pages that draw lots (variants under test, addresses of the moment) and pages that print the date are then the
 * same twice. Shipped as text, so it uses nothing from outside itself.
 */
function fixInPage({ openedAt }: Fixed): void {
  // Mulberry32 (T. Ettinger, 2017, public domain): 32 bits of state are enough to draw lots with.
  let state = 0x9e3779b9
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const RealDate = Date
  const shift = openedAt - RealDate.now()
  const now = () => RealDate.now() + shift
  const handler: ProxyHandler<DateConstructor> = {
    construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  }
  globalThis.Date = new Proxy(RealDate, handler)
}

/** Makes a page's chance and clock the same twice; nothing is left to do at its end. */
export function deterministic(openedAt: number) {
  return async (page: Page): Promise<() => Promise<void>> => {
    await page.addInitScript({ content: callInPage(fixInPage, { openedAt }) })
    return async () => undefined
  }
}
