import type { HandleKind } from './company.ts'
import type { Result, ResultState } from './record.ts'

/** How a lookup ended, without what it found. */
export interface ResultStatus {
  readonly state: ResultState
  readonly finishedAt: Date
  /** How many tries the lookup took. */
  readonly attempts: number
}

/** A result with the facts that are stored beside it. */
export interface StoredResult {
  readonly result: Result
  readonly finishedAt: Date
  /** How many tries the lookup took. */
  readonly attempts: number
}

/** What a batch has read on one line of a list. */
export interface ListLine {
  readonly list: string
  /** Counted from 1, as text editors do. */
  readonly line: number
  /** What stands there, cut to 2,000 characters when it is stored. */
  readonly input: string
  /** The domain that it names; null when it names none. */
  readonly domain: string | null
  /** Why it names none, in a sentence; null when it names one. */
  readonly reason: string | null
  /** What the entry was read as, where each was read as what it looks like. Default: as the list says. */
  readonly readAs?: HandleKind | undefined
  /** What stands in the columns of its row or the fields of its object, by their names, if it was kept. */
  readonly kept?: Readonly<Record<string, string>> | undefined
}

/** Which lines of lists are meant. */
export interface LineFilter {
  /** Name of a list. Default: all. */
  readonly list?: string | undefined
  /** Tag of the language that the batch was run with. Default: those that were run without one. */
  readonly language?: string | undefined
  /** Those that name no domain alone. Default: false. */
  readonly invalid?: boolean | undefined
}

/** How many domains ended in the same way. */
export interface Outcome {
  readonly state: ResultState
  /** The class of a refusal, the code of a failure; null for `ok`. */
  readonly reason: string | null
  readonly domains: number
  /**
   * Of these, when they are `ok`, those whose page scripts build and that were described without them: there
   * was no browser, it did not finish, or none was to be used.
   */
  readonly unrendered: number
  /** The message of one such failure; null for `ok` and for a refusal. */
  readonly message: string | null
}

/** The last run over a list. */
export interface ListRun {
  readonly list: string
  /** Tag of the language that it was run with; null for none. */
  readonly language: string | null
  readonly startedAt: Date
  /** When the list was worked through; null while it is not. */
  readonly endedAt: Date | null
  /** Lines with an entry that were read. */
  readonly lines: number
  /**
   * Lines with an entry that were not read yet; null while that is not known, because the list could not be
   * counted and its end was not reached.
   */
  readonly unread: number | null
  /** Those of them that name no domain. */
  readonly invalid: number
  /** Domains on the lines that were read that have no result. */
  readonly pending: number
}
