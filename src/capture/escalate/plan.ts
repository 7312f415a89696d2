/** Plans the attempts for a page, in order: for each tier of proxies, the means that fit the producer. */

import type { Producer } from '../../model/options.ts'

/** `http` fetches by HTTP and renders in the browser only if the page needs it; `browser` always renders. */
export type Means = 'http' | 'browser'

/** One planned attempt: the tier of proxies that it uses, and the means. */
export interface PlannedAttempt {
  readonly tier: number
  readonly means: Means
}

interface TierPlan {
  readonly producers: readonly Producer[]
  readonly hasBrowser: boolean
  /** Means without a proxy. Each is used once, because the site would give the same answer again. */
  readonly direct: readonly Means[]
  /** Means through proxies. Each attempt uses another session, and another proxy if the tier has several. */
  readonly proxied: readonly Means[]
}

/** The means for one tier, cheapest first. The first row that matches is used. */
const TIER_PLANS: readonly TierPlan[] = [
  { producers: ['browser'], hasBrowser: true, direct: ['browser'], proxied: ['browser', 'browser'] },
  {
    producers: ['auto'],
    hasBrowser: true,
    direct: ['http', 'browser'],
    proxied: ['http', 'http', 'browser'],
  },
  {
    producers: ['auto', 'cascade', 'browser'],
    hasBrowser: false,
    direct: ['http'],
    proxied: ['http', 'http'],
  },
  { producers: ['cascade'], hasBrowser: true, direct: ['http'], proxied: ['http', 'http'] },
]

export interface PlanRequest {
  /** For each tier, whether it uses direct connections only, without any proxy. */
  readonly tiers: readonly { readonly isDirect: boolean }[]
  readonly producer: Producer
  readonly hasBrowser: boolean
  /** The attempt that worked last for this site. */
  readonly remembered?: PlannedAttempt | undefined
}

/** Returns all attempts in order: the one that worked last comes first, then the others tier by tier. */
export function planFor({ tiers, producer, hasBrowser, remembered }: PlanRequest): readonly PlannedAttempt[] {
  const tierPlan = TIER_PLANS.find(
    (candidate) => candidate.hasBrowser === hasBrowser && candidate.producers.includes(producer),
  )
  const plan = tiers.flatMap(({ isDirect }, tier) =>
    ((isDirect ? tierPlan?.direct : tierPlan?.proxied) ?? []).map((means) => ({ tier, means })),
  )
  const ofTier = plan.filter(({ tier }) => tier === remembered?.tier)
  const first = ofTier.find(({ means }) => means === remembered?.means) ?? ofTier[0]
  return first ? [first, ...plan.filter((planned) => planned !== first)] : plan
}
