import type { CaptureRequest, Capturer, Recorded } from '../capture/index.ts'
import type { PageReader } from '../capture/page/reader.ts'
import type { Deadline } from '../concurrency/deadline.ts'
import type { MeasureFiles } from '../diff/measured.ts'
import type { TextComparison, TextVerdict } from '../diff/text/index.ts'
import type { Identified } from '../directory/lookup/outcome.ts'
import type { GivenValue } from '../extract/answers/filling/index.ts'
import type { Answers } from '../extract/answers/index.ts'
import type { Reading, ReadingOf } from '../extract/reading.ts'
import type { FieldTable } from '../fields/index.ts'
import type { Prefetched } from '../model/background.ts'
import type { BrandReport } from '../model/brand-report.ts'
import type { Correction } from '../model/corrections.ts'
import type { Design } from '../model/design.ts'
import type { DirectorySource } from '../model/directory.ts'
import type { ParseRequest, ReadDocument } from '../model/documents.ts'
import type { ExtractedData, JsonSchemaObject } from '../model/extract.ts'
import type { StoredExtra } from '../model/extras.ts'
import type { PageFacts, PageMaterial } from '../model/facts.ts'
import type { Finding } from '../model/finding.ts'
import type { FontLinks } from '../model/font-links.ts'
import type { Industries, IndustryBounds, IndustryEvidence } from '../model/industries.ts'
import type { ReadRules } from '../model/kept.ts'
import type { LanguageModel } from '../model/language-model.ts'
import type { DrawnLogo, KeptLogo, LogoTask, NoLogo } from '../model/logo.ts'
import type { LookupRequest } from '../model/lookup.ts'
import type { Options } from '../model/options.ts'
import type { PageAbout, PagesTarget, SitePages } from '../model/pages.ts'
import type { Product } from '../model/product.ts'
import type { DataPoint } from '../model/query.ts'
import type { BrandRecord, Result } from '../model/record.ts'
import type { PageReadings, PageResult, PageTarget } from '../model/scrape.ts'
import type { Screenshot, ScreenshotTarget } from '../model/screenshot.ts'
import type { Site } from '../model/site.ts'
import type { Styleguide } from '../model/styleguide.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ExplainedPage } from './explained.ts'

/** The arguments of a call: the site of the handle, the request, and the deadline. */
export interface Asked<R> {
  readonly site: Site
  /** Absolute URL, when the handle names a page. */
  readonly page: string | undefined
  /** The request, with its language as a tag. */
  readonly request: R
  readonly deadline: Deadline
  /** How the site was found, when the caller named a company and no domain. */
  readonly identified: Identified | undefined
  /** The folder that the caller named, for a call that writes one. */
  readonly folder: string | undefined
}

/** How a brand is looked up. The deadline limits the time. */
export type BrandRequest = Omit<LookupRequest, 'timeoutMs' | 'signal'>

/** A result, and the snapshot from which it was made. */
export interface Examined {
  readonly result: Result
  /** Undefined when the result was already stored, or when there is no page. */
  readonly snapshot?: Snapshot | undefined
  /** True when scripts had to fill the document and no browser ran them, so the result has few values. */
  readonly isShell?: boolean | undefined
}

/** What was read from a page. */
export interface PageRead<T> {
  readonly page: PageResult<T>
  /** True when the document is empty until its scripts run, and no browser ran them. */
  readonly isShell: boolean
  /** The pages that the page links. Present if they were requested. */
  readonly links?: readonly string[]
  /** The statements of the page about itself. Present if the page was read. */
  readonly about?: PageAbout
}

/** Data that is read from a page besides the reading itself. */
export interface AlsoRead {
  /** True: the linked pages below the same registrable domain are returned, too. Default: false. */
  readonly links?: boolean
}

/** Reads a page as `readPage` does, in a separate process. */
export type ReadPage = <K extends Reading['kind']>(
  snapshot: Snapshot,
  reading: ReadingOf<K>,
  signal: AbortSignal,
  also?: AlsoRead,
) => Promise<PageRead<PageReadings[K]>>

/** The task to fill an object: pages, facts about their site, and the schema. */
export interface FillTask {
  readonly pages: readonly PageMaterial[]
  readonly known: readonly PageFacts[]
  readonly schema: JsonSchemaObject
  readonly given?: readonly GivenValue[]
}

/** Results, snapshots and pictures in the database. Nothing is written once the engine is closed. */
interface ResultStore {
  /** The result, also in a language. It is fresh, or stale but within the age that the rules allow. */
  freshResultOf(domain: string, language?: string, rules?: ReadRules): Promise<Result | undefined>
  staleResultOf(domain: string, language?: string): Promise<Result | undefined>
  /** Returns the result without a language, whatever its age. */
  resultOf(domain: string): Promise<Result | undefined>
  putResult(
    result: Result,
    details: { readonly snapshot?: Snapshot | undefined; readonly language?: string | undefined },
  ): Promise<void>
  snapshotOf(domain: string): Promise<Snapshot | undefined>
  correctionsOf(domain: string): Promise<readonly Correction[]>
  /** Returns products and answers that batches have stored. */
  extrasOf(domain: string): Promise<readonly StoredExtra[]>
  freshScreenshotOf(target: ScreenshotTarget, rules?: ReadRules): Promise<Screenshot | undefined>
  putScreenshot(target: ScreenshotTarget, screenshot: Screenshot): Promise<void>
  freshRenditionOf(domain: string, variant: string): Promise<KeptLogo | undefined>
  putRendition(variant: string, logo: KeptLogo, result: Result): Promise<void>
}

