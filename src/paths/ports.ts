import type { CaptureRequest, Capturer, Recorded } from '../capture/index.ts'
import type { Deadline } from '../concurrency/deadline.ts'
import type { Identified } from '../directory/lookup/outcome.ts'
import type { Answers } from '../extract/answers/index.ts'
import type { Reading, ReadingOf } from '../extract/reading.ts'
import type { Prefetched } from '../model/background.ts'
import type { Correction } from '../model/corrections.ts'
import type { DirectorySource } from '../model/directory.ts'
import type { PageFacts } from '../model/facts.ts'
import type { Finding } from '../model/finding.ts'
import type { Industries, IndustryBounds, IndustryEvidence } from '../model/industries.ts'
import type { ReadRules } from '../model/kept.ts'
import type { LanguageModel } from '../model/language-model.ts'
import type { DrawnLogo, KeptLogo, LogoTask, NoLogo } from '../model/logo.ts'
import type { LookupRequest } from '../model/lookup.ts'
import type { Options } from '../model/options.ts'
import type { PagesTarget, SitePages } from '../model/pages.ts'
import type { DataPoint } from '../model/query.ts'
import type { Result } from '../model/record.ts'
import type { PageReadings, PageResult, PageTarget } from '../model/scrape.ts'
import type { Screenshot, ScreenshotTarget } from '../model/screenshot.ts'
import type { Site } from '../model/site.ts'
import type { Styleguide } from '../model/styleguide.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** Everything that a call gets: the site that the handle names, the request, and the time for both. */
export interface Asked<R> {
  readonly site: Site
  /** Absolute URL, when the handle names a page. */
  readonly page: string | undefined
  /** The request, whose language is a tag. */
  readonly request: R
  readonly deadline: Deadline
  /** How the site was found, when the caller named no domain. */
  readonly identified: Identified | undefined
  /** The folder that the caller named, for a call that writes one. */
  readonly folder: string | undefined
}

/** How a brand is looked up. The deadline sets the time for it. */
export type BrandRequest = Omit<LookupRequest, 'timeoutMs' | 'signal'>

/** A result, and the snapshot from which it was made. */
export interface Examined {
  readonly result: Result
  /** Undefined when the result was already stored, or when there is no page. */
  readonly snapshot?: Snapshot | undefined
  /** True when the document is an empty frame for scripts to fill, so the result has few values. */
  readonly isShell?: boolean | undefined
}

/** One reading of a page. */
export interface PageRead<T> {
  readonly page: PageResult<T>
  /** True when the document is an empty frame for scripts to fill, and no browser filled it. */
  readonly isShell: boolean
}

/** Reads a page as `readPage` does, in a separate process. */
export type ReadPage = <K extends Reading['kind']>(
  snapshot: Snapshot,
  reading: ReadingOf<K>,
  signal: AbortSignal,
) => Promise<PageRead<PageReadings[K]>>

/** Results, snapshots and pictures in the database. Nothing is written once the engine is closed. */
interface ResultStore {
  /** The result, also in a language: a fresh one, or a stale one that a service may still send. */
  freshResultOf(domain: string, language?: string, rules?: ReadRules): Promise<Result | undefined>
  staleResultOf(domain: string, language?: string): Promise<Result | undefined>
  putResult(
    result: Result,
    details: { readonly snapshot?: Snapshot | undefined; readonly language?: string | undefined },
  ): Promise<void>
  snapshotOf(domain: string): Promise<Snapshot | undefined>
  correctionsOf(domain: string): Promise<readonly Correction[]>
  freshScreenshotOf(target: ScreenshotTarget, rules?: ReadRules): Promise<Screenshot | undefined>
  putScreenshot(target: ScreenshotTarget, screenshot: Screenshot): Promise<void>
  freshRenditionOf(domain: string, variant: string): Promise<KeptLogo | undefined>
  putRendition(variant: string, logo: KeptLogo, result: Result): Promise<void>
}

/** Single pages and lists of pages in the database. */
interface PageStore {
  freshPageOf(target: PageTarget, rules?: ReadRules): Promise<Snapshot | undefined>
  putPage(target: PageTarget, snapshot: Snapshot): Promise<void>
  freshPagesOf(target: PagesTarget, rules?: ReadRules): Promise<SitePages | undefined>
  putPages(target: PagesTarget, pages: SitePages): Promise<void>
}

/** Everything with a side effect that a lookup uses. A function takes the part of it that it needs. */
export interface Ports {
  readonly options: Options
  readonly now: () => Date
  readonly directory: DirectorySource
  /** The names of the fields that the user of the engine has added. */
  readonly ownFields: readonly string[]
  /** Undefined when the options name no model. */
  readonly model: LanguageModel | undefined
  readonly store: ResultStore
  readonly pages: PageStore
  /** The page at a URL, with its site. */
  readonly pageAt: (url: string) => { readonly site: Site; readonly page: string }
  readonly capture: (site: Site, request: CaptureRequest, deadline: Deadline) => Promise<Snapshot>
  /** Does the same as `capture`, for a page whose pictures will be measured. */
  readonly captureWithPictures: Ports['capture']
  /** Does the same as `capture`, and returns the recorded exchanges too. */
  readonly record: (site: Site, request: CaptureRequest, deadline: Deadline) => Promise<Recorded>
  readonly show: Capturer['screenshot']
  /** Lists the pages of a site. */
  readonly list: Capturer['sitemap']
  /** Describes a snapshot or refuses it, in a separate process, as do the five below. */
  readonly judge: (snapshot: Snapshot, signal: AbortSignal) => Promise<{ result: Result; isShell: boolean }>
  /** Reads the fields of the user from a page. */
  readonly readOwn: (
    snapshot: Snapshot,
    signal: AbortSignal,
  ) => Promise<Readonly<Record<string, Finding<unknown>>>>
  readonly guide: (snapshot: Snapshot, signal: AbortSignal) => Promise<Styleguide>
  readonly read: ReadPage
  /** Classifies by words and meaning. */
  readonly classify: (evidence: IndustryEvidence & IndustryBounds, signal: AbortSignal) => Promise<Industries>
  /** Matches facts with points. */
  readonly answer: (
    question: { readonly pages: readonly PageFacts[]; readonly points: readonly DataPoint[] },
    signal: AbortSignal,
  ) => Promise<Answers>
  /** Adds the lookup of a brand to the queue of the background, unless a fresh result is stored. */
  readonly prefetched: (domain: string) => Promise<Prefetched>
  readonly draw: (task: LogoTask, signal: AbortSignal) => Promise<DrawnLogo | NoLogo>
}
