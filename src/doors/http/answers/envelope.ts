import { z } from 'zod'

/** The keys at the end of every JSON answer. */
export const ENVELOPE_SHAPE = z.object({
  request_id: z.string().describe('Names this call in the log of the service, as X-Request-Id does.'),
  key_metadata: z
    .object({
      credits_consumed: z.int().describe('The price of this call.'),
      credits_remaining: z
        .int()
        .describe('Credits that are left of the quota; 9007199254740991 for a key without one.'),
    })
    .optional()
    .describe('Present with a valid key.'),
  cache_metadata: z
    .object({
      status: z.enum(['hit', 'miss', 'zdr']).describe('zdr: zero data retention was asked for.'),
      age_ms: z.int().describe('The age of a stored answer in milliseconds; 0 for others.'),
    })
    .describe('Whether a stored answer was used.'),
})
