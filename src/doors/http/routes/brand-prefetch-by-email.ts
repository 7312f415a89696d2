import { z } from 'zod'
import { PREFETCH_ANSWER } from '../answers/prefetch.ts'
import { companySite } from '../company.ts'
import { FREE_EMAIL } from '../errors.ts'
import { route } from '../route.ts'
import { prefetchedBody } from './brand-prefetch.ts'

/** An address at a free or disposable host is a 422 at once. */
export const brandPrefetchByEmail = route({
  method: 'POST',
  path: '/v1/brand/prefetch-by-email',
  summary: 'queues the domain of an e-mail address, so that a later call finds its brand',
  answer: PREFETCH_ANSWER,
  params: { email: z.string().describe('An address at the domain of a company.') },
  errors: [FREE_EMAIL],
  run: async ({ email }, caller, context) => {
    const { domain } = await companySite({ email }, context)
    const start = async () => prefetchedBody(await context.engine.prefetch({ domain }))
    return context.shared.join(`prefetch ${domain}`, start, { ...caller, cache: undefined })
  },
})
