import type { Route } from '../route.ts'
import { brandByEmail } from './brand-by-email.ts'
import { brandByIsin } from './brand-by-isin.ts'
import { brandByName } from './brand-by-name.ts'
import { brandByTicker } from './brand-by-ticker.ts'
import { brandByTransaction } from './brand-by-transaction.ts'
import { brandFonts } from './brand-fonts.ts'
import { brandPrefetch } from './brand-prefetch.ts'
import { brandPrefetchByEmail } from './brand-prefetch-by-email.ts'
import { brandQuery } from './brand-query.ts'
import { brandRetrieve } from './brand-retrieve.ts'
import { brandScreenshot } from './brand-screenshot.ts'
import { brandSimplified } from './brand-simplified.ts'
import { brandStyleguide } from './brand-styleguide.ts'
import { isFile } from './files.ts'
import { HEALTH } from './health.ts'
import { HOME } from './home.ts'
import { LOGOS, logo } from './logo.ts'
import { logs } from './logs.ts'
import { CALL_ROUTES } from './of-call.ts'
import { operatorForget } from './operator-forget.ts'
import { READY } from './ready.ts'
import { isReference } from './reference.ts'
import { usage } from './usage.ts'

/** Every endpoint: those of `calls/`, and the others with one file each and one line here. */
export const ROUTES: readonly Route[] = [
  brandRetrieve,
  brandByName,
  brandByTicker,
  brandByIsin,
  brandByEmail,
  brandByTransaction,
  brandSimplified,
  brandFonts,
  brandStyleguide,
  brandScreenshot,
  brandPrefetch,
  brandPrefetchByEmail,
  logo,
  brandQuery,
  ...CALL_ROUTES,
  usage,
  logs,
  operatorForget,
]

/** True for a path that anybody may request without a key. All of them are for GET. */
export function isOpen(path: string): boolean {
  return path === HOME || path === HEALTH || path === READY || isFile(path) || isReference(path)
}

/** True for a path that accepts a public key, which pages contain. */
export function takesPublicKeys(path: string): boolean {
  return path.startsWith(LOGOS)
}

/**
 * Endpoints that the contract has removed, each with the message for clients that still call it. The answer
 * is a 410 for every method.
 */
export const REMOVED: ReadonlyMap<string, string> = new Map([
  ['/v1/brand/search', 'Search has been removed; look a brand up by its domain at /v1/brand/retrieve'],
])
