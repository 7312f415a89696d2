import type { Organisation } from './keys.ts'
import type { Plan } from './plans.ts'
import type { Call, CallFilter, PastCall, Usage } from './usage.ts'

/** Organisations, their plans and their usage. A method takes the name or the id of an organisation. */
export interface AccountStore {
  /** The plans, in the order in which they were made. */
  listPlans(): Promise<readonly Plan[]>
  /** Creates or replaces a plan. It applies from the next request. */
  putPlan(plan: Plan): Promise<void>
  /** Credits of the endpoints whose calls do not cost 1 credit. */
  endpointCredits(): Promise<ReadonlyMap<string, number>>
  /** Sets the price of a call of the endpoint. */
  putEndpointCredits(endpoint: string, credits: number): Promise<void>

  /** Rejects with `invalid_input` for a name that is taken, and with `not_found` for an unknown plan. */
  createOrganisation(name: string, plan: string): Promise<Organisation>
  /** All organisations, the oldest first. */
  listOrganisations(): Promise<readonly Organisation[]>
  /**
   * Assigns another plan to an organisation. This method and those below reject with `not_found` for an
   * unknown organisation or plan.
   */
  setPlan(organisation: string, plan: string): Promise<void>
  /** Refuses all keys of the organisation until it is resumed. */
  suspendOrganisation(organisation: string): Promise<void>
  resumeOrganisation(organisation: string): Promise<void>

  /**
   * Takes at most `want` tokens out of a bucket, which fills at `perSecond` and holds at most the tokens of
   * one second. When the bucket is empty, the caller gets a reservation for a later time, behind earlier
   * reservations. The reserved token is kept for this caller until one second after the wait, which is
   * rounded up to whole seconds.
   */
  takeTokens(bucket: string, perSecond: number, want: number, caller: Caller): Promise<TokensTaken>
  /** Returns tokens that were not used. */
  returnTokens(bucket: string, perSecond: number, tokens: number): Promise<void>

  /**
   * Takes credits out of a quota. The holder may spend these credits before its lease ends. It gets at most
   * `want`, and none when fewer than `least` are left.
   */
  leaseCredits(request: CreditRequest): Promise<LeasedCredits>
  /**
   * Stores calls, adds their credits to the usage, and sets how many credits the holder still has of its
   * leases, all in one transaction. Deletes calls older than `callMaxAgeMs`. When this method is called again
   * because its answer was lost, it needs the same calls: those that are already stored are not counted
   * again.
   */
  putCalls(calls: readonly Call[], holder: string, kept: readonly Kept[]): Promise<void>
  /** The usage of an organisation in that month (`2026-11`). */
  usageOf(organisation: string, month: string): Promise<Usage>
  /** The calls of an organisation, the newest first. */
  callsOf(organisation: string, filter?: CallFilter): Promise<readonly PastCall[]>
}

/** The caller that takes a token. */
export interface Caller {
  /** Identifies the call: a repeated request for the same call has the same text. */
  readonly call: string
  /** True when the client says that this is the first attempt of the call, so no token is reserved for it. */
  readonly isFirst: boolean
}

export interface LeasedCredits {
  /** The credits that the holder received. */
  readonly credits: number
  /** The credits of the quota that are neither leased nor used. */
  readonly left: number
}

export interface TokensTaken {
  readonly granted: number
  /** Whole tokens that are left in the bucket. */
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

/** The remaining credits of a holder: those that it may spend, and those reserved for running calls. */
export interface Kept extends Quota {
  readonly credits: number
  readonly leaseMs: number
}
