import type { Deadline } from '../concurrency/deadline.ts'
import type { Claim } from '../concurrency/fairness.ts'
import type { Site } from '../model/site.ts'

/** The parties and the site of a visit, in the queue for a slot. */
export function claimOf({ parties }: Pick<Deadline, 'parties'>, { registrable }: Site): Claim {
  return { parties, site: registrable }
}
