/* The industries of a company, in three classifications. */

import type { Category } from './directory.ts'
import type { Result } from './record.ts'

/** `high` is right at least nine times of ten, `medium` more often than not, `low` is a guess. */
export type IndustryConfidence = 'high' | 'medium' | 'low'

/** The confidence of a finding, by the confidence of its first code. */
export const INDUSTRY_CONFIDENCE: Readonly<Record<IndustryConfidence, number>> = {
  ...{ high: 0.85, medium: 0.6, low: 0.35 },
}

/** An industry by the North American classification. */
export interface NaicsMatch {
  /** NAICS 2022, 6 digits. */
  readonly code: string
  readonly name: string
  readonly confidence: IndustryConfidence
}

/** An industry by the older Standard Industrial Classification. */
export interface SicMatch {
  /** SIC of 1987, 4 digits. */
  readonly code: string
  readonly name: string
}

/** A code of SIC with its major group. */
export interface SicCode extends SicMatch {
  readonly confidence: IndustryConfidence
  /** The first two digits. */
  readonly majorGroup: string
  readonly majorGroupName: string
}

/** A pair from the closed list of industries in HTTP answers (EIC): 24 industries, with 220 subindustries. */
export interface EicPair {
  readonly industry: string
  readonly subindustry: string
}

/** The industries of a company. The likeliest entry of each list comes first. */
export interface Industries {
  readonly naics: readonly NaicsMatch[]
  readonly sic: readonly SicMatch[]
  /** 1 to 3 pairs; none when nothing is known. */
  readonly eic: readonly EicPair[]
}

/** Texts and categories from which the industries of a company are derived. */
export interface IndustryEvidence {
  readonly name?: string | undefined
  /** The company's description of itself in a sentence or two. */
  readonly description?: string | undefined
  /** More text of the company, such as that of its home page. */
  readonly text?: string | undefined
  /** schema.org types that the company's page states: `Restaurant`, or the whole URL of the type. */
  readonly schemaTypes?: readonly string[] | undefined
  /** Its categories in a directory. */
  readonly categories?: readonly Category[] | undefined
}

/** How many NAICS codes the caller wants. */
export interface IndustryBounds {
  /** From 1 to 10. Default: 1. Missing codes are filled up with codes of low confidence. */
  readonly minResults?: number | undefined
  /** From 1 to 10, not below `minResults`. Default: 5. */
  readonly maxResults?: number | undefined
}

/** Industries of a site, or why there are none. */
export type IndustriesResult =
  | (Industries & { readonly state: 'ok'; readonly domain: string })
  | Exclude<Result, { readonly state: 'ok' }>

/** Codes of SIC for a site, the likeliest first, or why there are none. */
export type SicResult =
  | { readonly state: 'ok'; readonly domain: string; readonly codes: readonly SicCode[] }
  | Exclude<Result, { readonly state: 'ok' }>
