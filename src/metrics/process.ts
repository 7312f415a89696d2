import { readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, type Registry } from 'prom-client'
import { about } from '../model/about.ts'

/**
 * Makes metrics of the process, with the names that Prometheus uses for every program. The default metrics of
 * prom-client are not used, because they cannot be stopped when an engine is closed.
 */
export function createProcessMetrics(registry: Registry) {
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const cpu = new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of this process, without its children.',
    registers: [registry],
  })
  const started = gauge('process_start_time_seconds', 'When this process started, in seconds since 1970.')
  const resident = gauge('process_resident_memory_bytes', 'Memory of this process, without its children.')
  const heap = gauge('nodejs_heap_size_used_bytes', 'Memory of objects of JavaScript.')
  const external = gauge('nodejs_external_memory_bytes', 'Memory of buffers.')
  const files = gauge('process_open_fds', 'Open files and sockets. Only on Linux.')
  const delay = gauge(
    'blazon_event_loop_delay_seconds',
    'How late timers were since these metrics were last read: how long this process did not listen.',
    ['quantile'],
  )
  const info = gauge('blazon_info', 'Always 1; the labels tell the versions.', ['version', 'node'])
  info.set({ version: about().version, node: process.version }, 1)
  const lateness = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  lateness.enable()
  return {
    sample(): void {
      const { user, system } = process.cpuUsage()
      cpu.reset()
      cpu.inc((user + system) / 1e6)
      started.set(Math.round(Date.now() / 1000 - process.uptime()))
      const memory = process.memoryUsage()
      resident.set(memory.rss)
      heap.set(memory.heapUsed)
      external.set(memory.external)
      const open = openFiles()
      if (open !== undefined) files.set(open)
      for (const [quantile, late] of [
        ['0.5', lateness.percentile(50)],
        ['0.99', lateness.percentile(99)],
        ['1', lateness.max],
      ] as const)
        delay.set({ quantile }, Math.max(0, late / 1e9 - RESOLUTION_MS / 1000))
      lateness.reset()
    },
    end: () => void lateness.disable(),
  }
}

/** The interval of the timer that measures the event loop's delay. The interval itself does not count. */
const RESOLUTION_MS = 20

function openFiles(): number | undefined {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    // Other systems have no such folder, so their metric stays at 0.
    return undefined
  }
}
