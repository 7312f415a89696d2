/** One answered call of an organisation. */
export interface Call {
  readonly requestId: string
  readonly keyId: string
  readonly organisation: string
  readonly method: string
  /** Such as `brand/retrieve`. */
  readonly endpoint: string
  readonly status: number
  /** When the answer was sent, in milliseconds, UTC. */
  readonly at: number
  /** How long the answer took, in milliseconds. */
  readonly elapsedMs: number
  /** What it cost. */
  readonly credits: number
}

/** A call in the history, with its place. */
export interface PastCall extends Call {
  /** Grows with each call. */
  readonly seq: number
}

/** Which calls of the history are meant. */
export interface CallFilter {
  /** Only calls before this place. Default: the newest. */
  readonly before?: number | undefined
  /** How many at most. Default: 100. */
  readonly limit?: number | undefined
}

/** What an organisation used of one endpoint. */
export interface EndpointUsage {
  readonly endpoint: string
  readonly calls: number
  /** Of these, those that were answered with 200. */
  readonly answered: number
  readonly credits: number
}

/** What an organisation used in a month. */
export interface Usage {
  readonly organisation: string
  readonly plan: string
  /** Such as `2026-11`, UTC. */
  readonly month: string
  /** Credits that the plan includes; null: as many as are wanted. */
  readonly quota: number | null
  /** Credits that count against the quota: those of the month, or of all time for a plan with one quota. */
  readonly used: number
  /** What is left of the quota; null without one. */
  readonly left: number | null
  /** Credits beyond the quota. */
  readonly overage: number
  /** Their price in cents; null when the plan has no price for them. */
  readonly overageCents: number | null
  /** Calls of the month. */
  readonly calls: number
  /** The most used first. */
  readonly endpoints: readonly EndpointUsage[]
}

/** The period of a quota: the month, UTC, or the one of a quota for all time. */
export function periodOf(period: 'month' | 'once', at: Date): string {
  return period === 'once' ? 'once' : monthOf(at)
}

/** A month as `2026-11`, UTC. */
export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7)
}
