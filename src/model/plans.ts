/** The rights of an organisation. The operator edits plans in the database. */
export interface Plan {
  /** 1 to 40 lower-case letters, digits and dashes. */
  readonly name: string
  /** Credits that a period includes; null: no limit. */
  readonly quota: number | null
  /** `month`: a new quota begins with each month, UTC. `once`: one quota for all time. */
  readonly period: 'month' | 'once'
  /** Requests per second and key, with bursts of one second; null: no limit. */
  readonly perSecond: number | null
  /**
   * Price of 1,000 credits beyond the quota, in cents of the operator's currency. Null: calls beyond the
   * quota are refused.
   */
  readonly overageCents: number | null
  /** Whether prefetches are allowed. */
  readonly prefetch: boolean
}

/** Names of the plans that a new database has. */
export const FIRST_PLANS: readonly string[] = ['trial', 'basic', 'pro', 'scale', 'enterprise']
