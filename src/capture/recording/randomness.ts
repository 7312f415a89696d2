/// <reference lib="dom" />

/** Makes the random numbers of a page the same in the recording and in each replay. */

import type { Page } from 'playwright'
import { callInPage } from '../browser/in-page/call.ts'

/**
 * Runs in every document before its own scripts and replaces the random numbers by a fixed sequence. Pages
 * that use random numbers (for A/B tests, or URLs against caching) then behave the same each time. The
 * function is sent to the page as text, so it may use nothing from outside itself.
 */
function fixInPage(): void {
  // Mulberry32 (T. Ettinger, 2017, public domain). Its 32 bits of state are enough for this purpose.
  let state = 0x9e3779b9
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  Math.random = () => next() / 4294967296
  const { getRandomValues } = Crypto.prototype
  Crypto.prototype.getRandomValues = function <T extends Parameters<typeof getRandomValues>[0]>(array: T): T {
    // The original function is called first, so that it throws for arguments that it refuses.
    getRandomValues.call(this, array)
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (let at = 0; at < bytes.length; at++) bytes[at] = next()
    return array
  }
  // Browsers add a small random error to this time, which rounding removes.
  const { now } = Performance.prototype
  Performance.prototype.now = function () {
    return Math.round(now.call(this))
  }
  // `randomUUID` exists only in secure contexts (https).
  if (!('randomUUID' in Crypto.prototype)) return
  Crypto.prototype.randomUUID = () => {
    const hex = Array.from({ length: 32 }, () => (next() >>> 28).toString(16)).join('')
    const variant = '89ab'[next() >>> 30]
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
  }
}

/**
 * Makes the random numbers of a page repeatable. The clock of the page needs nothing here: virtual time
 * starts at the time of the capture.
 */
export async function fixRandomness(page: Page): Promise<void> {
  await page.addInitScript({ content: callInPage(fixInPage, null) })
}
