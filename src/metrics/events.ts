import { Counter, Histogram, type Registry } from 'prom-client'
import { captures, failures, refusals } from '../diagnostics/index.ts'
import { BlazonError } from '../model/errors.ts'

/** The upper limits of the buckets, in seconds. */
const CAPTURE_BUCKETS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60]

/**
 * Counts the reports about the work of an owner. Each returned function stops the counting of one kind of
 * report.
 */
export function countReports(registry: Registry, owner: object): readonly (() => void)[] {
  const registers = [registry]
  const captured = new Counter({
    name: 'blazon_captures_total',
    help: 'Captures and screenshots, by what computed the styles and how they ended.',
    labelNames: ['kind', 'producer', 'outcome'],
    registers,
  })
  const captureTimes = new Histogram({
    name: 'blazon_capture_duration_seconds',
    help: 'Time of a capture with all its attempts, once it had its place.',
    labelNames: ['kind', 'producer'],
    buckets: CAPTURE_BUCKETS,
    registers,
  })
  const refused = new Counter({
    name: 'blazon_refusals_total',
    help: 'Pages that were read and refused, by their class.',
    labelNames: ['class'],
    registers,
  })
  const failed = new Counter({
    name: 'blazon_failures_total',
    help: 'Lookups that failed, by the code of the failure.',
    labelNames: ['code'],
    registers,
  })
  return [
    captures.watch(({ kind, producer, outcome, elapsedMs }) => {
      captured.inc({ kind, producer, outcome })
      captureTimes.observe({ kind, producer }, elapsedMs / 1000)
    }, owner),
    refusals.watch((refusal) => refused.inc({ class: refusal.class }), owner),
    failures.watch(
      ({ error }) => failed.inc({ code: error instanceof BlazonError ? error.code : 'internal' }),
      owner,
    ),
  ]
}
