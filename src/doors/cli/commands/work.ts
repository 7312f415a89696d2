import { BATCHES } from '../../../batch/bounds.ts'
import type { Progress } from '../../../batch/progress.ts'
import { DEFAULTS } from '../../../model/options.ts'
import { wholeNumber } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import { databaseOf, type EngineFlags, engineSettings } from '../flags.ts'
import { ENDING, INTERRUPTED, untilInterrupted } from '../interrupt.ts'
import { type MetricsFlags, metricsOptions, offerMetrics } from '../metrics-port.ts'
import { engineOptions, JSON_LOG, KEEP_PAGES, OWN_FIELDS } from '../options.ts'
import { onNotice, tell } from '../output.ts'

interface WorkFlags extends EngineFlags, MetricsFlags {
  readonly untilEmpty?: boolean
}

/** `blazon work --db postgres://…` works on the lists that batches have queued in that database. */
export const work: CliCommand = {
  name: 'work',
  description:
    'look up the lists that `blazon batch` has queued in a PostgreSQL database, beside other processes and machines',
  examples: [
    ['blazon work --db postgres://db.internal/brands', 'on any machine'],
    ['blazon work --until-empty', 'ends when nothing is queued'],
  ],
  failure: 'the database fails',
  options: (command) =>
    metricsOptions(engineOptions(command))
      .option('--concurrency <n>', 'lookups at once', wholeNumber(1, 256), DEFAULTS.concurrency)
      .option('--until-empty', 'end when nothing is queued; default: wait for more')
      .option(...OWN_FIELDS)
      .option(...KEEP_PAGES)
      .option(...JSON_LOG),
  async run(flags: WorkFlags) {
    const { refuseFile } = await import('../workers.ts')
    await refuseFile(flags.db, 'There is no work for another process')
    const { createBlazon } = await import('../../../engine/index.ts')
    const { workOnLists } = await import('../../../batch/chunks/work.ts')
    const blazon = await createBlazon({ ...databaseOf(flags), ...engineSettings(flags), onNotice })
    const interrupt = untilInterrupted(ENDING, BATCHES.shutdownTimeoutMs)
    const { progressOn } = await import('../progress.ts')
    const shown = progressOn(process.stderr)
    const over = new AbortController()
    const signal = AbortSignal.any([interrupt.signal, over.signal])
    const { untilEmpty } = flags
    const onError = ({ message }: Error) => tell(`${message}\n`, 'warn')
    const prefetching = blazon.background.work({ signal, untilEmpty, onError })
    // With --until-empty, events are left to a service, because the last one may be due much later.
    const how = { signal: untilEmpty ? AbortSignal.abort() : signal, onError }
    const jobs = Promise.all([blazon.batches.work(how), blazon.webhooks.work(how)])
    let endMetrics: (() => Promise<void>) | undefined
    try {
      endMetrics = await offerMetrics(blazon, flags)
      const onProgress = (progress: Progress) => void (progress.lines > 0 && shown.show(progress))
      const { ok, refused, failed } = await workOnLists(blazon, {
        ...{ signal, untilEmpty, onProgress, onNotice },
      })
      await prefetching
      await jobs
      shown.end()
      tell(`${ok} described, ${refused} refused by page class, ${failed} failed by this process\n`)
      return interrupt.signal.aborted ? INTERRUPTED : 0
    } finally {
      over.abort()
      await prefetching
      await jobs
      await endMetrics?.()
      interrupt.release()
      await blazon.close()
    }
  },
}
