/** The tasks of a process that reads pages. */

import { linkedPages } from '../capture/crawl/linked.ts'
import { readingFor } from '../capture/page/read-in-process.ts'
import type { SeenDocument } from '../capture/page/reader.ts'
import type { KeyPages } from '../capture/page/survey.ts'
import type { TextComparison } from '../diff/text/index.ts'
import { jsonBytes } from '../extract/answer-size.ts'
import { links as keyLinksOf } from '../extract/links/index.ts'
import { kindsBeside, listedPages } from '../extract/links/listed.ts'
import type { Reading } from '../extract/reading.ts'
import { styleguide } from '../extract/styleguide/index.ts'
import type { ParseRequest } from '../model/documents.ts'
import { BlazonError } from '../model/errors.ts'
import type { PageFacts } from '../model/facts.ts'
import { foundValue } from '../model/finding.ts'
import type { IndustryBounds, IndustryEvidence } from '../model/industries.ts'
import type { DataPoint } from '../model/query.ts'
import type { Result } from '../model/record.ts'
import { withMeaning } from '../paths/by-meaning.ts'
import { judge } from '../paths/describe.ts'
import { explainedPage } from '../paths/explained.ts'
import type { AlsoRead, FillTask } from '../paths/ports.ts'
import { type Measure, measurePictures } from '../pictures/index.ts'
import { packPage } from '../snapshot/pack-page.ts'
import { packSamples } from '../snapshot/packed-samples.ts'
import { pictureKey } from '../snapshot/pictures.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { fontFacesOf } from '../snapshot/styles.ts'
import { isScriptShell } from '../snapshot/verdict/shell.ts'
import { lastPage } from './last-page.ts'
import type { ReadingOptions } from './options.ts'
import type { Tell } from './own.ts'
import type { OwnModule } from './own-fields.ts'

/** The result for a snapshot. */
export interface Judged {
  readonly result: Result
  /** True when the document is an empty frame for scripts, so the result is incomplete. */
  readonly isShell: boolean
  /** The packed page that is stored; undefined where all of the page is stored. */
  readonly kept?: Uint8Array
}

/** The key pages that the record would name. The capture checks whether they exist. */
const KEY_PAGES: KeyPages = {
  linked: (page) => {
    const found = foundValue(keyLinksOf(page)) ?? {}
    return { urls: Object.values(found), lacks: kindsBeside(Object.keys(found)) }
  },
  listed: listedPages,
}

/**
 * Everything whose time and memory depend on the page, as tasks of a separate process. The tasks are pure,
 * except for `measure` and `tell`.
 */
