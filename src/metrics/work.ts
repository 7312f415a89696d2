import { Gauge, type Registry } from 'prom-client'
import type { WorkStatus } from '../model/work-status.ts'

/** Metrics of the lists that all processes of the database work on, as `blazon status` shows them. */
export function createWorkMetrics(registry: Registry) {
  const gauges: { reset(): void }[] = []
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) => {
    const made = new Gauge({ name: `blazon_${name}`, help, labelNames, registers: [registry] })
    gauges.push(made)
    return made
  }
  const workers = gauge('workers', 'Processes that look up domains of lists.')
  const paces = gauge('worker_domains_per_second', 'Domains a second, over the last five minutes.', [
    'worker',
  ])
  const lookups = gauge('worker_lookups', 'Lookups for lists that a process has in hand.', [
    'worker',
    'state',
  ])
  const silence = gauge('worker_silent_seconds', 'Time since a process was last heard of.', ['worker'])
  const list = ['list', 'language'] as const
  const lines = gauge(
    'list_lines',
    'Lines of a list that a batch reads, by how they ended; `left`: not yet.',
    [...list, 'state'],
  )
  const listPaces = gauge('list_domains_per_second', 'Domains a second, over the last five minutes.', [
    ...list,
  ])
  const left = gauge('list_seconds_left', 'The remaining time at the present pace, if it is known.', [
    ...list,
  ])
  const waits = gauge('host_wait_seconds', 'Hosts that lists have waited for longest, at most ten.', ['host'])
  const waiting = gauge('host_waiting_lookups', 'Lookups of lists that wait for these hosts.', ['host'])
  const givenUp = gauge('chunks_given_up', 'Parts of lists on which too many processes ended.')

  return {
    sample(work: WorkStatus, now = Date.now()): void {
      for (const each of gauges) each.reset()
      workers.set(work.workers.length)
      givenUp.set(work.givenUp.length)
      for (const { host, pid, seenAt, perSecond, running, waiting: waits } of work.workers) {
        const worker = `${host}:${pid}`
        paces.set({ worker }, perSecond)
        lookups.set({ worker, state: 'running' }, running)
        lookups.set({ worker, state: 'waiting' }, waits)
        silence.set({ worker }, Math.max(0, now - Date.parse(seenAt)) / 1000)
      }
      for (const { list, language, ok, refused, failed, invalid, skipped, ...at } of work.lists) {
        const of = { list, language: language ?? '' }
        for (const [state, count] of Object.entries({ ok, refused, failed, invalid, skipped }))
          lines.set({ ...of, state }, count)
        if (at.left !== null) lines.set({ ...of, state: 'left' }, at.left)
        listPaces.set(of, at.perSecond)
        if (at.etaMs !== null) left.set(of, at.etaMs / 1000)
      }
      for (const { host, lookups: count, waitMs } of work.hosts) {
        waits.set({ host }, waitMs / 1000)
        waiting.set({ host }, count)
      }
    },
  }
}
