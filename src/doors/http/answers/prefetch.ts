import { z } from 'zod'

export const PREFETCH_ANSWER = z.object({
  status: z.literal('ok'),
  message: z.string(),
  domain: z.string().describe('The domain that was queued.'),
})
