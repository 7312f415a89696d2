import type { StoredAge } from '../../model/kept.ts'

/**
 * Describes where an answer came from. Its parts are set while the answer is made. It stays empty for a route
 * whose answers are never stored.
 */
export interface CacheNote {
  /** The age of a stored answer. */
  age?: StoredAge
  /** Why a new answer was made: no answer was stored, or the stored one was too old. */
  forwarded?: 'miss' | 'stale'
  /** How the answer was read from the database. Set only when the whole answer was stored. */
  read?: ReadNote
}

/**
 * Describes how an answer was read from the database. It may be sent again until its data changes or it is
 * too old.
 */
export interface ReadNote {
  readonly domain: string
  /** The change count of the database before the answer was read. */
  readonly since: number
  /** When the answer was read, in milliseconds, UTC, and its age at that time. */
  readonly at: number
  readonly age: StoredAge
}

/**
 * Returns the headers about the cache: `Cache-Status` (RFC 9211) and `Age` (RFC 9111 §5.1), both in whole
 * seconds. A `ttl` below 0 means a stale answer that is being renewed.
 */
export function cacheHeaders({ age, forwarded }: CacheNote): Readonly<Record<string, string>> {
  if (age) {
    const ttl = Number.isFinite(age.ttlMs) ? `; ttl=${Math.floor(age.ttlMs / 1_000)}` : ''
    const detail = isStale(age) ? '; detail=stale' : ''
    return { 'cache-status': `blazon; hit${ttl}${detail}`, age: String(Math.floor(age.ageMs / 1_000)) }
  }
  return forwarded ? { 'cache-status': `blazon; fwd=${forwarded}` } : {}
}

export function isStale({ ttlMs }: StoredAge): boolean {
  return ttlMs <= 0
}
