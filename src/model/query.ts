import type { Evidence } from './finding.ts'
import type { Result } from './record.ts'
import type { PageLookup } from './scrape.ts'

/** The types of values. */
export const DATA_TYPES = ['text', 'number', 'date', 'boolean', 'list', 'url'] as const
export type DataType = (typeof DATA_TYPES)[number]

/** The types of list entries. `string` and `text` mean the same. */
export const ENTRY_TYPES = ['string', 'text', 'number', 'date', 'boolean', 'list', 'url', 'object'] as const
export type EntryType = (typeof ENTRY_TYPES)[number]

/** The types that a field can have in an entry that is an object. */
export const FIELD_TYPES = ['string', 'number', 'date', 'boolean'] as const
export type FieldType = (typeof FIELD_TYPES)[number]

/** A question that a caller has about a site. */
export interface DataPoint {
  /** Name of the point, such as `year_founded`: unique among the points of a request. */
  readonly name: string
  /** The meaning of the point, in words. Default: its name. */
  readonly description?: string | undefined
  /** An example of a value. Default: none. */
  readonly example?: string | undefined
  readonly type: DataType
  /** The type of the entries of a list. Default: `string`. */
  readonly entries?: EntryType | undefined
  /** The types of the fields of a list's objects. */
  readonly fields?: Readonly<Record<string, FieldType>> | undefined
}

/** A date is a text of ISO 8601 with its known parts: `2024-03-12`, `2024-03` or `2024`. */
export type DataValue =
  | string
  | number
  | boolean
  | readonly DataValue[]
  | { readonly [field: string]: string | number | boolean }

/** Pages of a site by their purpose. */
export const QUERY_PAGES = [
  'home_page',
  'about_us',
  'contact_us',
  'pricing',
  'faq',
  'careers',
  'blog',
  'privacy_policy',
  'terms_and_conditions',
] as const
export type QueryPage = (typeof QUERY_PAGES)[number]

/** The questions about a site. Everything but `points` has a default. */
export interface QueryRequest extends PageLookup {
  /** The questions: 1 to 50 points with different names. */
  readonly points: readonly DataPoint[]
  /** The pages that are read. Default: the landing page, and the pages that the points suggest. */
  readonly pages?: readonly QueryPage[] | undefined
}

/** A point that has an answer. */
export interface DataAnswer {
  readonly name: string
  readonly value: DataValue
  /** 0 to 1. */
  readonly confidence: number
  /** The rule that found the answer: the kind of fact on a page, `record`, or `model`. */
  readonly rule: string
  /** The page with the answer. */
  readonly url: string
  readonly evidence: readonly Evidence[]
}

/**
 * The result of a request with questions. Points that no page answers are in `absent`, each with the places
 * that were searched.
 */
export type QueryResult =
  | {
      readonly state: 'ok'
      readonly domain: string
      /** The pages that were read, the landing page first. */
      readonly urls: readonly string[]
      readonly answers: readonly DataAnswer[]
      readonly absent: readonly { readonly name: string; readonly tried: readonly string[] }[]
      /** Sentences for people: pages that could not be read, a model that did not answer. */
      readonly notes: readonly string[]
    }
  | Exclude<Result, { readonly state: 'ok' }>

/** Limits of a request with questions. */
export const QUERY_BOUNDS = { points: 50, fields: 30, pages: 10, nameChars: 100, textChars: 1000 } as const
