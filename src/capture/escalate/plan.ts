import type { Producer } from '../../model/options.ts'

/** `http` is the usual way, which renders when the page needs it; `browser` renders whatever the page says. */
export type Means = 'http' | 'browser'

/** One thing to try: by which tier of ways out, and by which means. */
export interface Planned {
  readonly tier: number
  readonly means: Means
}

interface Course {
  readonly producers: readonly Producer[]
  readonly hasBrowser: boolean
  /** Straight: twice the same would be told the same. */
  readonly direct: readonly Means[]
  /** Through proxies: each attempt is another session, and comes from another of them if there is one. */
  readonly proxied: readonly Means[]
}

/** What is tried on a tier, cheapest first. First match wins. */
const COURSES: readonly Course[] = [
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
  /** Of each tier, whether it leaves straight, through no proxy at all. */
  readonly tiers: readonly { readonly isDirect: boolean }[]
  readonly producer: Producer
  readonly hasBrowser: boolean
  /** What worked last for this site. */
  readonly remembered?: Planned | undefined
}

/** Everything there is to try, in order: what worked last, then tier by tier. */
export function planFor({ tiers, producer, hasBrowser, remembered }: PlanRequest): readonly Planned[] {
  const course = COURSES.find(
    (candidate) => candidate.hasBrowser === hasBrowser && candidate.producers.includes(producer),
  )
  const plan = tiers.flatMap(({ isDirect }, tier) =>
    ((isDirect ? course?.direct : course?.proxied) ?? []).map((means) => ({ tier, means })),
  )
  const ofTier = plan.filter(({ tier }) => tier === remembered?.tier)
  const first = ofTier.find(({ means }) => means === remembered?.means) ?? ofTier[0]
  return first ? [first, ...plan.filter((planned) => planned !== first)] : plan
}
