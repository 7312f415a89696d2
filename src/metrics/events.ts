import { Counter, Histogram, type Registry } from 'prom-client'
import { captures, failures, refusals } from '../diagnostics/index.ts'
import type { AnsweredRequest } from '../model/answered.ts'
import { BlazonError } from '../model/errors.ts'

/** In seconds: from a stored answer to the longest time that a caller may ask for. */
const REQUEST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]
const CAPTURE_BUCKETS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60]

/** What happens, counted when it happens. `end` stops counting what is reported. */
export function createEventMetrics(registry: Registry, owner: object) {
  const endings = countReports(registry, owner)
  return {
    answered: createRequestMetrics(registry),
    end(): void {
      for (const end of endings) end()
    },
  }
}

function createRequestMetrics(registry: Registry): (answer: AnsweredRequest) => void {
  const registers = [registry]
  const requests = new Counter({
    name: 'blazon_http_requests_total',
    help: 'Answers over HTTP, by route, method, status and where the body came from.',
    labelNames: ['route', 'method', 'status', 'cache'],
    registers,
  })
  const times = new Histogram({
    name: 'blazon_http_request_duration_seconds',
    help: 'Time from the headers of a request to the last byte of its answer.',
    labelNames: ['route', 'cache'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  return ({ route, method, status, cache, elapsedMs }) => {
    requests.inc({ route, method, status, cache })
    times.observe({ route, cache }, elapsedMs / 1000)
  }
}

/** Counts what is reported of the work of an owner, until the functions that it returns are called. */
function countReports(registry: Registry, owner: object): readonly (() => void)[] {
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
