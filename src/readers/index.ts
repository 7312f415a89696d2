/**
 * The processes that read pages. Reading takes as much time and memory as a page demands, so it happens
 * outside of the process that serves requests, and a page that takes too much is ended alone.
 */

import { availableParallelism } from 'node:os'
import type { PageReader } from '../capture/reader.ts'
import type { Decoders } from '../decoders/index.ts'
import type { Answers } from '../extract/answers/index.ts'
import type { ProcessActivity } from '../model/activity.ts'
import { BlazonError } from '../model/errors.ts'
import type { PageFacts } from '../model/facts.ts'
import type { Industries, IndustryBounds, IndustryEvidence } from '../model/industries.ts'
import type { Options } from '../model/options.ts'
import type { PictureFile } from '../model/picture.ts'
import type { DataPoint } from '../model/query.ts'
import type { Styleguide } from '../model/styleguide.ts'
import { MIB } from '../model/units.ts'
import type { ReadPage } from '../paths/ports.ts'
import { createProcessPool, type Limits } from '../processes/index.ts'
import { withoutSamples } from '../snapshot/packed-samples.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { READING } from './bounds.ts'
import { readingOptions } from './options.ts'
// Only types: the tasks load every extractor, which the process that serves must not do.
import type { Judged, TaskName, Tasks } from './tasks.ts'

/** The tasks of the reading processes. */
export interface Readers {
  readonly reader: PageReader
  /** Describes a snapshot or refuses it. Rejects as `PageReader` does. */
  judge(snapshot: Snapshot, signal: AbortSignal): Promise<Judged>
  /** Extracts the styleguide of a page. Rejects as `PageReader` does. */
  guide(snapshot: Snapshot, signal: AbortSignal): Promise<Styleguide>
  /** Reads a page in one way (as HTML, pictures or Markdown). Rejects as `PageReader` does. */
  readonly read: ReadPage
  /** Finds the industries of a company, by its words and their meaning. Rejects as `PageReader` does. */
  classify(evidence: IndustryEvidence & IndustryBounds, signal: AbortSignal): Promise<Industries>
  /** Finds the answers to questions among the facts of pages. Rejects as `PageReader` does. */
  answer(
    question: { readonly pages: readonly PageFacts[]; readonly points: readonly DataPoint[] },
    signal: AbortSignal,
  ): Promise<Answers>
  /** Starts a process, so that it is ready for the first page. */
  warm(): void
  activity(): ProcessActivity
  /** Kills all processes. Running tasks reject with `cancelled`. */
  close(): Promise<void>
}

/**
 * Creates the readers. Processes are started with the first task, and end after `READING.idleTimeoutMs`
 * without work. The caller has to close `decoders`. `onNotice` is called with a sentence when they run as
 * root.
 */
export function createReaders(
  options: Options,
  decoders: Decoders,
  onNotice?: (notice: string) => void,
): Readers {
  const { readers } = options
  const pool = createProcessPool<Tasks>({
    entry: new URL(import.meta.url.endsWith('.ts') ? './reader.ts' : './reader.js', import.meta.url),
    settings: readingOptions(options),
    max: Math.min(readers.max, availableParallelism()),
    heapMb: READING.maxHeapMb,
    youngHeapMb: READING.maxYoungHeapMb,
    limits: limitsOf('judge', options),
    maxReplyMb: READING.replyRoomMb + Math.ceil((2 * options.maxAnswerBytes) / MIB),
    idleTimeoutMs: READING.idleTimeoutMs,
    tooLarge: (bound) => `The page takes more than ${bound} to be read.`,
    onNotice,
  })
  const run = async <K extends TaskName>(
    name: K,
    input: Parameters<Tasks[K]>[0],
    signal: AbortSignal,
  ): Promise<Awaited<ReturnType<Tasks[K]>>> => {
    try {
      return await pool.run(name, input, {
        signal,
        limits: limitsOf(name, options),
        // A task asks only for the measurements of pictures.
        answer: (files) => decoders.measure(files as PictureFile[], signal),
      })
    } catch (thrown) {
      if (signal.aborted || thrown instanceof BlazonError) throw thrown
      const text = thrown instanceof Error ? thrown.message : String(thrown)
      throw new BlazonError('internal', `A page could not be read: ${text}`, { cause: thrown })
    }
  }
  return {
    reader: {
      links: (page, signal) => run('links', withoutSamples(page), signal),
      survey: (page, signal) => run('survey', withoutSamples(page), signal),
      document: (page, signal) => run('document', page, signal),
      language: ({ page, asked }, signal) => run('language', { page: withoutSamples(page), asked }, signal),
      listed: (pages, signal) => run('listed', pages, signal),
      async match(request, signal) {
        try {
          return await run('match', request, signal)
        } catch (thrown) {
          if (!(thrown instanceof BlazonError && thrown.code === 'too_large')) throw thrown
          const why = `urlRegex: it takes more than ${READING.maxParsingCpuMs} ms of processor time to be matched with ${request.urls.length} URLs.`
          throw new BlazonError('invalid_input', `${why} Write it with fewer repetitions.`, { cause: thrown })
        }
      },
    },
    judge: (snapshot, signal) => run('judge', snapshot, signal),
    guide: (snapshot, signal) => run('guide', snapshot, signal),
    read: (snapshot, reading, signal) => run('read', { snapshot, reading }, signal),
    classify: (evidence, signal) => run('classify', evidence, signal),
    answer: (question, signal) => run('answer', question, signal),
    warm: pool.warm,
    activity: pool.activity,
    close: pool.close,
  }
}

const DESCRIBING: ReadonlySet<TaskName> = new Set(['judge', 'guide', 'read', 'classify', 'answer'])

/** The limits of a task. Describing a page takes much more work than parsing it. */
function limitsOf(name: TaskName, { readers }: Options): Limits {
  return {
    cpuMs: DESCRIBING.has(name) ? READING.maxDescribingCpuMs : READING.maxParsingCpuMs,
    ms: READING.maxTaskMs,
    rssMb: readers.maxProcessMb,
  }
}
