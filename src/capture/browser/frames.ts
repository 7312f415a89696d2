/** Draws frames of a page. For each frame, the page learns what is visible, and its animations advance. */

import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from 'playwright'
import type { World } from './world.ts'

export interface Frames {
  /** Virtual time between two frames, in milliseconds. */
  readonly intervalMs: number
  /** Draws one frame at `at` milliseconds of virtual time. Resolves when the page has done its part. */
  draw(at: number): Promise<unknown>
}

/**
 * Five frames per second of virtual time; each takes a round trip, 10 ms on a page with many elements. For
 * the ten sample sites, one frame every 100, 250 and 500 ms took 399, 373 and 365 ms of wall time per page,
 * and 541, 512 and 505 ms of processor time; for five sites with many elements, every 25 and 50 ms a third
 * and a sixth more than every 100 ms.
 */
const FRAME_MS = 200

/** Frames of the headless shell, drawn only on request. Virtual time of the page began at `base`. */
function orderedFrames(session: CDPSession, base: number): Frames {
  return {
    intervalMs: FRAME_MS,
    draw: (at) =>
      session.send('HeadlessExperimental.beginFrame', {
        frameTimeTicks: base + at,
        interval: FRAME_MS,
        // Nobody looks at the screen, so it need not be updated.
        noDisplayUpdates: true,
      }),
  }
}

/** The time between two frames of a screen with 60 Hz. */
const SCREEN_MS = 17

/**
 * How often extra virtual time is given when no frame arrives. Some pages draw no frame while their clock
 * stands still, and some never draw any frame.
 */
const MAX_EXTRA_GRANTS = 6

interface FrameTiming {
  /** Virtual time between two frames, in milliseconds. */
  readonly intervalMs: number
  /** Real time to wait for a frame, in milliseconds. */
  readonly patienceMs: number
}

const UNPAINTED: FrameTiming = { intervalMs: Number.POSITIVE_INFINITY, patienceMs: SCREEN_MS }

/**
 * Times for browsers that paint. Frames come often enough for files of newly visible elements to load within
 * the time of the page. The patience is longer than one screen frame, because a busy machine takes several of
 * them for a frame, and extra virtual time would let the page go on meanwhile.
 */
const PAINTED: FrameTiming = { intervalMs: 500, patienceMs: 100 }

/**
 * Frames that Chromium draws by itself. Shorter intervals would gain nothing. A page that draws no frame gets
 * extra virtual time by `giveExtra`, in milliseconds.
 */
function awaitedFrames(
  world: World,
  giveExtra: (ms: number) => Promise<unknown>,
  { intervalMs, patienceMs }: FrameTiming,
): Frames {
  const request = () => new Promise<true>((resolve) => requestAnimationFrame(() => resolve(true)))
  return {
    intervalMs,
    async draw() {
      const { over } = world.allowance
      const drawn = world.run(request, null)
      for (let grants = 0; grants < MAX_EXTRA_GRANTS; grants++) {
        if (await Promise.race([drawn, sleep(patienceMs, false, { signal: over })])) return
        await giveExtra(SCREEN_MS)
      }
    },
  }
}

interface FrameParts {
  readonly world: World
  /** When virtual time began, in milliseconds of the browser's own clock. */
  readonly base: number
  readonly giveExtra: (ms: number) => Promise<unknown>
  /** True in a browser that paints. Such a browser draws frames by itself, so none has to be requested. */
  readonly isPainted: boolean
}

export async function framesOf({ world, base, giveExtra, isPainted }: FrameParts): Promise<Frames> {
  if (isPainted) return awaitedFrames(world, giveExtra, PAINTED)
  const isOurs = await world.session.send('HeadlessExperimental.enable').then(
    () => true,
    // Only the headless shell knows this command.
    () => false,
  )
  return isOurs ? orderedFrames(world.session, base) : awaitedFrames(world, giveExtra, UNPAINTED)
}
