import type { Options, Producer } from '../model/options.ts'
import type { Pool } from './browser/pool.ts'
import type { Place } from './page/landing.ts'
import type { Passage } from './passage.ts'
import type { PageReader } from './reader.ts'

/** What all captures of one engine have in common. */
export interface Equipment {
  /** Undefined when there is no browser. */
  readonly pool: (() => Pool) | undefined
  readonly reader: PageReader
  readonly options: Options
}

/** Which page is captured, and with what. */
export interface PageRequest extends Omit<Passage, 'close'>, Equipment, Place {
  readonly producer: Producer
  readonly signal: AbortSignal
}
