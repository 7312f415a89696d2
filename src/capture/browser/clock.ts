import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from 'playwright'
import type { Recorder } from './recorder.ts'

/**
 * The page's own clock. It is given time in portions: idle time is skipped, time in which it waits for the network is not counted, and
 * after a portion it stands still. So a page that says "in a second" is waited for as long as its work takes and no longer,
 * and nothing moves while it is read.
 *
 * By `Emulation.setVirtualTimePolicy` of the DevTools protocol, what `--virtual-time-budget` of headless Chromium is made of.
 */
export interface PageClock {
  /**
   * Gives `ms` of the page's time. True once they have passed and nothing is being fetched; false for a page that is busy at
   * `deadline` (as `Date.now()`) or whose process does not answer.
   */
  pass(ms: number, deadline: () => number): Promise<boolean>
}

/** How often it is looked whether the network stands still. */
const LOOK_MS = 100

/**
 * How long is waited for a request of a type while no request begins or ends. Of a page without its picture or its font enough is to
 * be seen; answers to scripts take a second at times, and some never end by design.
 */
const PATIENCE_MS: Readonly<Record<string, number>> = {
  document: Number.POSITIVE_INFINITY,
  stylesheet: Number.POSITIVE_INFINITY,
  script: Number.POSITIVE_INFINITY,
  xhr: 2_000,
  fetch: 2_000,
}
const OTHER_PATIENCE_MS = 700

/** How long a page may be at its work, nothing being fetched, before its clock is moved on whether or not Chromium waits for something. */
const NOBODY_MS = 700

/** Real time that a page gets to spend its portion when the network is not waited for. */
const ADVANCE_MS = 500

/** Tasks without a delay after which the clock is moved on all the same. Chromium sets no bound by itself. */
const MAX_TASKS_AT_ONCE = 1_000

export function createClock(session: CDPSession, recorder: Recorder): PageClock {
  const grant = async (policy: 'pauseIfNetworkFetchesPending' | 'advance', budget: number): Promise<true> => {
    const maxVirtualTimeTaskStarvationCount = MAX_TASKS_AT_ONCE
    await session.send('Emulation.setVirtualTimePolicy', {
      policy,
      budget,
      maxVirtualTimeTaskStarvationCount,
    })
    // Not before the answer: what comes until then is the end of an earlier portion.
    return new Promise((resolve) => session.once('Emulation.virtualTimeBudgetExpired', () => resolve(true)))
  }
  const pass: PageClock['pass'] = async (ms, deadline) => {
    const waited = grant('pauseIfNetworkFetchesPending', ms)
    if (await orWhen(waited, (over) => stalled(recorder, deadline, over))) return true
    const gone = Promise.race([waited, grant('advance', ms)])
    // With nothing under way it is busy, or Chromium waits for what nobody sees: the first gets its time, the second goes on at once.
    const left = recorder.pendingTypes().length > 0 ? 0 : deadline() - Date.now()
    const rests = await orWhen(gone, (over) => sleep(Math.max(ADVANCE_MS, left), false, { signal: over }))
    // It was busy, and has asked for something at the end.
    return rests && left > 0 && recorder.pendingTypes().length > 0 ? pass(ms, deadline) : rests
  }
  return { pass }
}

/** False once there is no use in waiting for the network any longer. */
async function stalled(recorder: Recorder, deadline: () => number, over: AbortSignal): Promise<false> {
  while (Date.now() < deadline()) {
    const pending = recorder.pendingTypes()
    const patience = Math.max(NOBODY_MS, ...pending.map((type) => PATIENCE_MS[type] ?? OTHER_PATIENCE_MS))
    if (recorder.quietMs() > patience) return false
    await sleep(LOOK_MS, undefined, { signal: over })
  }
  return false
}

/** The work, or `other` when that is first; `other` is told when it is over. */
async function orWhen(
  work: Promise<boolean>,
  other: (over: AbortSignal) => Promise<boolean>,
): Promise<boolean> {
  const over = new AbortController()
  try {
    return await Promise.race([work, other(over.signal)])
  } finally {
    over.abort()
  }
}
