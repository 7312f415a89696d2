import type { Accounts } from '../../engine/stored.ts'
import type { Caller } from '../../model/accounts.ts'
import type { KeyHolder } from '../../model/keys.ts'
import type { Logger } from '../../model/logger.ts'
import type { Call } from '../../model/usage.ts'
import { WireError } from '../errors.ts'
import { REFUSALS } from '../refusals.ts'
import { type Called, creditsOf, isFree, isPermitted, isPrefetch } from './charges.ts'
import { createLedger } from './ledger.ts'
import { createQuotas, type Reserved } from './quotas.ts'
import { createRates, type Rates, type Taken } from './rates.ts'

type Headers = Readonly<Record<string, string>>

/** What became of a request of a key with a plan, or with a rate alone. */
export interface Admission {
  /** What the answer tells about the rate, by names in lower case. */
  readonly headers: Headers
  /** Why it is not let in: 429 when it comes too early, 403 when the quota is used up. */
  readonly refusal: WireError | undefined
  /**
   * Counts the call once it is answered, or once the client is gone. Only the first time counts. Where it is
   * not known yet whether the call is charged, its credits stay set aside until it is.
   */
  settle(answered: Ended, isCharged: boolean | Promise<boolean>): void
}

type Ended = Pick<Call, 'requestId' | 'method' | 'status' | 'elapsedMs'>

/**
 * Plans of organisations. A secret key without one has no limits, a public one has a rate, and nothing is
 * counted or written for either.
 */
export interface Limits {
  /** Throws a WireError with status 403 for an endpoint that the key, or its plan, does not open. */
  permit(key: KeyHolder, called: Called): void
  /** Whether calls of the key are admitted at all; those of others are let in as they come. */
  isLimited(key: KeyHolder): boolean
  /** Lets a request of a limited key in, with its credits set aside, or not. */
  admit(key: KeyHolder, endpoint: string, caller: Caller): Promise<Admission>
  /**
   * Lets a request of a limited key in without asking the database, from what this process holds of rate and
   * quota. Undefined, with nothing taken, when that is not enough.
   */
  admitHeld(key: KeyHolder, endpoint: string): Admission | undefined
  /** Stores the calls that were counted until now. */
  flush(): Promise<void>
  /** Stores all that is left. Call it when every request was answered. */
  close(): Promise<void>
}

interface Ports {
  readonly accounts: Pick<Accounts, 'takeTokens' | 'returnTokens' | 'leaseCredits' | 'putCalls'>
  /** A name of this process, unlike those of all others. */
  readonly holder: string
  readonly now: () => number
  readonly logger: Logger
  /** Calls a second of each key to what is free of charge. */
  readonly freePerSecond: number
  /** Calls a second of each public key that has no plan. */
  readonly publicPerSecond: number
}

