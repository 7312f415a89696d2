import { PRIORITIES } from '../../model/screenshot.ts'
import { LINK_KINDS, type LinkKind } from '../../model/values.ts'
import { okBody } from '../body.ts'
import { errorOfResult, REFUSALS, WireError } from '../errors.ts'
import { PLACE, placeOf } from '../place.ts'
import { type Context, route } from '../route.ts'
import type { Caller, Work } from '../shared-work.ts'
import { pathOfPicture } from './files.ts'

/**
 * Contract §3.15. The parameter `directUrl` is that of later clients. When the site does not link a page
 * of the kind that is asked for, the answer is a 404 and never the landing page (§8.38).
 */
export const brandScreenshot = route({
  method: 'GET',
  path: '/v1/brand/screenshot',
  aliases: ['/v1/web/screenshot'],
  params: {
    ...PLACE,
    fullScreenshot: { kind: 'flag', fallback: false },
    page: { kind: 'choice', of: LINK_KINDS },
    prioritize: { kind: 'choice', of: PRIORITIES },
  },
  async answer({ fullScreenshot: fullPage, page: kind, prioritize, ...params }, caller, context) {
    const place = placeOf(params, context)
    const [shown, { domain }] = 'url' in place ? [place.url, context.resolve(place.url)] : ['', place]
    const page = LINK_KINDS.find((known) => known === kind)
    const priority = prioritize === 'speed' ? 'speed' : 'quality'
    const start: Work<string> = async (limits) => {
      const shot = await context.engine.screenshot(place, { fullPage, page, prioritize: priority, ...limits })
      if (shot.state === 'ok') return nameOf(shot.hash, context)
      if ('unlinked' in shot) throw noSuchPage(shot.unlinked)
      throw errorOfResult(shot)
    }
    const type = fullPage ? 'fullPage' : 'viewport'
    const name = `screenshot ${type} ${priority} ${page ?? shown} ${domain}`
    const token = await context.shared.join(name, start, caller)
    const url = addressOf(token, caller, context)
    return okBody({ domain, screenshot: url, screenshotType: type })
  },
})

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
  return new WireError({ status: 404, errorCode: 'PAGE_NOT_FOUND', message })
}
