/**
 * Escalation: a page is captured by several attempts, one after the other, until a site lets us in. Each
 * attempt uses another means (plain HTTP, then the browser) or another route (direct, then proxies).
 */

import { setTimeout as sleep } from 'node:timers/promises'
import { type Deadline, shortened } from '../../concurrency/deadline.ts'
import { attempts } from '../../diagnostics/index.ts'
import { asBlazonError, BlazonError } from '../../model/errors.ts'
import type { Options, Producer } from '../../model/options.ts'
import type { Site } from '../../model/site.ts'
import { ESCALATION } from '../bounds.ts'
import type { Memory } from './memory.ts'
import { type AdmittedPage, endOf, howOf, outcomeOf, type PastAttempt } from './outcome.ts'
import { type PlannedAttempt, planFor } from './plan.ts'
import type { ProxyRoute, ProxyRoutes } from './proxy-routes.ts'
import { type AttemptOutcome, furtherAfter, isTurnedAway } from './reaction.ts'

/** One attempt, as it is passed to the function that captures the page. */
export interface Attempt extends PlannedAttempt {
  /** The proxy that the attempt uses. It is empty for a direct connection. */
  readonly route: { readonly upstream?: URL }
}

export interface Escalation {
  readonly site: Site
  readonly hasBrowser: boolean
  readonly producer: Producer
  readonly routes: ProxyRoutes
  readonly memory: Memory
  readonly options: Pick<Options, 'escalation'>
  /** The time of all attempts together. When its signal fires, the promise rejects with its reason. */
  readonly deadline: Deadline
  /**
   * Makes one attempt. Its deadline is that of the whole escalation; from the second attempt on, its signal
   * also has a time limit of its own. A failure may be returned or thrown.
   */
  readonly attempt: (step: Attempt, deadline: Deadline) => Promise<AttemptOutcome>
}

/**
 * Makes the planned attempts one after the other, within the time and the number of attempts that the options
 * allow, until one gets a page. It remembers for the site which attempt worked.
 * Returns the page that was let in, otherwise the last page that blocked us. When there was more than one
 * attempt, the page gets a note about all of them. Rejects when there is no page at all, with the failure of
 * the first direct attempt if there was one.
 */
export async function escalate(request: Escalation): Promise<AdmittedPage> {
  const { site, deadline } = request
  const remembered = await recalled(request)
  const plan = planFor({ ...request, tiers: request.routes.tiers, remembered })
  const tried: PastAttempt[] = []
  let turn: Turn | undefined = plan[0] && { planned: plan[0], waitMs: 0 }
  while (turn) {
    const begun = performance.now()
    const made = { planned: turn.planned, isDirect: isDirect(turn.planned, request), waitedMs: turn.waitMs }
    const report = (end: string) =>
      attempts.report({ domain: site.domain, how: howOf(made), end, elapsedMs: performance.now() - begun })
    try {
      const { route, step, within } = await prepare(turn, tried, request)
      const attempted = await request.attempt(step, within).catch(failureWithin(within, deadline))
      deadline.signal.throwIfAborted()
      reportTo(route, attempted)
      const past = { ...made, proxy: route.upstream?.href, attempted }
      report(endOf(past))
      tried.push(past)
    } catch (thrown) {
      report(`stopped (${asBlazonError(thrown).message})`)
      throw thrown
    }
    turn = turnAfter(tried, plan, request)
  }
  await learn(tried, remembered, request)
  return marked(outcomeOf(tried), tried, request)
}

/** Returns the attempt that worked last for the site, if several are possible. */
async function recalled(request: Escalation): Promise<PlannedAttempt | undefined> {
  const { site, memory, routes } = request
  const [, second] = planFor({ ...request, tiers: routes.tiers })
  return second && memory.recall(site.registrable)
}

/** Returns the page. When it refused us, and no browser could be tried, it gets the mark `not_rendered`. */
function marked(page: AdmittedPage, tried: readonly PastAttempt[], request: Escalation): AdmittedPage {
  const { hasBrowser, producer } = request
  const isUntried = !hasBrowser || tried.some(({ attempted }) => attempted.failure?.code === 'unavailable')
  if (!isUntried || producer !== 'auto' || !isTurnedAway(page)) return page
  const { snapshot } = page
  return { ...page, snapshot: { ...snapshot, reductions: [...(snapshot.reductions ?? []), 'not_rendered'] } }
}

interface Turn {
  readonly planned: PlannedAttempt
  readonly waitMs: number
}

function isDirect({ tier }: PlannedAttempt, { routes }: Escalation): boolean {
  return routes.tiers[tier]?.isDirect ?? true
}

