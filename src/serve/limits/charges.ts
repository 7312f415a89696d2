import type { Account } from '../../model/keys.ts'

/** Endpoints that ask for lookups ahead of time: free of charge, and under a limit of their own. */
const PREFETCHES: ReadonlySet<string> = new Set(['brand/prefetch', 'brand/prefetch-by-email'])

/** Endpoints that tell about the account, free of charge. */
const ACCOUNTS: ReadonlySet<string> = new Set(['usage', 'logs'])

/**
 * Endpoints of the operator, free of charge. Only a key opens them whose permissions name them: neither one
 * without permissions nor a pattern such as `*` does.
 */
const OPERATORS: ReadonlySet<string> = new Set(['operator/forget'])

export const isPrefetch = (endpoint: string): boolean => PREFETCHES.has(endpoint)

/** Endpoints that cost nothing and do not count toward the rate of the plan. */
export const isFree = (endpoint: string): boolean =>
  isPrefetch(endpoint) || ACCOUNTS.has(endpoint) || OPERATORS.has(endpoint)

/** What a call costs that is answered with 200. */
export function creditsOf(endpoint: string, { credits }: Pick<Account, 'credits'>): number {
  return isFree(endpoint) ? 0 : (credits.get(endpoint) ?? 1)
}

/** The name of an endpoint in permissions, prices and the history of calls: `brand/retrieve`. */
export function endpointOf(path: string): string {
  return path.replace(/^\/v1\//, '')
}

/** One endpoint by its name, and by the path at which it was called: one of its aliases may be permitted. */
export interface Called {
  readonly endpoint: string
  /** As it is registered. */
  readonly route: string
}

/**
 * Whether a key with these permissions opens an endpoint. What tells about the account is open to every key.
 */
export function isPermitted({ endpoint, route }: Called, permissions: readonly string[] | null): boolean {
  if (OPERATORS.has(endpoint)) return permissions?.includes(endpoint) ?? false
  if (permissions === null || ACCOUNTS.has(endpoint)) return true
  const names = [endpoint, endpointOf(route)]
  return permissions.some((one) =>
    names.some((name) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one)),
  )
}
