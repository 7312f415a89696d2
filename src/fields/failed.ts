import { beginning } from '../formats/text/excerpt.ts'
import type { Failed } from '../model/finding.ts'

/** The finding of a user's field that could not be read. */
export const failedField = (name: string, why: string): Failed => ({
  error: beginning(`${name}: ${why}`, MAX_CHARS),
})

/** A schema may write an unreadably long message for a large value. */
const MAX_CHARS = 1_000
