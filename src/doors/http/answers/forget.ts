import { z } from 'zod'

const COUNTS = z.object({
  results: z.int(),
  findings: z.int(),
  languages: z.int().describe('Results in a language.'),
  answers: z.int(),
  snapshots: z.int().describe('Pages of brands.'),
  bodies: z.int().describe('Files of pages that no other domain has.'),
  screenshots: z.int(),
  pictures: z.int().describe('Pictures that no other domain has.'),
  renditions: z.int().describe('Drawn logos.'),
  pages: z.int().describe('Pages, and lists of pages, by their address.'),
  extras: z.int().describe('Products and answers of batches.'),
  tasks: z.int().describe('Calls of the background.'),
  deliveries: z.int().describe('Events for webhooks.'),
  monitors: z.int().describe('Monitors, their runs and their changes.'),
  lines: z.int().describe('Lines of lists.'),
  corrections: z.int(),
  companies: z.int().describe('Entries of the imported directory.'),
})

/** The answer after a domain was forgotten: how many rows of each kind were deleted. */
export const FORGET_ANSWER = z
  .object({
    status: z.literal('ok'),
    code: z.literal(200),
    domain: z.string(),
    forgotten_at: z.string().describe('ISO 8601, UTC.'),
    deleted: COUNTS.describe('How many rows of each kind were deleted and written over.'),
    is_compacted: z
      .literal(false)
      .describe('A service does not write the whole file anew; the command `blazon forget` does.'),
  })
  .meta({ id: 'ForgetAnswer' })
