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
 * Every tenth of the ones that a screen shows: what eases with them goes by their time, and each costs a page of moving parts 10 ms. Of
 * five sample sites, 25, 50 and 100 ms cost 1,050, 920 and 790 ms of processor time.
 */
const FRAME_MS = 100

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

/** What a screen takes for three. */
const SCREEN_MS = 50

/** Frames that Chromium draws when it will: nothing is gained by many short portions of time. */
function frames(world: World): Frames {
  const next = () =>
    world.run(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())), null)
  return {
    intervalMs: Number.POSITIVE_INFINITY,
    draw: () => Promise.race([next(), sleep(SCREEN_MS)]),
  }
}

export async function framesOf(world: World, base: number): Promise<Frames> {
  const isOurs = await world.session.send('HeadlessExperimental.enable').then(
    () => true,
    // Known to the headless shell alone.
    () => false,
  )
  return isOurs ? orderedFrames(world.session, base) : frames(world)
}
