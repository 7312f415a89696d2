import * as z from 'zod/mini'
import { BlazonError } from '../model/errors.ts'
import { COLOR_SCHEMES } from '../model/options/general.ts'
import { CALLER_REQUEST } from '../model/options/requests.ts'
import { type Allowed, described, optional, whole } from '../model/options/schema.ts'
import { flag, oneOf } from '../model/options/setting.ts'
import { OPTIONS } from '../model/options.ts'
import {
  AREA,
  MAX_SCROLL_OFFSET,
  MAX_SHOT_WAIT_MS,
  type PageShow,
  PICTURE_FORMATS,
  type PictureArea,
  type PictureFormat,
  PRIORITIES,
  SCREENSHOT_TYPES,
  type ScreenshotRequest,
  type ScreenshotResult,
  STILL_LOADING,
  WINDOW,
} from '../model/screenshot.ts'
import type { PageHandle } from '../model/site.ts'
import { LINK_KINDS } from '../model/values.ts'
import type { BrandHandle, Call } from './call.ts'
import { type HttpDoor, type Kinds, OK, OUT_FLAG, okShape, type Zod } from './doors.ts'

export interface ScreenshotMethod {
  /**
   * Takes a picture of the brand's page, of another page of its site by its kind, or of the page at a URL.
   * The picture is a PNG, or has the `format` of the request. It shows the first window, the whole page, a
   * window at `scrollOffset`, or an `area`. The window has 1920 by 1080 pixels by default. A stored picture
   * is returned while it is fresh (`store.screenshotMaxAgeMs`). For a page that is not the brand's page, the
   * result is `refused` with its class. Rejects like `brand`, and with `invalid_input` for a URL together
   * with a kind of page. A `scrollOffset` beyond the end of the page, and an `area` that cannot be shown,
   * give a `failed` result with that code.
   */
  screenshot(handle: BrandHandle | PageHandle, request?: ScreenshotRequest): Promise<ScreenshotResult>
}

const { producer: _, ...CALLER } = CALLER_REQUEST

const NO_BROWSER = { status: 503, errorCode: 'UNAVAILABLE', headers: { 'x-should-retry': 'false' } } as const
const NO_SUCH_PAGE = { status: 404, errorCode: 'PAGE_NOT_FOUND' } as const

const { minWidth, maxWidth, minHeight, maxHeight } = WINDOW
const SIZE = z.strictObject(
  optional({
    width: whole('pixels', { min: minWidth, max: maxWidth }),
    height: whole('pixels', { min: minHeight, max: maxHeight }),
  }),
)

const { maxPx, maxSelectorChars } = AREA
const pixels = (min: number) => whole('pixels', { min, max: maxPx })
const PART = described(
  z.union([
    z.strictObject({ selector: z.string().check(z.minLength(1), z.maxLength(maxSelectorChars)) }),
    z.strictObject({ x: pixels(0), y: pixels(0), width: pixels(1), height: pixels(1) }),
  ]),
  `{ selector } of 1 to ${maxSelectorChars} characters, or { x, y, width, height } in pixels up to ${maxPx}`,
)

const SHOW: Allowed<PageShow> = {
  viewport: z.optional(described(SIZE, `{ width, height } in pixels, ${minWidth} to ${maxWidth}`)),
  colorScheme: z.optional(OPTIONS.colorScheme),
  scrollOffset: z.optional(whole('pixels', { min: 0, max: MAX_SCROLL_OFFSET })),
  area: z.optional(PART),
  format: oneOf(PICTURE_FORMATS, 'png'),
  quality: z.optional(whole('percent', { min: 1, max: 100 })),
  handleCookiePopup: flag(true),
  clearPopups: flag(true),
  waitForMs: z.optional(whole('milliseconds', { min: 0, max: MAX_SHOT_WAIT_MS })),
}

function showParams({ z, flag: yes, integer, object }: Kinds) {
  const width = integer(minWidth, maxWidth).optional()
  const height = integer(minHeight, maxHeight).optional()
  return {
    fullScreenshot: yes().default(false).describe('The whole page instead of the first window.'),
    viewport: object(z.object({ width, height }))
      .optional()
      .describe('Size of the window in pixels, as viewport[width]=… or JSON. Default: 1920 by 1080.'),
    colorScheme: z.enum(COLOR_SCHEMES).optional().describe('The scheme that the page is asked for.'),
    scrollOffset: integer(0, MAX_SCROLL_OFFSET)
      .optional()
      .describe('One window from so many pixels below the top of the whole page.'),
    // A whole schema of both forms would take a place of its own in the list of tools; the call checks them.
    area: object(z.looseObject({}))
      .optional()
      .describe('Only the visible element { selector }, or { x, y, width, height }.'),
    format: z.enum(PICTURE_FORMATS).optional().describe('Default: png.'),
    quality: integer(1, 100).optional().describe('Of jpeg and webp.'),
    handleCookiePopup: yes().optional().describe('false: consent layers stay. Default: they are removed.'),
    clearPopups: yes()
      .optional()
      .describe('false: other popups stay. true: consent layers are removed, too. Default: true.'),
    waitForMs: integer(0, MAX_SHOT_WAIT_MS)
      .optional()
      .describe('Milliseconds that the page gets after it has come to rest. Default: 0.'),
    prioritize: z.enum(PRIORITIES).default('quality').describe('speed waits less for what loads late.'),
    visit: yes().default(true).describe('false: only a stored picture; 404 when there is none.'),
  }
}

