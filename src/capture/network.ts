/** The network of one engine: gate, proxy, browsers, and transports. A replay has its own transports. */

import type { Page } from 'playwright'
import { type Crowd, createCrowd } from '../concurrency/crowd.ts'
import type { Options } from '../model/options.ts'
import { FETCH, VISIT } from './bounds.ts'
import type { TimeObserver } from './browser/clock.ts'
import { type BrowserPools, createBrowserPools } from './browser/pools.ts'
import { createGate, type Gate } from './gate/gate.ts'
import type { HostMap } from './gate/hosts.ts'
import type { Lease, LeaseOptions } from './gate/lease.ts'
import { type GateProxy, startProxy } from './gate/proxy.ts'
import type { Client, StreamingClient } from './http/client.ts'

export interface Network {
  readonly gate: Gate
  readonly proxy: GateProxy
  readonly browsers: BrowserPools
  /** The queue of all work that waits for a slot of this engine. */
  readonly crowd: Crowd
  close(): Promise<void>
}

export interface NetworkSettings {
  readonly options: Options
  /** Called whenever a site has accepted a connection. */
  readonly onReached?: (() => void) | undefined
  readonly hosts?: HostMap | undefined
  /** Called once, with a sentence for users, when the browser runs without its sandbox. */
  readonly onNotice?: ((notice: string) => void) | undefined
}

/** Opens the gate and its proxy. No browser is started yet: the first page starts one. */
export async function openNetwork({
  options,
  hosts,
  onReached,
  onNotice,
}: NetworkSettings): Promise<Network> {
  const gate = createGate({ hosts, onReached, ...options.fetch })
  const proxy = await startProxy(gate)
  const crowd = createCrowd()
  const pools = { options, proxy, onNotice, crowd }
  const browsers = await createBrowserPools(pools).catch(async (thrown: unknown) => {
    await proxy.close()
    throw thrown
  })
  return {
    gate,
    proxy,
    browsers,
    crowd,
    async close() {
      await browsers.close()
      await proxy.close()
    },
  }
}

/** The means by which one attempt reaches the network, or a recording in its place. */
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

/** A client that has to be closed after use. */
export interface OpenClient {
  readonly client: StreamingClient
  close(): Promise<void>
}

/** Opens a client. Its modules are loaded with the first client, because a stored answer needs no client. */
export async function openClient(
  { gate, proxy }: Pick<Network, 'gate' | 'proxy'>,
  options: Options,
  leaseOptions: LeaseOptions,
): Promise<OpenClient> {
  const { createClient } = await import('./http/client.ts')
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
export async function openTransport(
  network: Pick<Network, 'gate' | 'proxy'>,
  options: Options,
  route: Pick<LeaseOptions, 'upstream'>,
  capturedAt: string,
): Promise<Transport> {
  const { maxWireBytes, maxRequests } = VISIT
  const { client, close } = await openClient(network, options, { ...route, maxBytes: FETCH.maxWireBytes })
  const lease = network.proxy.open({ ...route, maxBytes: maxWireBytes, maxRequests })
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
