import { z } from 'zod'
import { BlazonError } from '../../../model/errors.ts'
import { EXPLAINED_BRAND_ANSWER } from '../answers/brand.ts'
import { brandAnswer, type Wanted } from '../brand-answer.ts'
import { COUNTRY, companyAnswer, EXCHANGE, HOW, onlyOne, shortName, TICKER } from '../company.ts'
import { flag } from '../params.ts'
import { route } from '../route.ts'
import { brandBody, explainedBrandBody } from '../wire.ts'

/** The parameter `explain` is our addition: it adds the evidence to the answer. */
export const brandRetrieve = route({
  method: 'GET',
  path: '/v1/brand/retrieve',
  summary: 'the brand of a domain',
  answer: EXPLAINED_BRAND_ANSWER,
  params: {
    domain: z.string().optional().describe('The domain of the brand; of a URL, its host is taken.'),
    name: z.string().optional().describe('Instead of the domain, the name of a company.'),
    ticker: TICKER.optional().describe('Instead of the domain, the ticker of a company.'),
    ticker_exchange: EXCHANGE,
    country_gl: COUNTRY,
    ...HOW,
    explain: flag().default(false).describe('Adds where each value comes from.'),
  },
  async run(params, waiter, context) {
    const body = params.explain ? EXPLAINED : PLAIN
    const handle = companyOf(params)
    if (handle) return companyAnswer(handle, params, waiter, context, body)
    const { maxSpeed, force_language: language } = params
    return brandAnswer(context.resolve(params.domain ?? ''), { ...body, maxSpeed, language }, waiter, context)
  },
})

type Body = Pick<Wanted, 'name' | 'render'>

const PLAIN: Body = { name: 'brand', render: brandBody }
const EXPLAINED: Body = { name: 'brand+explain', render: explainedBrandBody }

/** The company by the parameters that older clients send here; undefined when the call names a domain. */
function companyOf({ domain, name, ticker, ticker_exchange: exchange, country_gl: country }: Handles) {
  onlyOne({ domain, name, ticker })
  if (name !== undefined) return { name: shortName(name), country }
  if (ticker !== undefined) return { ticker, exchange }
  if (domain === undefined) throw new BlazonError('invalid_input', 'The parameter domain is required')
  return undefined
}

type Handles = Readonly<
  Partial<Record<'domain' | 'name' | 'ticker' | 'ticker_exchange' | 'country_gl', string | undefined>>
>
