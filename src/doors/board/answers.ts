import type { Correction } from '../../model/corrections.ts'
import type { Evidence, Trace } from '../../model/finding.ts'
import type { BillingFrequency } from '../../model/product.ts'
import type { BrandRecord } from '../../model/record.ts'

/* The parts of the service's answers that the board shows. The OpenAPI document describes them whole. */

export interface Suggestion {
  /**
   * `stored`: a brand in the store. `company`: an entry of the directory. `domain`: the domain is not known.
   */
  readonly kind: 'stored' | 'company' | 'domain'
  readonly domain: string
  readonly name?: string
  readonly ticker?: string
  readonly exchange?: string
  readonly isin?: string
}

export interface RecordAnswer {
  readonly domain: string
  readonly record: BrandRecord
}

/** The products of a site. */
export interface ProductAnswer {
  readonly products: readonly {
    readonly name: string
    readonly description: string
    readonly images: readonly string[]
    readonly price: number | null
    readonly currency: string | null
    readonly billing_frequency: BillingFrequency | null
    readonly url: string | null
  }[]
}

/** A finding with the other candidates, from an answer of `brand/explain`. */
export interface Explained {
  readonly value?: unknown
  readonly confidence?: number
  readonly rule?: string
  readonly evidence?: readonly Evidence[]
  readonly tried?: readonly string[]
  readonly error?: string
  readonly trace?: Trace
}

export interface ExplainAnswer {
  /** The findings of the page, by the names of fields. */
  readonly findings: Readonly<Record<string, Explained>>
  /** The corrections of the operator. */
  readonly corrections: readonly Correction[]
}

/** A field that can be corrected. */
export interface FieldAnswer {
  readonly name: string
  /** A sentence about the meaning of the field. */
  readonly about: string
  readonly schema: Shape
}

/** The part of JSON Schema from which forms are made. */
export interface Shape {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Shape>>
  /** The possible keys of an object, when they are a list of words. */
  readonly propertyNames?: { readonly enum?: readonly string[] }
  readonly additionalProperties?: Shape | boolean
  readonly items?: Shape
}

/** A list of domains that the service works on. */
export interface List {
  readonly name: string
  /** False for a list of `blazon batch`, on which the service does not work. */
  readonly is_uploaded: boolean
  readonly state: 'waiting' | 'running' | 'stopped' | 'done' | 'failed'
  /** The reason why the list failed. */
  readonly message: string | null
  readonly total: number | null
  readonly ok: number
  readonly refused: number
  readonly failed: number
  readonly invalid: number
  readonly left: number | null
  readonly per_second: number | null
  readonly eta_ms: number | null
  readonly created_at: string
  readonly outcomes: readonly Outcome[]
}

/** The domains of a list that ended in the same way. */
export interface Outcome {
  readonly state: 'ok' | 'refused' | 'failed'
  /** The class of the page, or the code of the failure. */
  readonly reason: string | null
  readonly domains: number
  readonly message: string | null
}

export interface Key {
  readonly id: string
  readonly name: string
  readonly kind: 'secret' | 'public'
  readonly state: 'active' | 'suspended' | 'expired' | 'revoked'
  readonly created_at: string
  readonly last_used_at: string | null
  readonly expires_at: string | null
  readonly permissions: readonly string[] | null
  readonly organisation: string | null
}

export interface OrganisationUsage {
  readonly organisation: string
  readonly plan: string
  /** A month such as `2026-11`. */
  readonly month: string
  readonly quota: number | null
  readonly used: number
  readonly calls: number
}
