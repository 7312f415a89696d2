/**
 * What was left out of a result because the caller asked for less. Code tests these; the notes beside them
 * tell people the same.
 *
 * - `landing_page_alone`: other pages of the site might have told more, and were not requested.
 * - `not_rendered`: a browser might have shown more, or might have been let in, and none was used.
 * - `directory_alone`: the site could not be read, and what the directory knows of the company stands in for
 *   it. Such a result is never stored.
 */
export const REDUCTIONS = ['landing_page_alone', 'not_rendered', 'directory_alone'] as const

/** One of these codes. */
export type Reduction = (typeof REDUCTIONS)[number]

/** The note that stands beside `landing_page_alone`. Results of older versions have the note and no code. */
export const LANDING_PAGE_ALONE = 'Only the landing page was looked at, as was asked for.'

/** Where reductions are kept: in the record of an `ok` result, in a `refused` result itself. */
export interface Reducible {
  readonly reductions?: readonly Reduction[]
  readonly notes?: readonly string[]
}

/** The codes; for a record of an older version, those that its notes stand for. */
export function reductionsOf({ reductions, notes }: Reducible): readonly Reduction[] {
  if (reductions) return reductions
  return notes?.includes(LANDING_PAGE_ALONE) ? ['landing_page_alone'] : []
}
