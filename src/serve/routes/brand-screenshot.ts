import { PRIORITIES } from '../../model/screenshot.ts'
import { LINK_KINDS, type LinkKind } from '../../model/values.ts'
import { errorOfResult, REFUSALS, WireError } from '../errors.ts'
import type { Caller, Work } from '../flights.ts'
import { type Context, route } from '../route.ts'
import { screenshotBody } from '../wire.ts'
import { pathOfPicture } from './files.ts'

/** Contract §3.15. A page of a kind that the site does not link is a 404, never the landing page (§8.38). */
export const brandScreenshot = route({
  method: 'GET',
  path: '/v1/brand/screenshot',
  params: {
    domain: { kind: 'text', required: true },
    fullScreenshot: { kind: 'flag', fallback: false },
    page: { kind: 'choice', of: LINK_KINDS },
    prioritize: { kind: 'choice', of: PRIORITIES },
  },
  async answer({ domain, fullScreenshot: fullPage, page: kind, prioritize }, caller, context) {
    const site = context.resolve(domain)
    const page = LINK_KINDS.find((known) => known === kind)
    const priority = prioritize === 'speed' ? 'speed' : 'quality'
    const start: Work<string> = async (limits) => {
      const shot = await context.screenshot(site, { fullPage, page, prioritize: priority, ...limits })
      if (shot.state === 'ok') return nameOf(shot.hash, context)
      if ('unlinked' in shot) throw noSuchPage(shot.unlinked)
      throw errorOfResult(shot)
    }
    const type = fullPage ? 'fullPage' : 'viewport'
    const name = `screenshot ${type} ${priority} ${page ?? ''} ${site.domain}`
    const token = await context.flights.join(name, start, caller)
    return screenshotBody(site.domain, addressOf(token, caller, context), type)
  },
})

/** Under which a picture is shown to whoever has the address. */
async function nameOf(hash: string, { store }: Context): Promise<string> {
  const token = await store.pictureTokenOf(hash)
  if (token === undefined) throw new WireError(REFUSALS.pictureGone)
  return token
}

function addressOf(token: string, { origin }: Caller, { options }: Context): string {
  return (options.serve.publicUrl ?? origin) + pathOfPicture(token)
}

function noSuchPage(kind: LinkKind): WireError {
  const message = `The website links no page of the kind ${kind}`
  return new WireError({ status: 404, errorCode: 'PAGE_NOT_FOUND', message })
}
