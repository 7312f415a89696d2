import { Gauge, Histogram, type Registry } from 'prom-client'
import type { StoreStatus, UsageOf } from '../model/store-status.ts'

/** In seconds. A call that takes longer than the first holds everybody else up. */
const BUCKETS = [0.0005, 0.001, 0.005, 0.025, 0.1, 0.5, 2]

/** How large the database is, and how long it takes. */
export function createDatabaseMetrics(registry: Registry) {
  const registers = [registry]
  const up = new Gauge({
    name: 'blazon_database_up',
    help: '1 when the database could be read for these metrics, else 0.',
    registers,
  })
  const bytes = new Gauge({
    name: 'blazon_database_bytes',
    help: 'Size of the database: what is used and free in its file, and its journal beside it.',
    labelNames: ['part'],
    registers,
  })
  const entries = new Gauge({
    name: 'blazon_database_entries',
    help: 'What the database holds, by its kind.',
    labelNames: ['kind'],
    registers,
  })
  const times = new Histogram({
    name: 'blazon_database_call_duration_seconds',
    help: 'Time that calls of the database took, during which nothing else runs, by the call.',
    labelNames: ['call'],
    buckets: BUCKETS,
    registers,
  })
  return {
    stored: (call: string, elapsedMs: number): void => times.observe({ call }, elapsedMs / 1000),
    /** Undefined: it cannot be read. */
    sample(status: StoreStatus | undefined): void {
      up.set(status ? 1 : 0)
      if (!status) return
      const { used, free, journal } = status.bytes
      for (const [part, size] of Object.entries({ used, free, journal })) bytes.set({ part }, size)
      for (const [kind, usage] of Object.entries<UsageOf>(status.kinds)) entries.set({ kind }, usage.entries)
    },
  }
}
