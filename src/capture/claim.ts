import type { Deadline } from '../concurrency/deadline.ts'
import type { Claim } from '../concurrency/fairness.ts'
import type { Site } from '../model/site.ts'

/** What a visit of a site claims, in the line for a place. */
export function claimOf({ parties }: Pick<Deadline, 'parties'>, { registrable }: Site): Claim {
  return { parties, site: registrable }
}
