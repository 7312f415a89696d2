import { noun } from '../model/noun.ts'
import type { ResultState } from '../model/record.ts'
import type { ListProgress } from '../model/work-status.ts'

/** Counts of one run. `lines` is the sum of the finished lines, the comments, and `inHand`. */
export interface Tally extends Record<ResultState, number> {
  /** Lines that were read, including comments and empty lines. */
  lines: number
  /** Comments and empty lines. */
  comments: number
  invalid: number
  /**
   * The `ok` domains whose page needs scripts but was described without running them, because there was no
   * browser, the browser did not finish, or the request excluded it.
   */
  unrendered: number
  /** Domains whose result is fresh, or that are also on an earlier line of the list. */
  skipped: number
  /** The skipped domains that are also on an earlier line of the list. */
  repeated: number
  /** Domains whose lookup has begun and whose result is not stored yet. */
  inHand: number
  /** Domains with a record whose additional lookups failed. */
  extrasFailed: number
}

/** The skipped domains that an earlier call left without a record. */
export interface Earlier {
  refused: number
  failed: number
  /** The refused domains of the interrupted run that this call continues. */
  refusedInRun: number
}

/** The progress of a run: counts, and times in milliseconds. */
export interface Progress extends Readonly<Tally> {
  /** Lines of the list without comments and empty lines, if the number is known. */
  readonly total: number | undefined
  readonly elapsedMs: number
  /** Domains that were looked up per second, on average over the last five minutes. */
  readonly perSecond: number
  /**
   * The number of remaining lines, without repeated domains if these are known; undefined when it is not
   * known.
   */
  readonly left: number | undefined
  /** The remaining time at this speed; undefined when the total or the speed is not known. */
  readonly etaMs: number | undefined
  /** The number of processes that work on the lists of the database, if there can be several. */
  readonly workers?: number | undefined
}

export function newTally(): Tally {
  return {
    ...{ lines: 0, comments: 0, ok: 0, refused: 0, failed: 0, invalid: 0 },
    ...{ unrendered: 0, skipped: 0, repeated: 0, inHand: 0, extrasFailed: 0 },
  }
}

/** Returns how many of the counted domains were looked up and have a result. */
export function lookedUp({ ok, refused, failed }: Pick<Tally, 'ok' | 'refused' | 'failed'>): number {
  return ok + refused + failed
}

/** `perSecond` is the pace, `unread` the different entries still to be read. Default: the unread lines. */
export function progressOf(
  tally: Tally,
  total: number | undefined,
  { elapsedMs, perSecond }: Pick<Progress, 'elapsedMs' | 'perSecond'>,
  unread = total === undefined ? undefined : total - (tally.lines - tally.comments),
): Progress {
  const left = unread === undefined ? undefined : Math.max(0, unread) + tally.inHand
  const etaMs = left === undefined || perSecond === 0 ? undefined : (left / perSecond) * 1000
  return { ...tally, total, elapsedMs, perSecond, left, etaMs }
}

/** The progress of a list in the form in which it is stored for the status of the database. */
export function listProgress(
  { list, language = null }: { readonly list: string; readonly language?: string | null | undefined },
  { ok, refused, failed, invalid, skipped, left, perSecond, etaMs }: Progress,
): ListProgress {
  const counts = { ok, refused, failed, invalid, skipped }
  return { list, language, ...counts, left: left ?? null, perSecond, etaMs: etaMs ?? null }
}

/** Writes a line such as `120 of 500 · 100 ok · 5 refused · 9 failed · 4 skipped · 3.1/s · 2 min left`. */
export function progressLine(progress: Progress): string {
  const settled = progress.lines - progress.comments - progress.inHand
  const of = progress.total === undefined ? '' : ` of ${count(progress.total)}`
  const states = (['ok', 'refused', 'failed', 'invalid', 'skipped'] as const)
    .filter((state) => state === 'ok' || progress[state] > 0)
    .map((state) => `${count(progress[state])} ${state}`)
  const left = progress.etaMs ? [`${duration(progress.etaMs)} left`] : []
  const { workers, perSecond } = progress
  const by =
    workers === undefined ? [] : [workers === 0 ? 'no worker' : `${workers} ${noun(workers, 'worker')}`]
  return [`${count(settled)}${of}`, ...states, `${perSecond.toFixed(1)}/s`, ...left, ...by].join(' · ')
}

function count(n: number): string {
  return n.toLocaleString('en-US')
}

/** A time for people, such as `40 s`, `12 min` or `3 h 20 min`. */
export function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
