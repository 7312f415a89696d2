import type { Accounts } from '../../../engine/stored.ts'
import type { Caller } from '../../../model/accounts.ts'
import type { Account, KeyHolder } from '../../../model/keys.ts'
import type { Logger } from '../../../model/logger.ts'
import type { Call } from '../../../model/usage.ts'
import { SERVICE } from '../bounds.ts'
import { type KeyCredits, UNLIMITED } from '../envelope.ts'
import { WireError } from '../errors.ts'
import { REFUSALS } from '../refusals.ts'
import { type Called, creditsOf, isFree, isPermitted, isPrefetch } from './charges.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { createQuotas, type Quotas, type Reserved } from './quotas.ts'
import { createRates, type Rates, type Taken } from './rates.ts'

type Headers = Readonly<Record<string, string>>

/** The decision about a request whose key has a plan or a rate. */
export interface Admission {
  /** Headers of the answer about the rate, by names in lower case. */
  readonly headers: Headers
  /** Returns the price of the call and the credits that remain after it. */
  readonly credits: () => KeyCredits
  /** The reason for a refusal: 429 when the request comes too early, 403 when the quota is used up. */
  readonly refusal: WireError | undefined
  /**
   * Counts the call after its answer, or after its client has left. Only the first call of this method has an
   * effect. The credits stay reserved until it is known whether the call is charged.
   */
  settle(answered: Ended, isCharged: boolean | Promise<boolean>): void
}

type Ended = Pick<Call, 'requestId' | 'method' | 'status' | 'elapsedMs' | 'errorCode' | 'tags' | 'zdr'>

/**
 * Enforces the plans of organisations. Without a plan, a secret key has no limits, and a public key only has
 * a rate; calls of such keys are neither counted nor stored.
 */
export interface Limits {
  /** Throws a WireError with status 403 for an endpoint to which the key or its plan gives no access. */
  permit(key: KeyHolder, called: Called): void
  /** Whether the key has limits; calls of other keys need no admission. */
  isLimited(key: KeyHolder): boolean
  /** Admits a request of a limited key and reserves its credits, or refuses it. */
  admit(key: KeyHolder, endpoint: string, caller: Caller): Promise<Admission>
  /**
   * Admits a request of a limited key without the database, with tokens and credits that this process holds.
   * If they are not sufficient, it returns undefined and takes nothing.
   */
  admitHeld(key: KeyHolder, endpoint: string): Admission | undefined
  /**
   * Reserves the price of work that an organisation requested earlier and that no request waits for.
   * Undefined when its quota is used up.
   */
  charge(account: Account, endpoint: string, requestId: string): Promise<Charged | undefined>
  /** Stores the calls that were counted so far. */
  flush(): Promise<void>
  /** Stores all remaining calls. It must be called after every request was answered. */
  close(): Promise<void>
}

/** The credits of work without a request. `settle` spends or frees them. */
export interface Charged {
  readonly credits: number
  settle(isSpent: boolean): void
}

interface Ports {
  readonly accounts: Pick<Accounts, 'takeTokens' | 'returnTokens' | 'leaseCredits' | 'putCalls'>
  /** The unique name of this process. */
  readonly holder: string
  readonly now: () => number
  readonly logger: Logger
  /** Calls per second of each public key without a plan. */
  readonly publicPerSecond: number
}

