import { DAY, MIB, SECOND } from './units.ts'

/** Defaults of what is kept, and for how long: `store` of the options. */
export const STORE = {
  /** How long a record is served without a new capture. */
  recordMaxAgeMs: 30 * DAY,
  /** A refused or failed domain is tried again after this; at once when the failure may pass. */
  failureMaxAgeMs: 1 * DAY,
  /** How long a screenshot is served without a new one. */
  screenshotMaxAgeMs: 1 * DAY,
  /** How long a picture is kept, and its address good, after it was taken last; the oldest go earlier when all together are larger. */
  pictureMaxAgeMs: 30 * DAY,
  maxPicturesBytes: 2_048 * MIB,
  /** How long a page that was asked for by its address, or the list of a site's pages, is served without a new capture. */
  scrapeMaxAgeMs: 1 * DAY,
  /** Of one of them, and of all together, packed; what is larger is not kept, and the oldest go first. */
  maxScrapeBytes: 8 * MIB,
  maxScrapesBytes: 1_024 * MIB,
  busyTimeoutMs: 5 * SECOND,
  /** A batch that has not said for this long that it lives has lost its database to the next. */
  leaseMaxAgeMs: 30 * SECOND,
}
