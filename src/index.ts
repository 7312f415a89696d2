/**
 * The library: `createBlazon` makes an engine, which looks up brands; `createServer` serves an engine over
 * HTTP; `runBatch` works through a list of domains; `snapshotFromHtml`, `withPictures` and `describe` work on
 * one page, offline.
 *
 * Bundlers read this file. Node reads `library/for-node.ts`, which has the same names and loads less.
 */

export type { ListWork } from './batch/chunks/work.ts'
export type { BatchEngine } from './batch/engine.ts'
export type { ListEntry, ListRead } from './batch/list/entry.ts'
export type { BatchQueue, Counted, LineOfList, Redo, SharedLists } from './batch/ports.ts'
export type { Earlier, Progress } from './batch/progress.ts'
export type { BatchLine, BatchRequest, BatchSettings, ListLines } from './batch/request.ts'
export type { BatchSummary } from './batch/summary.ts'
export type { BrandHandle } from './calls/call.ts'
export type { DiffRequest } from './calls/diff.ts'
export type { SitemapRequest } from './calls/sitemap.ts'
export type { Recorded } from './capture/index.ts'
export type { Comparable, DiffSettings } from './diff/index.ts'
export type { ImportFile, ImportRequest } from './directory/import/run.ts'
export type { Known } from './directory/known.ts'
export type { ServeEngine } from './doors/http/engine.ts'
export type { OpenApiDocument } from './doors/http/openapi/document.ts'
export type { BlazonServer, ServerSettings } from './doors/http/server.ts'
export type { UsageRecord } from './doors/http/usage.ts'
export type { Corrections } from './engine/corrections.ts'
export type { Directory, OverrideOf, Saying, SourceUpdate, UpdateRequest } from './engine/directory.ts'
export type { Blazon } from './engine/engine.ts'
export type { Background } from './engine/later.ts'
export type { FieldSource } from './engine/own-fields.ts'
export type * from './engine/queues.ts'
export type { ResolveRules } from './engine/requests.ts'
export type { BlazonSettings } from './engine/settings.ts'
export type * from './engine/stored.ts'
export type { Extractor } from './extract/extractor.ts'
export type { Findings } from './extract/index.ts'
export type { Markdown } from './extract/markdown/index.ts'
export type { OwnField, Readable } from './extract/own/definition.ts'
export type { FoundHow, OwnPage, OwnRule, PageElement, PageThing } from './extract/own/page.ts'
export type { Accuracy, ScoredCase } from './gold/evaluate.ts'
export * from './library/lookups.ts'
export * from './library/offline.ts'
export type { Activity } from './model/activity.ts'
export type { AnsweredRequest } from './model/answered.ts'
export type { Added, Prefetched, Task, TaskCounts } from './model/background.ts'
export type { BrandFile, BrandFileRequest } from './model/brand-file.ts'
export type { BrandReport, BrandReportRequest, BrandReportResult } from './model/brand-report.ts'
export type { BytesRequest, BytesResult, FetchedBytes } from './model/bytes.ts'
export type { Changes } from './model/changes.ts'
export type * from './model/chunks.ts'
export type * from './model/company.ts'
export type { Correction, Override } from './model/corrections.ts'
export type { CrawlBounds, CrawlCounts, CrawledMarkdown, CrawlRequest, CrawlResult } from './model/crawl.ts'
export type * from './model/design.ts'
export type { BrandChange, BrandDiff, Change, NotCompared } from './model/diff.ts'
export type * from './model/directory.ts'
export type { ImportedSource, ImportReport } from './model/directory-import.ts'
export type {
  DocumentType,
  ParsedDocument,
  ParseRequest,
  PdfOnPage,
  PdfPages,
} from './model/documents.ts'
export { BlazonError, type ErrorCode } from './model/errors.ts'
export type { ExplainRequest, ExplainResult, Explanation } from './model/explanation.ts'
export type { ExportFormat, ExportSettings, RowState } from './model/exporting.ts'
export type * from './model/extract.ts'
export type { Fact, FactKind, PageFacts } from './model/facts.ts'
export type { Absent, Candidate, Evidence, Failed, Finding, Found, Trace } from './model/finding.ts'
export { isFound } from './model/finding.ts'
export type { GoldCase } from './model/gold-case.ts'
export type * from './model/industries.ts'
export type { StoredAge, StoredRequest } from './model/kept.ts'
export type { Account, ApiKey, KeyHolder, KeySettings, NewKey, Organisation } from './model/keys.ts'
export type { Logger, LogLine } from './model/logger.ts'
export type {
  DrawnLogo,
  KeptLogo,
  LogoFallback,
  LogoFormat,
  LogoKind,
  LogoRequest,
  LogoResult,
  LogoSource,
  LogoStyle,
  LogoTheme,
  LogoTreatment,
} from './model/logo.ts'
export type { LookupRequest } from './model/lookup.ts'
export type * from './model/maintenance.ts'
export type * from './model/monitor-lists.ts'
export type { ChargeRun, MonitorWork } from './model/monitor-runs.ts'
export type * from './model/monitors.ts'
export type { StoreBounds } from './model/options/store.ts'
export { DEFAULTS, type Options, type PartialOptions, type Producer } from './model/options.ts'
export type {
  BatchCrawl,
  BatchEntry,
  BatchFailure,
  BatchFile,
  BatchFilter,
  BatchFormat,
  BatchIntake,
  BatchRecord,
  BatchResultFilter,
  BatchState,
  CrawlSource,
  InvalidUrl,
  PageBatch,
  PageBatchRequest,
  SubmittedBatch,
  UrlCondition,
} from './model/page-batches.ts'
export type * from './model/page-part.ts'
export type { ListedPage, PageAbout, SitemapCounts, SitePages } from './model/pages.ts'
export type { Picture, PictureFacts, Shade } from './model/picture.ts'
export type { Plan } from './model/plans.ts'
export type * from './model/product.ts'
export type { ProductsRequest, ProductsResult } from './model/product-lookup.ts'
export type * from './model/query.ts'
export type { BrandFields, BrandRecord, FieldName, FontsResult, Result } from './model/record.ts'
export { REDUCTIONS, type Reduction } from './model/reductions.ts'
export type { Report, ReportSettings } from './model/reporting.ts'
export type { SandboxState } from './model/sandbox.ts'
export type {
  HtmlRequest,
  ImageElement,
  ImageEnrichment,
  ImageFacts,
  ImagesOptions,
  ImagesRequest,
  ImageType,
  MarkdownChunk,
  MarkdownOptions,
  MarkdownRequest,
  PageHtml,
  PageImage,
  PageImages,
  PageLookup,
  PageMarkdown,
  PageReadings,
  PageResult,
  PageText,
  VisitEnd,
} from './model/scrape.ts'
export type {
  PictureArea,
  PictureFormat,
  Priority,
  Screenshot,
  ScreenshotRequest,
  ScreenshotResult,
  ScreenshotType,
} from './model/screenshot.ts'
export type { Handle, PageClass, PageHandle, Site, Verdict } from './model/site.ts'
export type { StoreStatus, UsageOf } from './model/store-status.ts'
export type * from './model/stored.ts'
export type { StyleSample } from './model/style.ts'
export type * from './model/styleguide.ts'
export { STYLEGUIDE_FORMATS } from './model/styleguide.ts'
export type { Suggestion, SuggestRequest } from './model/suggestions.ts'
export type * from './model/transactions.ts'
export type { ListState, ListUpload, ServiceList, UploadWork } from './model/uploaded-lists.ts'
export type * from './model/values.ts'
export type { AppliedAction, PageAction, PageVisit } from './model/visit.ts'
export type * from './model/webhooks.ts'
export type * from './model/work-status.ts'
export type { HarRequest } from './snapshot/made/from-har.ts'
export type { Resource, Snapshot } from './snapshot/snapshot.ts'
