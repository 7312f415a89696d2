import type { Accounts } from '../../engine/stored.ts'
import type { Caller } from '../../model/accounts.ts'
import type { Account, KeyHolder } from '../../model/keys.ts'
import type { Logger } from '../../model/logger.ts'
import type { Call } from '../../model/usage.ts'
import { WireError } from '../errors.ts'
import { REFUSALS } from '../refusals.ts'
import { type Called, creditsOf, isFree, isPermitted, isPrefetch } from './charges.ts'
import { createLedger } from './ledger.ts'
import { createQuotas, type Reserved } from './quotas.ts'
import { createRates, type Rates, type Taken } from './rates.ts'

type Headers = Readonly<Record<string, string>>
type Rate = Pick<Admission, 'headers' | 'refusal'>

/** What became of a request of a key with a plan. */
export interface Admission {
  /** What the answer tells about the rate, by names in lower case. */
  readonly headers: Headers
  /** Why it is not let in: 429 when it comes too early, 403 when the quota is used up. */
  readonly refusal: WireError | undefined
  /** Counts the call once it is answered, or once the client is gone. Only the first time counts. */
  settle(answered: Pick<Call, 'requestId' | 'method' | 'status' | 'elapsedMs'>): void
}

/** Plans of organisations. A key without one has no limits, and nothing is counted or written for it. */
export interface Limits {
  /** Throws a WireError with status 403 for an endpoint that the key, or its plan, does not open. */
  permit(key: KeyHolder, called: Called): void
  /** Lets a request in, with its credits set aside, or not. Undefined for a key without a plan. */
  admit(key: KeyHolder, endpoint: string, caller: Caller): Promise<Admission | undefined>
  /**
   * Lets a request of a key with a plan in without asking the database, from what this process holds of rate
   * and quota. Undefined, with nothing taken, when that is not enough.
   */
  admitHeld(key: KeyHolder, account: Account, endpoint: string): Admission | undefined
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
}

export function createLimits({ accounts, holder, now, logger, freePerSecond }: Ports): Limits {
  const rates = createRates(accounts, now)
  const rateOf = rateIn(rates, freePerSecond)
  const quotas = createQuotas(accounts, holder, now)
  const ledger = createLedger({
    ...{ accounts, holder, kept: quotas.kept, before: rates.release },
    failed: (error, lost) => logger.error({ err: error, lost }, 'calls were not counted yet'),
  })
  const settling = (
    keyId: string,
    account: Account,
    endpoint: string,
    reserved: Reserved | undefined,
  ): Admission['settle'] => {
    let isSettled = false
    return ({ requestId, method, status, elapsedMs }) => {
      if (isSettled) return
      isSettled = true
      const isCharged = status === 200
      reserved?.settle(isCharged)
      const credits = isCharged ? creditsOf(endpoint, account) : 0
      const organisation = account.id
      ledger.add({ requestId, keyId, organisation, method, endpoint, status, at: now(), elapsedMs, credits })
    }
  }
  return {
    permit({ permissions, account }, called) {
      if (!isPermitted(called, permissions)) throw new WireError(REFUSALS.notPermitted)
      if (account && isPrefetch(called.endpoint) && !account.plan.prefetch)
        throw new WireError(REFUSALS.planWithoutPrefetch)
    },
    async admit(key, endpoint, caller) {
      const { account } = key
      if (!account) return undefined
      const rate = await rateOf(key, account, endpoint, caller)
      const credits = creditsOf(endpoint, account)
      const reserved = rate.refusal ? undefined : await quotas.reserve(account, credits)
      ledger.soon()
      const refusal = reserved ? undefined : (rate.refusal ?? new WireError(REFUSALS.quotaExceeded))
      return { headers: rate.headers, refusal, settle: settling(key.id, account, endpoint, reserved) }
    },
    admitHeld(key, account, endpoint) {
      const { perSecond } = account.plan
      if (isFree(endpoint)) return undefined
      const reserved = quotas.reserveLeased(account, creditsOf(endpoint, account))
      if (!reserved) return undefined
      const taken = perSecond === null ? undefined : rates.takeHeld(key.id, perSecond)
      if (perSecond !== null && !taken) {
        reserved.settle(false)
        return undefined
      }
      ledger.soon()
      const headers = taken && perSecond !== null ? rateHeaders('default', perSecond, taken) : {}
      return { headers, refusal: undefined, settle: settling(key.id, account, endpoint, reserved) }
    },
    flush: ledger.flush,
    close: ledger.close,
  }
}

/** Takes a token for a call, and tells of it. */
function rateIn(rates: Rates, freePerSecond: number) {
  return async (key: KeyHolder, { plan }: Account, endpoint: string, caller: Caller): Promise<Rate> => {
    const free = isFree(endpoint)
    const perSecond = free ? freePerSecond : plan.perSecond
    if (perSecond === null) return { headers: {}, refusal: undefined }
    const taking = rates.take(free ? `${key.id} free` : key.id, perSecond, caller)
    const taken = taking instanceof Promise ? await taking : taking
    const headers = rateHeaders(free ? 'free' : 'default', perSecond, taken)
    if (taken.isGranted) return { headers, refusal: undefined }
    return { headers, refusal: new WireError({ ...REFUSALS.tooManyRequests, headers: waitHeaders(taken) }) }
  }
}

/** The fields of draft-ietf-httpapi-ratelimit-headers-10: the policy, and what is left of it. */
function rateHeaders(policy: string, perSecond: number, taken: Taken): Headers {
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
