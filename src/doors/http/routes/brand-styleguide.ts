import { z } from 'zod'
import { PRIORITIES } from '../../../model/screenshot.ts'
import type { Site } from '../../../model/site.ts'
import type { StyleguideResult } from '../../../model/styleguide.ts'
import { STYLEGUIDE_ANSWER } from '../answers/styleguide.ts'
import { storedAnswer } from '../brand-answer.ts'
import { errorOfResult } from '../errors.ts'
import { PLACE, placeOf } from '../place.ts'
import { type Context, route } from '../route.ts'
import type { Limits, Waiter } from '../shared-work.ts'
import { styleguideBody } from '../wire-styleguide.ts'

/** `prioritize` is `speed` by default. */
export const brandStyleguide = route({
  method: 'GET',
  path: '/v1/brand/styleguide',
  aliases: ['/v1/web/styleguide'],
  summary: 'colours, type, spacing, shadows and components of a site',
  answer: STYLEGUIDE_ANSWER,
  params: {
    ...PLACE,
    prioritize: z.enum(PRIORITIES).default('speed').describe('quality computes the styles with a browser.'),
  },
  async run({ prioritize, ...params }, waiter, context) {
    const quality = prioritize === 'quality'
    const place = placeOf(params, context)
    return 'url' in place
      ? ofPage(place.url, quality, waiter, context)
      : ofSite(place, quality, waiter, context)
  },
})

/** A stored answer that was made with a browser is also sent for requests that do not require a browser. */
function ofSite(site: Site, quality: boolean, waiter: Waiter, context: Context): Promise<string> {
  const names = quality ? (['styleguide+quality'] as const) : (['styleguide+quality', 'styleguide'] as const)
  const make = async (limits: Limits) =>
    madeOf(await context.engine.styleguide(site, { ...limits, producer: producerFor(quality) }))
  return storedAnswer(site, names, make, waiter, context)
}

/** The answer for one page by its URL is not stored. */
function ofPage(url: string, quality: boolean, waiter: Waiter, context: Context): Promise<string> {
  const start = async (limits: Limits) =>
    madeOf(await context.engine.styleguide({ url }, { ...limits, producer: producerFor(quality) })).body
  return context.shared.join(`styleguide ${quality} ${url}`, start, waiter)
}

/** With `quality` a browser is used; without it, the producer of the options. */
function producerFor(quality: boolean): 'browser' | undefined {
  return quality ? 'browser' : undefined
}

function madeOf(found: StyleguideResult) {
  if (found.state !== 'ok') throw errorOfResult(found)
  const { styleguide, ...result } = found
  return { result, body: styleguideBody(result.domain, styleguide) }
}
