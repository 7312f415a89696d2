import type { Options, Producer } from '../model/options.ts'
import type { Site } from '../model/site.ts'
import { pauseOf } from '../snapshot/pause.ts'
import type { Pool } from './browser/pool.ts'
import { capturePage } from './capture.ts'
import type { Attempted } from './escalate/reaction.ts'
import type { Passage } from './passage.ts'
import type { PageReader } from './reader.ts'

/** What attempts have in common. */
export interface Equipment {
  /** Undefined when there is no browser. */
  readonly pool: (() => Pool) | undefined
  readonly reader: PageReader
  readonly options: Options
}

export interface AttemptRequest {
  readonly site: Site
  readonly producer: Producer
}

/** One attempt at a page. Rejects with why there is no page. */
export async function attempt(
  request: AttemptRequest,
  passage: Passage,
  equipment: Equipment,
  signal: AbortSignal,
): Promise<Attempted> {
  const { snapshot, verdict } = await capturePage({ ...request, ...passage, ...equipment, signal })
  return { snapshot, verdict, ...pauseOf(snapshot) }
}