/** Pages that were requested by their address, and lists of pages, in the database. */
interface PageStore {
  freshPageOf(target: PageTarget, rules?: ReadRules): Promise<Snapshot | undefined>
  putPage(target: PageTarget, snapshot: Snapshot, about?: PageAbout): Promise<void>
  /**
   * Returns the statements of stored pages about themselves by their URLs, of the pages that were stored
   * within `maxAgeMs`. Default: of all stored pages.
   */
  aboutPages(urls: readonly string[], maxAgeMs?: number): Promise<ReadonlyMap<string, PageAbout>>
  freshPagesOf(target: PagesTarget, rules?: ReadRules): Promise<SitePages | undefined>
  putPages(target: PagesTarget, pages: SitePages): Promise<void>
}

/** All functions with side effects that lookups use. A function takes only those that it needs. */
export interface Ports {
  readonly options: Options
  readonly now: () => Date
  readonly directory: DirectorySource
  /** All fields of records. */
  readonly fields: FieldTable
  /** The names of the fields that the user of the engine has defined. */
  readonly ownFields: readonly string[]
  /** Undefined when the options name no model. */
  readonly model: LanguageModel | undefined
  /** Whether there is a browser that opens pages. */
  readonly hasBrowser: boolean
  readonly store: ResultStore
  readonly pages: PageStore
  /** Returns the page at a URL, with its site. */
  readonly pageAt: (url: string) => { readonly site: Site; readonly page: string }
  readonly capture: (site: Site, request: CaptureRequest, deadline: Deadline) => Promise<Snapshot>
  /** Does the same as `capture`, for a page whose pictures will be measured. */
  readonly captureWithPictures: Ports['capture']
  /** Does the same as `capture`, and also returns the recorded exchanges. */
  readonly record: (site: Site, request: CaptureRequest, deadline: Deadline) => Promise<Recorded>
  readonly show: Capturer['screenshot']
  /** Fetches a file of the site with this registrable domain. */
  readonly fetchFile: Capturer['file']
  /** Fetches the bytes at a URL, up to `MAX_FILE_BYTES`. */
  readonly fetchBytes: Capturer['bytes']
  /** Reads a file as HTML and as Markdown, in a separate process. */
  readonly parse: (bytes: Uint8Array, request: ParseRequest, signal: AbortSignal) => Promise<ReadDocument>
  /** Returns the URLs that have a word of the phrase, best first, in a separate process. */
  readonly rankUrls: (
    urls: readonly string[],
    phrase: string,
    signal: AbortSignal,
  ) => Promise<readonly string[]>
  /** Compares an earlier text of a page with its present one, in a separate process. */
  readonly compareTexts: (asked: TextComparison, signal: AbortSignal) => Promise<TextVerdict>
  /** Lists the pages of a site. */
  readonly list: Capturer['sitemap']
  /** Reads the robots.txt for a URL. */
  readonly robots: Capturer['robots']
  /** Returns for each URL whether an expression of the caller matches it, in a separate process. */
  readonly match: PageReader['match']
  /** Describes a snapshot or refuses it. This function and the nine below run in a separate process. */
  readonly judge: (snapshot: Snapshot, signal: AbortSignal) => Promise<{ result: Result; isShell: boolean }>
  /** Reads the fields of the user from a page. */
  readonly readOwn: (
    snapshot: Snapshot,
    signal: AbortSignal,
  ) => Promise<Readonly<Record<string, Finding<unknown>>>>
  /** Finds fields on a page, with all candidates. */
  readonly explain: (
    asked: { readonly snapshot: Snapshot; readonly fields: readonly string[] },
    signal: AbortSignal,
  ) => Promise<ExplainedPage>
  /** Returns the addresses of the fonts that the style sheets of a page name. */
  readonly fontFiles: (snapshot: Snapshot, signal: AbortSignal) => Promise<readonly string[]>
  /** Returns the files of the fonts of a page. */
  readonly fontLinks: (snapshot: Snapshot, signal: AbortSignal) => Promise<FontLinks>
  readonly guide: (snapshot: Snapshot, signal: AbortSignal) => Promise<Styleguide>
  readonly design: (snapshot: Snapshot, signal: AbortSignal) => Promise<Design>
  readonly read: ReadPage
  /** Finds industries by words and meaning. */
  readonly classify: (evidence: IndustryEvidence & IndustryBounds, signal: AbortSignal) => Promise<Industries>
  /** Finds the answers to points among facts. */
  readonly answer: (
    question: { readonly pages: readonly PageFacts[]; readonly points: readonly DataPoint[] },
    signal: AbortSignal,
  ) => Promise<Answers>
  /** Fills the object of a schema from pages. */
  readonly fill: (task: FillTask, signal: AbortSignal) => Promise<ExtractedData>
  /** Adds the lookup of a brand to the background queue, unless a fresh result is stored. */
  readonly prefetched: (domain: string) => Promise<Prefetched>
  /** Measures pictures by their bytes, in a separate process. */
  readonly measure: (files: Parameters<MeasureFiles>[0], signal: AbortSignal) => ReturnType<MeasureFiles>
  /** Stores a picture, and returns its public name; undefined for a call that stores nothing. */
  readonly putPicture: (bytes: Uint8Array) => Promise<string | undefined>
  /** Writes the sheet of a record as one document, from the stored data of its domain. */
  readonly sheet: (
    record: BrandRecord,
    asked: { readonly fonts: boolean; readonly products: readonly Product[] | undefined },
    deadline: Deadline,
  ) => Promise<Pick<BrandReport, 'html' | 'policy'>>
  /** Draws the logo of a brand in each style of the task. */
  readonly draw: (task: LogoTask, signal: AbortSignal) => Promise<readonly (DrawnLogo | NoLogo)[]>
}
