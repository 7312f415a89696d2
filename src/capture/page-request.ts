import type { Options, Producer } from '../model/options.ts'
import type { Site } from '../model/site.ts'
import type { Pool } from './browser/pool.ts'
import type { Passage } from './passage.ts'
import type { PageReader } from './reader.ts'

/** Which page is captured, and with what. */
export interface PageRequest extends Omit<Passage, 'close'> {
  readonly site: Site
  readonly producer: Producer
  readonly reader: PageReader
  /** Undefined when there is no browser. */
  readonly pool: (() => Pool) | undefined
  readonly options: Options
  readonly signal: AbortSignal
}
