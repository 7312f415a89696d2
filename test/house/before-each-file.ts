import { createRequire } from 'node:module'
import { beforeEach } from 'vitest'
// What is imported runs once in each process, not before each file.
import './same-bytes.ts'
import { noteTest, refuseLeftBounds } from './bounded.ts'

/*
 * Runs before each file. undici makes one timer for all its time limits when it first needs one, and keeps
 * it. Made while a test moves the clock, it would never end, nor would a silent request of later tests.
 */
const timers = createRequire(import.meta.url)('undici/lib/util/timers.js') as {
  setFastTimeout(done: () => void, ms: number): unknown
}
timers.setFastTimeout(() => undefined, 2_000)

refuseLeftBounds()
beforeEach(noteTest)