export function tasksFor(options: ReadingOptions, measure: Measure, tell: Tell = async () => undefined) {
  const { links, survey, document, language, listed, match } = readingFor(KEY_PAGES)
  const last = lastPage()
  return {
    // A capture begins with one of these.
    links: (page: Parameters<typeof links>[0]) => {
      last.forget()
      return links(page)
    },
    survey: (page: Parameters<typeof survey>[0]) => {
      last.forget()
      return survey(page)
    },
    language,
    listed,
    match,
    document: (page: SeenDocument) => {
      const { samples, ...reading } = document(page)
      return { ...reading, samples: null, ...(samples && { packedSamples: packSamples(samples) }) }
    },
    judge: async (snapshot: Snapshot): Promise<Judged> => {
      const measured = await measurePictures(last.of(snapshot), measure)
      const result = judge(measured)
      const told = options.industries.embeddings ? await withMeaning(result, measured) : result
      const judged = { result: answerable(told, options), isShell: isScriptShell(snapshot).shell }
      const kept = options.keepsAll ? undefined : packPage(measured, marksIn(result, measured))
      return kept ? { ...judged, kept } : judged
    },
    /** The modules of users are imported only in a process that needs them. */
    own: async ({ snapshot, fields }: { snapshot: Snapshot; fields: readonly OwnModule[] }) => {
      const { readOwn } = await import('./own.ts')
      return readOwn({ snapshot, fields }, options.maxAnswerBytes, tell)
    },
    tryOwn: async (fields: readonly OwnModule[]) => (await import('./own.ts')).tryOwn(fields),
    explain: async ({ snapshot, fields }: { snapshot: Snapshot; fields: readonly string[] }) => {
      last.forget()
      const measured = await measurePictures(snapshot, measure)
      return answerable(explainedPage(measured, fields), options)
    },
    fontFiles: (snapshot: Snapshot) => fontFacesOf(last.of(snapshot)).flatMap(({ urls }) => urls),
    fontLinks: async (snapshot: Snapshot) => {
      const { fontLinksOf } = await import('../design/font-links.ts')
      const { fontFilesOf } = await import('../design/read/font-files.ts')
      return answerable(fontLinksOf(fontFilesOf(last.of(snapshot)).files), options)
    },
    guide: (snapshot: Snapshot) => answerable(styleguide(last.of(snapshot)), options),
    /** The module for designs is imported only when a task needs it. */
    design: async (snapshot: Snapshot) => {
      const { designOf } = await import('../design/read/index.ts')
      return answerable(designOf(last.of(snapshot)), options)
    },
    ...tasksBesidePages(options),
    /** The module that writes Markdown is imported only when a task needs it. */
    read: async ({
      snapshot,
      reading,
      also,
    }: {
      snapshot: Snapshot
      reading: Reading
      also?: AlsoRead | undefined
    }) => {
      const { readPage } = await import('../extract/reading.ts')
      const { statementsOf } = await import('../extract/about/index.ts')
      last.forget()
      const page = readPage(snapshot, reading, options.maxAnswerBytes)
      const isShell = page.state === 'ok' && isScriptShell(snapshot).shell
      const about = page.state === 'ok' && { about: statementsOf(snapshot) }
      return { page, isShell, ...about, ...(also?.links && { links: linkedPages(snapshot) }) }
    },
  }
}

/** The tasks that do not read a single snapshot. Their modules are imported when a task needs them. */
function tasksBesidePages(options: ReadingOptions) {
  return {
    /** The embeddings are loaded only in a process that needs them. */
    classify: async (evidence: IndustryEvidence & IndustryBounds) => {
      const { classifyAll } = await import('../industry/by-meaning.ts')
      return classifyAll(evidence)
    },
    /** Questions are matched with facts of pages here, because a page may make that slow. */
    answer: async ({ pages, points }: { pages: readonly PageFacts[]; points: readonly DataPoint[] }) => {
      const { answersOf } = await import('../extract/answers/index.ts')
      return answersOf(pages, points)
    },
    /** Texts are compared in this process, because a page decides how long that takes. */
    compareTexts: async (asked: TextComparison) => {
      const { compareTexts } = await import('../diff/text/index.ts')
      return compareTexts(asked)
    },
    /** A list of a hundred thousand URLs takes a few hundred milliseconds. */
    rankUrls: async ({ urls, phrase }: { urls: readonly string[]; phrase: string }) => {
      const { searchUrls } = await import('../formats/crawl/url-search.ts')
      return searchUrls(urls, phrase)
    },
    /** The readers of files, such as PDF, are imported only in a process that needs them. */
    parse: async ({ bytes, request }: { bytes: Uint8Array; request: ParseRequest }) => {
      const { readDocument } = await import('../documents/index.ts')
      return answerable(await readDocument(bytes, request), options)
    },
    /** Objects are filled in this process, because a page or a schema may make that slow. */
    fill: async ({ pages, known, schema, given }: FillTask) => {
      const { filled } = await import('../extract/answers/filling/index.ts')
      return answerable(filled(pages, known, schema, given), options)
    },
  }
}

/** The hashes of the files of a record's logos. */
function marksIn(result: Result, snapshot: Snapshot): ReadonlySet<string> {
  const logos = result.state === 'ok' ? foundValue(result.record.fields.logos) : undefined
  return new Set(logos?.flatMap(({ url }) => pictureKey(snapshot, url) ?? []))
}

/** Returns the answer, unless it is too large. */
function answerable<T>(answer: T, { maxAnswerBytes }: ReadingOptions): T {
  if (jsonBytes(answer) <= maxAnswerBytes) return answer
  throw new BlazonError('too_large', `The page gives an answer of more than ${maxAnswerBytes} bytes.`, {
    retryable: false,
  })
}

export type Tasks = ReturnType<typeof tasksFor>
export type TaskName = keyof Tasks
