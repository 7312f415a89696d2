import type { HandleKind } from './company.ts'
import type { Result, ResultState } from './record.ts'

/** The state of a stored result, without its findings. */
export interface ResultStatus {
  readonly state: ResultState
  readonly finishedAt: Date
  /** The number of attempts of the lookup. */
  readonly attempts: number
}

/** A result with facts about its lookup. */
export interface StoredResult {
  readonly result: Result
  readonly finishedAt: Date
  /** The number of attempts of the lookup. */
  readonly attempts: number
}

/** One line of a list, as a batch read it. */
export interface ListLine {
  readonly list: string
  /** Counted from 1, as text editors do. */
  readonly line: number
  /** The text of the line, cut to 2,000 characters when it is stored. */
  readonly input: string
  /** The domain that the line names; null when it names none. */
  readonly domain: string | null
  /** Why the line names no domain, in a sentence; null when it names one. */
  readonly reason: string | null
  /** The kind of the entry, when it was guessed from the form. Default: the kind that the list states. */
  readonly readAs?: HandleKind | undefined
  /** The cells of the row, or the fields of the object, by their names, if they were stored. */
  readonly kept?: Readonly<Record<string, string>> | undefined
}

/** Selects lines of lists. */
export interface LineFilter {
  /** Name of a list. Default: all lists. */
  readonly list?: string | undefined
  /** Tag of the language of the batch. Default: the lines of runs without a language. */
  readonly language?: string | undefined
  /** Selects only the lines that name no domain. Default: false. */
  readonly invalid?: boolean | undefined
}

/** How many domains have the same state and reason. */
export interface Outcome {
  readonly state: ResultState
  /** The class of a refusal or the code of a failure; null for `ok`. */
  readonly reason: string | null
  readonly domains: number
  /**
   * For `ok`, how many of these domains have a page that needs scripts, but was described without running
   * them, because there was no browser, the browser did not finish, or the request excluded it.
   */
  readonly unrendered: number
  /** The message of one of these failures; null for `ok` and for a refusal. */
  readonly message: string | null
}

/** Domains for which every allowed attempt was made, and all of them failed. */
export interface DeadLetters {
  readonly count: number
  /** The first 20 of them in the order of their names. */
  readonly domains: readonly string[]
}

/** A lookup of a list that began and has not ended. */
export interface BegunLookup {
  readonly domain: string
  /** How often a process died while it was making this lookup. */
  readonly crashes: number
  /** The attempts that ended with a failure that may be temporary. */
  readonly attempts: number
  /** When the next attempt is due, in milliseconds since 1970; 0 when there was none so far. */
  readonly dueAt: number
}

/** The state of a lookup. A lookup that waits for its next attempt has the number of attempts so far. */
export type LookupMark = 'running' | 'paused' | 'ended' | Pick<BegunLookup, 'attempts' | 'dueAt'>

/** The last run over a list. */
export interface ListRun {
  readonly list: string
  /** Tag of the language of the run; null for none. */
  readonly language: string | null
  readonly startedAt: Date
  /** When the run reached the end of the list; null before that. */
  readonly endedAt: Date | null
  /** The number of lines with an entry that were read. */
  readonly lines: number
  /**
   * The number of lines with an entry that were not read yet; null when it is not known, because the list
   * could not be counted and the run did not reach its end.
   */
  readonly unread: number | null
  /** The number of lines that were read and name no domain. */
  readonly invalid: number
  /** The number of domains in these lines that have no result. */
  readonly pending: number
}