/**
 * Waits as long as the site asked for, and chooses the route of the attempt. From the second attempt on, its
 * deadline is earlier than the deadline of the escalation, so that an earlier page can still be returned.
 */
async function prepare(
  { planned, waitMs }: Turn,
  tried: readonly PastAttempt[],
  { routes, deadline }: Escalation,
): Promise<{ readonly route: ProxyRoute; readonly step: Attempt; readonly within: Deadline }> {
  const { signal } = deadline
  if (waitMs > 0) await pause(waitMs, signal)
  signal.throwIfAborted()
  const used = new Set(tried.flatMap(({ proxy }) => proxy ?? []))
  const route = await routes.choose(planned.tier, used)
  const step = { ...planned, route: route.upstream ? { upstream: route.upstream } : {} }
  if (tried.length === 0) return { route, step, within: deadline }
  const limitMs = Math.max(0, deadline.timeLeftMs() - ESCALATION.reserveMs)
  return { route, step, within: shortened(deadline, AbortSignal.timeout(limitMs)) }
}

/** Turns the error of an attempt into an outcome, or throws the reason of the escalation's signal. */
function failureWithin(within: Deadline, { signal }: Deadline): (thrown: unknown) => AttemptOutcome {
  return (thrown) => {
    if (signal.aborted) throw signal.reason
    return { failure: within.signal.aborted ? outOfTime(thrown) : asBlazonError(thrown) }
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch((thrown) => {
    throw signal.aborted ? signal.reason : thrown
  })
}

function outOfTime(cause: unknown): BlazonError {
  return new BlazonError('timeout', 'There was not enough time left.', { cause })
}

function reportTo(route: ProxyRoute, attempted: AttemptOutcome): void {
  if (attempted.failure) route.broke()
  else if (isIn(attempted)) route.worked()
  else route.blocked()
}

/**
 * Chooses the next attempt. When the site asked us to wait and the pause is short, the same attempt is
 * repeated once after the pause. Otherwise it is the first planned attempt that may still help.
 */
function turnAfter(
  tried: readonly PastAttempt[],
  plan: readonly PlannedAttempt[],
  request: Escalation,
): Turn | undefined {
  const { maxAttempts } = request.options.escalation
  const { maxWaitMs, minTimeLeftMs } = ESCALATION
  const last = tried.at(-1)
  const leftMs = request.deadline.timeLeftMs() - minTimeLeftMs
  if (!last || tried.length >= maxAttempts || leftMs < 0) return undefined
  const { planned, isDirect, attempted } = last
  const { retryAfterMs: waitMs = Number.POSITIVE_INFINITY } = attempted
  const isAgain = tried.filter((each) => each.planned === planned).length > 1
  if (attempted.verdict?.class !== 'brand' && !isAgain && waitMs <= Math.min(maxWaitMs, leftMs))
    return { planned, waitMs }
  const next =
    furtherAfter(attempted, isDirect) === 'nothing'
      ? undefined
      : plan.find((step) => !isPointless(step, tried))
  return next && { planned: next, waitMs: 0 }
}

/**
 * True for an attempt that cannot give anything new: because it was made already; because it is a plain HTTP
 * attempt on a tier where the browser has already rendered the page; or because it uses the direct connection
 * that the site has just rejected.
 */
function isPointless(step: PlannedAttempt, tried: readonly PastAttempt[]): boolean {
  const there = tried.filter(({ planned }) => planned.tier === step.tier)
  const isRendered = there.some(
    ({ planned, attempted }) => planned.means === 'http' && attempted.snapshot?.producer === 'browser',
  )
  const last = there.at(-1)
  const isIgnored =
    last?.isDirect === true && furtherAfter(last.attempted, last.isDirect) === 'another address'
  const isTaken = there.some(({ planned }) => planned === step)
  return isTaken || isIgnored || (step.means === 'browser' && isRendered)
}

function isIn(attempted: AttemptOutcome): boolean {
  return attempted.snapshot !== undefined && !isTurnedAway(attempted)
}

/** Remembers what worked after others had failed, and forgets the site when the first or none did. */
async function learn(
  tried: readonly PastAttempt[],
  remembered: PlannedAttempt | undefined,
  request: Escalation,
): Promise<void> {
  const { site, memory, routes } = request
  const last = tried.at(-1)
  const worked = last && isIn(last.attempted) ? last.planned : undefined
  if (worked && tried.length === 1) return
  const [plain] = planFor({ ...request, tiers: routes.tiers })
  const isPlain = plain?.tier === worked?.tier && plain?.means === worked?.means
  if (worked && !isPlain) await memory.remember(site.registrable, { tier: worked.tier, means: worked.means })
  else if (remembered) await memory.forget(site.registrable)
}
