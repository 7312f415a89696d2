import { DAY, GIB, MIB, SECOND } from '../units.ts'
import { age, bytes, milliseconds, type ValuesOf } from './setting.ts'

/** A limit of the database file; `Infinity` switches it off. */
const UNLIMITED = { min: 0, max: Number.MAX_SAFE_INTEGER, orInfinity: true }

/** What is kept, and for how long. */
export const STORE = {
  /** Age up to which a result is returned without a new capture. */
  recordMaxAgeMs: age(30 * DAY, UNLIMITED),
  /** The same for the fonts of a brand, which are of the same visit. */
  fontsMaxAgeMs: age(30 * DAY, UNLIMITED),
  /** The same for the style guide of a brand, which is of the same visit. */
  styleguideMaxAgeMs: age(30 * DAY, UNLIMITED),
  /**
   * Time for which a service still sends a stored answer after it has become too old, while it is renewed in
   * the background. 0: such an answer is never sent, and the caller waits for a new one.
   */
  staleMaxAgeMs: age(1 * DAY, UNLIMITED),
  /**
   * Age at which a domain that was refused or failed is tried again. One whose failure may pass is tried
   * again at once.
   */
  failureMaxAgeMs: age(1 * DAY),
  /** Age up to which a screenshot is returned without a new one. */
  screenshotMaxAgeMs: age(1 * DAY),
  /**
   * How long a picture is kept, and its address works, after it was last taken. The oldest pictures go
   * earlier when all together are larger than `maxPicturesBytes`.
   */
  pictureMaxAgeMs: age(30 * DAY, UNLIMITED),
  /** All pictures together. */
  maxPicturesBytes: bytes(2_048 * MIB, UNLIMITED),
  /**
   * Age up to which a page that was asked for by its address, or the list of a site's pages, is returned
   * without a new capture.
   */
  scrapeMaxAgeMs: age(1 * DAY, UNLIMITED),
  /** One such page or list, compressed; a larger one is not kept. */
  maxScrapeBytes: bytes(8 * MIB),
  /** All of them together, compressed; the oldest are deleted first. */
  maxScrapesBytes: bytes(1_024 * MIB, UNLIMITED),
  /** All drawn logos together; the oldest are deleted first, and are drawn again when somebody asks. */
  maxRenditionsBytes: bytes(256 * MIB, UNLIMITED),
  /** How long the page that a result was made from is kept. */
  snapshotMaxAgeMs: age(90 * DAY, UNLIMITED),
  /** How long a result is kept. One that is too old to be returned is still exported. */
  resultMaxAgeMs: age(365 * DAY, UNLIMITED),
  /**
   * The page of one domain with its files, compressed. Document, style sheets, manifest and further pages
   * come first, then icons, then pictures; a file beyond the limit is not kept, and a note of the page says
   * so. The first three, 13.5 MB at most, are compressed to a quarter of that. To write so much takes 20 ms
   * of processor time, and 50 to 100 ms with a slow disk, during which nobody else is served.
   */
  maxSnapshotBytes: bytes(8 * MIB),
  /**
   * The whole database, counted in pages of the file that are in use. Beyond it expired rows are deleted,
   * then the oldest snapshots, pages and pictures, and results last.
   */
  maxBytes: bytes(20 * GIB, UNLIMITED),
  /** The same for a database in memory. */
  maxMemoryBytes: bytes(256 * MIB, UNLIMITED),
  /** How long the calls of organisations are kept one by one. What they add up to is kept for ever. */
  callMaxAgeMs: age(90 * DAY, UNLIMITED),
  /** How long to wait for another process that writes to the database. */
  busyTimeoutMs: milliseconds(5 * SECOND, { min: 0 }),
  /** A batch that has not renewed its lease for so long has lost its database to the next one. */
  leaseMaxAgeMs: milliseconds(30 * SECOND, { min: 10 }),
}

/**
 * Options by which rows are deleted. They belong to the database file: all processes that work on one file
 * delete by the same.
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

/** The bounds of a database, in bytes and milliseconds. They are kept in its file, for all processes. */
export type StoreBounds = Pick<ValuesOf<typeof STORE>, (typeof STORE_BOUNDS)[number]>
