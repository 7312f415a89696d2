import { TASKS } from '../background/bounds.ts'
import { createWorker, type Worker } from '../background/worker.ts'
import { orTimeout } from '../concurrency/waiting.ts'
import type { Added, Prefetched, Task } from '../model/background.ts'
import type { CompanyHandle } from '../model/company.ts'
import { BlazonError } from '../model/errors.ts'
import { meets } from '../paths/policy.ts'
import type { Calls } from './calls.ts'
import type { Blazon, Handle } from './engine.ts'
import { ABANDON_MS } from './later.ts'
import type { Parts } from './parts.ts'

type Calling = Pick<Blazon, Task['call']>

interface EngineBackground {
  readonly shown: Pick<Blazon, 'background' | 'prefetch'>
  /** Ends the work on the queue before the store is closed: tasks that are under way go back to the queue. */
  end(): Promise<void>
}

/** Makes the background of an engine, and the engine's method `prefetch`. */
export function createBackground(parts: Parts, calls: Calls, engine: () => Calling): EngineBackground {
  const { store, capturer, options, newId } = parts
  const { maxWaiting, renewalPauseMs } = TASKS
  const worker = createWorker({
    queue: store,
    call: ({ call, handle, request }, signal) => {
      const method = engine()[call] as (of: object, asked: object) => Promise<unknown>
      return method(handle, { ...request, signal })
    },
    whenFree: capturer.whenFree,
    concurrency: options.background.concurrency,
    newId,
  })
  const add = async (task: Task, restMs: number): Promise<Added> => {
    const added = await store.addTask(task, { maxWaiting, restMs })
    if (added === 'queued') worker.wake()
    return added
  }
  const prefetch: Blazon['prefetch'] = async (handle) => {
    const { domain } = await siteOf(handle, calls)
    const kept = await store.freshSummaryOf(domain)
    if (kept && meets(kept, {})) return { domain, state: 'fresh' }
    const added = await add({ call: 'brand', handle: { domain }, request: {} }, 0)
    if (added === 'full')
      throw new BlazonError('unavailable', `${domain} is not queued: ${maxWaiting} tasks wait already.`)
    return { domain, state: added === 'queued' ? 'queued' : 'waiting' } satisfies Prefetched
  }
  const { work, end } = untilEnded(worker)
  const background = { add: (task: Task) => add(task, renewalPauseMs), work, counts: store.taskCounts }
  return { shown: { background, prefetch }, end }
}

/** The work of a worker. It ends when `end` is called, just as it ends when its own signal fires. */
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

async function siteOf(handle: Handle | CompanyHandle, calls: Calls): Promise<{ readonly domain: string }> {
  if ('domain' in handle) return calls.resolve(handle.domain)
  const { domain } = await calls.company(handle)
  return calls.resolve(domain)
}
