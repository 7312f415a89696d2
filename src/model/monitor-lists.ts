/** Filters for lists of monitors, runs and changes. */

import type { DetectionType, MonitorState, RunState, SEARCHED_FIELDS, TargetType } from './monitors.ts'
import type { OfOwner, PageRequest } from './webhooks.ts'

export interface MonitorFilter extends PageRequest, OfOwner {
  readonly status?: MonitorState | undefined
  readonly targetType?: TargetType | undefined
  readonly detectionType?: DetectionType | undefined
  /** Only entries with one of these tags. */
  readonly tags?: readonly string[] | undefined
  /** A text that is searched in the fields of `searchBy`. */
  readonly q?: string | undefined
  /** Default: all fields. */
  readonly searchBy?: readonly (typeof SEARCHED_FIELDS)[number][] | undefined
  /**
   * `prefix`: each word of `q` may be the beginning of a word. `exact`: each word of `q` must be a whole
   * word. Default: `prefix`.
   */
  readonly searchType?: 'exact' | 'prefix' | undefined
}

interface Window {
  /** Only entries from this time on. */
  readonly since?: Date | undefined
  /** Only entries before this time. */
  readonly until?: Date | undefined
}

export interface ChangeFilter extends PageRequest, OfOwner, Window {
  readonly monitorId?: string | undefined
  readonly targetType?: TargetType | undefined
  readonly detectionType?: DetectionType | undefined
  readonly tag?: string | undefined
}

export interface RunFilter extends PageRequest, OfOwner {
  readonly monitorId?: string | undefined
  readonly status?: RunState | undefined
}

export interface CreditFilter extends OfOwner, Window {}

/** The credits for the runs of one monitor. */
export interface MonitorCredits {
  readonly monitorId: string
  /** The name, or the id if the monitor was deleted. */
  readonly name: string
  readonly credits: number
  /** The number of runs that cost credits. */
  readonly runs: number
}
