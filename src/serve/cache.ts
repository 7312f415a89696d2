import type { StoredAge } from '../model/kept.ts'

/**
 * Where an answer came from, as it turns out while it is made. Nothing is known of one that is not stored.
 */
export interface CacheNote {
  /** Of an answer that was stored. */
  age?: StoredAge
  /** Why it was made anew: nothing was stored, or it was too old. */
  forwarded?: 'miss' | 'stale'
  /** What it was read from, when all of it was stored. */
  read?: ReadNote
}

/** How an answer was read from the database. It may be given again while it would be read the same. */
export interface ReadNote {
  readonly domain: string
  /** The count of the changes of the database before it was read. */
  readonly since: number
  /** When it was read, in milliseconds, UTC, and its age then. */
  readonly at: number
  readonly age: StoredAge
}

/**
 * The headers that say so: `Cache-Status` (RFC 9211), in which a `ttl` below 0 means a stale answer that is
 * being renewed, and `Age` (RFC 9111 §5.1). Both are in whole seconds.
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
