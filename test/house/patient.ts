/**
 * Options with times that are over on no machine, whatever it does besides. For tests of what is found, which
 * does not depend on how long it takes. A visit in the browser has the usual time, because waiting for a
 * processor is not counted there.
 */
export const PATIENT = {
  lookupTimeoutMs: 600_000,
  fetch: { connectTimeoutMs: 100_000, firstByteTimeoutMs: 100_000, wholeTimeoutMs: 200_000 },
  keyPages: { timeoutMs: 100_000 },
  pictures: { maxDecodeMs: 100_000, maxTotalMs: 100_000 },
  readers: { maxTaskMs: 200_000 },
  store: { busyTimeoutMs: 100_000 },
  serve: { defaultTimeoutMs: 300_000 },
} as const
