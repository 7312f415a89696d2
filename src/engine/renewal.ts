import { LATER_CALLS, type LaterCall, type Task } from '../model/background.ts'
import type { StoredAge, StoredRequest } from '../model/kept.ts'
import type { Blazon } from './engine.ts'

type Callable = Pick<Blazon, LaterCall>
type Call = (handle: object, request?: StoredRequest) => Promise<unknown>

/**
 * The same methods. When a method returns a stored answer that is too old, the same call is added to the
 * background, where it finds no fresh answer and makes a new one.
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

/** Settings of a request that concern one caller and do not change the answer. */
const OF_CALLER: ReadonlySet<string> = new Set([
  'signal',
  'timeoutMs',
  'maxStaleMs',
  'onStored',
  'parties',
  'refresh',
])

/**
 * The call as a task; undefined when it cannot be written as JSON, such as a call with a regular expression.
 */
function taskOf(call: LaterCall, handle: object, request: object): Task | undefined {
  const asked = Object.entries(request).filter(([name, value]) => !OF_CALLER.has(name) && value !== undefined)
  if (asked.some(([, value]) => typeof value === 'object')) return undefined
  // Equal calls must be one task, so that only the domain of a site is used: the same domain may have been
  // written in many ways.
  const named = 'domain' in handle ? { domain: handle.domain } : handle
  return { call, handle: { ...named }, request: Object.fromEntries(asked) }
}
