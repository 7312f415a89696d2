import { z } from 'zod'
import { BlazonError } from '../../../model/errors.ts'
import { FREE_EMAIL, WireError } from '../errors.ts'
import { route } from '../route.ts'
import { ZDR_NOT_AVAILABLE } from './of-call.ts'

const IDENTIFIER = z
  .object({ domain: z.string().optional(), email: z.string().optional() })
  .refine(({ domain, email }) => (domain === undefined) !== (email === undefined), {
    error: 'must have exactly one of domain and email',
  })

/** Queues a brand or a style guide, in the form in which newer clients ask for prefetches. */
export const utilityPrefetch = route({
  method: 'POST',
  path: '/v1/utility/prefetch',
  summary: 'queues a brand or a style guide, so that a later call finds it',
  answer: z
    .object({
      status: z.literal('ok'),
      message: z.string(),
      domain: z.string().describe('The domain that was queued.'),
      type: z.enum(['brand', 'styleguide']),
    })
    .meta({ id: 'PrefetchAnswer' }),
  errors: [FREE_EMAIL, ZDR_NOT_AVAILABLE],
  obeysStorage: true,
  params: {
    identifier: IDENTIFIER.describe('The domain, or an e-mail address at it.'),
    type: z
      .enum(['brand', 'styleguide'])
      .meta({ description: 'What a later call will ask for.', examples: ['brand'] }),
  },
  async run({ identifier: { domain, email }, type }, caller, { engine, resolve }) {
    if (caller.zdr) throw new WireError(ZDR_NOT_AVAILABLE)
    if (caller.maxAgeMs !== undefined) caller.ignored?.('maxAgeMs')
    if (type === 'brand') {
      const found = await engine.prefetch(email === undefined ? resolve(domain ?? '') : { email })
      const message = found.state === 'fresh' ? 'The brand is stored already' : 'The brand is queued'
      return JSON.stringify({ status: 'ok', message, domain: found.domain, type })
    }
    const named = email === undefined ? resolve(domain ?? '') : await engine.company({ email })
    const added = await engine.background.add({
      ...{ call: 'styleguide', handle: { domain: named.domain }, request: {} },
    })
    if (added === 'full') throw new BlazonError('unavailable', 'The queue of prefetches is full.')
    const message = added === 'rested' ? 'The style guide is stored already' : 'The style guide is queued'
    return JSON.stringify({ status: 'ok', message, domain: named.domain, type })
  },
})
