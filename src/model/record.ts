import type { IdentifiedBy, Stock } from './company.ts'
import type { ErrorCode } from './errors.ts'
import type { Finding } from './finding.ts'
import type { FontLinks } from './font-links.ts'
import type { Reduction } from './reductions.ts'
import type { PageClass, Verdict } from './site.ts'

/**
 * The fields of a record with the types of their values. Empty here: `fields/index.ts` adds the fields by
 * TypeScript's declaration merging, so that a new field changes no file of `model/`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the extractors add its members.
export interface FieldValues {}

/** The name of a field, such as `colors`. */
export type FieldName = keyof FieldValues

/** The fields of a brand, each with its evidence. */
export type BrandFields = { readonly [K in FieldName]: Finding<FieldValues[K]> }

/** Returns the finding of a field by its name, also of a field that a user defined. */
export function findingIn(fields: BrandFields, name: string): Finding<unknown> | undefined {
  return Object.hasOwn(fields, name) ? fields[name as FieldName] : undefined
}

/** The description of one site: plain JSON. */
export interface BrandRecord {
  readonly format: 1
  readonly domain: string
  /** URL of the page that is described. */
  readonly url: string
  /** When the page was captured: ISO 8601, UTC. */
  readonly capturedAt: string
  readonly producer: 'http' | 'browser'
  /** The class of the page. All fields are absent when it is not a brand's page. */
  readonly verdict: Verdict
  readonly fields: BrandFields
  /** Sentences for people about what is missing from the capture. */
  readonly notes: readonly string[]
  /** Codes for parts that were left out because the request asked for less. Absent when there are none. */
  readonly reductions?: readonly Reduction[]
  /**
   * The stock of the company, from the directory: a finding without a value when the company is no longer
   * listed, and no key at all when the directory has no information. It is added when the record is returned,
   * and never stored.
   */
  readonly stock?: Finding<Stock>
}

/** How the domain was found, when the caller named a company and no domain. */
interface Identified {
  readonly identified?: IdentifiedBy
}

/**
 * The result of looking up one domain. The database has one for each domain, and one more for each requested
 * language.
 */
export type Result = Identified &
  (
    | { readonly state: 'ok'; readonly domain: string; readonly record: BrandRecord }
    | {
        /** The page is not a brand's page. `class` is its class, and `evidence` has the reasons. */
        readonly state: 'refused'
        readonly domain: string
        readonly class: Exclude<PageClass, 'brand'>
        /** The reason as a sentence for people. `evidence` has the signs on the page. */
        readonly message: string
        readonly url: string
        /** HTTP status of the page. Absent in results that earlier versions stored. */
        readonly status?: number
        /** Content type of a page of the class `empty` that is a file, such as `application/pdf`. */
        readonly fileType?: string
        readonly evidence: readonly string[]
        /** The same codes as in `reductions` of a record. */
        readonly reductions?: readonly Reduction[]
        /** Time during which the site asked not to be visited again. */
        readonly retryAfterMs?: number
      }
    | {
        readonly state: 'failed'
        readonly domain: string
        readonly code: ErrorCode
        readonly message: string
        readonly retryable: boolean
      }
  )

/** The result of a lookup of one page, with its fonts when the state is `ok`. */
export type FontsResult =
  | (Extract<Result, { readonly state: 'ok' }> &
      Pick<BrandRecord, 'url' | 'capturedAt' | 'producer'> & {
        readonly fonts: BrandFields['fonts']
        /** Empty when no stored page names font files. */
        readonly fontLinks: FontLinks
      })
  | Exclude<Result, { readonly state: 'ok' }>

export type ResultState = Result['state']

/** Returns a result whose record has only these fields, in order. Without names, it is unchanged. */
export function withFields(result: Result, names: readonly string[] | undefined): object {
  if (!names || result.state !== 'ok') return result
  const { fields } = result.record
  const chosen = Object.fromEntries(names.map((name) => [name, findingIn(fields, name)]))
  return { ...result, record: { ...result.record, fields: chosen } }
}
