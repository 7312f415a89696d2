import { Counter, Gauge, type Registry } from 'prom-client'
import type { Activity, ProcessActivity } from '../model/activity.ts'

/** Makes the metrics of an engine's activity. Their values are read from the engine at each export. */
export function createActivityMetrics(registry: Registry) {
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name: `blazon_${name}`, help, labelNames, registers: [registry] })
  /** Makes a counter for a number that the engine counts itself. */
  const counter = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Counter({ name: `blazon_${name}_total`, help, labelNames, registers: [registry] })

  const lookups = gauge('lookups', 'Work at sites that has a place or waits for one.', ['kind', 'state'])
  const queue = gauge('prefetch_queue_length', 'Domains that wait to be looked up in the background.')
  const decisions = counter(
    'gate_decisions',
    'What the gate decided about connections, and why it refused.',
    ['decision', 'reason'],
  )
  const browsers = gauge('browsers', 'Browsers that run.')
  const pages = gauge('browser_pages', 'Pages that are open in browsers.')
  const browsersStarted = counter('browsers_started', 'Browsers that were started.')
  const browsersEnded = counter('browsers_ended', 'Browsers that ended, or did not start.')
  const processes = gauge('processes', 'Child processes that read pages or decode pictures.', [
    'kind',
    'state',
  ])
  const processesStarted = counter('processes_started', 'Child processes that were started.', ['kind'])
  const processesEnded = counter('processes_ended', 'Child processes that ended.', ['kind'])

  return {
    sample(now: Activity, waiting: number): void {
      queue.set(waiting)
      for (const [kind, line] of Object.entries(now.lookups)) {
        lookups.set({ kind, state: 'running' }, line.running)
        lookups.set({ kind, state: 'waiting' }, line.waiting)
      }
      for (const each of [decisions, browsersStarted, browsersEnded, processesStarted, processesEnded])
        each.reset()
      decisions.inc({ decision: 'allowed', reason: 'none' }, now.gate.allowed)
      for (const [reason, count] of Object.entries(now.gate.refused))
        decisions.inc({ decision: 'refused', reason }, count)
      browsers.set(now.browsers.running)
      pages.set(now.browsers.pages)
      browsersStarted.inc(now.browsers.started)
      browsersEnded.inc(now.browsers.ended)
      for (const [kind, pool] of Object.entries<ProcessActivity>(now.processes)) {
        processes.set({ kind, state: 'busy' }, pool.busy)
        processes.set({ kind, state: 'idle' }, pool.running - pool.busy)
        processesStarted.inc({ kind }, pool.started)
        processesEnded.inc({ kind }, pool.ended)
      }
    },
  }
}
