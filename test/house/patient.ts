import { afterAll } from 'vitest'
import { FETCH, KEY_PAGES } from '../../src/capture/bounds.ts'
import { DECODING } from '../../src/pictures/too-slow.ts'
import { READING } from '../../src/readers/bounds.ts'
import { STORING } from '../../src/store/bounds.ts'
import { bounded } from './bounded.ts'

/**
 * Options with times that are over on no machine, whatever it does besides. For tests of what is found, which
 * does not depend on how long it takes. A visit in the browser has the usual time, because waiting for a
 * processor is not counted there.
 */
export const PATIENT = {
  lookupTimeoutMs: 600_000,
  fetch: { connectTimeoutMs: 100_000, wholeTimeoutMs: 200_000 },
  serve: { defaultTimeoutMs: 300_000 },
} as const

/** The same for all tests of a file, with the times that no option sets. */
export function patient(): typeof PATIENT {
  bounded(FETCH, { firstByteTimeoutMs: 100_000 }, afterAll)
  bounded(KEY_PAGES, { timeoutMs: 100_000 }, afterAll)
  bounded(DECODING, { maxDecodeMs: 100_000, maxTotalMs: 100_000 }, afterAll)
  bounded(READING, { maxTaskMs: 200_000, maxFileMs: 200_000 }, afterAll)
  bounded(STORING, { busyTimeoutMs: 100_000 }, afterAll)
  return PATIENT
}
