import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from 'playwright'
import { framesOf } from './frames.ts'
import type { Recorder } from './recorder.ts'
import type { World } from './world.ts'

/**
 * The page's own clock. It is given time in portions, with a frame after each: idle time is skipped, time in which it waits for the network
 * is not counted, and after a portion it stands still. So a page that says "in a second" is waited for as long as its work takes and no
 * longer, nothing moves while it is read, and a page that is sent the same sees the same at the same time.
 *
 * By `Emulation.setVirtualTimePolicy` of the DevTools protocol, what `--virtual-time-budget` of headless Chromium is made of.
 */
export interface PageClock {
  /**
   * Gives `ms` of the page's time. True once they have passed and nothing is being fetched; false for a page that is busy at
   * `deadline` (as `Date.now()`) or whose process does not answer.
   */
  pass(ms: number, deadline: () => number): Promise<boolean>
  /** Has the page drawn as it is, once it has done its part of a frame. False when it has not come to that by `deadline`. */
  draw(deadline: () => number): Promise<boolean>
}

/** Who goes by the clock of a page. */
export interface Onlooker {
  /** Is told how much of the page's time has passed since it was opened, in milliseconds. */
  passed(ms: number): void
  /** True when it is known that nothing more comes before the clock goes on. */
  isHeld(): boolean
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

interface ClockParts {
  readonly world: World
  readonly recorder: Recorder
  /** What the clock shows when the page is opened, in milliseconds since the epoch. */
  readonly startsAt: number
  readonly onlooker?: Onlooker | undefined
  /** True in a browser that paints, for pictures. */
  readonly isPainted: boolean
}

/** Takes over the clock of a page in which nothing was opened yet. It stands still until it is given time. */
export async function createClock({
  world,
  recorder,
  startsAt,
  onlooker,
  isPainted,
}: ClockParts): Promise<PageClock> {
  const time = await virtualTime(world.session, startsAt)
  let elapsed = 0
  let drawn: Promise<unknown> = Promise.resolve()
  const portion = async (ms: number, deadline: () => number): Promise<boolean> => {
    const gone = time.grant(ms).then(() => {
      elapsed += ms
      onlooker?.passed(elapsed)
      return true
    })
    if (await orWhen(gone, (over) => stalled(recorder, onlooker, deadline, over))) return true
    const on = Promise.all([time.advance(), gone]).then(() => true)
    // With nothing under way it is busy, or Chromium waits for what nobody sees: the first gets its time, the second goes on at once.
    const left = recorder.pendingTypes().length > 0 ? 0 : deadline() - Date.now()
    const rests = await orWhen(on, (over) => sleep(Math.max(ADVANCE_MS, left), false, { signal: over }))
    // It was busy, and has asked for something at the end.
    return rests && left > 0 && recorder.pendingTypes().length > 0 ? portion(ms, deadline) : rests
  }
  const give = (ms: number) => portion(ms, () => Date.now() + ADVANCE_MS)
  const frames = await framesOf({ world, base: time.base, give, isPainted })
  const frame = (deadline: () => number): Promise<boolean> => {
    // One that is not drawn yet is waited for: there is never more than one.
    const at = elapsed
    drawn = drawn.then(() => frames.draw(at))
    const left = Math.max(ADVANCE_MS, deadline() - Date.now())
    return orWhen(
      drawn.then(() => true),
      (over) => sleep(left, false, { signal: over }),
    )
  }
  return {
    draw: frame,
    async pass(ms, deadline) {
      for (let left = ms; left > 0; left -= frames.intervalMs) {
        const step = Math.min(frames.intervalMs, left)
        if (!(await portion(step, deadline))) return false
        if (!(await frame(deadline))) return false
      }
      return true
    },
  }
}

/** Virtual time of the DevTools protocol, which stands still at `startsAt`. */
async function virtualTime(session: CDPSession, startsAt: number) {
  const limits = { maxVirtualTimeTaskStarvationCount: MAX_TASKS_AT_ONCE }
  const { virtualTimeTicksBase } = await session.send('Emulation.setVirtualTimePolicy', {
    policy: 'pause',
    initialVirtualTime: startsAt / 1000,
  })
  return {
    /** When it began, as the browser counts milliseconds. */
    base: virtualTimeTicksBase,
    /** Goes on when nothing is fetched. Resolves when so many milliseconds have passed, in this way or by `advance`. */
    async grant(budget: number): Promise<void> {
      const policy = 'pauseIfNetworkFetchesPending'
      await session.send('Emulation.setVirtualTimePolicy', { policy, budget, ...limits })
      // Not before the answer: what comes until then is the end of an earlier portion.
      return new Promise((resolve) => session.once('Emulation.virtualTimeBudgetExpired', () => resolve()))
    },
    /** Goes on whatever is fetched: without a budget of its own, which would end in the middle of a later portion. */
    advance: () => session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', ...limits }),
  }
}

/** How long a request gets to be made or answered where it is known what comes: an answer is then at hand. */
const KNOWN_MS = 200

/** False once there is no use in waiting for the network any longer. */
async function stalled(
  recorder: Recorder,
  onlooker: Onlooker | undefined,
  deadline: () => number,
  over: AbortSignal,
): Promise<false> {
  while (Date.now() < deadline()) {
    const pending = recorder.pendingTypes()
    const patience = Math.max(NOBODY_MS, ...pending.map((type) => PATIENCE_MS[type] ?? OTHER_PATIENCE_MS))
    if (recorder.quietMs() > (onlooker?.isHeld() ? KNOWN_MS : patience)) return false
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