export function createLimits({ accounts, holder, now, logger, publicPerSecond }: Ports): Limits {
  const rates = createRates(accounts, now)
  const quotas = createQuotas(accounts, holder, now)
  const ledger = createLedger({
    ...{ accounts, holder, keep: quotas.keep, before: rates.release },
    failed: (error, lost) => logger.error({ err: error, lost }, 'calls were not counted yet'),
  })
  const settling = settlingIn(ledger, now)
  return {
    permit({ permissions, account }, called) {
      if (!isPermitted(called, permissions)) throw new WireError(REFUSALS.notPermitted)
      if (account && isPrefetch(called.endpoint) && !account.plan.prefetch)
        throw new WireError(REFUSALS.planWithoutPrefetch)
    },
    isLimited: ({ account, kind }) => account !== null || kind === 'public',
    async admit(key, endpoint, caller) {
      const { account } = key
      const { headers, refusal: tooEarly } = await take(rates, rateOf(key, endpoint, publicPerSecond), caller)
      const credits = account ? creditsOf(endpoint, account) : 0
      const reserved = account && !tooEarly ? await quotas.reserve(account, credits) : undefined
      if (account) ledger.soon()
      const isSpent = account !== null && reserved === undefined
      const refusal = tooEarly ?? (isSpent ? new WireError(REFUSALS.quotaExceeded) : undefined)
      const settle = settling(key, endpoint, reserved)
      return { headers, refusal, credits: () => creditsAfter(account, credits, quotas), settle }
    },
    admitHeld(key, endpoint) {
      const { account } = key
      if (account && isFree(endpoint)) return undefined
      const reserved = account ? quotas.reserveLeased(account, creditsOf(endpoint, account)) : undefined
      if (account && !reserved) return undefined
      const rate = rateOf(key, endpoint, publicPerSecond)
      const taken = rate && rates.takeHeld(rate.bucket, rate.perSecond)
      if (rate && !taken) {
        reserved?.settle(false)
        return undefined
      }
      if (account) ledger.soon()
      const headers = rate && taken ? rateHeaders(rate, taken) : {}
      const credits = account ? creditsOf(endpoint, account) : 0
      const settle = settling(key, endpoint, reserved)
      return { headers, refusal: undefined, credits: () => creditsAfter(account, credits, quotas), settle }
    },
    async charge(account, endpoint, requestId) {
      const credits = creditsOf(endpoint, account)
      const reserved = await quotas.reserve(account, credits)
      if (!reserved) return undefined
      ledger.soon()
      const call = { requestId, keyId: '', organisation: account.id, method: 'POST', endpoint, status: 200 }
      const settle = (isSpent: boolean) => {
        reserved.settle(isSpent)
        if (isSpent) ledger.add({ ...call, at: now(), elapsedMs: 0, credits })
      }
      return { credits, settle }
    },
    flush: ledger.flush,
    close: ledger.close,
  }
}

/** Returns the price of a call, and the remaining credits of the organisation. */
function creditsAfter(account: KeyHolder['account'], consumed: number, quotas: Quotas): KeyCredits {
  const remaining = account ? Math.min(quotas.left(account), UNLIMITED.remaining) : UNLIMITED.remaining
  return { consumed, remaining }
}

/** Returns the function that counts a call once, with its price when it is charged. */
function settlingIn(
  ledger: Pick<Ledger, 'add'>,
  now: () => number,
): (key: KeyHolder, endpoint: string, reserved: Reserved | undefined) => Admission['settle'] {
  return (key, endpoint, reserved) => {
    const { account } = key
    if (!account) return () => undefined
    let isSettled = false
    return (answered, isCharged) => {
      if (isSettled) return
      isSettled = true
      const { requestId, method, status, elapsedMs, errorCode, tags, zdr } = answered
      const at = now()
      const count = (charged: boolean) => {
        reserved?.settle(charged)
        const credits = charged ? creditsOf(endpoint, account) : 0
        const [keyId, organisation] = [key.id, account.id]
        // The object is one literal without spreads, because V8 is slow at spreads.
        ledger.add({
          requestId,
          keyId,
          organisation,
          method,
          endpoint,
          status,
          at,
          elapsedMs,
          credits,
          errorCode,
          tags,
          zdr,
        })
      }
      if (typeof isCharged === 'boolean') count(isCharged)
      else void isCharged.then(count)
    }
  }
}

/** The rate of a bucket of tokens, and its name in answers. */
interface Rate {
  readonly policy: 'default' | 'free' | 'public'
  readonly bucket: string
  readonly perSecond: number
}

/** The rate of a key at an endpoint; undefined when it has none. */
function rateOf({ id, account }: KeyHolder, endpoint: string, publicPerSecond: number): Rate | undefined {
  if (!account) return { policy: 'public', bucket: id, perSecond: publicPerSecond }
  if (isFree(endpoint)) return { policy: 'free', bucket: `${id} free`, perSecond: SERVICE.freePerSecond }
  const { perSecond } = account.plan
  return perSecond === null ? undefined : { policy: 'default', bucket: id, perSecond }
}

/** Takes a token for a call, and returns the headers about the rate. */
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

/**
 * The headers of draft-ietf-httpapi-ratelimit-headers-10, the policy and the remaining tokens, and the older
 * headers that clients read as well.
 */
function rateHeaders({ policy, perSecond }: Rate, taken: Taken): Headers {
  return {
    'x-ratelimit-limit': String(perSecond),
    'x-ratelimit-remaining': String(taken.left),
    'x-ratelimit-reset': String(secondsOf(taken)),
    'ratelimit-policy': `"${policy}";q=${perSecond};w=1`,
    ratelimit: `"${policy}";r=${taken.left};t=${secondsOf(taken)}`,
  }
}

/** Returns the wait in seconds. Some clients prefer the second header, which is in milliseconds. */
function waitHeaders(taken: Taken): Headers {
  return { 'retry-after': String(secondsOf(taken)), 'retry-after-ms': String(taken.waitMs) }
}

/** The wait in whole seconds, rounded up. */
const secondsOf = ({ waitMs }: Taken): number => Math.max(1, Math.ceil(waitMs / 1_000))