export function createLimits({ accounts, holder, now, logger, ...perSecond }: Ports): Limits {
  const rates = createRates(accounts, now)
  const quotas = createQuotas(accounts, holder, now)
  const ledger = createLedger({
    ...{ accounts, holder, kept: quotas.kept, before: rates.release },
    failed: (error, lost) => logger.error({ err: error, lost }, 'calls were not counted yet'),
  })
  const settling = (
    key: KeyHolder,
    endpoint: string,
    reserved: Reserved | undefined,
  ): Admission['settle'] => {
    const { account } = key
    if (!account) return () => undefined
    let isSettled = false
    return (answered, isCharged) => {
      if (isSettled) return
      isSettled = true
      const call = { ...answered, keyId: key.id, organisation: account.id, endpoint, at: now() }
      const count = (charged: boolean) => {
        reserved?.settle(charged)
        ledger.add({ ...call, credits: charged ? creditsOf(endpoint, account) : 0 })
      }
      if (typeof isCharged === 'boolean') count(isCharged)
      else void isCharged.then(count)
    }
  }
  return {
    permit({ permissions, account }, called) {
      if (!isPermitted(called, permissions)) throw new WireError(REFUSALS.notPermitted)
      if (account && isPrefetch(called.endpoint) && !account.plan.prefetch)
        throw new WireError(REFUSALS.planWithoutPrefetch)
    },
    isLimited: ({ account, kind }) => account !== null || kind === 'public',
    async admit(key, endpoint, caller) {
      const { account } = key
      const { headers, refusal: tooEarly } = await take(rates, rateOf(key, endpoint, perSecond), caller)
      const credits = account ? creditsOf(endpoint, account) : 0
      const reserved = account && !tooEarly ? await quotas.reserve(account, credits) : undefined
      if (account) ledger.soon()
      const isSpent = account !== null && reserved === undefined
      const refusal = tooEarly ?? (isSpent ? new WireError(REFUSALS.quotaExceeded) : undefined)
      return { headers, refusal, settle: settling(key, endpoint, reserved) }
    },
    admitHeld(key, endpoint) {
      const { account } = key
      if (account && isFree(endpoint)) return undefined
      const reserved = account ? quotas.reserveLeased(account, creditsOf(endpoint, account)) : undefined
      if (account && !reserved) return undefined
      const rate = rateOf(key, endpoint, perSecond)
      const taken = rate && rates.takeHeld(rate.bucket, rate.perSecond)
      if (rate && !taken) {
        reserved?.settle(false)
        return undefined
      }
      if (account) ledger.soon()
      const headers = rate && taken ? rateHeaders(rate, taken) : {}
      return { headers, refusal: undefined, settle: settling(key, endpoint, reserved) }
    },
    flush: ledger.flush,
    close: ledger.close,
  }
}

/** A rate, as answers name it, and the bucket whose tokens keep to it. */
interface Rate {
  readonly policy: 'default' | 'free' | 'public'
  readonly bucket: string
  readonly perSecond: number
}

/** The rate of a key at an endpoint; undefined where it has none. */
function rateOf(
  { id, account }: KeyHolder,
  endpoint: string,
  { freePerSecond, publicPerSecond }: Pick<Ports, 'freePerSecond' | 'publicPerSecond'>,
): Rate | undefined {
  if (!account) return { policy: 'public', bucket: id, perSecond: publicPerSecond }
  if (isFree(endpoint)) return { policy: 'free', bucket: `${id} free`, perSecond: freePerSecond }
  const { perSecond } = account.plan
  return perSecond === null ? undefined : { policy: 'default', bucket: id, perSecond }
}

/** Takes a token for a call, and tells of it. */
async function take(
  rates: Rates,
  rate: Rate | undefined,
  caller: Caller,
): Promise<Pick<Admission, 'headers' | 'refusal'>> {
  if (!rate) return { headers: {}, refusal: undefined }
  const taking = rates.take(rate.bucket, rate.perSecond, caller)
  const taken = taking instanceof Promise ? await taking : taking
  const headers = rateHeaders(rate, taken)
  if (taken.isGranted) return { headers, refusal: undefined }
  return { headers, refusal: new WireError({ ...REFUSALS.tooManyRequests, headers: waitHeaders(taken) }) }
}

/** The fields of draft-ietf-httpapi-ratelimit-headers-10: the policy, and what is left of it. */
function rateHeaders({ policy, perSecond }: Rate, taken: Taken): Headers {
  return {
    'ratelimit-policy': `"${policy}";q=${perSecond};w=1`,
    ratelimit: `"${policy}";r=${taken.left};t=${secondsOf(taken)}`,
  }
}

/** Clients read the milliseconds first, where they know them. */
function waitHeaders(taken: Taken): Headers {
  return { 'retry-after': String(secondsOf(taken)), 'retry-after-ms': String(taken.waitMs) }
}

/** The wait in whole seconds, of which there are never too few. */
const secondsOf = ({ waitMs }: Taken): number => Math.max(1, Math.ceil(waitMs / 1_000))
