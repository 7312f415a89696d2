/**
 * Codes for parts that a result lacks because the caller asked for less. The codes are for programs; the
 * notes in the result say the same to people.
 *
 * - `landing_page_alone`: other pages of the site might have had more values, and were not requested.
 * - `not_rendered`: a browser might have found more, or might have been admitted, and no browser was used.
 * - `directory_alone`: the site could not be read, and the record has the values of the directory instead.
 * Such a result is never stored.
 */
export const REDUCTIONS = ['landing_page_alone', 'not_rendered', 'directory_alone'] as const

export type Reduction = (typeof REDUCTIONS)[number]

/** The note for `landing_page_alone`. Results of older versions have only the note. */
export const LANDING_PAGE_ALONE = 'Only the landing page was looked at, as was asked for.'

/** The keys of a record, or of a refused result, from which its reductions are read. */
export interface Reducible {
  readonly reductions?: readonly Reduction[]
  readonly notes?: readonly string[]
}

/** Returns the codes. For a record of an older version, they are derived from its notes. */
export function reductionsOf({ reductions, notes }: Reducible): readonly Reduction[] {
  if (reductions) return reductions
  return notes?.includes(LANDING_PAGE_ALONE) ? ['landing_page_alone'] : []
}
