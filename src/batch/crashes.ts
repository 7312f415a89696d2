import { BlazonError } from '../model/errors.ts'
import type { BegunLookup } from '../model/stored.ts'
import { CRASHES_BEFORE_ALONE, MAX_CRASHES } from './bounds.ts'
import type { BatchRun } from './engine.ts'
import { RETRYING } from './retries.ts'

/** The lookups that earlier processes of this run left unfinished. */
export interface Crashes {
  /** True when an earlier process began the lookup and did not end it, so that it comes last. */
  isPutOff(domain: string): boolean
  /** How often an earlier process ended during the lookup. */
  countOf(domain: string): number
  /** True when the lookup may be the cause of the crashes, so that no other may run beside it. */
  isAlone(domain: string): boolean
  /** The failure of a domain during whose lookup the process died too often to try again. */
  failureOf(domain: string): BlazonError | undefined
  /**
   * The number of attempts at the domain so far, and when the next one is due (milliseconds since 1970). The
   * number starts again at 0 when that time was long before this process began with the list.
   */
  attemptsAt(domain: string): Pick<BegunLookup, 'attempts' | 'dueAt'>
}

export async function crashesOf({ queue, request }: BatchRun): Promise<Crashes> {
  return crashesIn(await queue.begunLookups(request.list), queue.now())
}

export function crashesIn(left: readonly BegunLookup[], nowMs: number): Crashes {
  const begun = new Map(left.map((lookup) => [lookup.domain, lookup]))
  const countOf = (domain: string) => begun.get(domain)?.crashes ?? 0
  return {
    attemptsAt(domain) {
      const lookup = begun.get(domain)
      return lookup && lookup.dueAt >= nowMs - RETRYING.maxPauseMs ? lookup : { attempts: 0, dueAt: 0 }
    },
    isPutOff: (domain) => (begun.get(domain)?.crashes ?? MAX_CRASHES) < MAX_CRASHES,
    countOf,
    isAlone: (domain) => countOf(domain) >= CRASHES_BEFORE_ALONE,
    failureOf: (domain) => (countOf(domain) < MAX_CRASHES ? undefined : setAside(domain)),
  }
}

function setAside(domain: string): BlazonError {
  const message = `The process ended ${MAX_CRASHES} times during the lookup of ${domain}, so that batches leave it out; --redo failed tries it again.`
  return new BlazonError('crashed', message, { retryable: false })
}
