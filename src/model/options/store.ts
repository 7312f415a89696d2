import { DAY, GIB, MIB } from '../units.ts'
import { age, bytes, oneOf, type ValuesOf } from './setting.ts'

/** The range of a limit of the database file. `Infinity` turns the limit off. */
const UNLIMITED = { min: 0, max: Number.MAX_SAFE_INTEGER, orInfinity: true }

/** The data that is stored, and for how long. */
export const STORE = {
  /** Age up to which a result is returned without a new capture. */
  recordMaxAgeMs: age(30 * DAY, UNLIMITED),
  /**
   * Time for which a service still sends a stored answer after it has become too old, while the answer is
   * renewed in the background. 0: a stale answer is never sent, and the caller waits for a new one.
   */
  staleMaxAgeMs: age(1 * DAY, UNLIMITED),
  /** Age at which a refused or failed result is tried again. Temporary failures are tried again at once. */
  failureMaxAgeMs: age(1 * DAY),
  /** Age up to which a screenshot is returned without a new one. */
  screenshotMaxAgeMs: age(1 * DAY),
  /** Size of all pictures together. */
  maxPicturesBytes: bytes(2_048 * MIB, UNLIMITED),
  /**
   * Age up to which a page that was requested by its address, or the list of a site's pages, is returned
   * without a new capture.
   */
  scrapeMaxAgeMs: age(1 * DAY, UNLIMITED),
  /** Size of all such pages and lists together, compressed; the oldest are deleted first. */
  maxScrapesBytes: bytes(1_024 * MIB, UNLIMITED),
  /**
   * Which parts of a page are stored with its result. `marks`: enough to describe the page again and to
   * explain every value; most pictures are replaced by facts about them. `all`: every file, so that a later
   * version can measure more. `none`: nothing.
   */
  keep: oneOf(['marks', 'all', 'none'], 'marks'),
  /** How long the page from which a result was made is stored. */
  snapshotMaxAgeMs: age(90 * DAY, UNLIMITED),
  /** How long a result is stored. A result that is too old to be returned is still exported. */
  resultMaxAgeMs: age(365 * DAY, UNLIMITED),
  /**
   * Size of the whole database, counted in pages of the file that are in use, without bytes that are in a
   * folder or bucket. Above this limit, expired rows are deleted, then the oldest snapshots, pages and
   * pictures, and results last.
   */
  maxBytes: bytes(20 * GIB, UNLIMITED),
  /** How long single calls of organisations are stored. Their totals are stored for ever. */
  callMaxAgeMs: age(90 * DAY, UNLIMITED),
}

/**
 * Options that decide which rows are deleted. They are stored in the database file, so that all processes
 * that work on one file delete by the same rules.
 */
export const STORE_BOUNDS = [
  'maxBytes',
  'snapshotMaxAgeMs',
  'resultMaxAgeMs',
  'recordMaxAgeMs',
  'scrapeMaxAgeMs',
  'staleMaxAgeMs',
  'maxScrapesBytes',
  'maxPicturesBytes',
] as const satisfies readonly (keyof typeof STORE)[]

/** Further limits of every database, which cannot be set. */
export const FIXED_STORE_BOUNDS = {
  /** Size of a database in memory. The same rules as for `maxBytes` apply. */
  maxMemoryBytes: 256 * MIB,
  /**
   * How long a picture is stored after it was last taken; its address works as long. The oldest pictures are
   * deleted earlier when all pictures together exceed `maxPicturesBytes`.
   */
  pictureMaxAgeMs: 30 * DAY,
  /** Size of all drawn logos together. The oldest are deleted first, and drawn again at the next request. */
  maxRenditionsBytes: 256 * MIB,
}

/** The limits of a database that can be set, in bytes and milliseconds. */
export type SettableBounds = Pick<ValuesOf<typeof STORE>, (typeof STORE_BOUNDS)[number]>

/** All limits of a database, in bytes and milliseconds. */
export type StoreBounds = SettableBounds & typeof FIXED_STORE_BOUNDS
