import { AsyncLocalStorage } from 'node:async_hooks'
import { channel } from 'node:diagnostics_channel'

/** One attempt at a page. */
export interface AttemptReport {
  readonly domain: string
  /** How the site was visited, such as `directly, in the browser`. */
  readonly how: string
  /** How the attempt ended, such as `answered`. */
  readonly end: string
  /** Duration of the attempt in milliseconds. */
  readonly elapsedMs: number
}

/** The end of a capture, successful or not. */
export interface CaptureReport {
  readonly domain: string
  readonly kind: 'capture' | 'screenshot'
  /** The producer of the styles; `none` when there is no page. */
  readonly producer: 'http' | 'browser' | 'none'
  /** `captured`, `blocked` when the page refuses us, or the code of the failure. */
  readonly outcome: string
  /** How long the capture took after it got its slot, with all attempts, in milliseconds. */
  readonly elapsedMs: number
}

/** A page that was read and then refused because of its class. */
export interface RefusalReport {
  readonly domain: string
  readonly class: string
}

/** A lookup that ended as `failed`. Its result has the message of the error, but no stack. */
export interface FailureReport {
  readonly domain: string
  readonly error: Error
}

/** A kind of report. Without an observer, reports cost nothing. */
export interface Topic<T> {
  readonly report: (message: T) => void
  /**
   * Calls `onReport` with each report until the returned function is called. With an `owner`, it is only
   * called with reports about the work of this owner.
   */
  readonly watch: (onReport: (message: T) => void, owner?: object) => () => void
}

const UNNAMED = '(not named)'

export const attempts = topic<AttemptReport>('blazon:attempt', { end: UNNAMED })
export const captures = topic<CaptureReport>('blazon:capture')
export const refusals = topic<RefusalReport>('blazon:refusal')
export const failures = topic<FailureReport>('blazon:failure')

/** Returns how a lookup ended, and reports it if the page was refused. */
export function reportingRefusal<
  T extends { readonly state: string; readonly domain: string; readonly class?: string },
>(ended: T): T {
  const { state, domain, class: pageClass } = ended
  if (state === 'refused' && pageClass !== undefined) refusals.report({ domain, class: pageClass })
  return ended
}

const scopes = new AsyncLocalStorage<{ readonly owner: object; readonly isUnnamed: boolean }>()

/**
 * Runs work whose reports belong to the owner, because one process may have several engines. Reports about
 * unnamed work do not name its site.
 */
export function reportedAs<T>(owner: object, work: () => T, isUnnamed = false): T {
  return scopes.run({ owner, isUnnamed }, work)
}

/** Whether the work under way is unnamed, because its caller has asked for zero data retention. */
export const isUnnamed = (): boolean => scopes.getStore()?.isUnnamed ?? false

/**
 * Makes a topic of a channel of Node's diagnostics, which other programs can observe too. `hidden`: what
 * reports about unnamed work have in place of texts that may name the site.
 */
function topic<T extends { readonly domain: string }>(name: string, hidden: Partial<T> = {}): Topic<T> {
  const reports = channel(name)
  return {
    report: (message) => reports.publish(isUnnamed() ? { ...message, ...hidden, domain: UNNAMED } : message),
    watch(onReport, owner) {
      const subscriber = (message: unknown) => {
        if (owner === undefined || scopes.getStore()?.owner === owner) onReport(message as T)
      }
      reports.subscribe(subscriber)
      return () => void reports.unsubscribe(subscriber)
    },
  }
}
