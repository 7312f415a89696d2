/**
 * The processes that read pages. Reading takes as much time and memory as a page demands, so it happens
 * outside of the process that serves requests, and a page that takes too much is ended alone.
 */

import { availableParallelism } from 'node:os'
import type { PageReader } from '../capture/page/reader.ts'
import type { Decoders } from '../decoders/index.ts'
import type { TextComparison, TextVerdict } from '../diff/text/index.ts'
import type { Answers } from '../extract/answers/index.ts'
import type { HtmlReading, Reading } from '../extract/reading.ts'
import type { ProcessActivity } from '../model/activity.ts'
import type { Design } from '../model/design.ts'
import type { ParseRequest, ReadDocument } from '../model/documents.ts'
import { BlazonError } from '../model/errors.ts'
import type { ExtractedData } from '../model/extract.ts'
import type { PageFacts } from '../model/facts.ts'
import type { FontLinks } from '../model/font-links.ts'
import type { Industries, IndustryBounds, IndustryEvidence } from '../model/industries.ts'
import type { Options } from '../model/options.ts'
import type { PictureFile } from '../model/picture.ts'
import type { DataPoint } from '../model/query.ts'
import type { Styleguide } from '../model/styleguide.ts'
import { MIB } from '../model/units.ts'
import type { ExplainedPage } from '../paths/explained.ts'
import { withOwn } from '../paths/own-fields.ts'
import type { FillTask, ReadPage } from '../paths/ports.ts'
import { createProcessPool, type Limits, type Program } from '../processes/index.ts'
import { keep } from '../snapshot/kept-page.ts'
import { withoutSamples } from '../snapshot/packed-samples.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { READING } from './bounds.ts'
import { readingOptions } from './options.ts'
import type { OwnFindings, OwnModule, OwnSaid, TriedModule } from './own-fields.ts'
// Only types are imported, because the tasks load every extractor, which the process that serves must not do.
import type { Judged, TaskName, Tasks } from './tasks.ts'

/** The tasks of the reading processes. */
export interface Readers {
  readonly reader: PageReader
  /** Describes a snapshot or refuses it. Rejects as `PageReader` does. */
  judge(snapshot: Snapshot, signal: AbortSignal): Promise<Judged>
  /** Reads the fields of the user from a page, with their traces. Each of them fails alone. */
  own(snapshot: Snapshot, signal: AbortSignal): Promise<OwnFindings>
  /** Rejects with `invalid_input` when a process cannot import the module of a field of the user. */
  tryOwn(signal: AbortSignal): Promise<void>
  /** Finds fields on a page, with all candidates. Rejects like `PageReader`. */
  explain(
    asked: { readonly snapshot: Snapshot; readonly fields: readonly string[] },
    signal: AbortSignal,
  ): Promise<ExplainedPage>
  /** Returns the addresses of fonts in the style sheets of a page. Rejects like `PageReader`. */
  fontFiles(snapshot: Snapshot, signal: AbortSignal): Promise<readonly string[]>
  /** Returns the font files of a page by family and weight. Rejects like `PageReader`. */
  fontLinks(snapshot: Snapshot, signal: AbortSignal): Promise<FontLinks>
  /** Extracts the styleguide of a page. Rejects as `PageReader` does. */
  guide(snapshot: Snapshot, signal: AbortSignal): Promise<Styleguide>
  /** Reads the design of a page. Rejects like `PageReader`. */
  design(snapshot: Snapshot, signal: AbortSignal): Promise<Design>
  /** Reads a page in one way (as HTML, pictures or Markdown). Rejects as `PageReader` does. */
  readonly read: ReadPage
  /** Returns the URLs with a word of the phrase, the best first. */
  rankUrls(urls: readonly string[], phrase: string, signal: AbortSignal): Promise<readonly string[]>
  /**
   * Reads a file as HTML and as Markdown. Rejects with `unsupported_type`, with `invalid_input` for a damaged
   * file, and with `too_large` for a file that takes too much time or memory.
   */
  parse(bytes: Uint8Array, request: ParseRequest, signal: AbortSignal): Promise<ReadDocument>
  /** Finds the industries of a company, by its words and their meaning. Rejects as `PageReader` does. */
  classify(evidence: IndustryEvidence & IndustryBounds, signal: AbortSignal): Promise<Industries>
  /** Finds the answers to questions among the facts of pages. Rejects as `PageReader` does. */
  answer(
    question: { readonly pages: readonly PageFacts[]; readonly points: readonly DataPoint[] },
    signal: AbortSignal,
  ): Promise<Answers>
  /** Fills the object of a schema from pages. Rejects like `PageReader`, and with `invalid_input`. */
  fill(task: FillTask, signal: AbortSignal): Promise<ExtractedData>
  /** Compares an earlier text of a page with its present one. Rejects like `PageReader`. */
  compareTexts(asked: TextComparison, signal: AbortSignal): Promise<TextVerdict>
  /** Starts a process, so that it is ready for the first page. */
  warm(): void
  activity(): ProcessActivity
  /** Kills all processes. Running tasks reject with `cancelled`. */
  close(): Promise<void>
}

