import { z } from 'zod'
import type { Prefetched } from '../../../model/background.ts'
import { PREFETCH_ANSWER } from '../answers/prefetch.ts'
import { route } from '../route.ts'

/** Queued domains are looked up in the background, after all lookups that somebody waits for. */
export const brandPrefetch = route({
  method: 'POST',
  path: '/v1/brand/prefetch',
  summary: 'queues a domain, so that a later call finds its brand',
  answer: PREFETCH_ANSWER,
  params: { domain: z.string().describe('The domain of the brand; of a URL, its host is taken.') },
  run: async ({ domain: given }, caller, { engine, resolve, shared }) => {
    const { domain } = resolve(given)
    const start = async () => prefetchedBody(await engine.prefetch({ domain }))
    return shared.join(`prefetch ${domain}`, start, { ...caller, cache: undefined })
  },
})

const MESSAGES: Readonly<Record<Prefetched['state'], string>> = {
  queued: 'The domain is queued; a later call finds its brand',
  waiting: 'The domain was queued already; a later call finds its brand',
  fresh: 'The domain is known already; nothing has to be done',
}

export function prefetchedBody({ domain, state }: Prefetched): string {
  return JSON.stringify({ status: 'ok', message: MESSAGES[state], domain })
}
