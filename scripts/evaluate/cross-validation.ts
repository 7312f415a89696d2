/** One page of a corpus, with its scores by the values of a constant, in the order of the values. */
export interface ScoredPage {
  /** Pages of one site are in the same fold, because they are alike. */
  readonly site: string
  readonly scores: readonly number[]
}

/** What another choice of a constant would have given. */
export interface Validation {
  /** Mean score, 0 to 1, with the value that is used. */
  readonly today: number
  /** Mean score of the pages of each fold, with the value that is best on the other folds. */
  readonly heldOut: number
  /** The values that were best on the other folds, one for each fold. */
  readonly chosen: readonly number[]
  /** How many pages score differently with different values: only these speak for or against one. */
  readonly deciding: number
  /** Largest difference between the mean scores of two values. */
  readonly spread: number
}

const FOLDS = 5

/**
 * Chooses a value on four fifths of the sites and scores it on the fifth, five times. Of values that score
 * alike the one nearest to today's is chosen.
 */
export function crossValidate(
  values: readonly number[],
  today: number,
  pages: readonly ScoredPage[],
): Validation {
  const nearest = [...values.keys()].sort((a, b) => distance(values, a, today) - distance(values, b, today))
  const meanOf = (within: readonly ScoredPage[], at: number) =>
    within.reduce((sum, { scores }) => sum + (scores[at] ?? 0), 0) / Math.max(within.length, 1)
  const bestOn = (within: readonly ScoredPage[]) =>
    nearest.reduce(
      (best, at) => (meanOf(within, at) > meanOf(within, best) + ALIKE ? at : best),
      nearest[0] ?? 0,
    )
  const folds = Array.from({ length: FOLDS }, (_, fold) => fold).map((fold) => {
    const best = bestOn(pages.filter(({ site }) => foldOf(site) !== fold))
    return { best, held: pages.filter(({ site }) => foldOf(site) === fold) }
  })
  const heldOut = folds.reduce((sum, { best, held }) => sum + meanOf(held, best) * held.length, 0)
  const means = [...values.keys()].map((at) => meanOf(pages, at))
  return {
    today: meanOf(pages, nearest[0] ?? 0),
    heldOut: heldOut / Math.max(pages.length, 1),
    chosen: folds.map(({ best }) => values[best] ?? Number.NaN),
    deciding: pages.filter(({ scores }) => new Set(scores).size > 1).length,
    spread: Math.max(...means) - Math.min(...means),
  }
}

/** A smaller difference of means is rounding. */
const ALIKE = 1e-9

const distance = (values: readonly number[], at: number, today: number): number =>
  Math.abs((values[at] ?? Number.POSITIVE_INFINITY) - today)

/** The fold of a site, 0 to 4: the same on every machine, whichever other sites there are. */
export function foldOf(site: string): number {
  let hash = 0
  for (const sign of site) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return hash % FOLDS
}
