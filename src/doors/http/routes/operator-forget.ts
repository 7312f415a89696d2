import { z } from 'zod'
import { FORGET_ANSWER } from '../answers/forget.ts'
import { okBody } from '../body.ts'
import { route } from '../route.ts'

/**
 * Deletes everything that the service has about a domain, for its operator. The database file is not
 * rewritten, because all other callers would have to wait for that.
 */
export const operatorForget = route({
  method: 'POST',
  path: '/v1/operator/forget',
  summary: 'deletes everything that is kept of a domain, with a receipt; for keys that name this endpoint',
  answer: FORGET_ANSWER,
  params: { domain: z.string().describe('The domain; hosts below it are forgotten, too.') },
  async run({ domain: given }, _caller, { engine, resolve }) {
    const { domain, forgottenAt, deleted } = await engine.forget(resolve(given).domain, { compact: false })
    return okBody({ domain, forgotten_at: forgottenAt, deleted, is_compacted: false })
  },
})
