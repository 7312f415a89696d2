import * as z from 'zod/mini'
import { TASKS } from '../background/bounds.ts'
import { createWorker, type Worker } from '../background/worker.ts'
import type { Call } from '../calls/call.ts'
import { CALLS } from '../calls/index.ts'
import { orTimeout } from '../concurrency/waiting.ts'
import type { Added, Prefetched, Task } from '../model/background.ts'
import { BlazonError } from '../model/errors.ts'
import { described, object } from '../model/options/schema.ts'
import { checkSettings, checkValue } from '../model/options/validate.ts'
import { meets } from '../paths/policy.ts'
import type { Ports } from '../paths/ports.ts'
import { checkHandle } from '../resolve/handles.ts'
import type { Blazon } from './engine.ts'
import { closedEngine } from './identification.ts'
import { ABANDON_MS } from './later.ts'
import type { Method } from './method.ts'
import type { Parts } from './parts.ts'

interface EngineBackground {
  readonly shown: Pick<Blazon, 'background'>
  /** Adds the lookup of a brand to the queue, unless a fresh result is stored. */
  readonly prefetched: Ports['prefetched']
  /** Ends the work on the queue before the store is closed. Running tasks go back to the queue. */
  end(): Promise<void>
}

export function createBackground(
  parts: Parts,
  methods: Readonly<Record<string, Method>>,
  isClosed: () => boolean,
): EngineBackground {
  const { store, capturer, options, newId } = parts
  const { maxWaiting, renewalPauseMs } = TASKS
  const worker = createWorker({
    queue: store,
    call: async ({ call, handle, request }, signal) => {
      const method = methods[call]
      if (!method) throw new BlazonError('invalid_input', `There is no call ${call}.`)
      return method(handle, { ...request, signal })
    },
    whenFree: capturer.whenFree,
    concurrency: options.background.concurrency,
    isHeard: store.taskBell?.isHeard,
    newId,
  })
  store.taskBell?.onTask(worker.wake)
  const add = async (task: Task, restMs: number): Promise<Added> => {
    const added = await store.addTask(task, { maxWaiting, restMs })
    if (added === 'queued') worker.wake()
    return added
  }
  const prefetched = async (domain: string): Promise<Prefetched> => {
    const kept = await store.freshSummaryOf(domain)
    if (kept && meets(kept, {})) return { domain, state: 'fresh' }
    const added = await add({ call: 'brand', handle: { domain }, request: {} }, 0)
    if (added === 'full')
      throw new BlazonError('unavailable', `${domain} is not queued: ${maxWaiting} tasks wait already.`)
    return { domain, state: added === 'queued' ? 'queued' : 'waiting' }
  }
  const { work, end } = untilEnded(worker)
  const background = {
    async add(task: Task) {
      checkTask(task)
      if (isClosed()) throw closedEngine()
      return add(task, renewalPauseMs)
    },
    work,
    counts: store.taskCounts,
  }
  return { shown: { background }, prefetched, end }
}

const RENEWABLE = Object.entries<Call<never, unknown>>(CALLS).flatMap(([name, { isRenewable }]) =>
  isRenewable ? [name] : [],
)

const A_TASK = described(
  z.looseObject({ call: z.enum(RENEWABLE), handle: object(), request: object() }),
  `an object with handle, request and call, which is one of: ${RENEWABLE.join(', ')}`,
)

/** Checks a task. Its arguments are checked like those of a call, because a task is a later call. */
function checkTask(task: Task): void {
  checkValue('task', task, A_TASK)
  const { ways, request } = CALLS[task.call as keyof typeof CALLS]
  checkHandle(task.handle, { method: task.call, ways })
  checkSettings(request, task.request, { whole: 'the request' })
}

/** Wraps the work of a worker so that it also ends when `end` is called. */
function untilEnded({ work }: Pick<Worker, 'work'>): Pick<Worker, 'work'> & Pick<EngineBackground, 'end'> {
  const over = new AbortController()
  const running = new Set<Promise<void>>()
  return {
    async work(request) {
      const worked = work({ ...request, signal: AbortSignal.any([request.signal, over.signal]) })
      running.add(worked)
      await worked.finally(() => running.delete(worked))
    },
    async end() {
      over.abort()
      await orTimeout(Promise.allSettled(running), ABANDON_MS)
    },
  }
}
