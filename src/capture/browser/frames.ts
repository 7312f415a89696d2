import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from 'playwright'
import type { World } from './world.ts'

/** Frames of a page: before one is drawn it is told what has come into sight, and its animations go on. */
export interface Frames {
  /** Of the page's time from one to the next. */
  readonly intervalMs: number
  /** Has one drawn, as of `at` milliseconds of the page's time. Resolves when the page has done its part. */
  draw(at: number): Promise<unknown>
}

/**
 * Five a second of the page's time: what eases goes by their time, and each costs a round trip and a page of many parts 10 ms. Of the ten
 * sample sites, one every 100, 250 and 500 ms took 399, 373 and 365 ms of wall time a page, and 541, 512 and 505 of processor time; over
 * five of many parts one every 25 and 50 ms took a third and a sixth more than every 100.
 */
const FRAME_MS = 200

/** Frames that are drawn when we say so, and only then: those of the headless shell, of a page whose clock began at `base`. */
function orderedFrames(session: CDPSession, base: number): Frames {
  return {
    intervalMs: FRAME_MS,
    draw: (at) =>
      session.send('HeadlessExperimental.beginFrame', {
        frameTimeTicks: base + at,
        interval: FRAME_MS,
        // Nobody looks at it.
        noDisplayUpdates: true,
      }),
  }
}

/** What a screen takes for one. */
const SCREEN_MS = 17

/** Some pages draw no frame while their clock stands still, and some draw none at all. */
const MAX_GIFTS = 6

interface Cadence {
  /** Of the page's time. */
  readonly intervalMs: number
  /** Real time that is waited for one. */
  readonly patienceMs: number
}

const UNSEEN: Cadence = { intervalMs: Number.POSITIVE_INFINITY, patienceMs: SCREEN_MS }

/**
 * What has come into sight is to be loaded in the time that is left. On a machine with much to do a frame takes several screens, and a gift is
 * time in which a page goes on. Each frame takes a screen's time of ours.
 */
const SEEN: Cadence = { intervalMs: 500, patienceMs: 100 }

/**
 * Frames that Chromium draws when it will: many short portions of time gain nothing. A page that draws none is given more time, by `give`, in
 * milliseconds.
 */
function awaitedFrames(
  world: World,
  give: (ms: number) => Promise<unknown>,
  { intervalMs, patienceMs }: Cadence,
): Frames {
  const request = () => new Promise<true>((resolve) => requestAnimationFrame(() => resolve(true)))
  return {
    intervalMs,
    async draw() {
      const drawn = world.run(request, null)
      for (let gifts = 0; gifts < MAX_GIFTS; gifts++) {
        if (await Promise.race([drawn, sleep(patienceMs, false)])) return
        await give(SCREEN_MS)
      }
    },
  }
}

interface FrameParts {
  readonly world: World
  /** When the page's clock began, in milliseconds as the browser counts them. */
  readonly base: number
  readonly give: (ms: number) => Promise<unknown>
  /** True in a browser that paints: it draws when it will. */
  readonly isPainted: boolean
}

export async function framesOf({ world, base, give, isPainted }: FrameParts): Promise<Frames> {
  if (isPainted) return awaitedFrames(world, give, SEEN)
  const isOurs = await world.session.send('HeadlessExperimental.enable').then(
    () => true,
    // Known to the headless shell alone.
    () => false,
  )
  return isOurs ? orderedFrames(world.session, base) : awaitedFrames(world, give, UNSEEN)
}
