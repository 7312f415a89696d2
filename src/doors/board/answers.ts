import type { Evidence, Trace } from '../../model/finding.ts'
import type { BrandRecord } from '../../model/record.ts'

/* The parts of the service's answers that the board shows. The OpenAPI document describes them whole. */

export interface Suggestion {
  /** `stored`: a brand in the store; `company`: an entry of the directory. */
  readonly kind: 'stored' | 'company'
  readonly domain: string
  readonly name: string
  readonly ticker?: string
  readonly exchange?: string
  readonly isin?: string
}

export interface RecordAnswer {
  readonly domain: string
  readonly record: BrandRecord
}

/** A finding with what else was in question, as `brand/explain` answers it. */
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
  readonly findings: Readonly<Record<string, Explained>>
}

/** A list of domains that the service works on. */
export interface List {
  readonly name: string
  readonly state: 'waiting' | 'running' | 'stopped' | 'done' | 'failed'
  readonly total: number | null
  readonly done: number
  readonly ok: number
  readonly refused: number
  readonly failed: number
  readonly invalid: number
  readonly skipped: number
  readonly left: number | null
  readonly per_second: number | null
  readonly eta_ms: number | null
  readonly created_at: string
  readonly ended_at: string | null
  readonly message?: string
}

/** Lines of a list that failed for the same reason. */
export interface FailureClass {
  readonly state: string
  readonly code: string
  readonly count: number
  readonly message?: string
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
  readonly quota: number | null
  readonly used: number
  readonly calls: number
}
