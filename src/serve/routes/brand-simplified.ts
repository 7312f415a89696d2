import { SIMPLE_BRAND_ANSWER } from '../answers/brand.ts'
import { brandAnswer } from '../brand-answer.ts'
import { DOMAIN } from '../company.ts'
import { FORCE_LANGUAGE } from '../languages.ts'
import { route } from '../route.ts'
import { simplifiedBrandBody } from '../wire.ts'

/** Contract §3.14: a part of the same record as the brand. */
export const brandSimplified = route({
  method: 'GET',
  path: '/v1/brand/retrieve-simplified',
  summary: 'the name, colours, logos and backdrops of a domain',
  answer: SIMPLE_BRAND_ANSWER,
  params: { domain: DOMAIN, force_language: FORCE_LANGUAGE },
  run: ({ domain, force_language: language }, waiter, context) =>
    brandAnswer(
      context.resolve(domain),
      { name: 'simplified', render: simplifiedBrandBody, maxSpeed: false, language },
      waiter,
      context,
    ),
})
