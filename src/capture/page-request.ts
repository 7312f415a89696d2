import type { Options, Producer } from '../model/options.ts'
import type { Shot } from './browser/picture.ts'
import type { Pool } from './browser/pool.ts'
import type { AskRobots } from './crawl/robots.ts'
import type { Place } from './page/landing.ts'
import type { Passage } from './passage.ts'
import type { PageReader } from './reader.ts'

/** What all captures of one engine have in common. */
export interface Equipment {
  /** Undefined when there is no browser. */
  readonly pool: (() => Pool) | undefined
  readonly reader: PageReader
  /** What the site's robots.txt lets be asked for beyond the page itself. */
  readonly askRobots: AskRobots
  readonly options: Options
}

/** Which page is captured, and with what. */
export interface PageRequest extends Omit<Passage, 'close'>, Equipment, Place {
  readonly producer: Producer
  /** Other pages of the site that may tell what this one lacks are asked for too. */
  readonly morePages: boolean
  /** What the page needs is fetched too; default true. */
  readonly files?: boolean | undefined
  /** Tag of the language that the page is wanted in; default: whichever it is sent in. */
  readonly language?: string | undefined
  /** A picture to be taken of the page, in a pool whose browsers paint. */
  readonly shot?: Shot | undefined
  /** Milliseconds until the signal fires by itself. */
  readonly timeLeftMs: () => number
  readonly signal: AbortSignal
}
