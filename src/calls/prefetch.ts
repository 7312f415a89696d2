import type { Prefetched } from '../model/background.ts'
import type { CompanyHandle } from '../model/company.ts'
import type { Handle } from '../model/site.ts'
import type { Call } from './call.ts'
import type { HttpDoor } from './doors.ts'

export interface PrefetchMethod {
  /**
   * Adds the lookup of a brand to the background queue. A server that uses this database works on the queue,
   * or `background.work` does. A domain that is already stored, queued or being looked up is not looked up
   * again. Rejects like `company`, with `free_email` at once, and with `unavailable` when the queue is full.
   */
  prefetch(handle: Handle | CompanyHandle): Promise<Prefetched>
}

const MESSAGES: Readonly<Record<Prefetched['state'], string>> = {
  queued: 'The domain is queued; a later call finds its brand',
  waiting: 'The domain was queued already; a later call finds its brand',
  fresh: 'The domain is known already; nothing has to be done',
}

const QUEUED: Pick<HttpDoor<Prefetched>, 'method' | 'answer' | 'body' | 'isUncached'> = {
  method: 'POST',
  answer: (z) =>
    z.object({
      status: z.literal('ok'),
      message: z.string(),
      domain: z.string().describe('The domain that was queued.'),
    }),
  body: ({ domain, state }) => ({ status: 'ok', message: MESSAGES[state], domain }),
  isUncached: true,
}

/** Queues a domain for a lookup in the background. Lookups that callers wait for come first. */
export const prefetch: Call<object, Prefetched, PrefetchMethod> = {
  ways: ['domain', 'company'],
  request: {},
  takes: 'handle',
  http: [
    {
      ...QUEUED,
      path: '/v1/brand/prefetch',
      summary: 'queues a domain, so that a later call finds its brand',
      subject: 'domain',
    },
    {
      ...QUEUED,
      path: '/v1/brand/prefetch-by-email',
      summary: 'queues the domain of an e-mail address, so that a later call finds its brand',
      subject: 'email alone',
    },
  ],
  run: ({ site: { domain } }, { prefetched }) => prefetched(domain),
}
