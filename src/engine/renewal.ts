import { LATER_CALLS, type LaterCall, type Task } from '../model/background.ts'
import type { StoredAge, StoredRequest } from '../model/kept.ts'
import type { Blazon } from './engine.ts'

type Callable = Pick<Blazon, LaterCall>
type Call = (handle: object, request?: StoredRequest) => Promise<unknown>

/**
 * The same methods. A stored answer that was given although it is too old is renewed in the background, by
 * the same call, which finds nothing fresh then.
 */
export function renewing<C extends Callable>(calls: C, add: (task: Task) => Promise<unknown>): C {
  const renewed = LATER_CALLS.map((call) => {
    const method = calls[call] as Call
    const run: Call = async (handle, request = {}) => {
      if (!request.maxStaleMs) return method(handle, request)
      let isStale = false
      const onStored = (age: StoredAge) => {
        isStale = age.ttlMs <= 0
        request.onStored?.(age)
      }
      const answer = await method(handle, { ...request, onStored })
      const task = isStale ? taskOf(call, handle, request) : undefined
      if (task) await add(task)
      return answer
    }
    return [call, run]
  })
  return { ...calls, ...Object.fromEntries(renewed) }
}

/** What concerns one caller and not the answer. */
const OF_CALLER: ReadonlySet<string> = new Set([
  'signal',
  'timeoutMs',
  'maxStaleMs',
  'onStored',
  'parties',
  'refresh',
])

/** The call as a task; undefined when it cannot be written as JSON, as an expression that is no text. */
function taskOf(call: LaterCall, handle: object, request: object): Task | undefined {
  const asked = Object.entries(request).filter(([name, value]) => !OF_CALLER.has(name) && value !== undefined)
  if (asked.some(([, value]) => typeof value === 'object')) return undefined
  // A site has more than its domain, and the same domain may have been written in many ways.
  const named = 'domain' in handle ? { domain: handle.domain } : handle
  return { call, handle: { ...named }, request: Object.fromEntries(asked) }
}
