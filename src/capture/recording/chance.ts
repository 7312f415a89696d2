/// <reference lib="dom" />
import type { Page } from 'playwright'
import { callInPage } from '../browser/in-page/call.ts'

/**
 * Runs in every document before its own scripts: chance falls the same way each time. Pages that draw lots (variants under test, addresses
 * of the moment) are then the same twice. Shipped as text, so it uses nothing from outside itself.
 */
function fixInPage(): void {
  // Mulberry32 (T. Ettinger, 2017, public domain): 32 bits of state are enough to draw lots with.
  let state = 0x9e3779b9
  const draw = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  Math.random = () => draw() / 4294967296
  const { getRandomValues } = Crypto.prototype
  Crypto.prototype.getRandomValues = function <T extends Parameters<typeof getRandomValues>[0]>(array: T): T {
    // What it refuses is for the browser to say.
    getRandomValues.call(this, array)
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (let at = 0; at < bytes.length; at++) bytes[at] = draw()
    return array
  }
  // Browsers blur the time a little, by lot.
  const { now } = Performance.prototype
  Performance.prototype.now = function () {
    return Math.round(now.call(this))
  }
  // Only pages at https have it.
  if (!('randomUUID' in Crypto.prototype)) return
  Crypto.prototype.randomUUID = () => {
    const hex = Array.from({ length: 32 }, () => (draw() >>> 28).toString(16)).join('')
    const variant = '89ab'[draw() >>> 30]
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
  }
}

/** Makes a page's chance the same twice. Its clock begins at the moment of the capture, and goes by itself. */
export async function fixChance(page: Page): Promise<void> {
  await page.addInitScript({ content: callInPage(fixInPage, null) })
}
