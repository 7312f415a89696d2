import type { ErrorCode } from './errors.ts'
import type { Finding } from './finding.ts'
import type { PageClass, Verdict } from './site.ts'
import type { Address, Backdrop, BrandColor, FontUse, KeyLinks, Logo, Social } from './values.ts'

/** The fields of a brand, each with its evidence. */
export interface BrandFields {
  readonly name: Finding<string>
  readonly description: Finding<string>
  /** The short claim beside the name. */
  readonly slogan: Finding<string>
  /** Best first. */
  readonly logos: Finding<readonly Logo[]>
  /** Large pictures that stand for the brand, best first. */
  readonly backdrops: Finding<readonly Backdrop[]>
  /** Most prominent first, 2 to 6. */
  readonly colors: Finding<readonly BrandColor[]>
  /** Most words first. */
  readonly fonts: Finding<readonly FontUse[]>
  readonly socials: Finding<readonly Social[]>
  readonly links: Finding<KeyLinks>
  /** Lower case. */
  readonly email: Finding<string>
  /** E.164: `+4930123456`. */
  readonly phone: Finding<string>
  readonly address: Finding<Address>
  /** True for what is for adults only; false says that it was looked for. */
  readonly isNsfw: Finding<boolean>
  /** The page's, as the shortest BCP 47 tag: `de`. */
  readonly language: Finding<string>
}

export const FIELD_NAMES = [
  'name',
  'description',
  'slogan',
  'logos',
  'backdrops',
  'colors',
  'fonts',
  'socials',
  'links',
  'email',
  'phone',
  'address',
  'isNsfw',
  'language',
] as const satisfies readonly (keyof BrandFields)[]

export type FieldName = keyof BrandFields

/** Note on a record that was made of the landing page alone although others might have told more: somebody was in a hurry. */
export const LANDING_PAGE_ALONE = 'Only the landing page was looked at, as was asked for.'

/** The description of one site: plain JSON. */
export interface BrandRecord {
  readonly format: 1
  readonly domain: string
  /** Page that was described. */
  readonly url: string
  /** ISO 8601, UTC: when that page was captured. */
  readonly capturedAt: string
  readonly producer: 'http' | 'browser'
  /** What the page is. Of anything but a brand's page no field is described: all are absent. */
  readonly verdict: Verdict
  readonly fields: BrandFields
  /** What was reduced while capturing, in words for people. */
  readonly notes: readonly string[]
}

/** What a lookup of one domain ended as. Exactly one is stored per domain. */
export type Result =
  | { readonly state: 'ok'; readonly domain: string; readonly record: BrandRecord }
  | {
      /** The page is not the brand's: its class, and the reasons. */
      readonly state: 'refused'
      readonly domain: string
      readonly class: Exclude<PageClass, 'brand'>
      readonly url: string
      readonly evidence: readonly string[]
      /** The site asked to be left alone for so long. */
      readonly retryAfterMs?: number
    }
  | {
      readonly state: 'failed'
      readonly domain: string
      readonly code: ErrorCode
      readonly message: string
      readonly retryable: boolean
    }

/** A result of which only the fonts are wanted. */
export type FontsResult =
  | (Pick<BrandRecord, 'domain' | 'url' | 'capturedAt' | 'producer'> & {
      readonly state: 'ok'
      readonly fonts: BrandFields['fonts']
    })
  | Exclude<Result, { readonly state: 'ok' }>

export type ResultState = Result['state']
