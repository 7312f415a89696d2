/** A call of an engine to be made in the background. Equal calls are one task. */
export interface Task {
  /** The name of a method whose answers are stored, such as `brand`. */
  readonly call: string
  /** The first argument of the method: a domain, a URL, or a company. */
  readonly handle: Readonly<Record<string, unknown>>
  /** The part of the request that can be written as JSON: no signal and no functions. */
  readonly request: Readonly<Record<string, unknown>>
}

/** A task that a worker has begun. */
export interface TakenTask extends Task {
  readonly id: number
  /** The holder of the lease under which a worker does the task. */
  readonly holder: string
  /** How many earlier attempts failed with an error that may be temporary. */
  readonly failures: number
}

/** How the work on a task ended. */
export type TaskEnd =
  /**
   * The task is over. `done`: the answer is stored, or the page was refused. `failed`: a retry would not
   * help.
   */
  | { readonly state: 'done' | 'failed'; readonly note: string }
  /** The task goes back to the queue after an error that may be temporary, or an interruption. */
  | {
      readonly state: 'waiting'
      readonly note: string
      readonly afterMs: number
      readonly hasFailed: boolean
    }

/**
 * The outcome of adding a task: it is queued now (`queued`); it was already queued or running (`waiting`); it
 * ended a short while ago (`rested`); or the queue is full (`full`).
 */
export type Added = 'queued' | 'waiting' | 'rested' | 'full'

/** Limits that apply when a task is added. */
export interface AddRules {
  /** The number of tasks that the queue holds. */
  readonly maxWaiting: number
  /** A task that ended less than this many milliseconds ago is not queued again. */
  readonly restMs: number
}

/** Numbers of tasks. `done` and `failed` count the tasks that ended in the last seven days, each once. */
export interface TaskCounts {
  readonly waiting: number
  readonly running: number
  readonly done: number
  readonly failed: number
}

/** The result of a prefetch. `fresh`: a fresh answer is stored already, so no task is queued. */
export interface Prefetched {
  /** The domain that will be looked up. */
  readonly domain: string
  readonly state: 'queued' | 'waiting' | 'fresh'
}
