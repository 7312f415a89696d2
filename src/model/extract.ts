import type { CrawlBounds, CrawlCounts } from './crawl.ts'
import type { Evidence } from './finding.ts'
import type { Result } from './record.ts'
import type { PageLookup } from './scrape.ts'
import { DAY, SECOND } from './units.ts'

/** Limits of an extraction. */
export const EXTRACT_RANGES = {
  maxPages: { byDefault: 5, min: 1, max: 50 },
  /** Milliseconds. */
  stopAfterMs: { byDefault: 80 * SECOND, min: 1, max: 110 * SECOND },
  /** The age up to which a stored page is read, in milliseconds. */
  maxAgeMs: 7 * DAY,
  instructionsChars: 4_000,
} as const

/** A JSON Schema as JSON. */
export type JsonSchemaObject = Readonly<Record<string, unknown>>

/** What is extracted, and from which pages. Everything but `schema` has a default. */
export interface ExtractRequest extends PageLookup, Partial<Omit<CrawlBounds, 'urlRegex'>> {
  /**
   * JSON Schema of an object: at most 64 KiB, 200 values, 8 levels. Names, titles and descriptions say what
   * is meant.
   */
  readonly schema: JsonSchemaObject
  /** What matters, in words. They decide which links are followed first, and a model reads them. */
  readonly instructions?: string | undefined
}

/** Where a value of the data was found. */
export interface ExtractEvidence {
  /** JSON Pointer of the value in `data`, such as `/team/0/name`. */
  readonly path: string
  /** The page that says it. */
  readonly url: string
  /** The rule that found it: the kind of fact on the page, or `model`. */
  readonly rule: string
  readonly evidence: readonly Evidence[]
}

/** Data in the shape of a schema, and what is known of it. */
export interface Extracted {
  readonly data: Readonly<Record<string, unknown>>
  readonly evidence: readonly ExtractEvidence[]
  /** JSON Pointers of the values that no page says. */
  readonly absent: readonly string[]
  /** Sentences about parts of the data that the schema does not allow. Empty when the data is valid. */
  readonly problems: readonly string[]
}

export type ExtractResult =
  | (Extracted & {
      readonly state: 'ok'
      readonly domain: string
      /** The pages whose content was read. */
      readonly urls: readonly string[]
      /** `numBlocked`: pages that are challenges, errors or placeholders; they are not in `numFailed`. */
      readonly counts: CrawlCounts & { readonly numBlocked: number }
      /** True when the time was over before all pages were read. */
      readonly partial?: true
      /** Sentences for people: a model that did not answer, instructions that had no reader. */
      readonly notes: readonly string[]
    })
  | Exclude<Result, { readonly state: 'ok' }>
