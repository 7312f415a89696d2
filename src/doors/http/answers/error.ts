import { z } from 'zod'

/** The body of every refusal. */
export const ERROR_ANSWER = z
  .object({
    status: z.literal('error'),
    message: z.string().describe('A sentence for people.'),
    code: z.int().describe('The HTTP status.'),
    error_code: z.string().describe('A word in upper case that never changes.'),
    request_id: z.string().describe('Names this call in the log of the service, as X-Request-Id does.'),
  })
  .meta({
    id: 'Error',
    examples: [
      {
        status: 'error',
        message: 'Invalid API key',
        code: 401,
        error_code: 'INVALID_API_KEY',
        request_id: 'b4f1',
      },
    ],
  })
