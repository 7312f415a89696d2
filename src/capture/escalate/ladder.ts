import { setTimeout as sleep } from 'node:timers/promises'
import { asBlazonError, BlazonError } from '../../model/errors.ts'
import type { Options, Producer } from '../../model/options.ts'
import type { Site } from '../../model/site.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { outcomeOf, type Tried } from './account.ts'
import type { Memory } from './memory.ts'
import { type Planned, planFor } from './plan.ts'
import { type Attempted, furtherAfter } from './reaction.ts'
import type { Exit, Ways } from './ways.ts'

/** One attempt as it is to be made. */
export interface Step extends Planned {
  /** The proxy it leaves through; none for straight. */
  readonly way: { readonly upstream?: URL }
}

export interface Climb {
  readonly site: Site
  readonly hasBrowser: boolean
  readonly producer: Producer
  readonly ways: Ways
  readonly memory: Memory
  readonly options: Pick<Options, 'escalation'>
  /** Of the whole climb; its reason is what the promise rejects with when it fires. */
  readonly signal: AbortSignal
  /** Milliseconds until the signal fires by itself. */
  readonly timeLeftMs: () => number
  /** Makes one attempt; the signal is the climb's, and for all but the first attempt a limit. A failure may be given or thrown. */
  readonly attempt: (step: Step, signal: AbortSignal) => Promise<Attempted>
}

/**
 * One page, by the first way that lets us in: as planned, each step by another means or another address, within the time and the
 * number of attempts there are; what worked is remembered for the site. Gives the page that was let in, else the last one that
 * turned us away, with a note on what was tried when that was more than one thing. Rejects when there is no page at
 * all, with the first failure of going straight if there is one.
 */
export async function climb(request: Climb): Promise<Snapshot> {
  const { site, memory, ways } = request
  const plan = planFor({ ...request, tiers: ways.tiers, remembered: memory.recall(site.registrable) })
  const tried: Tried[] = []
  let turn: Turn | undefined = plan[0] && { planned: plan[0], waitMs: 0 }
  while (turn) {
    tried.push(await take(turn, tried, request))
    turn = turnAfter(tried, plan, request)
  }
  learn(tried, request)
  return outcomeOf(tried)
}

/** What is done next. */
interface Turn {
  readonly planned: Planned
  readonly waitMs: number
}

async function take({ planned, waitMs }: Turn, tried: readonly Tried[], request: Climb): Promise<Tried> {
  const { ways, signal, timeLeftMs, attempt } = request
  if (waitMs > 0) await pause(waitMs, signal)
  signal.throwIfAborted()
  const used = new Set(tried.flatMap(({ proxy }) => proxy ?? []))
  const exit = await ways.exit(planned.tier, used)
  const limitMs = Math.max(0, timeLeftMs() - request.options.escalation.reserveMs)
  const limit = tried.length === 0 ? undefined : AbortSignal.timeout(limitMs)
  const step = { ...planned, way: exit.upstream ? { upstream: exit.upstream } : {} }
  const attempted = await attempt(step, limit ? AbortSignal.any([signal, limit]) : signal).catch((thrown) => {
    if (signal.aborted) throw signal.reason
    return { failure: limit?.aborted ? outOfTime(thrown) : asBlazonError(thrown) }
  })
  signal.throwIfAborted()
  tellExit(exit, attempted)
  const isDirect = request.ways.tiers[planned.tier]?.isDirect ?? true
  return { planned, isDirect, proxy: exit.upstream?.href, waitedMs: waitMs, attempted }
}

/** Rejects with the signal's own reason, as every wait here does. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch((thrown) => {
    throw signal.aborted ? signal.reason : thrown
  })
}

function outOfTime(cause: unknown): BlazonError {
  return new BlazonError('timeout', 'There was not enough time left.', { cause })
}

function tellExit(exit: Exit, attempted: Attempted): void {
  if (attempted.failure) exit.broke()
  else if (isIn(attempted)) exit.worked()
  else exit.blocked()
}

/** The same again once the pause that was asked for is over, if it is short; else the first step that may help and was not taken. */
function turnAfter(tried: readonly Tried[], plan: readonly Planned[], request: Climb): Turn | undefined {
  const { maxAttempts, maxWaitMs, minTimeLeftMs } = request.options.escalation
  const last = tried.at(-1)
  const leftMs = request.timeLeftMs() - minTimeLeftMs
  if (!last || tried.length >= maxAttempts || leftMs < 0) return undefined
  const { planned, isDirect, attempted } = last
  const { retryAfterMs: waitMs = Number.POSITIVE_INFINITY } = attempted
  const isAgain = tried.filter((each) => each.planned === planned).length > 1
  if (attempted.verdict?.class !== 'brand' && !isAgain && waitMs <= Math.min(maxWaitMs, leftMs))
    return { planned, waitMs }
  const next =
    furtherAfter(attempted, isDirect) === 'nothing'
      ? undefined
      : plan.find((step) => !isForegone(step, tried))
  return next && { planned: next, waitMs: 0 }
}

/** Taken; or led into the browser already by the usual way; or leaving by the one address that was turned away there last. */
function isForegone(step: Planned, tried: readonly Tried[]): boolean {
  const there = tried.filter(({ planned }) => planned.tier === step.tier)
  const isRendered = there.some(
    ({ planned, attempted }) => planned.means === 'http' && attempted.snapshot?.producer === 'browser',
  )
  const last = there.at(-1)
  const isTurnedAway =
    last?.isDirect === true && furtherAfter(last.attempted, last.isDirect) === 'another address'
  const isTaken = there.some(({ planned }) => planned === step)
  return isTaken || isTurnedAway || (step.means === 'browser' && isRendered)
}

function isIn({ snapshot, verdict }: Attempted): boolean {
  return snapshot !== undefined && verdict?.class !== 'blocked'
}

/** Remembers what let us in after something else did not, unless it is what is tried first anyway. */
function learn(tried: readonly Tried[], request: Climb): void {
  const { site, memory, ways } = request
  const last = tried.at(-1)
  const worked = last && isIn(last.attempted) ? last.planned : undefined
  if (worked && tried.length === 1) return
  const [plain] = planFor({ ...request, tiers: ways.tiers })
  const isPlain = plain?.tier === worked?.tier && plain?.means === worked?.means
  if (worked && !isPlain) memory.remember(site.registrable, { tier: worked.tier, means: worked.means })
  else memory.forget(site.registrable)
}
