import { KIB, MIB, SECOND } from '../model/units.ts'

/** Bounds of a database that nobody sets. Those that its file may hold are in `model/options/store.ts`. */
export const STORING = {
  /**
   * Size of the page of one domain with its files, compressed. Document, style sheets, manifest and further
   * pages come first, then icons, then pictures; a file beyond the limit is not stored, and a note of the
   * page says so. Document, style sheets and manifest, 13.5 MB at most, are compressed to a quarter of their
   * size. Writing that much takes 20 ms of processor time, and 50 to 100 ms on a slow disk, during which this
   * process answers no other request.
   */
  maxSnapshotBytes: 8 * MIB,
  /** Size of one page or list that was requested by its address, compressed; a larger one is not stored. */
  maxScrapeBytes: 8 * MIB,
  /**
   * Size from which the bytes of a row are kept in a folder or bucket, where one is named. A smaller object
   * would take the block of 4 kB of a file system all the same, and a request that costs more than its space.
   */
  minBlobBytes: 4 * KIB,
  /** How long to wait for another process that writes to the database. */
  busyTimeoutMs: 5 * SECOND,
}
