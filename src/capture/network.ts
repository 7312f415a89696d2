import { type Crowd, createCrowd } from '../concurrency/crowd.ts'
import type { Options } from '../model/options.ts'
import { type BrowserPools, createBrowserPools } from './browser-pools.ts'
import { createGate, type Gate } from './gate/gate.ts'
import type { HostMap } from './gate/hosts.ts'
import { type GateProxy, startProxy } from './gate/proxy.ts'
import type { Replay } from './recording/replay.ts'

/** The gate of one engine, and the parts that use it. */
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
  readonly hosts?: HostMap | undefined
  /** Replaces the network: no request leaves this machine. */
  readonly replay?: Replay | undefined
  /** Called once, in a sentence, when the browser runs without its sandbox. */
  readonly onNotice?: ((notice: string) => void) | undefined
}

/** Opens the gate and its proxy. No browser is started yet: the first page starts one. */
export async function openNetwork({ options, hosts, replay, onNotice }: NetworkSettings): Promise<Network> {
  const gate = createGate({ hosts: replay ? NOWHERE : hosts, ...options.fetch })
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

/** In a replay this gate leads nowhere, because each recording has a gate of its own. */
const NOWHERE: HostMap = { lookup: () => ({}), isMapped: () => true }
