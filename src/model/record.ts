import type { IdentifiedBy, Stock } from './company.ts'
import type { ErrorCode } from './errors.ts'
import type { Finding } from './finding.ts'
import type { Reduction } from './reductions.ts'
import type { PageClass, Verdict } from './site.ts'

/**
 * Field of a record -> type of its value. Empty here: `fields/index.ts` adds the fields that it lists, by
 * TypeScript's declaration merging, so that a new field changes no file of `model/`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the extractors add its members.
export interface FieldValues {}

/** The name of a field, such as `colors`. */
export type FieldName = keyof FieldValues

/** The fields of a brand, each with its evidence. */
export type BrandFields = { readonly [K in FieldName]: Finding<FieldValues[K]> }

/** The description of one site: plain JSON. */
export interface BrandRecord {
  readonly format: 1
  readonly domain: string
  /** URL of the page that is described. */
  readonly url: string
  /** When that page was captured: ISO 8601, UTC. */
  readonly capturedAt: string
  readonly producer: 'http' | 'browser'
  /** What the page is. All fields are absent when it is not a brand's page. */
  readonly verdict: Verdict
  readonly fields: BrandFields
  /** Sentences for people about what is missing from the capture. */
  readonly notes: readonly string[]
  /** What was left out because less was asked for, as codes. Absent when nothing was. */
  readonly reductions?: readonly Reduction[]
  /**
   * The security that stands for the company, from the directory: absent for one that is not listed any more,
   * and left out where the directory does not tell. It is added when a record is handed out, and never
   * stored.
   */
  readonly stock?: Finding<Stock>
}

/** How the domain of a result was found, when a name, ticker, ISIN or e-mail address was asked for. */
interface Identified {
  readonly identified?: IdentifiedBy
}

/** The result of looking one domain up. Exactly one is stored for each domain. */
export type Result = Identified &
  (
    | { readonly state: 'ok'; readonly domain: string; readonly record: BrandRecord }
    | {
        /** The page is not a brand's page: `class` says what it is, and `evidence` why. */
        readonly state: 'refused'
        readonly domain: string
        readonly class: Exclude<PageClass, 'brand'>
        /** The same for people. `evidence` has the signs on the page. */
        readonly message: string
        readonly url: string
        /** HTTP status of the page. Absent in results that earlier versions stored. */
        readonly status?: number
        /** Content type of a page of the class `empty` that is a file, such as `application/pdf`. */
        readonly fileType?: string
        readonly evidence: readonly string[]
        /** As `reductions` of a record. */
        readonly reductions?: readonly Reduction[]
        /** Time for which the site asked not to be visited again. */
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

/** A result with the fonts alone. */
export type FontsResult =
  | (Pick<BrandRecord, 'domain' | 'url' | 'capturedAt' | 'producer'> & {
      readonly state: 'ok'
      readonly fonts: BrandFields['fonts']
    })
  | Exclude<Result, { readonly state: 'ok' }>

export type ResultState = Result['state']

/** The result with these fields of its record alone, in their order, as JSON; unchanged without names. */
export function withFields(result: Result, names: readonly FieldName[] | undefined): object {
  if (!names || result.state !== 'ok') return result
  const { fields } = result.record
  const chosen = Object.fromEntries(names.map((name) => [name, fields[name]]))
  return { ...result, record: { ...result.record, fields: chosen } }
}
