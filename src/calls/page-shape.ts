import type { Zod } from './doors.ts'

/** The keys of all answers about one page. */
export const pageShape = (z: Zod) => ({
  success: z.literal(true),
  url: z.string().describe('The URL as it was asked for.'),
})
