/** The methods of an engine that may be called later, in the background. */
export const LATER_CALLS = [
  'brand',
  'fonts',
  'naics',
  'styleguide',
  'screenshot',
  'html',
  'images',
  'markdown',
  'sitemap',
] as const

export type LaterCall = (typeof LATER_CALLS)[number]

/** A call of an engine that somebody wants to have been made. Equal calls are one task. */
export interface Task {
  readonly call: LaterCall
  /** What is looked up, as the method takes it: a domain, a URL, or a company. */
  readonly handle: Readonly<Record<string, unknown>>
  /** Of the request, what can be written as JSON: no signal and no functions. */
  readonly request: Readonly<Record<string, unknown>>
}

/** A task whose turn has come. */
export interface TakenTask extends Task {
  readonly id: number
  /** Who works on it: the holder of a lease. */
  readonly holder: string
  /** How often it was tried before and failed in a way that may pass. */
  readonly failures: number
}

/** How the work on a task ended. */
export type TaskEnd =
  /** The answer is stored, or it is known that there is none. */
  | { readonly state: 'done' | 'failed'; readonly note: string }
  /** It waits again: after a failure that may pass, or because the work was interrupted. */
  | {
      readonly state: 'waiting'
      readonly note: string
      readonly afterMs: number
      readonly hasFailed: boolean
    }

/**
 * What became of a wish: it waits now (`queued`); it waited or was under way already (`waiting`); it ended a
 * short while ago (`rested`); or there is no room for it (`full`).
 */
export type Added = 'queued' | 'waiting' | 'rested' | 'full'

/** How a task is added. */
export interface AddRules {
  /** So many tasks may wait. */
  readonly maxWaiting: number
  /** A task that ended so recently is not begun again, in milliseconds. */
  readonly restMs: number
}

/** How many tasks there are. `done` and `failed` are those of the last days, each counted once. */
export interface TaskCounts {
  readonly waiting: number
  readonly running: number
  readonly done: number
  readonly failed: number
}

/** What a prefetch came to. `fresh`: the answer is stored already, so that nothing has to be done. */
export interface Prefetched {
  /** The domain that will be looked up. */
  readonly domain: string
  readonly state: 'queued' | 'waiting' | 'fresh'
}
