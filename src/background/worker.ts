import { pause } from '../concurrency/waiting.ts'
import type { TakenTask } from '../model/background.ts'
import { asBlazonError, type BlazonError } from '../model/errors.ts'
import { LEASE } from '../model/lease.ts'
import { TASKS } from './bounds.ts'
import { endOfAnswer, endOfThrown } from './outcome.ts'
import type { WorkerPorts } from './ports.ts'

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

/** How often a lease is renewed during the time for which it is valid. */
const RENEWALS = 3

export function createWorker(ports: WorkerPorts): Worker {
  const sleepers = new Set<() => void>()
  const wake = () => {
    for (const each of sleepers) each()
  }
  return {
    wake,
    async work(request) {
      const { lease, renewing, release } = await underLease(ports, request, wake)
      const lane = () => workInLane(ports, request, lease, sleepers)
      await Promise.all(Array.from({ length: ports.concurrency }, lane))
      release()
      await renewing
    },
  }
}

/** The lease with which this process takes tasks. */
interface Lease {
  holder: string | undefined
}

/** Takes a lease and renews it until it is released. Renewals also free the tasks of ended processes. */
async function underLease(ports: WorkerPorts, request: WorkRequest, wake: () => void) {
  const { queue, newId } = ports
  const over = new AbortController()
  const lease: Lease = { holder: undefined }
  const take = async () => {
    lease.holder = await queue.acquireLease(`background ${newId()}`)
  }
  const look = async () => {
    // Another process may have taken this process for dead, for example while the machine was asleep.
    if (lease.holder === undefined) await take()
    else await queue.renewLease(lease.holder).catch(take)
    if ((await queue.freeTasks()) > 0) wake()
  }
  await insist(look, request)
  const renew = async () => {
    while (!over.signal.aborted) {
      await pause(LEASE.maxAgeMs / RENEWALS, over.signal)
      if (!over.signal.aborted) await look().catch((thrown) => request.onError?.(asBlazonError(thrown)))
    }
    const { holder } = lease
    if (holder !== undefined) await insist(() => queue.releaseLease(holder), request)
  }
  return { lease, renewing: renew(), release: () => over.abort() }
}

async function workInLane(
  ports: WorkerPorts,
  request: WorkRequest,
  lease: Lease,
  sleepers: Set<() => void>,
): Promise<void> {
  const { queue, whenFree, isHeard = () => false } = ports
  const { pollIntervalMs, heardPollIntervalMs } = TASKS
  const { signal, untilEmpty } = request
  const isEmpty = async () => {
    const { waiting = 1, running } = (await insist(queue.taskCounts, request)) ?? {}
    return waiting + (running ?? 0) === 0
  }
  while (!signal.aborted) {
    await whenFree(signal)
    const { holder } = lease
    const task = holder && (await insist(() => queue.takeTask(holder), request))
    if (task) await workOn(task, ports, request)
    else if (untilEmpty && (await isEmpty())) return
    else await rest(isHeard() && !untilEmpty ? heardPollIntervalMs : pollIntervalMs, signal, sleepers)
  }
}

async function workOn(task: TakenTask, ports: WorkerPorts, request: WorkRequest): Promise<void> {
  const { queue, call } = ports
  const { failures } = task
  const end = await call(task, request.signal).then(
    (answer) => endOfAnswer(answer, failures),
    (thrown: unknown) => endOfThrown(asBlazonError(thrown), failures),
  )
  await insist(() => queue.endTask(task, end), request)
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

/** Waits for `wake`, for the end of the poll interval, or for the signal. */
async function rest(ms: number, signal: AbortSignal, sleepers: Set<() => void>): Promise<void> {
  const awake = new AbortController()
  const wake = () => awake.abort()
  sleepers.add(wake)
  await pause(ms, AbortSignal.any([signal, awake.signal]))
  sleepers.delete(wake)
}
