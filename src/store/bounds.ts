import { KIB, MIB, SECOND } from '../model/units.ts'

/** Limits of a database that cannot be set. Those in its file are in `model/options/store.ts`. */
export const STORING = {
  /**
   * Size of the page of one domain with its files, compressed. Document, style sheets, manifest and further
   * pages come first, then icons, then pictures; a note of the page says what is missing. Writing that much
   * takes 20 ms of processor time, and 50 to 100 ms on a slow disk, while this process answers no other
   * request.
   */
  maxSnapshotBytes: 8 * MIB,
  /** Size of one page or list that was requested by its address, compressed. Larger ones are not stored. */
  maxScrapeBytes: 8 * MIB,
  /**
   * Smallest size of bytes that are stored in a folder or bucket. A smaller object would still take a block
   * of 4 kB in a file system, and its request would cost more than its space in the database.
   */
  minBlobBytes: 4 * KIB,
  /** How long to wait for another process that writes to the database. */
  busyTimeoutMs: 5 * SECOND,
}
