import { createWorker } from '../background/worker.ts'
import type { Added, Prefetched, Task } from '../model/background.ts'
import type { CompanyHandle } from '../model/company.ts'
import { BlazonError } from '../model/errors.ts'
import { meets } from '../paths/policy.ts'
import type { Calls } from './calls.ts'
import type { Blazon, Handle } from './engine.ts'
import type { Parts } from './parts.ts'

type Calling = Pick<Blazon, Task['call']>

/** The background of an engine, and its method that adds the lookup of a brand. */
export function createBackground(
  parts: Parts,
  calls: Calls,
  engine: () => Calling,
): Pick<Blazon, 'background' | 'prefetch'> {
  const { store, capturer, options, newId } = parts
  const { maxWaiting, renewalPauseMs } = options.background
  const worker = createWorker({
    queue: store,
    call: ({ call, handle, request }, signal) => {
      const method = engine()[call] as (of: object, asked: object) => Promise<unknown>
      return method(handle, { ...request, signal })
    },
    whenFree: capturer.whenFree,
    options: options.background,
    leaseMaxAgeMs: options.store.leaseMaxAgeMs,
    newId,
  })
  const add = async (task: Task, restMs: number): Promise<Added> => {
    const added = await store.addTask(task, { maxWaiting, restMs })
    if (added === 'queued') worker.wake()
    return added
  }
  return {
    background: {
      add: (task) => add(task, renewalPauseMs),
      work: worker.work,
      counts: store.taskCounts,
    },
    async prefetch(handle) {
      const { domain } = await siteOf(handle, calls)
      const kept = await store.freshSummaryOf(domain)
      if (kept && meets(kept, {})) return { domain, state: 'fresh' }
      const added = await add({ call: 'brand', handle: { domain }, request: {} }, 0)
      if (added === 'full')
        throw new BlazonError(
          'unavailable',
          `${domain} is not queued: ${maxWaiting} tasks wait already (background.maxWaiting).`,
        )
      return { domain, state: added === 'queued' ? 'queued' : 'waiting' } satisfies Prefetched
    },
  }
}

async function siteOf(handle: Handle | CompanyHandle, calls: Calls): Promise<{ readonly domain: string }> {
  if ('domain' in handle) return calls.resolve(handle.domain)
  const { domain } = await calls.company(handle)
  return calls.resolve(domain)
}
