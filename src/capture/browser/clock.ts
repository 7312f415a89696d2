/**
 * The clock of a page: its virtual time. The page gets time in portions, and a frame is drawn after each one.
 * Idle time is skipped, time in which the page waits for the network is not counted, and after a portion the
 * clock stands still. So a timer of one second takes no real time, nothing moves while the page is read, and
 * the same answers of the network always give the same page.
 */

import type { CDPSession } from 'playwright'
import { type Allowance, untilGiven } from './allowance.ts'
import { framesOf } from './frames.ts'
import type { PageTraffic } from './traffic.ts'
import type { World } from './world.ts'

export interface PageClock {
  /**
   * Gives `ms` of virtual time. Resolves to true once they have passed and nothing is being fetched; to false
   * when the page is still busy at `deadline` (in the time of `Allowance.givenMs()`) or its process does not
   * answer. Rejects when the visit is over.
   */
  pass(ms: number, deadline: () => number): Promise<boolean>
  /** Draws a frame of the page as it is. Resolves to false when the page is not ready by `deadline`. */
  draw(deadline: () => number): Promise<boolean>
  /**
   * Waits until a request begins or ends, at most for `ms` of the page's time. The clock stands still
   * meanwhile. Resolves to false at once when it is known that no answer comes before virtual time goes on.
   */
  untilMoved(ms: number): Promise<boolean>
}

export interface TimeObserver {
  /** Is called with the virtual time since the page was opened, in milliseconds. */
  passed(ms: number): void
  /** True when it is known that no further answer comes before virtual time goes on. */
  isHeld(): boolean
}

/**
 * How long a running request is waited for while no request begins or ends, by type. A page can be read
 * without a picture or a font. Answers to scripts sometimes take a second, and some never end by design.
 */
const PATIENCE_MS: Readonly<Record<string, number>> = {
  document: Number.POSITIVE_INFINITY,
  stylesheet: Number.POSITIVE_INFINITY,
  script: Number.POSITIVE_INFINITY,
  xhr: 2_000,
  fetch: 2_000,
}
const OTHER_PATIENCE_MS = 700

/**
 * How long a page may work while nothing is fetched. After that its clock goes on, whether or not Chromium
 * waits for something that cannot be seen from outside.
 */
const MIN_PATIENCE_MS = 700

/** Time that a page gets to use up its portion when the network is not waited for. */
const ADVANCE_MS = 500

/** How long we wait for a request or its answer in a replay, where the next answer is ready. */
const KNOWN_MS = 200

interface ClockParts {
  readonly world: World
  readonly traffic: PageTraffic
  /** Time that the clock shows when the page is opened, in milliseconds since the epoch. */
  readonly startsAt: number
  readonly observer?: TimeObserver | undefined
  /** True in a browser that paints, for pictures. */
  readonly isPainted: boolean
}

/** Takes over the clock of a page before anything is opened in it. The clock is stopped except in `pass`. */
export async function createClock({ startsAt, isPainted, ...parts }: ClockParts): Promise<PageClock> {
  const { world } = parts
  const { session, allowance } = world
  const time = await startVirtualTime(session, startsAt, allowance.over)
  const portions = createPortions({ ...parts, time })
  const giveExtra = (ms: number) =>
    portions.give(
      ms,
      notBefore(allowance, () => 0),
    )
  const frames = await framesOf({ world, base: time.base, giveExtra, isPainted })
  let drawn: Promise<unknown> = Promise.resolve()
  const draw = (deadline: () => number): Promise<boolean> => {
    // Only one frame is drawn at a time, so a frame that is not drawn yet is awaited first.
    const at = portions.elapsedMs()
    drawn = drawn.then(() => frames.draw(at))
    return orLate(drawn, allowance, notBefore(allowance, deadline))
  }
  return {
    draw,
    untilMoved: (ms) => untilMoved({ ...parts, allowance }, ms),
    async pass(ms, deadline) {
      for (let left = ms; left > 0; left -= frames.intervalMs) {
        const step = Math.min(frames.intervalMs, left)
        if (!(await portions.give(step, deadline))) return false
        if (!(await draw(deadline))) return false
      }
      return true
    },
  }
}

type Network = Pick<ClockParts, 'traffic' | 'observer'> & { readonly allowance: Allowance }
type PortionParts = Pick<ClockParts, 'world' | 'traffic' | 'observer'> & { readonly time: VirtualTime }

