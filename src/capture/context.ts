import type { Deadline } from '../concurrency/deadline.ts'
import type { BlazonError } from '../model/errors.ts'
import type { Options, Producer } from '../model/options.ts'
import type { Shot } from './browser/pace.ts'
import type { Pool } from './browser/pool.ts'
import type { AskRobots } from './crawl/robots.ts'
import type { PageTarget } from './page/landing.ts'
import type { PageReader } from './reader.ts'
import type { Transport } from './transport.ts'

/** The parts that all captures of one engine share. */
export interface CaptureContext {
  /** Undefined when there is no browser. */
  readonly pool: (() => Pool) | undefined
  /** The error of work that needs a browser, where there is none. */
  readonly lacking: () => BlazonError
  readonly reader: PageReader
  /** Returns what the robots.txt of the site allows us to request beyond the page itself. */
  readonly askRobots: AskRobots
  readonly options: Options
}

/** One attempt at a page: which page it is, how it is requested, and with what. */
export interface PageRequest extends Omit<Transport, 'close'>, CaptureContext, PageTarget {
  readonly producer: Producer
  /** Whether other pages of the site are requested too, for what this one lacks: contact, imprint, about. */
  readonly morePages: boolean
  /** Whether the files that the page needs are fetched too. Default true. */
  readonly files?: boolean | undefined
  /** Tag of the language that the page is wanted in. Default: the language that the site sends. */
  readonly language?: string | undefined
  /** The screenshot to take of the page; the pool is one whose browsers paint then. */
  readonly shot?: Shot | undefined
  /** The time of this attempt. */
  readonly deadline: Deadline
}
