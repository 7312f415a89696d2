import { z } from 'zod'

/** Contract §3.7. */
export const PREFETCH_ANSWER = z.object({
  status: z.literal('ok'),
  message: z.string(),
  domain: z.string().describe('The domain that was queued.'),
})
