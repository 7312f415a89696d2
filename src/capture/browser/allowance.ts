/** Limits how much time and how much processor time one visit of a page may use. */

import { setTimeout as sleep } from 'node:timers/promises'
import { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import { VISIT } from '../bounds.ts'
import type { MakeRoom } from './admission.ts'
import type { PageMessages } from './inbox.ts'
import type { PageProcesses } from './page-processes.ts'

/** The limits of one visit of a page, and the signal for its end. */
export interface Allowance {
  /** Milliseconds that the whole visit may take, as `givenMs` counts them. */
  readonly maxMs: number
  /**
   * Milliseconds that the page has had since the visit began. Time in which it waited for a processor is not
   * counted, up to half of all time, so that a busy machine does not make a page fail.
   */
  givenMs(): number
  /** True when the page has used its processor time, or blocks others: its scripts are then ended. */
  isSpent(): boolean
  /** Fires when the visit ends, for any reason. Every wait for the page must end with it. */
  readonly over: AbortSignal
  /** The messages that the page makes the browser send to this process. */
  readonly messages: PageMessages
}

export interface RunningAllowance extends Allowance {
  end(): void
}

interface AllowanceParts {
  readonly processes: PageProcesses
  readonly messages: PageMessages
  readonly options: Pick<Options, 'browser'>
  /** Milliseconds for the whole visit. Default: `captureTimeoutMs`. */
  readonly maxMs?: number | undefined
  /** The caller's signal. When it fires, the visit ends. */
  readonly signal: AbortSignal
  /** Lets the next page in beside this slow one. Returns false when there is no room. May be called again. */
  readonly makeRoom: MakeRoom
}

/** Interval between two checks of a page. */
const LOOK_MS = 100

/**
 * Processor times from which a page gets a lower priority than others, each with the `nice` value. An
 * ordinary page uses less than any of them.
 */
const STEPS_BACK: readonly { readonly spentMs: number; readonly nice: number }[] = [
  { spentMs: 2_000, nice: 19 },
  { spentMs: 1_000, nice: 10 },
]

/** A page that was idle for this long in total, without waiting for a processor, makes room for another. */
const MAX_IDLE_MS = 3_000

/** Minimum share of the elapsed time that `givenMs` counts. */
const MIN_COUNTED = 0.5

/**
 * The visit ends without a result when the page has used this many times its processor time. The factor is
 * more than 1, because the page still has to be read after its scripts were ended.
 */
const MAX_SHARES = 2

export function startAllowance(parts: AllowanceParts): RunningAllowance {
  const { processes, messages, options, ...visit } = parts
  const { maxCpuMs } = VISIT
  const { maxMs = options.browser.captureTimeoutMs, signal, makeRoom } = visit
  const started = performance.now()
  const before = { spent: processes.spentMs(), waited: processes.waitedMs() }
  const over = new AbortController()
  /** True when others wait for this page and there is no room beside it. */
  let isInTheWay = false
  const spentMs = () => processes.spentMs() - before.spent
  const waitedMs = () => processes.waitedMs() - before.waited
  const passedMs = () => performance.now() - started
  const givenMs = () => {
    const passed = passedMs()
    return Math.max(passed * MIN_COUNTED, passed - waitedMs())
  }
  const leave = () => end(signal.reason)
  const end = (reason: unknown) => {
    clearInterval(timer)
    signal.removeEventListener('abort', leave)
    over.abort(reason)
  }
  const look = () => {
    const spent = spentMs()
    const given = givenMs()
    const step = STEPS_BACK.find((each) => spent >= each.spentMs)
    if (step) processes.lowerPriority(step.nice)
    const isLong = step !== undefined || passedMs() - waitedMs() - spent > MAX_IDLE_MS
    if (isLong && !makeRoom()) isInTheWay = true
    if (given >= maxMs) end(new BlazonError('timeout', 'The page was not finished in the browser in time.'))
    else if (spent >= maxCpuMs * MAX_SHARES)
      end(new BlazonError('timeout', `The page took more than ${Math.round(spent)} ms of processor time.`))
  }
  const timer = setInterval(look, LOOK_MS).unref()
  if (signal.aborted) leave()
  else signal.addEventListener('abort', leave, { once: true })
  return {
    maxMs,
    givenMs,
    isSpent: () => isInTheWay || spentMs() >= maxCpuMs,
    over: over.signal,
    messages,
    end: () => end(new BlazonError('cancelled', 'The visit of the page has ended.')),
  }
}

/**
 * Waits until `givenMs` reaches the deadline, which may change. Rejects when the signal or the visit ends it.
 */
export async function untilGiven(
  { givenMs, over }: Allowance,
  deadline: () => number,
  signal: AbortSignal,
): Promise<void> {
  const end = AbortSignal.any([over, signal])
  for (let left = deadline() - givenMs(); left > 0; left = deadline() - givenMs())
    await sleep(Math.min(left, LOOK_MS), undefined, { signal: end })
}
