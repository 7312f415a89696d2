/** Bounds of captures that nobody sets. A test can lower one while it runs (`test/house/bounded.ts`). */

import { DAY, KIB, MIB, MINUTE, SECOND } from '../model/units.ts'

/** How files are fetched over HTTP, and how much of them. */
export const FETCH = {
  /**
   * Time to the first byte. For a document, half of what a caller allows beyond `lookupTimeoutMs` is added.
   */
  firstByteTimeoutMs: 10 * SECOND,
  /** Time for a proxy of the operator to make a connection. */
  upstreamTimeoutMs: 10 * SECOND,
  /** Redirects that are followed from one URL. */
  maxRedirects: 10,
  /** Redirects by `<meta http-equiv=refresh>` that are followed. */
  maxMetaRefreshes: 3,
  /** Size of the headers of one answer. */
  maxHeaderBytes: 64 * KIB,
  /** Encodings of one answer that are nested, such as gzip inside br. */
  maxContentEncodings: 2,
  /**
   * The largest number of documents of frames on one page. Each may be as large as another page of the site.
   */
  maxFrames: 20,
  /** Size of another page of the site, such as its contact page, after decompression. */
  maxPageBytes: 1 * MIB,
  /** Size of one style sheet after decompression. */
  maxStylesheetBytes: 2 * MIB,
  /** Size of all style sheets of a page together; a style sheet beyond this limit is left out. */
  maxStylesheetsBytes: 8 * MIB,
  /** Size of a web app manifest after decompression. */
  maxManifestBytes: 512 * KIB,
  /** Size of an image that is read completely. Of a larger one, `MAX_SVG_BYTES + 1` are stored. */
  maxImageBytes: 10 * MIB,
  /** Bytes that are read from the beginning of an image when only its size is needed. */
  imageHeaderBytes: 64 * KIB,
  /** Size of all files of one page together, after decompression, when they are fetched over HTTP. */
  maxTotalBytes: 60 * MIB,
  /** Bytes of one capture on the wire, with TLS and headers, and with those that are discarded. */
  maxWireBytes: 80 * MIB,
  /** Connections that one capture has open at once. The requests of a page may go to many hosts. */
  maxConnections: 256,
  /** Fetches that run at once for one site. */
  perSiteConcurrency: 6,
  /** Pictures of the page that are requested; those that may be logos come first. */
  maxImages: 60,
  /** Files of each kind, and in total, that are considered. Large shops refer to about 300. */
  maxListed: 1_000,
  /** Pages that are opened because the site names them as its version in the language that was requested. */
  maxLanguageVersions: 3,
  /** Time for all these pages. A site that takes longer stays in its first language. */
  maxLanguageMs: 10 * SECOND,
}

/** Further attempts when a site refuses the first one. */
export const ESCALATION = {
  /** Longest `Retry-After` that a lookup waits for; a longer one is left to a later lookup. */
  maxWaitMs: 10 * SECOND,
  /** Least time that must be left for a further attempt. A sample page takes 1 to 3 s in the browser. */
  minTimeLeftMs: 3 * SECOND,
  /** Time that a further attempt may not use, so that the page of an earlier one can still be returned. */
  reserveMs: 1 * SECOND,
  /** Sites for which the process remembers which attempt succeeded. */
  maxRememberedSites: 10_000,
  /** Age at which this memory expires, so that a site is tried by the first planned attempt again. */
  rememberForMs: 1 * DAY,
}

