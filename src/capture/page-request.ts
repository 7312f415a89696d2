import type { Options, Producer } from '../model/options.ts'
import type { Site } from '../model/site.ts'
import type { Pool } from './browser/pool.ts'
import type { Lease } from './gate/lease.ts'
import type { Client } from './http/client.ts'
import type { PageReader } from './reader.ts'

/** Which page is captured, and with what. */
export interface PageRequest {
  readonly site: Site
  readonly producer: Producer
  readonly capturedAt: string
  readonly client: Client
  /** How the browser's requests leave, when there is a page. */
  readonly lease: Lease
  readonly reader: PageReader
  /** Undefined when there is no browser. */
  readonly pool: (() => Pool) | undefined
  readonly options: Options
  readonly signal: AbortSignal
}