function createPortions({ world: { allowance }, traffic, observer, time }: PortionParts) {
  let elapsedMs = 0
  const give = async (ms: number, deadline: () => number): Promise<boolean> => {
    const gone = time.grant(ms).then(() => {
      elapsedMs += ms
      observer?.passed(elapsedMs)
      return true
    })
    const untilStalled = (end: AbortSignal) => stalled({ allowance, traffic, observer }, deadline, end)
    if (await orWhen(gone, untilStalled)) return true
    // When nothing is being fetched, either the page is busy and takes as long as it needs, or Chromium waits
    // for something that cannot be seen from here, and `advance` ends that wait at once.
    const isFetching = traffic.pendingTypes().length > 0
    const isLate = deadline() <= allowance.givenMs()
    const rests = await orLate(
      Promise.all([time.advance(), gone]),
      allowance,
      notBefore(allowance, isFetching ? () => 0 : deadline),
    )
    // The page was busy and has made a request at the end of its work, so it gets the time once more.
    return rests && !isFetching && !isLate && traffic.pendingTypes().length > 0 ? give(ms, deadline) : rests
  }
  return { give, elapsedMs: () => elapsedMs }
}

/** A deadline that leaves the page at least `ADVANCE_MS` from now. */
function notBefore({ givenMs }: Allowance, deadline: () => number): () => number {
  const least = givenMs() + ADVANCE_MS
  return () => Math.max(least, deadline())
}

/** Resolves to whether the work is done before `allowance.givenMs()` reaches the deadline. */
function orLate(work: Promise<unknown>, allowance: Allowance, deadline: () => number): Promise<boolean> {
  return orWhen(
    work.then(() => true),
    (end) => untilGiven(allowance, deadline, end),
  )
}

/** Resolves when it makes no sense to wait for the network any longer. */
async function stalled(
  { allowance, traffic, observer }: Network,
  deadline: () => number,
  end: AbortSignal,
): Promise<void> {
  const isQuiet = () => {
    const pending = traffic.pendingTypes()
    const patience = Math.max(
      MIN_PATIENCE_MS,
      ...pending.map((type) => PATIENCE_MS[type] ?? OTHER_PATIENCE_MS),
    )
    return traffic.quietMs() > (observer?.isHeld() ? KNOWN_MS : patience)
  }
  await untilGiven(allowance, () => (isQuiet() ? 0 : deadline()), end)
}

async function untilMoved({ allowance, traffic, observer }: Network, ms: number): Promise<boolean> {
  if (observer?.isHeld()) return false
  const quietMs = traffic.quietMs()
  const latest = allowance.givenMs() + ms
  const hasMoved = () => traffic.quietMs() < quietMs
  await untilGiven(allowance, () => (hasMoved() ? 0 : latest), allowance.over)
  return true
}

/** The result of the work, or false when `other` resolves first. The signal tells `other` to stop. */
async function orWhen(work: Promise<boolean>, other: (end: AbortSignal) => Promise<void>): Promise<boolean> {
  const end = new AbortController()
  try {
    return await Promise.race([work, other(end.signal).then(() => false)])
  } finally {
    end.abort()
  }
}

/** Number of tasks without a delay after which virtual time goes on. Chromium itself has no such limit. */
const MAX_TASKS_AT_ONCE = 1_000

interface VirtualTime {
  /** Time at which virtual time began, in milliseconds of the browser's own clock. */
  readonly base: number
  /** Lets virtual time go on while nothing is fetched. Resolves when `budget` milliseconds have passed. */
  grant(budget: number): Promise<void>
  /** Lets virtual time go on in any case. A budget could run out in the middle of a later portion. */
  advance(): Promise<unknown>
}

/** Stops the clock of a page at `startsAt` (milliseconds since 1970). `over` fires when the visit ends. */
async function startVirtualTime(
  session: CDPSession,
  startsAt: number,
  over: AbortSignal,
): Promise<VirtualTime> {
  const limits = { maxVirtualTimeTaskStarvationCount: MAX_TASKS_AT_ONCE }
  const { virtualTimeTicksBase } = await session.send('Emulation.setVirtualTimePolicy', {
    policy: 'pause',
    initialVirtualTime: startsAt / 1000,
  })
  return {
    base: virtualTimeTicksBase,
    async grant(budget) {
      const policy = 'pauseIfNetworkFetchesPending'
      await session.send('Emulation.setVirtualTimePolicy', { policy, budget, ...limits })
      // An event before the answer reports the end of an earlier portion.
      return nextExpiry(session, over)
    },
    advance: () => session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', ...limits }),
  }
}

const EXPIRED = 'Emulation.virtualTimeBudgetExpired'

/** Resolves when the budget is used up. A closed session has no events, so `over` rejects. */
function nextExpiry(session: CDPSession, over: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const happened = () => {
      over.removeEventListener('abort', ended)
      resolve()
    }
    const ended = () => {
      session.off(EXPIRED, happened)
      reject(over.reason)
    }
    if (over.aborted) return reject(over.reason)
    over.addEventListener('abort', ended, { once: true })
    session.once(EXPIRED, happened)
  })
}
