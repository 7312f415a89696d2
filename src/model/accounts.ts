import type { Organisation } from './keys.ts'
import type { Plan } from './plans.ts'
import type { Call, CallFilter, PastCall, Usage } from './usage.ts'

/** Organisations, their plans, and what they use. Organisations are named by their name or id. */
export interface AccountStore {
  /** The plans, in the order in which they were made. */
  listPlans(): Promise<readonly Plan[]>
  /** Makes a plan, or replaces what it is. It counts for the next request. */
  putPlan(plan: Plan): Promise<void>
  /** Endpoints whose calls do not cost 1 credit. */
  endpointCredits(): Promise<ReadonlyMap<string, number>>
  /** Sets what a call of the endpoint costs. */
  putEndpointCredits(endpoint: string, credits: number): Promise<void>

  /** Rejects with `invalid_input` for a name that is taken, and with `not_found` for an unknown plan. */
  createOrganisation(name: string, plan: string): Promise<Organisation>
  /** All organisations, the oldest first. */
  listOrganisations(): Promise<readonly Organisation[]>
  /** Gives it another plan. Rejects with `not_found` for an unknown organisation or plan, as those below. */
  setPlan(organisation: string, plan: string): Promise<void>
  /** Refuses all of its keys until it is resumed. */
  suspendOrganisation(organisation: string): Promise<void>
  resumeOrganisation(organisation: string): Promise<void>

  /**
   * Takes tokens out of a bucket, which fills at `perSecond` and holds one second's worth. At most `want` are
   * granted. When there is none, a later time is promised to the caller, behind those that were promised to
   * others. The token of that time is kept for the same caller, until a second after the wait in whole
   * seconds has passed.
   */
  takeTokens(bucket: string, perSecond: number, want: number, caller: Caller): Promise<TokensTaken>
  /** Gives tokens back that were not used. */
  returnTokens(bucket: string, perSecond: number, tokens: number): Promise<void>

  /**
   * Takes credits out of a quota, for this holder to spend before its lease ends: at most `want`, and none
   * when fewer than `least` are left.
   */
  leaseCredits(request: CreditRequest): Promise<number>
  /**
   * Stores calls, counts what they cost, and sets what the holder still keeps of its leases, all in one
   * transaction. Deletes calls older than `callMaxAgeMs`.
   */
  putCalls(calls: readonly Call[], holder: string, kept: readonly Kept[]): Promise<void>
  /** What an organisation used in that month (`2026-11`). */
  usageOf(organisation: string, month: string): Promise<Usage>
  /** The calls of an organisation, the newest first. */
  callsOf(organisation: string, filter?: CallFilter): Promise<readonly PastCall[]>
}

/** Who asks for a token, as far as that is known. */
export interface Caller {
  /** Known again by it: the same text for the same call. */
  readonly call: string
  /** True for one who says that this is the first attempt, and so was promised nothing. */
  readonly isFirst: boolean
}

export interface TokensTaken {
  readonly granted: number
  /** Tokens that are left in the bucket, whole. */
  readonly left: number
  /** How long to wait for the next token, in milliseconds; 0 when some were granted. */
  readonly waitMs: number
}

export interface Quota {
  /** Id of the organisation. */
  readonly organisation: string
  readonly period: string
}

export interface CreditRequest extends Quota {
  readonly quota: number
  readonly least: number
  readonly want: number
  readonly holder: string
  /** How long the lease lasts unless it is renewed by `putCalls`. */
  readonly leaseMs: number
}

/** What a holder keeps of a quota: what it may still spend, with what is being worked for. */
export interface Kept extends Quota {
  readonly credits: number
  readonly leaseMs: number
}
