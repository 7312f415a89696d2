import { CALLER_REQUEST } from '../model/options/requests.ts'
import { flag, oneOf } from '../model/options/setting.ts'
import { PRIORITIES, type ScreenshotRequest, type ScreenshotResult } from '../model/screenshot.ts'
import type { PageHandle } from '../model/site.ts'
import { LINK_KINDS } from '../model/values.ts'
import type { BrandHandle, Call } from './call.ts'
import { OK, OUT_FLAG, okShape } from './doors.ts'

export interface ScreenshotMethod {
  /**
   * Takes a picture of the brand's page, of another page of its site by its kind, or of the page at a URL.
   * The picture is a PNG of 1920 by 1080 pixels, or of the whole page. A stored picture is returned while it
   * is fresh (`store.screenshotMaxAgeMs`). For a page that is not the brand's page the result is `refused`
   * with its class. Rejects as `brand` does, and with `invalid_input` for a URL together with a kind of page.
   */
  screenshot(handle: BrandHandle | PageHandle, request?: ScreenshotRequest): Promise<ScreenshotResult>
}

const { producer: _, ...CALLER } = CALLER_REQUEST

const NO_BROWSER = { status: 503, errorCode: 'UNAVAILABLE', headers: { 'x-should-retry': 'false' } } as const
const NO_SUCH_PAGE = { status: 404, errorCode: 'PAGE_NOT_FOUND' } as const

export const screenshot: Call<ScreenshotRequest, ScreenshotResult, ScreenshotMethod> = {
  ways: ['domain', 'company', 'url'],
  request: {
    ...CALLER,
    fullPage: flag(false),
    page: oneOf(LINK_KINDS, 'contact'),
    prioritize: oneOf(PRIORITIES, 'quality'),
    visit: flag(true),
  },
  isRenewable: true,
  // The parameter `directUrl` comes from newer clients.
  http: {
    path: '/v1/brand/screenshot',
    aliases: ['/v1/web/screenshot'],
    summary: 'a picture of a page, as an address',
    subject: 'place',
    params: ({ z, flag: yes }) => ({
      fullScreenshot: yes().default(false).describe('The whole page instead of the first window.'),
      page: z
        .enum(LINK_KINDS)
        .optional()
        .describe('A page that the site links, instead of the landing page.'),
      prioritize: z.enum(PRIORITIES).default('quality').describe('speed waits less for what loads late.'),
      visit: yes().default(true).describe('false: only a stored picture; 404 when there is none.'),
    }),
    request: ({ fullScreenshot, ...given }: ScreenshotRequest & { readonly fullScreenshot: boolean }) => ({
      ...{ fullPage: fullScreenshot, ...given },
    }),
    errors: [{ ...NO_SUCH_PAGE, message: 'The website links no page of the kind that is asked for' }],
    // When the site has no link to the requested page, the answer is a refusal, not a picture of the landing
    // page.
    refusal(found) {
      if ('unlinked' in found)
        return { ...NO_SUCH_PAGE, message: `The website links no page of the kind ${found.unlinked}` }
      // Only the browser can be missing, and its sentence says what to do about it.
      if (found.state === 'failed' && found.code === 'unavailable')
        return { ...NO_BROWSER, message: found.message }
      return undefined
    },
    answer: (z) =>
      z
        .object({
          ...okShape(z),
          domain: z.string(),
          screenshot: z
            .string()
            .describe('Address of the picture at this service, which opens it without a key.'),
          screenshotType: z.enum(['viewport', 'fullPage']),
        })
        .meta({ id: 'ScreenshotAnswer' }),
    picture: {
      hash: ({ hash }) => hash,
      body: (domain, screenshot, { fullPage }: ScreenshotRequest) => ({
        ...{ ...OK, domain, screenshot, screenshotType: fullPage ? 'fullPage' : 'viewport' },
      }),
    },
  },
  command: {
    subject: 'brand or page',
    description:
      'a picture of a page, as PNG; of a whole address, such as https://example.com/page, that page itself',
    examples: [
      ['blazon screenshot example.com --out a.png', 'what is seen first'],
      ['blazon screenshot example.com --full > a.png', 'the whole page'],
      ['blazon screenshot example.com --page pricing --out a.png', 'another page'],
    ],
    failure: 'the page could not be read',
    isAlwaysBrowser: true,
    flags: [
      ['--full', 'down to the end of the page, not only what is seen before scrolling'],
      ['--page <kind>', `another page of the site: ${LINK_KINDS.join(', ')}`, LINK_KINDS],
      ['--prioritize <what>', PRIORITIES.join(' or '), PRIORITIES, 'quality'],
      OUT_FLAG,
      ['--refresh', 'take one anew although a fresh one is stored'],
      ['--no-visit', 'only a picture that is stored'],
    ],
    request: ({ full, page, prioritize, visit }: ScreenshotRequest & { readonly full?: boolean }) => ({
      ...{ fullPage: full, page, prioritize, visit },
    }),
    picture: ({ png }) => png,
    account: ({ url, width, height }) => [`${url}: ${width} by ${height} pixels`],
  },
  run: async (...asked) => (await import('../paths/screenshot.ts')).screenshotOf(...asked),
}
