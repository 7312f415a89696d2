/**
 * The transport of a capture: its HTTP client, and the lease for its browser page. A replay has another
 * implementation, which answers from a recording.
 */

import type { Page } from 'playwright'
import type { Options } from '../model/options.ts'
import { FETCH, VISIT } from './bounds.ts'
import type { TimeObserver } from './browser/clock.ts'
import type { Gate } from './gate/gate.ts'
import type { Lease, LeaseOptions } from './gate/lease.ts'
import type { GateProxy } from './gate/proxy.ts'
import { type Client, createClient, type StreamingClient } from './http/client.ts'

/** How one attempt reaches the network, or a replacement for the network. */
export interface Transport {
  /** ISO 8601, UTC. */
  readonly capturedAt: string
  readonly client: Client
  /** The lease for the requests of the browser, if a page is opened. */
  readonly lease: Lease
  /** Called with the page before it opens a URL. */
  readonly observe?: ((page: Page) => Promise<PageObserver>) | undefined
  /** Ends all connections. */
  close(): Promise<void>
}

export interface PageObserver extends TimeObserver {
  /** Must resolve before the page is closed. */
  end(): Promise<void>
}

interface Network {
  readonly gate: Gate
  readonly proxy: GateProxy
  readonly options: Options
}

/** A client that has to be closed after use. */
export interface OpenClient {
  readonly client: StreamingClient
  close(): Promise<void>
}

export function openClient({ gate, proxy, options }: Network, leaseOptions: LeaseOptions): OpenClient {
  const lease = proxy.open(leaseOptions)
  const client = createClient(lease, gate, options)
  return {
    client,
    async close() {
      await client.close()
      lease.close()
    },
  }
}

/** Opens the transport to the sites, with separate leases for the HTTP client and the browser page. */
export function openTransport(
  network: Network,
  route: Pick<LeaseOptions, 'upstream'>,
  capturedAt: string,
): Transport {
  const { proxy } = network
  const { maxWireBytes, maxRequests } = VISIT
  const { client, close } = openClient(network, { ...route, maxBytes: FETCH.maxWireBytes })
  const lease = proxy.open({ ...route, maxBytes: maxWireBytes, maxRequests })
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