/** Pages that a site lists. */
export const CRAWL = {
  /** Bytes that are read from the beginning of a robots.txt. RFC 9309 asks for at least 500 KiB. */
  maxRobotsBytes: 512 * KIB,
  /** Redirects that are followed from a robots.txt. RFC 9309 asks for at least 5. */
  maxRobotsRedirects: 5,
  /** How long a robots.txt is kept in memory. RFC 9309 allows 24 hours at most. */
  robotsMaxAgeMs: 1 * DAY,
  /** Characters of the rules of robots.txt files that are kept in memory, for all sites together. */
  robotsCacheChars: 8 * MIB,
  /** Length of a robots.txt up to which the processes of one database share it. */
  maxSharedRobotsChars: 32 * KIB,
  /** Size of one sitemap after decompression. sitemaps.org allows 50 MiB. */
  maxSitemapBytes: 50 * MIB,
  /** Size of all sitemaps of one site together, after decompression. */
  maxSitemapsBytes: 250 * MIB,
  /** Sitemaps of one site that are fetched. */
  maxSitemaps: 50,
  /** Levels of sitemap indexes: 2 means an index inside an index. sitemaps.org allows 1. */
  maxIndexDepth: 2,
  /** Entries that are read from all indexes of a site together. sitemaps.org allows 50,000 in one index. */
  maxIndexEntries: 50_000,
}

/** How sitemaps are searched for a key page (careers, terms ...) that the landing page does not link. */
export const KEY_PAGES = {
  /** The most sitemaps that are searched. */
  maxSitemaps: 3,
  /** Bytes that are read from the beginning of each of these sitemaps, after decompression. */
  maxSitemapBytes: 1 * MIB,
  /** URLs of these sitemaps that are compared with the key page. */
  maxListed: 5_000,
  /** Time for the whole search. */
  timeoutMs: 5 * SECOND,
}

/** The parts of a capture that are recorded and replayed. */
export const RECORDING = {
  /** Size of the bodies that are recorded for one page, and again for its sitemaps. */
  maxBodiesBytes: 60 * MIB,
  /** Largest HAR file that is read. In memory, a parsed file takes several times its size. */
  maxHarBytes: 200 * MIB,
}

/** The visit of a page in the browser. */
export const VISIT = {
  /** Bytes of one page on the wire, counted apart, so that a video leaves enough for its icons. */
  maxWireBytes: 80 * MIB,
  /**
   * Requests of one page. Large pages make 300. A page that exceeds this limit is closed, and described from
   * the document that the server sent. The same happens when the browser reports more than 1,000 events about
   * a page and seven for each request, or when its files arrive in smaller pieces than a network sends.
   */
  maxRequests: 1_000,
  /** Workers that one page starts. Each is a thread, and 500 of them blocked this process for 0.7 s. */
  maxWorkers: 64,
  /**
   * Characters that one page writes to its console, throws, shows in dialogs or has in the URLs that it
   * requests. Some messages count as further characters: each message as 1,000, each value in a message as
   * 3,000, a dialog as 45,000, a frame as 50,000, and each address that the page itself goes to as 75,000.
   */
  maxMessageChars: 8_000_000,
  /** Processor time of one page, after which its scripts are stopped and it is read. Linux only. */
  maxCpuMs: 5 * SECOND,
  /** Virtual time that a page gets after loading. Idle time is skipped, so it does not take as long. */
  settleMs: 1 * SECOND,
  /** Further virtual time for a page that shows nearly no text by then. */
  shellSettleMs: 2 * SECOND,
  /** Real time after loading, for both periods of virtual time together. */
  maxSettleMs: 5 * SECOND,
  /** Screens that are scrolled down, to trigger content that loads only when it becomes visible. */
  maxScreens: 12,
}

/** Screenshots. They are taken in separate browsers. */
export const SHOT = {
  /** Pages that are open at once for screenshots, in addition to those of captures. */
  maxPages: 2,
  /** Height in CSS pixels at which the picture of a whole page is cut. Graphics libraries support no more. */
  maxHeightPx: 16_384,
  /** Further virtual time for a page whose window a splash screen covers, until the splash screen is gone. */
  maxSplashMs: 10 * SECOND,
  /** The times of `VISIT` for a screenshot that has to be quick. */
  hurried: { settleMs: 250, shellSettleMs: 1 * SECOND },
}

/** The browsers that are kept for the next page. */
export const BROWSERS = {
  /** Pages after which a browser is replaced by a fresh one. */
  maxPagesPerBrowser: 100,
  /** Age at which a browser is replaced by a fresh one. */
  maxAgeMs: 30 * MINUTE,
  /** Time after which a browser without work is closed. */
  idleTimeoutMs: 1 * MINUTE,
}
