import { LAZY_UNTIL_LOADED } from '../../lexicon/lazy-loading.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import type { PagePicture } from '../../model/screenshot.ts'
import { SHOT } from '../bounds.ts'
import { holdStillInPage, type StillPage } from './in-page/still.ts'
import type { OpenPage, Shot } from './pace.ts'

interface TakenPicture {
  readonly picture: PagePicture
  /** Sentences about parts of the page that the picture does not show. */
  readonly notes: readonly string[]
}

/**
 * Takes a picture of a page that has settled, from its top and without motion. Fonts and pictures are
 * included as far as they load in time. The window is not made larger: elements with the height of the window
 * keep it, and fixed elements stay where they are.
 */
export async function takePicture(
  { world, clock }: Pick<OpenPage, 'world' | 'clock'>,
  { fullPage, offset }: Shot,
  { screenshot }: Pick<Options, 'screenshot'>,
): Promise<TakenPicture> {
  const { widthPx: width, heightPx } = screenshot
  const { maxHeightPx } = SHOT
  const still = await holdStill({ world, clock }, fullPage ? maxHeightPx : heightPx)
  const whole = fullPage ? Math.min(maxHeightPx, Math.max(heightPx, still.height)) : heightPx
  if (offset !== undefined && offset >= whole)
    throw new BlazonError(
      'invalid_input',
      `scrollOffset is ${offset}, and the page is shown down to ${whole} pixels.`,
    )
  const height = offset === undefined ? whole : Math.min(heightPx, whole - offset)
  // A page ends its part of a frame before that frame is on the screen. So two frames are drawn: after the
  // second one, the first is on the screen.
  const soon = world.allowance.givenMs() + MAX_LOAD_MS
  for (let frames = 0; frames < 2; frames++) await clock.draw(() => soon)
  const { data } = await world.session.send('Page.captureScreenshot', {
    format: 'png',
    // With less compression, the picture of a screen takes 27 ms instead of 55 ms.
    optimizeForSpeed: true,
    captureBeyondViewport: whole > heightPx,
    clip: { x: 0, y: offset ?? 0, width, height, scale: 1 },
  })
  const isCut = fullPage && offset === undefined && still.height > maxHeightPx
  return {
    picture: { width, height, png: Buffer.from(data, 'base64') },
    notes: isCut ? [`The page is ${still.height} pixels high. The picture shows the first ${height}.`] : [],
  }
}

/** Attributes of pictures that a lazy loader has not loaded yet. It removes them when a picture is loaded. */
const WAITING = LAZY_UNTIL_LOADED.map((name) => `[${name}]`).join(', ')

/** Virtual time for files that are still loading, in milliseconds, and the number of such periods. */
const LOAD_MS = 200
const MAX_LOADS = 3
/** Maximum time that each round may take, counted as `Allowance.givenMs` counts. */
const MAX_LOAD_MS = 1_000

async function holdStill(
  { world, clock }: Pick<OpenPage, 'world' | 'clock'>,
  maxHeight: number,
): Promise<StillPage> {
  const look = () => world.run(holdStillInPage, { maxHeight, waiting: WAITING })
  let seen = await look()
  for (let loads = 0; seen.isUnfinished && loads < MAX_LOADS; loads++) {
    const soon = world.allowance.givenMs() + MAX_LOAD_MS
    if (!(await clock.pass(LOAD_MS, () => soon))) return look()
    seen = await look()
  }
  return seen
}
