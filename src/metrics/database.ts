import { Counter, Gauge, type Registry } from 'prom-client'
import type { StoreStatus, UsageOf } from '../model/store-status.ts'

/** The times of the calls of one method, in milliseconds. */
interface Calls {
  count: number
  totalMs: number
  /** The longest time since the last export. */
  longestMs: number
}

/** Makes metrics of the size of the database, and of the times of its calls. */
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
  const calls = createCallMetrics(registry)
  return {
    stored: calls.stored,
    /** `status` is undefined when the database cannot be read. */
    sample(status: StoreStatus | undefined): void {
      calls.sample()
      up.set(status ? 1 : 0)
      if (!status) return
      const { used, free, journal } = status.bytes
      for (const [part, size] of Object.entries({ used, free, journal })) bytes.set({ part }, size)
      for (const [kind, usage] of Object.entries<UsageOf>(status.kinds)) entries.set({ kind }, usage.entries)
    },
  }
}

/**
 * Makes metrics of database calls. They are counters, because each request makes several calls, and a
 * histogram would take as much time as a stored answer.
 */
function createCallMetrics(registry: Registry) {
  const common = { labelNames: ['call'] as const, registers: [registry] }
  const counts = new Counter({
    name: 'blazon_database_calls_total',
    help: 'Calls of the database, by the call.',
    ...common,
  })
  const times = new Counter({
    name: 'blazon_database_call_seconds_total',
    help: 'Time that calls of the database took, during which nothing else runs, by the call.',
    ...common,
  })
  const longest = new Gauge({
    name: 'blazon_database_call_longest_seconds',
    help: 'The longest call since these metrics were last read, by the call.',
    ...common,
  })
  const calls = new Map<string, Calls>()
  return {
    stored(call: string, elapsedMs: number): void {
      const of = calls.get(call)
      if (!of) {
        calls.set(call, { count: 1, totalMs: elapsedMs, longestMs: elapsedMs })
        return
      }
      of.count++
      of.totalMs += elapsedMs
      if (elapsedMs > of.longestMs) of.longestMs = elapsedMs
    },
    sample(): void {
      counts.reset()
      times.reset()
      for (const [call, of] of calls) {
        counts.inc({ call }, of.count)
        times.inc({ call }, of.totalMs / 1000)
        longest.set({ call }, of.longestMs / 1000)
        of.longestMs = 0
      }
    },
  }
}
