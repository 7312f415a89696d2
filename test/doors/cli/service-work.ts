import { type Blazon, type BlazonSettings, createBlazon } from '../../../src/index.ts'
import { PATIENT } from '../../house/patient.ts'
import { until } from '../../house/until.ts'

/** Does what a service over the database does for batches, webhooks and monitors, until it is so. */
export async function serviceWork(
  settings: Pick<BlazonSettings, 'db' | 'hosts'>,
  isDone: (blazon: Blazon) => Promise<boolean>,
): Promise<void> {
  const blazon = await createBlazon({ ...settings, options: { ...PATIENT, producer: 'cascade' } })
  const over = new AbortController()
  const how = { signal: over.signal }
  const jobs = [blazon.batches, blazon.webhooks, blazon.monitors].map((all) => all.work(how))
  try {
    await until(() => isDone(blazon))
  } finally {
    over.abort()
    await Promise.all(jobs)
    await blazon.close()
  }
}

/** Whether nothing waits: every batch has ended, every event is delivered, and no run is under way. */
export async function isIdle({ batches, webhooks, monitors }: Blazon): Promise<boolean> {
  const [pages, events, runs] = await Promise.all([batches.list(), webhooks.list(), monitors.runs()])
  return (
    pages.items.every(({ results }) => results !== null) &&
    events.items.every(({ deliveredAt }) => deliveredAt !== null) &&
    runs.items.every(({ completedAt }) => completedAt !== null)
  )
}
