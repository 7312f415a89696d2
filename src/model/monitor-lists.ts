/** Which monitors, runs and changes are listed. */

import type { DetectionType, MonitorState, RunState, SEARCHED_FIELDS, TargetType } from './monitors.ts'
import type { OfOwner, PageRequest } from './webhooks.ts'

export interface MonitorFilter extends PageRequest, OfOwner {
  readonly status?: MonitorState | undefined
  readonly targetType?: TargetType | undefined
  readonly detectionType?: DetectionType | undefined
  /** Those that have one of the tags. */
  readonly tags?: readonly string[] | undefined
  /** A text that is looked for in the fields of `searchBy`. */
  readonly q?: string | undefined
  /** Default: all of them. */
  readonly searchBy?: readonly (typeof SEARCHED_FIELDS)[number][] | undefined
  /** `prefix`: words that begin with each word of `q`; `exact`: the same words. Default: `prefix`. */
  readonly searchType?: 'exact' | 'prefix' | undefined
}

interface Window {
  /** Only what happened at this time or later. */
  readonly since?: Date | undefined
  /** Only what happened before this time. */
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

/** The credits of the runs of one monitor. */
export interface MonitorCredits {
  readonly monitorId: string
  /** The id, when the monitor was deleted. */
  readonly name: string
  readonly credits: number
  /** Runs that cost credits. */
  readonly runs: number
}
