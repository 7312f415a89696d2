import type { Account } from '../../../model/keys.ts'
import { type Allowance, periodOf } from '../../../model/usage.ts'

/** Endpoints for prefetches. They are free, and have a limit of their own. */
const PREFETCHES: ReadonlySet<string> = new Set([
  ...['brand/prefetch', 'brand/prefetch-by-email', 'utility/prefetch'],
])

/**
 * Endpoints that read a few rows of the database. They are free, because people call them while they type.
 */
const TYPED: ReadonlySet<string> = new Set(['brand/suggest'])

/**
 * Endpoints about stored data. They are free. They unpack and read pages, and may fetch a file, so they
 * count toward the rate of the plan.
 */
const STORED: ReadonlySet<string> = new Set(['brand/explain', 'brand/file', 'batch/{id}/results'])

/**
 * Endpoints whose messages lead to calls of other endpoints. Only these other calls are permitted, limited
 * and charged.
 */
const PROTOCOLS: ReadonlySet<string> = new Set(['mcp'])

/** Endpoints that report on the account. They are free. */
const ACCOUNTS: ReadonlySet<string> = new Set(['usage', 'logs', 'logs/{request_id}'])

/**
 * The endpoint that submits a batch of pages. The call itself is free, because the batch counts the price of
 * each page.
 */
const SUBMITTED = 'batch/submit'

/** Returns the price of each page of a batch. */
export const pageCredits = ({ credits }: Pick<Account, 'credits'>): number => credits.get(SUBMITTED) ?? 1

/** Returns the credits of the present period. Undefined for a plan that refuses no call. */
export function limitOf({ plan }: Pick<Account, 'plan'>, nowMs: number): Allowance | undefined {
  const { quota, period, overageCents } = plan
  if (quota === null || overageCents !== null) return undefined
  return { period: periodOf(period, new Date(nowMs)), credits: quota }
}

/** Endpoints about the caller's jobs and their events. They are free. Runs of monitors are not. */
const JOBS: ReadonlySet<string> = new Set([
  ...['batch/list', 'batch/{id}', 'batch/{id}/cancel'],
  ...['webhooks/deliveries', 'webhooks/deliveries/{id}', 'webhooks/deliveries/{id}/attempts'],
  'webhooks/deliveries/{id}/retry',
  ...['monitors', 'monitors/{monitor_id}', 'monitors/{monitor_id}/run', 'monitors/{monitor_id}/changes'],
  ...['monitors/{monitor_id}/runs', 'monitors/changes', 'monitors/changes/{change_id}', 'monitors/runs'],
  ...['monitors/{monitor_id}/runs/{run_id}', 'monitors/{monitor_id}/webhook/rotate-secret'],
  ...['monitors/limits', 'monitors/credit-usage'],
])

/**
 * Endpoints of the operator. They are free. A key may call them only if its permissions name them or have the
 * pattern `operator/*`. Neither a key without permissions nor another pattern allows them.
 */
export const OPERATORS: ReadonlySet<string> = new Set([
  ...['operator/forget', 'operator/status', 'operator/usage', 'operator/keys', 'operator/keys/change'],
  ...[
    'operator/corrections',
    'operator/corrections/remove',
    'operator/fields',
    'operator/lists',
    'operator/list',
  ],
  ...['operator/list/export', 'operator/list/stop', 'operator/list/resume'],
])

export const ALL_OF_OPERATORS = 'operator/*'

export const isPrefetch = (endpoint: string): boolean => PREFETCHES.has(endpoint)

const FREE = [PREFETCHES, TYPED, PROTOCOLS, JOBS, ACCOUNTS, OPERATORS]

/** Endpoints that cost nothing and do not count toward the rate of the plan. */
export const isFree = (endpoint: string): boolean => FREE.some((names) => names.has(endpoint))

/** The price of a call that is answered with 200. */
export function creditsOf(endpoint: string, { credits }: Pick<Account, 'credits'>): number {
  return isFree(endpoint) || STORED.has(endpoint) || endpoint === SUBMITTED ? 0 : (credits.get(endpoint) ?? 1)
}

/** The name of an endpoint in permissions, prices and the history of calls: `brand/retrieve`. */
export function endpointOf(path: string): string {
  return path.replace(/^\/v1\//, '')
}

/** An endpoint that was called, with its path, because a permission may name an alias. */
export interface Called {
  readonly endpoint: string
  /** The registered path. */
  readonly route: string
}

/**
 * Whether a key with these permissions may call an endpoint. Every key may call the endpoints that report on
 * the account, and those of a protocol.
 */
export function isPermitted({ endpoint, route }: Called, permissions: readonly string[] | null): boolean {
  if (OPERATORS.has(endpoint))
    return permissions?.some((one) => one === endpoint || one === ALL_OF_OPERATORS) ?? false
  if (permissions === null || ACCOUNTS.has(endpoint) || PROTOCOLS.has(endpoint)) return true
  const names = [endpoint, endpointOf(route)]
  return permissions.some((one) =>
    names.some((name) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one)),
  )
}
