/** One answered call of an organisation. */
export interface Call {
  readonly requestId: string
  readonly keyId: string
  readonly organisation: string
  readonly method: string
  /** The endpoint, such as `brand/retrieve`. */
  readonly endpoint: string
  readonly status: number
  /** When the answer was sent, in milliseconds, UTC. */
  readonly at: number
  /** How long the answer took, in milliseconds. */
  readonly elapsedMs: number
  /** The price of the call. */
  readonly credits: number
  /** The error code of a refusal. */
  readonly errorCode?: string | undefined
  /** Words that the caller chose for the call. Default: none. */
  readonly tags?: readonly string[] | undefined
  /** True for a call with zero data retention. Default: false. */
  readonly zdr?: boolean | undefined
}

/** A call, and its position in the history. */
export interface PastCall extends Call {
  /** A number that grows with each call. */
  readonly seq: number
}

/** Selects calls of the history. */
export interface CallFilter {
  /** Only calls before this position. Default: the newest. */
  readonly before?: number | undefined
  /** The largest number of calls. Default: 100. */
  readonly limit?: number | undefined
}

/** The usage of one endpoint by an organisation. */
export interface EndpointUsage {
  readonly endpoint: string
  readonly calls: number
  /** The number of these calls that were answered with 200. */
  readonly answered: number
  readonly credits: number
}

/** The usage of an organisation in a month. */
export interface Usage {
  readonly organisation: string
  readonly plan: string
  /** The month in UTC, such as `2026-11`. */
  readonly month: string
  /** Credits that the plan includes; null: no limit. */
  readonly quota: number | null
  /** Credits that count against the quota: those of the month, or of all time for the period `once`. */
  readonly used: number
  /** Remaining credits of the quota; null without a quota. */
  readonly left: number | null
  /** Credits beyond the quota. */
  readonly overage: number
  /** The price of the overage in cents; null when the plan has no price for it. */
  readonly overageCents: number | null
  /** The number of calls in the month. */
  readonly calls: number
  /** Usage by endpoint, the most used first. */
  readonly endpoints: readonly EndpointUsage[]
}

/** The credits that an organisation may use in a period, which `periodOf` names. */
export interface Allowance {
  readonly period: string
  readonly credits: number
}

/** Returns the name of a quota's period: the month, or `once` for a quota for all time. */
export function periodOf(period: 'month' | 'once', at: Date): string {
  return period === 'once' ? 'once' : monthOf(at)
}

/** The form of a month, such as `2026-11`. */
export const MONTH_FORM = /^\d{4}-(0[1-9]|1[0-2])$/

/** Returns the month in UTC, such as `2026-11`. */
export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7)
}
