import type { CrawlBounds, CrawlCounts } from './crawl.ts'
import type { Evidence } from './finding.ts'
import type { Result } from './record.ts'
import type { PageLookup } from './scrape.ts'
import { DAY, SECOND } from './units.ts'
import type { AppliedAction, PageVisit } from './visit.ts'

/** Limits of an extraction. */
export const EXTRACT_RANGES = {
  maxPages: { byDefault: 5, min: 1, max: 50 },
  /** In milliseconds. */
  stopAfterMs: { byDefault: 80 * SECOND, min: 1, max: 110 * SECOND },
  /** A stored page is read if it is not older than this, in milliseconds. */
  maxAgeMs: 7 * DAY,
  instructionsChars: 4_000,
} as const

/** A JSON Schema as JSON. */
export type JsonSchemaObject = Readonly<Record<string, unknown>>

/** The settings of an extraction. All except `schema` have defaults. */
export interface ExtractRequest
  extends PageLookup,
    Omit<PageVisit, 'country'>,
    Partial<Omit<CrawlBounds, 'urlRegex'>> {
  /**
   * A JSON Schema of an object: at most 64 KiB, 200 values and 8 levels. The meaning of a value is in its
   * name, title and description.
   */
  readonly schema: JsonSchemaObject
  /** Instructions in words. They decide which links are followed first, and a model reads them. */
  readonly instructions?: string | undefined
}

/** The place of a value of the data on a page. */
export interface ExtractEvidence {
  /** JSON Pointer of the value in `data`, such as `/team/0/name`. */
  readonly path: string
  /** The page that states the value. */
  readonly url: string
  /** The rule that found the value: the kind of the fact on the page, or `model`. */
  readonly rule: string
  readonly evidence: readonly Evidence[]
}

/** Data in the form of a schema, with its evidence. */
export interface ExtractedData {
  readonly data: Readonly<Record<string, unknown>>
  readonly evidence: readonly ExtractEvidence[]
  /** JSON Pointers of the values that no page states. */
  readonly absent: readonly string[]
  /** Sentences about parts of the data that the schema does not allow. Empty when the data is valid. */
  readonly problems: readonly string[]
}

export type ExtractResult =
  | (ExtractedData & {
      readonly state: 'ok'
      readonly domain: string
      /** The pages whose content was read. */
      readonly urls: readonly string[]
      /**
       * `numBlocked` counts pages that are challenges, errors or placeholders. They are not counted in
       * `numFailed`.
       */
      readonly counts: CrawlCounts & { readonly numBlocked: number }
      /** The outcomes of the actions on the first page. Absent when there were no actions. */
      readonly actionsApplied?: readonly AppliedAction[]
      /** True when the time ended before all pages were read. */
      readonly partial?: true
      /**
       * Sentences for people, for example that a model did not answer, or that no model was there to read the
       * instructions.
       */
      readonly notes: readonly string[]
    })
  | Exclude<Result, { readonly state: 'ok' }>
