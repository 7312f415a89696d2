import { LOGS_ANSWER } from '../answers/usage.ts'
import { okBody } from '../body.ts'
import { WireError } from '../errors.ts'
import { integer } from '../params.ts'
import { REFUSALS } from '../refusals.ts'
import { route } from '../route.ts'

/** The calls of the key's organisation, whichever of its keys made them. The endpoint is free of charge. */
export const logs = route({
  method: 'GET',
  path: '/v1/logs',
  summary: 'the calls of your organisation, the newest first, free of charge',
  answer: LOGS_ANSWER,
  errors: [REFUSALS.noAccount],
  params: {
    limit: integer(1, 1_000).default(100).describe('How many calls at most.'),
    before: integer(1, Number.MAX_SAFE_INTEGER).optional().describe('The `next` of the page before.'),
  },
  async run({ limit, before }, { key }, { engine, limits }) {
    if (!key?.account) throw new WireError(REFUSALS.noAccount)
    await limits.flush()
    const calls = await engine.usage.calls(key.account.id, { limit, before })
    const next = calls.length === limit ? (calls.at(-1)?.seq ?? null) : null
    const told = calls.map(({ requestId, keyId, method, endpoint, status, at, elapsedMs, credits }) => ({
      ...{ request_id: requestId, key_id: keyId, method, endpoint, status, credits },
      ...{ at: new Date(at).toISOString(), elapsed_ms: elapsedMs },
    }))
    return okBody({ logs: told, next })
  },
})
