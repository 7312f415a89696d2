import { LAZY_UNTIL_LOADED } from '../../lexicon/lazy-loading.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import { AREA, type PagePicture, type PictureArea } from '../../model/screenshot.ts'
import { SHOT } from '../bounds.ts'
import { findAreaInPage } from './in-page/area.ts'
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
  { fullPage, offset, area, format = 'png', quality = USUAL_QUALITY }: Shot,
  { screenshot }: Pick<Options, 'screenshot'>,
): Promise<TakenPicture> {
  const { widthPx: width, heightPx } = screenshot
  const maxHeightPx = format === 'webp' ? Math.min(SHOT.maxHeightPx, MAX_WEBP_PX) : SHOT.maxHeightPx
  const still = await holdStill({ world, clock }, fullPage ? maxHeightPx : heightPx)
  const whole = fullPage ? Math.min(maxHeightPx, Math.max(heightPx, still.height)) : heightPx
  if (offset !== undefined && offset >= whole)
    throw new BlazonError(
      'invalid_input',
      `scrollOffset is ${offset}, and the page is shown down to ${whole} pixels.`,
    )
  const height = offset === undefined ? whole : Math.min(heightPx, whole - offset)
  const clip = area
    ? await clipOf(area, world, { width, height: whole })
    : { x: 0, y: offset ?? 0, width, height }
  // A page ends its part of a frame before that frame is on the screen. So two frames are drawn: after the
  // second one, the first is on the screen.
  const soon = world.allowance.givenMs() + MAX_LOAD_MS
  for (let frames = 0; frames < 2; frames++) await clock.draw(() => soon)
  const { data } = await world.session.send('Page.captureScreenshot', {
    format,
    // With less compression, the PNG of a screen takes 27 ms instead of 55 ms.
    ...(format === 'png' ? { optimizeForSpeed: true } : { quality }),
    captureBeyondViewport: whole > heightPx || clip.x + clip.width > width,
    clip: { ...clip, scale: 1 },
  })
  const isCut = fullPage && !area && offset === undefined && still.height > maxHeightPx
  return {
    picture: { width: clip.width, height: clip.height, bytes: Buffer.from(data, 'base64') },
    notes: isCut ? [`The page is ${still.height} pixels high. The picture shows the first ${height}.`] : [],
  }
}

const USUAL_QUALITY = 80
/** The format has no larger pictures. */
const MAX_WEBP_PX = 16_383

interface Clip {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Returns the part of the page in whole pixels, cut at the end of the page. */
async function clipOf(
  area: PictureArea,
  world: OpenPage['world'],
  window: { readonly width: number; readonly height: number },
): Promise<Clip> {
  const invalid = (message: string) => new BlazonError('invalid_input', message)
  const selector = 'selector' in area ? area.selector : ''
  const { matches, box, pageWidth } = await world.run(findAreaInPage, { selector })
  if ('selector' in area) {
    if (matches === undefined) throw invalid(`area: "${selector}" is not a CSS selector.`)
    if (matches === 0) throw invalid(`area: no visible element of the page matches "${selector}".`)
    if (matches > 1)
      throw invalid(`area: ${matches} visible elements match "${selector}", and a picture shows one.`)
  }
  const wanted = 'selector' in area ? box : area
  const page = { width: Math.min(MAX_WEBP_PX, Math.max(window.width, pageWidth)), height: window.height }
  const [x, y] = [Math.max(0, Math.floor(wanted.x)), Math.max(0, Math.floor(wanted.y))]
  const width = Math.min(page.width, Math.ceil(wanted.x + wanted.width)) - x
  const height = Math.min(page.height, Math.ceil(wanted.y + wanted.height)) - y
  if (width <= 0 || height <= 0)
    throw invalid(
      `area: it is outside of the page, which is shown as ${page.width} by ${page.height} pixels.`,
    )
  if (width * height > AREA.maxPixels)
    throw invalid(`area: it has ${width} by ${height} pixels, more than ${AREA.maxPixels} in all.`)
  return { x, y, width, height }
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