interface ShowParams extends Omit<ScreenshotRequest, 'area'> {
  readonly area?: object
  readonly fullScreenshot: boolean
}

const requestOf = ({ fullScreenshot, area, ...given }: ShowParams) => ({
  ...{ fullPage: fullScreenshot, ...given },
  area: area && Object.fromEntries(Object.entries(area).map(numbered)),
})

/** A query has numbers as texts. */
const numbered = ([name, value]: [string, unknown]) =>
  [name, name !== 'selector' && /^\d{1,6}$/.test(String(value)) ? Number(value) : value] as const

type Found = Extract<ScreenshotResult, { readonly state: 'ok' }>

/** The keys of both answers that come from the picture. */
const PICTURE = {
  hash: ({ hash }: Found) => hash,
  ending({ format = 'png' }: ScreenshotRequest) {
    return format === 'jpeg' ? 'jpg' : format
  },
  about: ({ width, height, type, notes }: Found) => ({
    ...{ width, height, screenshotType: type },
    finalDOMState: notes.includes(STILL_LOADING) ? 'still-loading' : 'loaded',
  }),
}

function pictureShape(z: Zod) {
  return {
    screenshot: z.string().describe('Address of the picture at this service, which opens it without a key.'),
    width: z.int().describe('Pixels of the picture.'),
    height: z.int(),
    screenshotType: z.enum(SCREENSHOT_TYPES),
    finalDOMState: z
      .enum(['loaded', 'still-loading'])
      .describe('still-loading: the page had not come to rest in its time.'),
  }
}

type Door = HttpDoor<ScreenshotResult>

/** Only a missing browser has a refusal of its own, because its message says what to do. */
function withoutBrowser(found: Exclude<ScreenshotResult, Found>) {
  const isMissing = found.state === 'failed' && found.code === 'unavailable'
  return isMissing ? { ...NO_BROWSER, message: found.message } : undefined
}

// The parameter `directUrl` comes from newer clients.
const OF_BRAND: Door = {
  path: '/v1/brand/screenshot',
  aliases: ['/v1/web/screenshot'],
  summary: 'a picture of a page, as an address',
  subject: 'place',
  params: (kinds) => ({
    ...showParams(kinds),
    page: kinds.z
      .enum(LINK_KINDS)
      .optional()
      .describe('A page that the site links, instead of the landing page; not with directUrl.'),
  }),
  request: requestOf,
  errors: [{ ...NO_SUCH_PAGE, message: 'The website links no page of the kind that is asked for' }],
  // When the site has no link to the requested page, the answer is a refusal, not a picture of the landing
  // page.
  refusal: (found) =>
    'unlinked' in found
      ? { ...NO_SUCH_PAGE, message: `The website links no page of the kind ${found.unlinked}` }
      : withoutBrowser(found),
  answer: (z) =>
    z.object({ ...okShape(z), domain: z.string(), ...pictureShape(z) }).meta({ id: 'ScreenshotAnswer' }),
  picture: {
    ...PICTURE,
    body: ({ domain }, screenshot, about) => ({ ...OK, domain, screenshot, ...about }),
  },
}

const OF_PAGE: Door = {
  path: '/v1/web/scrape/screenshot',
  summary: 'a picture of the page at an address',
  subject: 'url',
  params: showParams,
  request: requestOf,
  refusal: withoutBrowser,
  answer: (z) =>
    z
      .object({ ...okShape(z), url: z.string(), domain: z.string(), ...pictureShape(z) })
      .meta({ id: 'PageScreenshotAnswer' }),
  picture: {
    ...PICTURE,
    body: ({ domain, url }, screenshot, about) => ({ ...OK, url, domain, screenshot, ...about }),
  },
}

interface ShowFlags extends Omit<ScreenshotRequest, 'area'> {
  readonly full?: boolean
  readonly window?: string
  readonly offset?: number
  readonly selector?: string
  readonly area?: string
  readonly format: PictureFormat
  readonly quality?: number
  readonly cookiePopup: boolean
  readonly popups: boolean
  readonly wait?: number
}

