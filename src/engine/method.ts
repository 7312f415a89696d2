import type { Call } from '../calls/call.ts'
import { startDeadline } from '../concurrency/deadline.ts'
import { reportedAs } from '../diagnostics/index.ts'
import type { Identified } from '../directory/lookup/outcome.ts'
import type { Task } from '../model/background.ts'
import type { CompanyHandle } from '../model/company.ts'
import { asBlazonError, BlazonError, cancelledBy } from '../model/errors.ts'
import type { StoredAge } from '../model/kept.ts'
import type { LookupRequest } from '../model/lookup.ts'
import { checkSettings } from '../model/options/validate.ts'
import type { Handle, PageHandle, Site } from '../model/site.ts'
import type { Ports } from '../paths/ports.ts'
import { checkHandle, isNamedBy, OF_HANDLE } from '../resolve/handles.ts'
import { parsePage } from '../resolve/page.ts'
import { understood } from '../resolve/request.ts'
import { closedEngine, type Identification } from './identification.ts'
import type { Parts } from './parts.ts'
import { notStoring } from './ports.ts'

/** The parts that all methods of an engine share. */
export interface Around {
  readonly parts: Parts
  readonly ports: Ports
  readonly identification: Identification
  readonly isClosed: () => boolean
  /** Adds a call to the background queue. */
  readonly later: (task: Task) => Promise<unknown>
}

/** A method of an engine, without its exact types. */
export type Method = (...given: unknown[]) => Promise<unknown>

type AnyHandle = Handle | CompanyHandle | Site | PageHandle

/**
 * Makes the method of a call. The method checks its arguments, refuses when the engine is closed, resolves
 * the handle to a site, runs the work within a deadline, and renews a stale answer in the background. It
 * rejects only with BlazonErrors.
 */
export function methodOf<R extends LookupRequest>(
  name: string,
  call: Call<R, unknown>,
  { parts, ports, identification, isClosed, later }: Around,
): Method {
  return async (...given) => {
    try {
      const { handle, request: asked, folder } = argumentsOf(name, call, given)
      if (isClosed()) throw closedEngine()
      if (asked.signal?.aborted) throw cancelledBy(asked.signal)
      const age = call.isRenewable && asked.maxStaleMs ? noting(asked) : undefined
      const { site, page, identified } = await placed(handle, identification, parts)
      const { zdr, ...request } = understood(age ? { ...asked, onStored: age.onStored } : asked)
      const { timeoutMs, signal, parties } = request
      const { lookupTimeoutMs } = parts.options
      const usualMs = call.usualMs?.(asked, lookupTimeoutMs) ?? lookupTimeoutMs
      const limit = { who: site.domain, timeoutMs, usualMs, signal, parties }
      const deadline = startDeadline(limit)
      const work = () =>
        call.run(
          { site, page, request: request as R, deadline, identified, folder },
          zdr ? notStoring(ports) : ports,
        )
      const answer = await reportedAs(parts, work, zdr)
        .catch((thrown: unknown) => {
          throw deadline.errorOf(thrown)
        })
        .finally(deadline.end)
      if (isClosed()) throw new BlazonError('cancelled', 'The engine was closed.')
      const task = age?.isStale() ? taskOf(name, handle, asked) : undefined
      if (task) await later(task)
      return answer
    } catch (thrown) {
      throw asBlazonError(thrown)
    }
  }
}

/** Checks the arguments. Throws `invalid_input` with the name of the wrong argument. */
function argumentsOf<R>(name: string, call: Call<R, unknown>, given: readonly unknown[]) {
  const { ways, request: checks, takes } = call
  if (takes === 'together') {
    const { handle, request } = apart(given[0])
    checkHandle(handle, { method: name, ways })
    return checked(call, handle, request, undefined)
  }
  const at = takes === 'handle, folder, request' ? 2 : 1
  const argument = at === 1 ? 'second' : 'third'
  checkHandle(given[0], { method: name, ways, options: { checks, argument } })
  const folder = at === 2 ? given[1] : undefined
  if (at === 2 && (typeof folder !== 'string' || folder === ''))
    throw new BlazonError('invalid_input', 'A recording is written to a folder, which is given by its path.')
  const request = takes === 'handle' ? undefined : given[at]
  return checked(call, given[0], request, folder as string | undefined)
}

function checked<R>(
  call: Call<R, unknown>,
  handle: unknown,
  given: unknown,
  folder: string | undefined,
): { handle: AnyHandle; request: R; folder: string | undefined } {
  if (given !== undefined) checkSettings(call.request, given, { whole: 'the request' })
  const request = (given ?? {}) as R
  call.check?.(request)
  return { handle: handle as AnyHandle, request, folder }
}

/** Separates the handle and the request, which are in one object. */
function apart(given: unknown): { readonly handle: object; readonly request: object } {
  const parts = Object.entries(typeof given === 'object' && given !== null ? given : {})
  const of = (isOfHandle: boolean) =>
    Object.fromEntries(parts.filter(([key]) => OF_HANDLE.has(key) === isOfHandle))
  return { handle: of(true), request: of(false) }
}

/** Returns the site of a handle, and the page when the handle is a URL. */
async function placed(
  handle: AnyHandle,
  { resolve, identify }: Identification,
  { capturer }: Parts,
): Promise<{ readonly site: Site; readonly page?: string; readonly identified?: Identified }> {
  if (isNamedBy(handle, 'url')) return parsePage(String(handle.url), { isMapped: capturer.isMapped })
  if (isNamedBy(handle, 'domain')) return { site: 'registrable' in handle ? handle : resolve(handle.domain) }
  const identified = await identify(handle)
  return { site: resolve(identified.domain), identified }
}

/** Wraps `onStored` of a request so that it also records whether the answer was stale. */
function noting({ onStored }: LookupRequest) {
  let isStale = false
  return {
    isStale: () => isStale,
    onStored(age: StoredAge) {
      isStale = age.ttlMs <= 0
      onStored?.(age)
    },
  }
}

/**
 * Whether a value can be written as JSON. Selectors and rules are lists and objects, but a regular expression
 * is neither.
 */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true
  const of: unknown = Object.getPrototypeOf(value)
  return of === Object.prototype || of === null
}

/** Settings of a request that concern only its caller and do not change the answer. */
const OF_CALLER: ReadonlySet<string> = new Set([
  ...['signal', 'timeoutMs', 'maxStaleMs', 'onStored', 'parties', 'refresh'],
])

/**
 * Makes a task of a call. Undefined when a value of the request is an object, such as a regular expression,
 * because not every object can be written as JSON.
 */
function taskOf(call: string, handle: object, request: object): Task | undefined {
  const asked = Object.entries(request).filter(([name, value]) => !OF_CALLER.has(name) && value !== undefined)
  if (!asked.every(([, value]) => isPlain(value))) return undefined
  // Equal calls must be one task. A domain can be written in many ways, so the caller's text is left out.
  const named = 'domain' in handle && handle.domain !== undefined ? { domain: handle.domain } : handle
  return { call, handle: { ...named }, request: Object.fromEntries(asked) }
}
