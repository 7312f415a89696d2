import { Registry } from 'prom-client'
import type { Activity } from '../model/activity.ts'
import type { AnsweredRequest } from '../model/answered.ts'
import type { StoreStatus } from '../model/store-status.ts'
import { createActivityMetrics } from './activity.ts'
import { createDatabaseMetrics } from './database.ts'
import { countReports } from './events.ts'
import { createProcessMetrics } from './process.ts'
import { createRequestMetrics } from './requests.ts'

/** The sources of the numbers. */
export interface MetricsSources {
  /** The owner of the work whose reports are counted (`reportedAs` of diagnostics). */
  readonly owner: object
  readonly activity: () => Activity
  readonly status: () => Promise<StoreStatus>
  /** The number of tasks that wait in the background. Default: there is no such queue. */
  readonly queueLength?: (() => Promise<number>) | undefined
}

/** The metrics of one engine, in a registry of its own. */
export interface Metrics {
  /** All metrics in the text format of Prometheus, version 0.0.4. */
  text(): Promise<string>
  answered(answer: AnsweredRequest): void
  /** Counts a call of the database by the name of its method, with its time in milliseconds. */
  stored(call: string, elapsedMs: number): void
  /** Stops the counting. */
  end(): void
}

/** Counts from now on. Current values are read for each export. */
export function createMetrics({ owner, activity, status, queueLength }: MetricsSources): Metrics {
  const registry = new Registry()
  const requests = createRequestMetrics(registry)
  const endings = countReports(registry, owner)
  const present = createActivityMetrics(registry)
  const database = createDatabaseMetrics(registry)
  const process = createProcessMetrics(registry)
  return {
    async text() {
      // A database that cannot be read does not fail the export: its metrics report it.
      const [held, waiting] = await Promise.all([
        status().catch(() => undefined),
        queueLength?.().catch(() => undefined),
      ])
      present.sample(activity(), waiting ?? 0)
      database.sample(held)
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
