import { onTestFinished } from 'vitest'
import { FETCH } from '../../src/capture/bounds.ts'
import type { Gate } from '../../src/capture/gate/gate.ts'
import type { Lease, LeaseOptions } from '../../src/capture/gate/lease.ts'
import { type GateProxy, startProxy } from '../../src/capture/gate/proxy.ts'

/** A proxy in front of a gate, until the test ends. */
export async function proxyFor(gate: Gate): Promise<GateProxy> {
  const proxy = await startProxy(gate)
  onTestFinished(() => proxy.close())
  return proxy
}

/** A lease of a proxy of its own. */
export async function leaseFor(gate: Gate, options: Partial<LeaseOptions> = {}): Promise<Lease> {
  return (await proxyFor(gate)).open({ maxBytes: FETCH.maxWireBytes, ...options })
}
