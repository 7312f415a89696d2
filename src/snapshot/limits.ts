import { isDeepStrictEqual } from 'node:util'
import { DEFAULT_LIMITS, type LimitOptions, type PageLimits, pageLimits } from '../model/limits.ts'
import type { Snapshot } from './snapshot.ts'

/** How much of the page is read. */
export function limitsOf({ limits = DEFAULT_LIMITS }: Pick<Snapshot, 'limits'>): PageLimits {
  return limits
}

/** The field of a snapshot that options ask for: none when they leave the limits as they are by default. */
export function limitedBy(options: LimitOptions): Pick<Snapshot, 'limits'> {
  const limits = pageLimits(options)
  return isDeepStrictEqual(limits, DEFAULT_LIMITS) ? {} : { limits }
}

/** A snapshot that was stored, with the limits of these options: they are not stored with it. */
export function withLimits(snapshot: Snapshot, options: LimitOptions): Snapshot {
  return snapshot.limits ? snapshot : { ...snapshot, ...limitedBy(options) }
}
