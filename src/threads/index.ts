import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { unlessAborted } from '../capture/abort.ts'
import type { PageReader } from '../capture/reader.ts'
import { createSlots } from '../capture/slots.ts'
import { BlazonError } from '../model/errors.ts'
import type { Options } from '../model/options.ts'
import type { Styleguide } from '../model/styleguide.ts'
import type { ScrapeStages } from '../scrape.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { failureOf, limitFrom, type TaskLimits } from './limit.ts'
import type { Judged, TaskName, Tasks } from './tasks.ts'
import type { Order } from './thread.ts'

/** Threads that read pages, so that the one that serves is never held up, and a page that takes too long can be ended. */
export interface Threads {
  readonly reader: PageReader
  /** Describes or refuses a snapshot. Rejects as `PageReader` does. */
  judge(snapshot: Snapshot, signal: AbortSignal): Promise<Judged>
  /** How a page is styled. Rejects as `PageReader` does. */
  guide(snapshot: Snapshot, signal: AbortSignal): Promise<Styleguide>
  /** One reading of a page. Rejects as `PageReader` does. */
  readonly read: ScrapeStages['read']
  /** Starts a thread, to be ready for the first page. */
  warm(): void
  /** Ends all threads; work under way rejects with `cancelled`. */
  close(): Promise<void>
}

/** Threads start with the first work and end when there is none for `threads.idleTimeoutMs`. */
export function createThreads(options: Options): Threads {
  const max = Math.min(options.threads.max, availableParallelism())
  // The line is ours: piscina forgets who waits for a thread that was ended (5.3.2, with fewer threads at least than at most).
  const slots = createSlots(max)
  const closing = new AbortController()
  let crew: Crew | undefined
  const crewAtWork = (): Crew => {
    crew ??= createCrew(options, max, () => {
      crew = undefined
    })
    return crew
  }
  const run = async <K extends TaskName>(
    name: K,
    input: Parameters<Tasks[K]>[0],
    signal: AbortSignal,
  ): Promise<Awaited<ReturnType<Tasks[K]>>> => {
    const { pool, ready, broken } = crewAtWork()
    const begun = new Int32Array(new SharedArrayBuffer(4))
    const limit = limitFrom(begun, limitsOf(name, options))
    const stop = AbortSignal.any([signal, limit.signal, broken, closing.signal])
    try {
      const done = await slots.run(async () => {
        await unlessAborted(ready, stop)
        return pool.run({ name, input, begun }, { signal: stop })
      }, stop)
      // A structured clone of what the task gave: plain data.
      return done as Awaited<ReturnType<Tasks[K]>>
    } catch (thrown) {
      for (const { aborted, reason } of [signal, closing.signal, broken, limit.signal])
        if (aborted) throw reason
      throw failureOf(thrown, options.threads.maxHeapMb)
    } finally {
      limit.stop()
    }
  }
  return {
    reader: {
      links: (page, signal) => run('links', { ...page, samples: null }, signal),
      // The samples of a rendered page are of no use to a survey, and many.
      survey: (page, signal) => run('survey', { ...page, samples: null }, signal),
      draw: (page, signal) => run('draw', page, signal),
      language: ({ page, asked }, signal) =>
        run('language', { page: { ...page, samples: null }, asked }, signal),
      listed: (pages, signal) => run('listed', pages, signal),
    },
    judge: (snapshot, signal) => run('judge', snapshot, signal),
    guide: (snapshot, signal) => run('guide', snapshot, signal),
    read: (snapshot, reading, signal) => run('read', { snapshot, reading }, signal),
    warm: () => void crewAtWork(),
    async close() {
      closing.abort(new BlazonError('cancelled', 'The engine is closing.'))
      await crew?.pool.destroy()
    },
  }
}

const DESCRIBING: ReadonlySet<TaskName> = new Set(['judge', 'guide', 'read'])

/** Describing does much more with a page than parsing it. */
function limitsOf(name: TaskName, { threads }: Options): TaskLimits {
  const cpuMs = DESCRIBING.has(name) ? threads.maxDescribingCpuMs : threads.maxParsingCpuMs
  return { cpuMs, ms: threads.maxTaskMs }
}

interface Crew {
  readonly pool: Piscina<Order, unknown>
  /** Resolves when the first thread has loaded what it runs. Until then a second one would but load the same beside it. */
  readonly ready: Promise<unknown>
  /** Fires when a thread cannot even start: everybody would wait for ever. */
  readonly broken: AbortSignal
}

const IS_SOURCE = import.meta.url.endsWith('.ts')

function createCrew(options: Options, maxThreads: number, forget: () => void): Crew {
  const { idleTimeoutMs, maxHeapMb, maxYoungHeapMb } = options.threads
  const broken = new AbortController()
  const pool = new Piscina<Order, unknown>({
    filename: new URL(IS_SOURCE ? './thread-from-source.mjs' : './thread.js', import.meta.url).href,
    workerData: options,
    minThreads: 0,
    maxThreads,
    idleTimeout: idleTimeoutMs,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: maxYoungHeapMb },
  })
  // Of a thread without a task; with one, the task is rejected.
  pool.on('error', (cause: Error) => {
    forget()
    broken.abort(new BlazonError('internal', `A reading thread ended: ${cause.message}`, { cause }))
    void pool.destroy()
  })
  const begun = new Int32Array(new SharedArrayBuffer(4))
  // A thread that cannot start says so to the first who has work for it.
  const ready = pool.run({ name: 'warm', input: null, begun }).catch(() => undefined)
  return { pool, ready, broken: broken.signal }
}