export const screenshot: Call<ScreenshotRequest, ScreenshotResult, ScreenshotMethod> = {
  ways: ['domain', 'company', 'url'],
  request: {
    ...{ ...CALLER, ...SHOW },
    fullPage: flag(false),
    page: oneOf(LINK_KINDS, 'contact'),
    prioritize: oneOf(PRIORITIES, 'quality'),
    visit: flag(true),
  },
  check({ area, fullPage, scrollOffset, format = 'png', quality }) {
    if (area && (fullPage || scrollOffset !== undefined)) throw invalid(TWO_PARTS)
    if (format === 'png' && quality !== undefined)
      throw invalid('quality is for jpeg and webp; a PNG keeps all of a picture.')
  },
  isRenewable: true,
  http: [OF_BRAND, OF_PAGE],
  command: {
    subject: 'brand or page',
    description:
      'a picture of a page; of a whole address, such as https://example.com/page, that page itself',
    examples: [
      ['blazon screenshot example.com --out a.png', 'the first window'],
      ['blazon screenshot example.com --full > a.png', 'the whole page'],
      ['blazon screenshot example.com --page pricing --out a.png', 'another page'],
      ['blazon screenshot example.com --window 390x844 --out a.png', 'as on a telephone'],
      ['blazon screenshot example.com --selector header --out a.png', 'one element'],
    ],
    failure: 'the page could not be read',
    isAlwaysBrowser: true,
    flags: [
      ['--full', 'down to the end of the page, not only what is seen before scrolling'],
      ['--page <kind>', `another page of the site: ${LINK_KINDS.join(', ')}`, LINK_KINDS],
      ['--window <size>', 'size of the window, such as 390x844'],
      ['--color-scheme <scheme>', COLOR_SCHEMES.join(' or '), COLOR_SCHEMES],
      ['--offset <pixels>', 'one window from so far below the top', [0, MAX_SCROLL_OFFSET]],
      ['--selector <css>', 'only the visible element that it matches'],
      ['--area <rectangle>', 'only this part of the page: x,y,width,height in pixels'],
      ['--format <format>', PICTURE_FORMATS.join(', '), PICTURE_FORMATS, 'png'],
      ['--quality <n>', 'of jpeg and webp; a smaller one makes fewer bytes', [1, 100]],
      ['--no-cookie-popup', 'leave consent layers where they are'],
      ['--no-popups', 'leave other popups where they are'],
      ['--wait <ms>', 'time for the page after it has come to rest', [0, MAX_SHOT_WAIT_MS]],
      ['--prioritize <what>', PRIORITIES.join(' or '), PRIORITIES, 'quality'],
      OUT_FLAG,
      ['--refresh', 'take one anew although a fresh one is stored'],
      ['--no-visit', 'only a picture that is stored'],
    ],
    request: ({ full, colorScheme, window, offset, wait, ...given }: ShowFlags) => ({
      ...{ fullPage: full, page: given.page, prioritize: given.prioritize, visit: given.visit },
      ...{ colorScheme, viewport: sizeOf(window), scrollOffset: offset, waitForMs: wait },
      ...{ area: areaOf(given), format: given.format, quality: given.quality },
      ...(!given.cookiePopup && { handleCookiePopup: false }),
      ...(!given.popups && { clearPopups: false }),
    }),
    picture: ({ bytes }) => bytes,
    account: ({ url, width, height }) => [`${url}: ${width} by ${height} pixels`],
  },
  run: async (...asked) => withPng(await (await import('../paths/screenshot.ts')).screenshotOf(...asked)),
}

const invalid = (message: string) => new BlazonError('invalid_input', message)
const TWO_PARTS = 'A picture shows an area, the whole page or a window at an offset, and only one of them.'

function areaOf({ selector, area }: Pick<ShowFlags, 'selector' | 'area'>): PictureArea | undefined {
  if (selector !== undefined && area !== undefined)
    throw invalid('A picture shows one part: --selector or --area, not both.')
  if (selector !== undefined) return { selector }
  if (area === undefined) return undefined
  const [, x, y, width, height] = /^(\d{1,5}),(\d{1,5}),(\d{1,5}),(\d{1,5})$/.exec(area) ?? []
  if (height === undefined) throw invalid('--area is x,y,width,height in pixels, such as 0,100,640,480.')
  return { x: Number(x), y: Number(y), width: Number(width), height: Number(height) }
}

function sizeOf(window: string | undefined): PageShow['viewport'] {
  if (window === undefined) return undefined
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(window) ?? []
  if (width === undefined || height === undefined)
    throw invalid('--window is a size in pixels, such as 390x844.')
  return { width: Number(width), height: Number(height) }
}

/** Adds `png`, which programs read before there were other formats. No copy or JSON has the bytes twice. */
function withPng(result: ScreenshotResult): ScreenshotResult {
  const isPng = result.state === 'ok' && result.bytes.subarray(1, 4).toString('latin1') === 'PNG'
  return isPng ? Object.defineProperty(result, 'png', { value: result.bytes }) : result
}
