import { BlazonError } from '../../model/errors.ts'
import type { StyleguideResult } from '../../model/styleguide.ts'
import { keptAnswer } from '../brand-answer.ts'
import { errorOfResult } from '../errors.ts'
import type { Limits, Waiter } from '../flights.ts'
import { type Context, route } from '../route.ts'
import { styleguideBody } from '../wire-styleguide.ts'

/** Contract §3.16; `prioritize` is speed unless told otherwise (§7.3). */
export const brandStyleguide = route({
  method: 'GET',
  path: '/v1/brand/styleguide',
  params: {
    domain: { kind: 'text' },
    directUrl: { kind: 'text' },
    prioritize: { kind: 'choice', of: ['speed', 'quality'] },
  },
  async answer({ domain, directUrl, prioritize }, waiter, context) {
    const quality = prioritize === 'quality'
    if (domain !== undefined && directUrl === undefined) return ofDomain(domain, quality, waiter, context)
    if (domain === undefined && directUrl !== undefined) return ofPage(directUrl, quality, waiter, context)
    throw new BlazonError('invalid_input', 'Exactly one of the parameters domain and directUrl is needed')
  },
})

/** What a browser showed may stand in for what was read without one. */
function ofDomain(domain: string, quality: boolean, waiter: Waiter, context: Context): Promise<string> {
  const site = context.resolve(domain)
  const names = quality ? (['styleguide+quality'] as const) : (['styleguide+quality', 'styleguide'] as const)
  const make = async (limits: Limits) => madeOf(await context.styleguide(site, { ...limits, quality }))
  return keptAnswer(site, names, make, waiter, context)
}

/** One page among many of a site's: it is asked for whenever somebody does. */
function ofPage(url: string, quality: boolean, waiter: Waiter, context: Context): Promise<string> {
  const start = async (limits: Limits) =>
    madeOf(await context.styleguide({ url }, { ...limits, quality })).body
  return context.flights.join(`styleguide ${quality} ${url}`, start, waiter)
}

function madeOf(found: StyleguideResult) {
  if (found.state !== 'ok') throw errorOfResult(found)
  const { styleguide, ...result } = found
  return { result, body: styleguideBody(result.domain, styleguide) }
}
