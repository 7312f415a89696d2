import type { Page } from 'playwright'
import type { Options } from '../model/options.ts'
import type { Onlooker } from './browser/clock.ts'
import type { Gate } from './gate/gate.ts'
import type { Lease, Way } from './gate/lease.ts'
import type { GateProxy } from './gate/proxy.ts'
import { type Client, createClient, type StreamingClient } from './http/client.ts'

/** How one attempt meets the network, or what stands in for it. */
export interface Passage {
  /** ISO 8601, UTC. */
  readonly capturedAt: string
  readonly client: Client
  /** How the browser's requests leave, when there is a page. */
  readonly lease: Lease
  /** Is given the page before anything is opened in it. */
  readonly attend?: ((page: Page) => Promise<Attendant>) | undefined
  /** Ends all connections. */
  close(): Promise<void>
}

/** Who stands by a page while it is open. */
export interface Attendant extends Onlooker {
  /** Is waited for before the page is closed. */
  end(): Promise<void>
}

interface Exits {
  readonly gate: Gate
  readonly proxy: GateProxy
  readonly options: Options
}

/** A client, to be closed after use. */
export interface ClientOut {
  readonly client: StreamingClient
  close(): Promise<void>
}

/** A client that leaves by a lease of its own. */
export function clientOut({ gate, proxy, options }: Exits, way: Way): ClientOut {
  const lease = proxy.open(way)
  const client = createClient(lease, gate, options)
  return {
    client,
    async close() {
      await client.close()
      lease.close()
    },
  }
}

/** The way out to the sites themselves, with leases of its own for the HTTP client and for the page. */
export function passageOut(exits: Exits, way: Pick<Way, 'upstream'>, capturedAt: string): Passage {
  const { proxy, options } = exits
  const { maxWireBytes, maxRequests } = options.browser
  const { client, close } = clientOut(exits, { ...way, maxBytes: options.fetch.maxWireBytes })
  const lease = proxy.open({ ...way, maxBytes: maxWireBytes, maxRequests })
  return {
    capturedAt,
    client,
    lease,
    async close() {
      await close()
      lease.close()
    },
  }
}
