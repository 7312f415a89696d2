import { Registry } from 'prom-client'
import type { Activity } from '../model/activity.ts'
import type { AnsweredRequest } from '../model/answered.ts'
import type { StoreStatus } from '../model/store-status.ts'
import { createActivityMetrics } from './activity.ts'
import { createDatabaseMetrics } from './database.ts'
import { countReports } from './events.ts'
import { createProcessMetrics } from './process.ts'
import { createRequestMetrics } from './requests.ts'
import { createWorkMetrics } from './work.ts'

/** The sources of the values. */
export interface MetricsSources {
  /** The object whose work is counted, by its reports (`reportedAs` of diagnostics). */
  readonly owner: object
  readonly activity: () => Activity
  readonly status: () => Promise<StoreStatus>
  /** Returns the number of waiting background tasks. Default: the metric is 0. */
  readonly queueLength?: (() => Promise<number>) | undefined
}

/** The metrics of one engine, in a separate registry. */
export interface Metrics {
  /** Returns all metrics in the text format of Prometheus, version 0.0.4. */
  text(): Promise<string>
  answered(answer: AnsweredRequest): void
  /** Counts a call of the database by the name of its method, with its time in milliseconds. */
  stored(call: string, elapsedMs: number): void
  end(): void
}

/** Makes metrics, which count from now on. Current values are read at each export. */
export function createMetrics({ owner, activity, status, queueLength }: MetricsSources): Metrics {
  const registry = new Registry()
  const requests = createRequestMetrics(registry)
  const endings = countReports(registry, owner)
  const present = createActivityMetrics(registry)
  const database = createDatabaseMetrics(registry)
  const work = createWorkMetrics(registry)
  const process = createProcessMetrics(registry)
  return {
    async text() {
      // When the database cannot be read, the export does not fail; a metric reports the problem.
      const [held, waiting] = await Promise.all([
        status().catch(() => undefined),
        queueLength?.().catch(() => undefined),
      ])
      present.sample(activity(), waiting ?? 0)
      database.sample(held)
      if (held) work.sample(held.work)
      process.sample()
      requests.sample()
      return `${await registry.metrics()}${requests.text()}`
    },
    answered: requests.answered,
    stored: database.stored,
    end() {
      for (const end of endings) end()
      requests.end()
      process.end()
      registry.clear()
    },
  }
}
