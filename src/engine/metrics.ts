import type { Metrics } from '../metrics/index.ts'
import type { Activity } from '../model/activity.ts'
import type { Blazon } from './engine.ts'
import type { Parts } from './parts.ts'

/** The metrics of an engine. They are loaded, and begin to count, at the first call of `metrics`. */
export interface LazyMetrics extends Pick<Blazon, 'metrics' | 'answered' | 'activity'> {
  end(): void
}

export function createLazyMetrics(parts: Parts): LazyMetrics {
  let loading: Promise<Metrics> | undefined
  let counting: Metrics | undefined
  const activity = (): Activity => ({
    ...parts.capturer.activity(),
    processes: { reader: parts.readers.activity(), decoder: parts.decoders.activity() },
  })
  const load = async () => {
    const { createMetrics } = await import('../metrics/index.ts')
    const queueLength = async () => (await parts.store.taskCounts()).waiting
    counting = createMetrics({ owner: parts, activity, status: parts.store.status, queueLength })
    parts.onStoreCall(counting.stored)
    return counting
  }
  return {
    activity,
    async metrics() {
      loading ??= load()
      return (await loading).text()
    },
    answered: (answer) => counting?.answered(answer),
    end() {
      parts.onStoreCall(undefined)
      counting?.end()
    },
  }
}
