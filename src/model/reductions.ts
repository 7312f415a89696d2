/**
 * Codes for parts that were left out of a result because the caller asked for less. These codes are for
 * programs; the notes beside them say the same to people.
 *
 * - `landing_page_alone`: other pages of the site might have had more values, and were not requested.
 * - `not_rendered`: a browser might have found more, or might have been let in, and no browser was used.
 * - `directory_alone`: the site could not be read, and the record has the values of the directory
 *   instead. Such a result is never stored.
 */
export const REDUCTIONS = ['landing_page_alone', 'not_rendered', 'directory_alone'] as const

/** One of these codes. */
export type Reduction = (typeof REDUCTIONS)[number]

/** The note that stands beside `landing_page_alone`. Results of older versions have only the note. */
export const LANDING_PAGE_ALONE = 'Only the landing page was looked at, as was asked for.'

/** Where reductions are stored: in the record of an `ok` result, in a `refused` result itself. */
export interface Reducible {
  readonly reductions?: readonly Reduction[]
  readonly notes?: readonly string[]
}

/** The codes; for a record of an older version, the codes that correspond to its notes. */
export function reductionsOf({ reductions, notes }: Reducible): readonly Reduction[] {
  if (reductions) return reductions
  return notes?.includes(LANDING_PAGE_ALONE) ? ['landing_page_alone'] : []
}
