import { BlazonError } from '../../model/errors.ts'
import { brandAnswer, type Wanted } from '../brand-answer.ts'
import { WireError } from '../errors.ts'
import { FORCE_LANGUAGE } from '../languages.ts'
import { route } from '../route.ts'
import { brandBody, explainedBrandBody } from '../wire.ts'

/** Contract §3.1. The parameter `explain` is our addition: it adds the evidence to the answer. */
export const brandRetrieve = route({
  method: 'GET',
  path: '/v1/brand/retrieve',
  params: {
    domain: { kind: 'text' },
    name: { kind: 'text' },
    ticker: { kind: 'text' },
    force_language: FORCE_LANGUAGE,
    maxSpeed: { kind: 'flag', fallback: false },
    explain: { kind: 'flag', fallback: false },
  },
  async answer(params, waiter, context) {
    const site = context.resolve(domainOf(params))
    const { name, render } = params.explain ? EXPLAINED : PLAIN
    const { maxSpeed, force_language: language } = params
    return brandAnswer(site, { name, render, maxSpeed, language }, waiter, context)
  },
})

type Body = Pick<Wanted, 'name' | 'render'>

const PLAIN: Body = { name: 'brand', render: brandBody }
const EXPLAINED: Body = { name: 'brand+explain', render: explainedBrandBody }

const NOT_SUPPORTED = { status: 400, errorCode: 'NOT_SUPPORTED' }

const HANDLES = ['domain', 'name', 'ticker'] as const

/**
 * The domain. Exactly one of the three handles is allowed (contract §8.10), and only this one works so far.
 */
function domainOf(params: { readonly [K in (typeof HANDLES)[number]]: string | undefined }): string {
  const given = HANDLES.filter((handle) => params[handle] !== undefined)
  if (given.length > 1) {
    throw new BlazonError('invalid_input', `The parameters ${given.join(' and ')} cannot be given together`)
  }
  if (params.domain !== undefined) return params.domain
  const [other] = given
  if (other) throw new WireError({ ...NOT_SUPPORTED, message: `Lookups by ${other} are not supported yet` })
  throw new BlazonError('invalid_input', 'The parameter domain is required')
}
