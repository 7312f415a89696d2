import { type Deadline, withDeadline } from '../concurrency/deadline.ts'
import { reportedAs } from '../diagnostics/index.ts'
import { BlazonError, cancelledBy } from '../model/errors.ts'
import type { Site } from '../model/site.ts'
import { parseDomain } from '../resolve/domain.ts'
import { parseListed } from '../resolve/listed.ts'
import { parsePage } from '../resolve/page.ts'
import { understood } from '../resolve/request.ts'
import type { Handle, PageHandle } from './engine.ts'
import type { Parts } from './parts.ts'
import type { ResolveRules } from './requests.ts'

/** What every request may say about time and language. */
interface TimedRequest {
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
  readonly language?: string | undefined
}

/** A path, bound to everything but the site and the time. */
type Work<R, T> = (site: Site, request: R, deadline: Deadline) => Promise<T>

/** Takes calls of an engine's methods: handle to site, time to deadline, and then the work of a path. */
export interface Calls {
  /** Rejects with `cancelled` when the caller has left, or when the engine is closed before or meanwhile. */
  run<R extends TimedRequest, T>(handle: Handle | Site, request: R, work: Work<R, T>): Promise<T>
  resolve(text: string, rules?: ResolveRules): Site
  /** The page at a URL with its site, or the site of another handle. Throws `invalid_input` for neither. */
  placeOf(handle: Handle | Site | PageHandle): { readonly site: Handle | Site; readonly page?: string }
}

export function createCalls(parts: Parts, isClosed: () => boolean): Calls {
  const { options, capturer } = parts
  const { isMapped } = capturer
  const resolve: Calls['resolve'] = (text, { allowPort, listed } = {}) =>
    listed ? parseListed(text, { isMapped }) : parseDomain(text, { allowPort, isMapped })
  return {
    resolve,
    async run(handle, request, work) {
      const { timeoutMs, signal } = request
      if (isClosed()) throw new BlazonError('cancelled', 'This engine is closed; make another one.')
      if (signal?.aborted) throw cancelledBy(signal)
      const site = siteOf(handle, resolve)
      const asked = understood(request)
      const limit = { who: site.domain, timeoutMs, usualMs: options.lookupTimeoutMs, signal }
      const done = await withDeadline(limit, (deadline) =>
        reportedAs(parts, () => work(site, asked, deadline)),
      )
      if (isClosed()) throw new BlazonError('cancelled', 'The engine was closed.')
      return done
    },
    placeOf: (handle) => ('url' in handle ? parsePage(String(handle.url), { isMapped }) : { site: handle }),
  }
}

function siteOf(handle: Handle | Site, resolve: Calls['resolve']): Site {
  if (typeof handle?.domain !== 'string') {
    throw new BlazonError('invalid_input', 'A handle is an object such as { domain: "example.com" }.')
  }
  return 'registrable' in handle ? handle : resolve(handle.domain)
}
