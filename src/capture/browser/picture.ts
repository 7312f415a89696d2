import type { Options } from '../../model/options.ts'
import type { PagePicture } from '../../model/screenshot.ts'
import { holdStillInPage, type StillPage } from './in-page/still.ts'
import type { OpenPage } from './settle.ts'

/** What is to be taken of a page. */
export interface Shot {
  /** Down to its end, or what is seen before scrolling. */
  readonly fullPage: boolean
}

/**
 * Takes a picture of a page that has settled: from its top, with its fonts and pictures as far as they come, nothing moving. It is not
 * made larger than it is for that: what is as high as the window stays so, and what is fixed in it stands where it stood.
 */
export async function takePicture(
  { world, clock }: Pick<OpenPage, 'world' | 'clock'>,
  { fullPage }: Shot,
  { screenshot }: Pick<Options, 'screenshot'>,
): Promise<PagePicture> {
  const { widthPx: width, heightPx, maxHeightPx } = screenshot
  const still = await holdStill({ world, clock }, fullPage ? maxHeightPx : heightPx)
  const height = fullPage ? Math.min(maxHeightPx, Math.max(heightPx, still.height)) : heightPx
  // A page has done its part before its frame is handed on: with the second, the first is.
  const soon = Date.now() + MAX_LOAD_MS
  for (let frames = 0; frames < 2; frames++) await clock.draw(() => soon)
  const { data } = await world.session.send('Page.captureScreenshot', {
    format: 'png',
    // Packed less: a screen takes 27 ms instead of 55.
    optimizeForSpeed: true,
    captureBeyondViewport: height > heightPx,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  })
  return { width, height, png: Buffer.from(data, 'base64') }
}

/** Attributes of lazy loaders that they take away when they have done their part, or that say nothing of one that is loaded. */
const WAITING = '[data-src], [data-srcset], [data-lazy-src], [data-lazy], [data-original]'

/** Of the page's time, for what is still on its way, and how often it is given. */
const LOAD_MS = 200
const MAX_LOADS = 3
/** Real time that each may take. */
const MAX_LOAD_MS = 1_000

async function holdStill(
  { world, clock }: Pick<OpenPage, 'world' | 'clock'>,
  maxHeight: number,
): Promise<StillPage> {
  const look = () => world.run(holdStillInPage, { maxHeight, waiting: WAITING })
  let seen = await look()
  for (let loads = 0; seen.isUnfinished && loads < MAX_LOADS; loads++) {
    const soon = Date.now() + MAX_LOAD_MS
    if (!(await clock.pass(LOAD_MS, () => soon))) return look()
    seen = await look()
  }
  return seen
}
