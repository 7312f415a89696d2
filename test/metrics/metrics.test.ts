import { expect, onTestFinished, test } from 'vitest'
import { createGate } from '../../src/capture/gate/gate.ts'
import { captures, failures, refusals, reportedAs } from '../../src/diagnostics/index.ts'
import { createMetrics, type MetricsSources } from '../../src/metrics/index.ts'
import { BlazonError } from '../../src/model/errors.ts'
import { IDLE } from '../doors/http/serving.ts'

function metricsOf(sources: Partial<MetricsSources> = {}) {
  const owner = {}
  const status = () => Promise.reject(new Error('There is no database.'))
  const metrics = createMetrics({ owner, activity: () => IDLE, status, ...sources })
  onTestFinished(() => metrics.end())
  return { owner, metrics }
}

test('what is announced of the work of an engine is counted, and nothing of another one', async () => {
  const { owner, metrics } = metricsOf()
  const report = () => {
    const common = { domain: 'a.com', kind: 'capture', elapsedMs: 300 } as const
    captures.report({ ...common, producer: 'http', outcome: 'captured' })
    captures.report({ ...common, producer: 'none', outcome: 'unreachable' })
    refusals.report({ domain: 'a.com', class: 'parked' })
    failures.report({ domain: 'a.com', error: new BlazonError('timeout', 'Too late.') })
    failures.report({ domain: 'a.com', error: new Error('A bug.') })
  }
  reportedAs(owner, report)
  reportedAs({}, report)
  const text = await metrics.text()
  for (const line of [
    'blazon_captures_total{kind="capture",producer="http",outcome="captured"} 1',
    'blazon_captures_total{kind="capture",producer="none",outcome="unreachable"} 1',
    'blazon_capture_duration_seconds_sum{kind="capture",producer="http"} 0.3',
    'blazon_refusals_total{class="parked"} 1',
    'blazon_failures_total{code="timeout"} 1',
    'blazon_failures_total{code="internal"} 1',
    'blazon_database_up 0',
  ])
    expect(text).toContain(`${line}\n`)
  expect(text).not.toContain('a.com')
})

test('after its end nothing is counted or told', async () => {
  const { owner, metrics } = metricsOf()
  const refuse = () => refusals.report({ domain: 'a.com', class: 'parked' })
  reportedAs(owner, refuse)
  metrics.end()
  reportedAs(owner, refuse)
  expect(await metrics.text()).toBe('\n')
})

test('what an engine says of itself stands as it is when it is asked again', async () => {
  const { metrics } = metricsOf({
    queueLength: async () => 7,
    activity: () => ({
      ...IDLE,
      lookups: { ...IDLE.lookups, capture: { running: 2, waiting: 5 } },
      processes: { ...IDLE.processes, reader: { running: 3, busy: 1, started: 9, ended: 6, user: 'own' } },
    }),
  })
  for (let time = 0; time < 2; time++) {
    const text = await metrics.text()
    expect(text).toContain('blazon_lookups{kind="capture",state="waiting"} 5\n')
    expect(text).toContain('blazon_prefetch_queue_length 7\n')
    expect(text).toContain('blazon_processes{kind="reader",state="idle"} 2\n')
    expect(text).toContain('blazon_processes_started_total{kind="reader"} 9\n')
  }
})

test('the gate counts what it allows, and why it refuses', async () => {
  const gate = createGate({ ports: [80, 443], connectTimeoutMs: 1_000 })
  const port = 80
  for (const url of ['ftp://a.com/', 'http://me@a.com/', 'http://a.com:22/'])
    expect(() => gate.check(new URL(url))).toThrow(BlazonError)
  await expect(gate.dial({ host: '127.0.0.1', port, secure: false })).rejects.toThrow(BlazonError)
  await expect(gate.dial({ host: 'a/b', port, secure: false })).rejects.toThrow(BlazonError)
  expect(gate.decisions()).toEqual({
    allowed: 0,
    refused: { scheme: 1, credentials: 1, port: 1, host: 1, address: 1 },
  })
})
