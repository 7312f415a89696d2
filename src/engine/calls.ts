import { type Deadline, withDeadline } from '../concurrency/deadline.ts'
import { reportedAs } from '../diagnostics/index.ts'
import type { Identified } from '../directory/lookup/outcome.ts'
import { identifyTransaction } from '../directory/transaction/index.ts'
import type { CompanyHandle, FoundCompany } from '../model/company.ts'
import { BlazonError, cancelledBy } from '../model/errors.ts'
import type { Site } from '../model/site.ts'
import type { TransactionAnswer, TransactionRequest } from '../model/transactions.ts'
import { createIdentify } from '../paths/identify.ts'
import { createPhoneBook } from '../paths/phone-book.ts'
import { parseBrand, parseListed } from '../resolve/listed.ts'
import { parsePage } from '../resolve/page.ts'
import { understood } from '../resolve/request.ts'
import type { Handle, PageHandle } from './engine.ts'
import type { Parts } from './parts.ts'
import type { ResolveRules } from './requests.ts'

/** The settings that every request may have: caller, time and language. */
interface TimedRequest {
  readonly parties?: (() => readonly string[]) | undefined
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
  readonly language?: string | undefined
}

/** A path with all its arguments except the site and the deadline. */
type Work<R, T> = (
  site: Site,
  request: R,
  deadline: Deadline,
  /** How the site was found, when the caller named no domain. */
  found?: Identified,
) => Promise<T>

/**
 * Runs the methods of an engine: it turns the handle into a site and the time into a deadline, and then calls
 * the path.
 */
export interface Calls {
  /** Rejects with `cancelled` when the caller has left, or when the engine is closed before or meanwhile. */
  run<R extends TimedRequest, T>(
    handle: Handle | CompanyHandle | Site,
    request: R,
    work: Work<R, T>,
  ): Promise<T>
  resolve(text: string, rules?: ResolveRules): Site
  company(handle: CompanyHandle): Promise<FoundCompany>
  identify(text: string, request?: Omit<TransactionRequest, 'text'>): Promise<TransactionAnswer>
  /**
   * The page at a URL with its site, or the site of another handle. Throws `invalid_input` for anything else.
   */
  placeOf(handle: Handle | CompanyHandle | Site | PageHandle): {
    readonly site: Handle | CompanyHandle | Site
    readonly page?: string
  }
}

export function createCalls(parts: Parts, isClosed: () => boolean): Calls {
  const { options, capturer } = parts
  const { isMapped } = capturer
  const resolve: Calls['resolve'] = (text, { allowPort, listed } = {}) =>
    listed ? parseListed(text, { isMapped }) : parseBrand(text, { allowPort, isMapped })
  const { source: directory } = parts.directory
  const phoneBook = createPhoneBook({ domainsOfPhone: parts.store.domainsOfPhone, directory })
  const identify = createIdentify({ directory, resolve, options, phoneBook })
  const placed = async (
    handle: Handle | CompanyHandle | Site,
  ): Promise<{ site: Site; found?: Identified }> => {
    if (!isCompany(handle)) return { site: siteOf(handle, resolve) }
    const found = await identify.run(handle)
    return { site: resolve(found.domain), found }
  }
  return {
    resolve,
    async company(handle) {
      if (isClosed()) throw closedEngine()
      const { domain, company, how, evidence } = await identify.run(handle)
      return { domain, name: company?.name, how, evidence }
    },
    async identify(text, request = {}) {
      if (isClosed()) throw closedEngine()
      return identifyTransaction(directory, { ...request, text }, phoneBook)
    },
    async run(handle, request, work) {
      const { timeoutMs, signal, parties } = request
      if (isClosed()) throw closedEngine()
      if (signal?.aborted) throw cancelledBy(signal)
      const { site, found } = await placed(handle)
      const asked = understood(request)
      const limit = { who: site.domain, timeoutMs, usualMs: options.lookupTimeoutMs, signal, parties }
      const done = await withDeadline(limit, (deadline) =>
        reportedAs(parts, () => work(site, asked, deadline, found)),
      )
      if (isClosed()) throw new BlazonError('cancelled', 'The engine was closed.')
      return done
    },
    placeOf: (handle) => ('url' in handle ? parsePage(String(handle.url), { isMapped }) : { site: handle }),
  }
}

/** The error with which every call rejects after the engine was closed. */
export function closedEngine(): BlazonError {
  return new BlazonError('cancelled', 'This engine is closed; make another one.')
}

function isCompany(handle: Handle | CompanyHandle | Site): handle is CompanyHandle {
  return typeof handle === 'object' && handle !== null && !('domain' in handle)
}

function siteOf(handle: Handle | Site, resolve: Calls['resolve']): Site {
  if (typeof handle?.domain !== 'string') {
    throw new BlazonError('invalid_input', 'A handle is an object such as { domain: "example.com" }.')
  }
  return 'registrable' in handle ? handle : resolve(handle.domain)
}
