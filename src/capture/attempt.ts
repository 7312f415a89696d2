import type { Options, Producer } from '../model/options.ts'
import type { Site } from '../model/site.ts'
import { pauseOf } from '../snapshot/pause.ts'
import type { Pool } from './browser/pool.ts'
import { capturePage } from './capture.ts'
import type { Step } from './escalate/ladder.ts'
import type { Attempted } from './escalate/reaction.ts'
import type { Gate } from './gate/gate.ts'
import type { GateProxy } from './gate/proxy.ts'
import { createClient } from './http/client.ts'
import type { PageReader } from './reader.ts'

/** What attempts have in common. */
export interface Equipment {
  readonly gate: Gate
  readonly proxy: GateProxy
  /** Undefined when there is no browser. */
  readonly pool: (() => Pool) | undefined
  readonly reader: PageReader
  readonly options: Options
}

export interface AttemptRequest {
  readonly site: Site
  readonly producer: Producer
  readonly capturedAt: string
}

/** One attempt at a page, with connections of its own: all of them end with it. Rejects with why there is no page. */
export async function attempt(
  { site, producer, capturedAt }: AttemptRequest,
  { means, way }: Step,
  { gate, proxy, pool, reader, options }: Equipment,
  signal: AbortSignal,
): Promise<Attempted> {
  const lease = proxy.open({ ...way, maxBytes: options.fetch.maxWireBytes })
  const pageLease = proxy.open({ ...way, maxBytes: options.browser.maxWireBytes })
  const client = createClient(lease, gate, options)
  try {
    const { snapshot, verdict } = await capturePage({
      site,
      producer: means === 'browser' ? means : producer,
      capturedAt,
      client,
      lease: pageLease,
      reader,
      pool,
      options,
      signal,
    })
    return { snapshot, verdict, ...pauseOf(snapshot) }
  } finally {
    await client.close()
    lease.close()
    pageLease.close()
  }
}
