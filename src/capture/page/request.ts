import type { Deadline } from '../../concurrency/deadline.ts'
import type { BlazonError } from '../../model/errors.ts'
import type { ColorScheme, Options, Producer } from '../../model/options.ts'
import type { Site } from '../../model/site.ts'
import type { PageVisit } from '../../model/visit.ts'
import type { Shot } from '../browser/pace.ts'
import type { Pool } from '../browser/pool.ts'
import type { AskRobots } from '../crawl/robots.ts'
import type { Transport } from '../network.ts'
import type { PageReader } from './reader.ts'

/** The parts that all captures of one engine share. */
export interface CaptureContext {
  /** Undefined when there is no browser. */
  readonly pool: (() => Pool) | undefined
  /** Returns the error of work that needs a browser, for an engine without one. */
  readonly lacking: () => BlazonError
  readonly reader: PageReader
  /** Reads the robots.txt of the site, which says what we may request beyond the page itself. */
  readonly askRobots: AskRobots
  readonly options: Options
}

export interface PageTarget {
  readonly site: Site
  /** Absolute URL of a page of the site. Default: the landing page, whatever its URL is. */
  readonly page?: string | undefined
}

/** A page to capture, and how much of it. */
export interface PageWanted extends PageTarget {
  readonly producer: Producer
  /** Whether other pages (contact, imprint, about) are requested too, when this one lacks contact data. */
  readonly morePages: boolean
  /** Whether the files that the page needs are fetched too. Default: true. */
  readonly files?: boolean | undefined
  /** Tag of the language that the page is wanted in. Default: the language that the site sends. */
  readonly language?: string | undefined
  /** The colour scheme that the page should use. Default: `colorScheme` of the options. */
  readonly colorScheme?: ColorScheme | undefined
  /** The size of the window. Default: the size in the options. */
  readonly window?: { readonly width?: number | undefined; readonly height?: number | undefined } | undefined
  /** The parts of the visit of a `page` that differ from a usual visit. */
  readonly visit?: PageVisit | undefined
  /** The screenshot to take of the page. Nothing else is made then, and the browsers of `pool` must paint. */
  readonly shot?: Shot | undefined
}

/** One attempt at a page: the page, the parts of the engine, and the transport that the attempt uses. */
export interface PageRequest extends Omit<Transport, 'close'>, CaptureContext, PageWanted {
  /** The time of this attempt. */
  readonly deadline: Deadline
}
