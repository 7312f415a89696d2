import { setMaxListeners } from 'node:events'
import { pause } from '../concurrency/waiting.ts'
import { asBlazonError, type BlazonError } from '../model/errors.ts'
import { LEASE } from '../model/lease.ts'
import { TASKS } from './bounds.ts'

export interface WorkRequest {
  /** Fires when the work has to end. Running tasks then go back to the queue. */
  readonly signal: AbortSignal
  /** True: ends when no task waits or runs. Default: only the signal ends the work. */
  readonly untilEmpty?: boolean | undefined
  /** Called when the queue fails. The worker tries again after a pause. Default: not called. */
  readonly onError?: ((error: BlazonError) => void) | undefined
}

export interface Worker {
  /** Works on the queue until the signal fires. Several processes may do so at once. */
  work(request: WorkRequest): Promise<void>
  /** Reports a new task, so that the work begins at once and not only at the next poll. */
  wake(): void
}

/** The methods of the store about leases. */
export interface LeasePorts {
  acquireLease(name: string): Promise<string>
  renewLease(holder: string): Promise<void>
  releaseLease(holder: string): Promise<void>
}

/** A queue, and the work on its entries. */
export interface LanePorts<T> {
  /** The first word of the names of its leases. */
  readonly name: string
  readonly leases: LeasePorts
  /**
   * Takes the next entry that is due, under the lease of `holder`. Undefined when no entry is due. `running`
   * has the entries on which the lanes work now. It is called for one lane after the other.
   */
  readonly take: (holder: string, running: readonly T[]) => Promise<T | undefined>
  /** Does the work, and resolves to a function that stores its outcome. */
  readonly work: (taken: T, signal: AbortSignal) => Promise<() => Promise<unknown>>
  /** Returns the entries of ended processes to the queue. Resolves to the number of these entries. */
  readonly free: () => Promise<number>
  /** Resolves when no more urgent work waits, or when the signal fires. Default: at once. */
  readonly whenFree?: ((signal: AbortSignal) => Promise<void>) | undefined
  /** Whether no entry waits or runs. This ends work with `untilEmpty`. Default: never. */
  readonly isEmpty?: (() => Promise<boolean>) | undefined
  /** The number of entries on which a process works at once. */
  readonly lanes: number
  /** How often the queue is polled while it is empty, in milliseconds. */
  readonly pollMs: () => number
  /** Makes a name for a lease that no other process uses. */
  readonly newId: () => string
}

/** How often a lease is renewed while it is valid. */
const RENEWALS = 3

/** Makes a worker that takes entries of a queue under a lease, in several lanes. */
export function createLanes<T>(ports: LanePorts<T>): Worker {
  const lanes: Lanes<T> = { sleepers: new Set(), isPolling: false, running: new Set(), taking: undefined }
  const wake = () => {
    for (const each of [...lanes.sleepers]) each()
  }
  return {
    wake,
    async work(request) {
      // Each lane listens to the signal, so Node would warn of too many listeners.
      setMaxListeners(0, request.signal)
      const { lease, renewing, release } = await underLease(ports, request, wake)
      const lane = () => workInLane(ports, request, lease, lanes)
      await Promise.all(Array.from({ length: ports.lanes }, lane))
      release()
      await renewing
    },
  }
}

/** The lease with which this process takes tasks. */
interface Lease {
  holder: string | undefined
}

/** What the lanes of a worker share. */
interface Lanes<T> {
  /** Wakes a lane that has nothing to do. Only one of these lanes polls the queue. */
  readonly sleepers: Set<() => void>
  isPolling: boolean
  readonly running: Set<T>
  /** Settles when no lane takes from the queue any more. */
  taking: Promise<unknown> | undefined
}

/** Takes for a lane when the lanes before it have taken, so that it is known what all of them work on. */
function takeInTurn<T>({ take }: LanePorts<T>, holder: string, lanes: Lanes<T>): Promise<T | undefined> {
  const taken = (async () => {
    await lanes.taking
    const one = await take(holder, [...lanes.running])
    if (one) lanes.running.add(one)
    return one
  })()
  lanes.taking = taken.catch(() => undefined)
  return taken
}

/** Takes a lease and renews it until it is released. Renewals also free the tasks of ended processes. */
async function underLease<T>(ports: LanePorts<T>, request: WorkRequest, wake: () => void) {
  const { name, leases, free, newId } = ports
  const over = new AbortController()
  const lease: Lease = { holder: undefined }
  const take = async () => {
    lease.holder = await leases.acquireLease(`${name} ${newId()}`)
  }
  const look = async () => {
    // Another process may have declared this one dead, for example while the machine was asleep.
    if (lease.holder === undefined) await take()
    else await leases.renewLease(lease.holder).catch(take)
    if ((await free()) > 0) wake()
  }
  await insist(look, request)
  const renew = async () => {
    while (!over.signal.aborted) {
      await pause(LEASE.maxAgeMs / RENEWALS, over.signal)
      if (!over.signal.aborted) await look().catch((thrown) => request.onError?.(asBlazonError(thrown)))
    }
    const { holder } = lease
    if (holder !== undefined) await insist(() => leases.releaseLease(holder), request)
  }
  return { lease, renewing: renew(), release: () => over.abort() }
}

async function workInLane<T>(
  ports: LanePorts<T>,
  request: WorkRequest,
  lease: Lease,
  lanes: Lanes<T>,
): Promise<void> {
  const { work, whenFree, isEmpty = async () => false, pollMs } = ports
  const { signal, untilEmpty } = request
  const wakeOne = () => lanes.sleepers.values().next().value?.()
  while (!signal.aborted) {
    await whenFree?.(signal)
    const { holder } = lease
    const taken = holder && (await insist(() => takeInTurn(ports, holder, lanes), request))
    if (taken) {
      // More entries may be due, and this lane does not poll while it works.
      wakeOne()
      const end = await work(taken, signal)
      await insist(end, request)
      lanes.running.delete(taken)
    } else if (untilEmpty && (await insist(isEmpty, request))) break
    else await rest(pollMs(), signal, lanes)
  }
  wakeOne()
}

/**
 * Repeats the work until it succeeds. After the signal has fired, there is only one more attempt. Resolves to
 * undefined when this last attempt fails, too.
 */
async function insist<T>(work: () => Promise<T>, { signal, onError }: WorkRequest): Promise<T | undefined> {
  for (;;) {
    try {
      return await work()
    } catch (thrown) {
      onError?.(asBlazonError(thrown))
      if (signal.aborted) return undefined
      await pause(TASKS.pollIntervalMs, signal)
    }
  }
}

/**
 * Waits until the lane is woken, the signal fires, or the poll interval is over. The poll interval counts
 * only if no other lane polls.
 */
async function rest<T>(ms: number, signal: AbortSignal, lanes: Lanes<T>): Promise<void> {
  const awake = new AbortController()
  const wake = () => {
    lanes.sleepers.delete(wake)
    awake.abort()
  }
  lanes.sleepers.add(wake)
  const polls = !lanes.isPolling
  if (polls) lanes.isPolling = true
  await pause(polls ? ms : NO_POLL_MS, AbortSignal.any([signal, awake.signal]))
  if (polls) lanes.isPolling = false
  lanes.sleepers.delete(wake)
}

/** The longest pause of a lane while another lane polls. */
const NO_POLL_MS = 60_000

/** The names that occur so often or more often among the entries on which the lanes work. */
export function frequentIn(names: readonly string[], least: number): readonly string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].flatMap(([name, count]) => (count >= least ? [name] : []))
}
