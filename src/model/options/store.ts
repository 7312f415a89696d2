import { DAY, GIB, MIB, SECOND } from '../units.ts'
import { age, bytes, milliseconds, type ValuesOf } from './setting.ts'

/** A limit of the database file; `Infinity` switches it off. */
const UNLIMITED = { min: 0, max: Number.MAX_SAFE_INTEGER, orInfinity: true }

/** What is stored, and for how long. */
export const STORE = {
  /** Age up to which a result is returned without a new capture. */
  recordMaxAgeMs: age(30 * DAY, UNLIMITED),
  /**
   * Age up to which the fonts of a brand are returned without a new capture. They come from the same visit as
   * the brand.
   */
  fontsMaxAgeMs: age(30 * DAY, UNLIMITED),
  /**
   * Age up to which the style guide of a brand is returned without a new capture. It comes from the same
   * visit as the brand.
   */
  styleguideMaxAgeMs: age(30 * DAY, UNLIMITED),
  /**
   * Time for which a service still sends a stored answer after it has become too old, while the answer is
   * renewed in the background. 0: a stale answer is never sent, and the caller waits for a new one.
   */
  staleMaxAgeMs: age(1 * DAY, UNLIMITED),
  /**
   * Age at which a refused or failed result is tried again. A failure that may pass is tried again at once.
   */
  failureMaxAgeMs: age(1 * DAY),
  /** Age up to which a screenshot is returned without a new one. */
  screenshotMaxAgeMs: age(1 * DAY),
  /**
   * How long a picture is stored, and its address works, after it was last taken. The oldest pictures are
   * deleted earlier when all pictures together exceed `maxPicturesBytes`.
   */
  pictureMaxAgeMs: age(30 * DAY, UNLIMITED),
  /** Size of all pictures together. */
  maxPicturesBytes: bytes(2_048 * MIB, UNLIMITED),
  /**
   * Age up to which a page that was requested by its address, or the list of a site's pages, is returned
   * without a new capture.
   */
  scrapeMaxAgeMs: age(1 * DAY, UNLIMITED),
  /** Size of one such page or list, compressed; a larger one is not stored. */
  maxScrapeBytes: bytes(8 * MIB),
  /** Size of all such pages and lists together, compressed; the oldest are deleted first. */
  maxScrapesBytes: bytes(1_024 * MIB, UNLIMITED),
  /**
   * Size of all drawn logos together; the oldest are deleted first, and are drawn again for the next request.
   */
  maxRenditionsBytes: bytes(256 * MIB, UNLIMITED),
  /** How long the page that a result was made from is stored. */
  snapshotMaxAgeMs: age(90 * DAY, UNLIMITED),
  /** How long a result is stored. A result that is too old to be returned is still exported. */
  resultMaxAgeMs: age(365 * DAY, UNLIMITED),
  /**
   * Size of the page of one domain with its files, compressed. Document, style sheets, manifest and further
   * pages come first, then icons, then pictures; a file beyond the limit is not stored, and a note of the
   * page says so. Document, style sheets and manifest, 13.5 MB at most, are compressed to a quarter of their
   * size. Writing that much takes 20 ms of processor time, and 50 to 100 ms on a slow disk, during which this
   * process answers no other request.
   */
  maxSnapshotBytes: bytes(8 * MIB),
  /**
   * Size of the whole database, counted in pages of the file that are in use. Beyond this limit expired rows
   * are deleted, then the oldest snapshots, pages and pictures, and results last.
   */
  maxBytes: bytes(20 * GIB, UNLIMITED),
  /** Size of a database in memory, with the same rules as `maxBytes`. */
  maxMemoryBytes: bytes(256 * MIB, UNLIMITED),
  /** How long single calls of organisations are stored. Their totals are stored for ever. */
  callMaxAgeMs: age(90 * DAY, UNLIMITED),
  /** How long to wait for another process that writes to the database. */
  busyTimeoutMs: milliseconds(5 * SECOND, { min: 0 }),
  /** A batch that has not renewed its lease for this time loses its database to the next batch. */
  leaseMaxAgeMs: milliseconds(30 * SECOND, { min: 10 }),
}

/**
 * Options that decide which rows are deleted. They are stored in the database file, so that all processes
 * that work on one file delete by the same rules.
 */
export const STORE_BOUNDS = [
  'maxBytes',
  'maxMemoryBytes',
  'snapshotMaxAgeMs',
  'resultMaxAgeMs',
  'recordMaxAgeMs',
  'scrapeMaxAgeMs',
  'staleMaxAgeMs',
  'maxScrapesBytes',
  'pictureMaxAgeMs',
  'maxPicturesBytes',
  'maxRenditionsBytes',
] as const satisfies readonly (keyof typeof STORE)[]

/** The bounds of a database, in bytes and milliseconds. They are stored in its file, for all processes. */
export type StoreBounds = Pick<ValuesOf<typeof STORE>, (typeof STORE_BOUNDS)[number]>
