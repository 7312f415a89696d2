import { z } from 'zod'
import { parsedUrl } from '../../../formats/url.ts'
import { PRIORITIES } from '../../../model/screenshot.ts'
import { LINK_KINDS, type LinkKind } from '../../../model/values.ts'
import { SCREENSHOT_ANSWER } from '../answers/brand.ts'
import { okBody } from '../body.ts'
import { errorOfResult, WireError } from '../errors.ts'
import { flag } from '../params.ts'
import { PLACE, placeOf } from '../place.ts'
import { REFUSALS } from '../refusals.ts'
import { type Context, route } from '../route.ts'
import type { Caller, Work } from '../shared-work.ts'
import { pathOfPicture } from './files.ts'

const NO_SUCH_PAGE = { status: 404, errorCode: 'PAGE_NOT_FOUND' } as const

/**
 * The parameter `directUrl` comes from later clients. When the site does not link a page of the requested
 * kind, the answer is a 404 and never the landing page.
 */
export const brandScreenshot = route({
  method: 'GET',
  path: '/v1/brand/screenshot',
  aliases: ['/v1/web/screenshot'],
  summary: 'a picture of a page, as an address',
  answer: SCREENSHOT_ANSWER,
  params: {
    ...PLACE,
    fullScreenshot: flag().default(false).describe('The whole page instead of the first window.'),
    page: z.enum(LINK_KINDS).optional().describe('A page that the site links, instead of the landing page.'),
    prioritize: z.enum(PRIORITIES).default('quality').describe('speed waits less for what loads late.'),
  },
  errors: [{ ...NO_SUCH_PAGE, message: 'The website links no page of the kind that is asked for' }],
  async run({ fullScreenshot: fullPage, page, prioritize, ...params }, caller, context) {
    const place = placeOf(params, context)
    const [shown, { domain }] = 'url' in place ? [place.url, context.resolve(hostOf(place.url))] : ['', place]
    const start: Work<string> = async (limits) => {
      const shot = await context.engine.screenshot(place, { fullPage, page, prioritize, ...limits })
      if (shot.state === 'ok') return nameOf(shot.hash, context)
      if ('unlinked' in shot) throw noSuchPage(shot.unlinked)
      throw errorOfResult(shot)
    }
    const type = fullPage ? 'fullPage' : 'viewport'
    const name = `screenshot ${type} ${prioritize} ${page ?? shown} ${domain}`
    const token = await context.shared.join(name, start, caller)
    const url = addressOf(token, caller, context)
    return okBody({ domain, screenshot: url, screenshotType: type })
  },
})

/** The host of the page's address, for the log. A page at any host may be shown. */
function hostOf(url: string): string {
  return parsedUrl(url)?.host ?? url
}

/** The public name of a picture: whoever has its address may see it. */
async function nameOf(hash: string, { engine }: Context): Promise<string> {
  const token = await engine.pictures.nameOf(hash)
  if (token === undefined) throw new WireError(REFUSALS.pictureGone)
  return token
}

function addressOf(token: string, { origin }: Caller, { engine }: Context): string {
  return (engine.options.serve.publicUrl ?? origin) + pathOfPicture(token, 'png')
}

function noSuchPage(kind: LinkKind): WireError {
  const message = `The website links no page of the kind ${kind}`
  return new WireError({ ...NO_SUCH_PAGE, message })
}
