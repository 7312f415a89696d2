import { SIMPLE_BRAND_ANSWER } from '../answers/brand.ts'
import { brandAnswer } from '../brand-answer.ts'
import { DOMAIN, NOT_WITH, onlyOne } from '../company.ts'
import { FORCE_LANGUAGE } from '../languages.ts'
import { route } from '../route.ts'
import { simplifiedBrandBody } from '../wire.ts'

/** The answer is a part of the same record as the brand. */
export const brandSimplified = route({
  method: 'GET',
  path: '/v1/brand/retrieve-simplified',
  summary: 'the name, colours, logos and backdrops of a domain',
  answer: SIMPLE_BRAND_ANSWER,
  params: { domain: DOMAIN, name: NOT_WITH, ticker: NOT_WITH, force_language: FORCE_LANGUAGE },
  async run({ domain, name, ticker, force_language: language }, waiter, context) {
    onlyOne({ domain, name, ticker })
    return brandAnswer(
      context.resolve(domain),
      { name: 'simplified', render: simplifiedBrandBody, maxSpeed: false, language },
      waiter,
      context,
    )
  },
})