/**
 * Creates the readers. Processes are started with the first task, and end after `READING.idleTimeoutMs`
 * without work. The caller has to close `decoders`. `onNotice` is called with a sentence when they run as
 * root. `added` are the fields of the user, which every record gets.
 */
export function createReaders(
  options: Options,
  decoders: Decoders,
  onNotice?: (notice: string) => void,
  added: readonly OwnModule[] = [],
): Readers {
  const { readers } = options
  const pool = createProcessPool<Tasks>({
    ...readerProgram(),
    settings: readingOptions(options),
    max: Math.min(readers.max, availableParallelism()),
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
    // Most tasks ask only for the measurements of pictures.
    answer: (question: unknown) => Promise<unknown> = (files) =>
      decoders.measure(files as PictureFile[], signal),
  ): Promise<Awaited<ReturnType<Tasks[K]>>> => {
    try {
      return await pool.run(name, input, { signal, limits: limitsOf(name, options), answer })
    } catch (thrown) {
      if (signal.aborted || thrown instanceof BlazonError) throw thrown
      const text = thrown instanceof Error ? thrown.message : String(thrown)
      throw new BlazonError('internal', `A page could not be read: ${text}`, { cause: thrown })
    }
  }
  const tryIn: TryIn = (fields, signal) => run('tryOwn', fields, signal)
  const { own, tryOwn } = ofUsers(added, (input, ...asked) => run('own', input, ...asked), tryIn)
  return {
    ...{ own, tryOwn },
    reader: pageReaderOf(run),
    async judge(snapshot, signal) {
      const { kept, ...judged } = await run('judge', snapshot, signal)
      if (kept) keep(snapshot, kept)
      if (added.length === 0 || judged.result.state !== 'ok') return judged
      return { ...judged, result: withOwn(judged.result, await own(snapshot, signal)) }
    },
    explain: (asked, signal) => run('explain', asked, signal),
    fontFiles: (snapshot, signal) => run('fontFiles', snapshot, signal),
    fontLinks: (snapshot, signal) => run('fontLinks', snapshot, signal),
    guide: (snapshot, signal) => run('guide', snapshot, signal),
    design: (snapshot, signal) => run('design', snapshot, signal),
    read: (snapshot, reading, signal, also) =>
      run('read', { snapshot, reading, also }, signal).catch((thrown: unknown) => {
        throw hasSelectors(reading) ? ofSelectors(thrown) : thrown
      }),
    rankUrls: (urls, phrase, signal) => run('rankUrls', { urls, phrase }, signal),
    parse: parsing((input, signal) => run('parse', input, signal)),
    classify: (evidence, signal) => run('classify', evidence, signal),
    answer: (question, signal) => run('answer', question, signal),
    compareTexts: (asked, signal) => run('compareTexts', asked, signal),
    fill: (task, signal) => run('fill', task, signal),
    ...{ warm: pool.warm, activity: pool.activity, close: pool.close },
  }
}

/** Changes the message when a file, and not a page, exceeds a limit. */
function parsing(
  run: (
    input: { readonly bytes: Uint8Array; readonly request: ParseRequest },
    signal: AbortSignal,
  ) => Promise<ReadDocument>,
): Readers['parse'] {
  return async (bytes, { signal: _, timeoutMs: _ms, ...request }, signal) => {
    try {
      return await run({ bytes, request }, signal)
    } catch (thrown) {
      if (!(thrown instanceof BlazonError && thrown.code === 'too_large')) throw thrown
      throw new BlazonError('too_large', FILE_TOO_LARGE, { cause: thrown, retryable: false })
    }
  }
}

const FILE_TOO_LARGE =
  'The file takes more time or memory to be read than the limits allow, or its text is too long. Of a PDF, pdf.start and pdf.end choose some pages.'

/** Runs a task in one of the processes. */
type Run = <K extends TaskName>(
  name: K,
  input: Parameters<Tasks[K]>[0],
  signal: AbortSignal,
) => Promise<Awaited<ReturnType<Tasks[K]>>>

/** Makes the functions with which the capture reads pages. */
function pageReaderOf(run: Run): PageReader {
  return {
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
  }
}

/** True for a reading with selectors of a caller. They may take any time to match. */
function hasSelectors(reading: Reading): boolean {
  const { includeSelectors, excludeSelectors, extractRules }: HtmlReading =
    reading.kind === 'html' || reading.kind === 'markdown' || reading.kind === 'lines'
      ? { ...reading.options }
      : {}
  return [includeSelectors, excludeSelectors, extractRules].some((given) => given !== undefined)
}

/** If the request has selectors, they are the reason why a page takes too long to be read. */
function ofSelectors(thrown: unknown): unknown {
  if (!(thrown instanceof BlazonError && thrown.code === 'too_large')) return thrown
  const message = `${thrown.message} Its selectors or rules may be the cause: write simpler ones.`
  return new BlazonError('invalid_input', message, { cause: thrown })
}

/** The program of a process that reads pages. */
export function readerProgram(): Program & { readonly startup: URL } {
  const { maxHeapMb: heapMb, maxYoungHeapMb: youngHeapMb } = READING
  const entry = new URL(import.meta.url.endsWith('.ts') ? './reader.ts' : './reader.js', import.meta.url)
  return { entry, startup: new URL('./reader-startup.cjs', import.meta.url), heapMb, youngHeapMb }
}

type TryIn = (fields: readonly OwnModule[], signal: AbortSignal) => Promise<TriedModule>

/** The modules that read fields of users are loaded only for an engine that has some. */
function ofUsers(
  added: readonly OwnModule[],
  read: (
    input: { readonly snapshot: Snapshot; readonly fields: readonly OwnModule[] },
    signal: AbortSignal,
    answer: (said: unknown) => Promise<unknown>,
  ) => Promise<void>,
  tryIn: TryIn,
): Pick<Readers, 'own' | 'tryOwn'> {
  return {
    async own(snapshot, signal) {
      const { readOwnFields } = await import('./own-fields.ts')
      return readOwnFields({
        fields: added,
        signal,
        // Only the task `readOwn` reports findings before it ends.
        read: (fields, tell) => read({ snapshot, fields }, signal, async (said) => tell(said as OwnSaid)),
      })
    },
    async tryOwn(signal) {
      const { tryModules } = await import('./own-fields.ts')
      await tryModules(added, (fields) => tryIn(fields, signal))
    },
  }
}

const DESCRIBING: ReadonlySet<TaskName> = new Set([
  ...([
    'judge',
    'tryOwn',
    'explain',
    'fontFiles',
    'fontLinks',
    'guide',
    'design',
    'read',
    'classify',
    'answer',
    'fill',
  ] as const),
])

/** The limits of a task. Describing a page takes much more work than parsing it. */
function limitsOf(name: TaskName, { readers }: Options): Limits {
  const { maxDescribingCpuMs, maxParsingCpuMs, maxTaskMs: ms } = READING
  const { maxProcessMb: rssMb } = readers
  // A field of the user that never ends must leave time for the record.
  if (name === 'own') return { cpuMs: Math.ceil(maxDescribingCpuMs / 2), ms, rssMb }
  if (name === 'parse') return { cpuMs: READING.maxFileCpuMs, ms: READING.maxFileMs, rssMb }
  return { cpuMs: DESCRIBING.has(name) ? maxDescribingCpuMs : maxParsingCpuMs, ms, rssMb }
}
