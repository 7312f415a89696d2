const KIB = 1024
const MIB = 1024 * KIB
const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/**
 * All defaults, in one place, units in the names. Callers pass a partial object; it is merged over these.
 */
export const DEFAULTS = {
  /** A whole lookup, from handle to record. */
  lookupTimeoutMs: 55 * SECOND,
  /** Captures at once in one process. A browser capture counts as one. */
  concurrency: 4,
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 blazon/0.1',
  acceptLanguage: 'en-US,en;q=0.9',
  viewportWidth: 1440,
  viewportHeight: 900,
  /** `auto`: the cascade, and the browser for a page that is a script shell. */
  producer: 'auto' as Producer,
  fetch: {
    /** Ports that may be asked for; `[80, 443, 8080, 8443]` for the alternative ones too. Mapped hosts: any. */
    ports: [80, 443],
    connectTimeoutMs: 5 * SECOND,
    firstByteTimeoutMs: 10 * SECOND,
    wholeTimeoutMs: 20 * SECOND,
    maxRedirects: 10,
    maxHeaderBytes: 64 * KIB,
    /** Bytes after decompression. */
    maxHtmlBytes: 5 * MIB,
    maxStylesheetBytes: 2 * MIB,
    maxStylesheetsBytes: 8 * MIB,
    maxManifestBytes: 512 * KIB,
    maxImageBytes: 10 * MIB,
    /** Of an image whose size alone is wanted. */
    imageHeaderBytes: 64 * KIB,
    maxTotalBytes: 60 * MIB,
    maxRequests: 150,
    /** Pictures of the page that are asked for, those that may be logos first. */
    maxImages: 60,
    maxContentEncodings: 2,
    /** Fetches at once for one site. */
    perSiteConcurrency: 6,
    /** `@import` chains. */
    maxImportDepth: 4,
    /** `meta http-equiv=refresh` hops. */
    maxMetaRefreshes: 3,
  },
  browser: {
    /** Whole browser capture of one page. */
    captureTimeoutMs: 15 * SECOND,
    /** Quiet network and no DOM changes for this long counts as settled. */
    settleMs: 500,
    maxSettleMs: 5 * SECOND,
    /** Pages that are open at once. */
    maxPages: 3,
    /** A browser is replaced by a fresh one after this many pages. */
    maxPagesPerBrowser: 100,
    /** A browser without work is closed after this. */
    idleTimeoutMs: 1 * MINUTE,
  },
  html: {
    maxDepth: 512,
    maxNodes: 50_000,
    /** Of text outside scripts and styles. */
    maxTextChars: 1_000_000,
    maxTitleChars: 1_000,
    maxJsonLdBytes: 1 * MIB,
    maxJsonLdDepth: 64,
  },
  store: {
    /** How long a record is served without a new capture. */
    recordMaxAgeMs: 30 * DAY,
    /** A refused or failed domain is tried again after this. */
    failureMaxAgeMs: 1 * DAY,
    busyTimeoutMs: 5 * SECOND,
    /** A batch that has not said for this long that it lives has lost its database to the next. */
    leaseMaxAgeMs: 30 * SECOND,
  },
  batch: {
    /** Tries of one domain in one run, for errors that may pass. */
    maxAttempts: 3,
    retryPauseMs: 2 * SECOND,
    progressIntervalMs: 500,
    /** Asked to stop, running lookups get this long to finish. */
    shutdownTimeoutMs: 10 * SECOND,
  },
  serve: {
    host: '127.0.0.1',
    port: 8080,
    maxTimeoutMs: 300 * SECOND,
    bodyLimitBytes: 1 * MIB,
    headersTimeoutMs: 10 * SECOND,
    requestTimeoutMs: 30 * SECOND,
    shutdownTimeoutMs: 10 * SECOND,
  },
}

/** Which of the two makes the style samples, and whether scripts run. */
export type Producer = 'auto' | 'cascade' | 'browser'

export type Options = typeof DEFAULTS

/** Any part of the options; the rest keeps its default. */
export type PartialOptions = {
  [K in keyof Options]?: Options[K] extends object ? Partial<Options[K]> : Options[K]
}

/** Merges a partial object over the defaults. An unknown key throws: it is a programmer's mistake. */
export function withDefaults(partial: PartialOptions = {}): Options {
  const merged = structuredClone(DEFAULTS) as Record<string, unknown>
  for (const [key, value] of Object.entries(partial)) {
    const base = merged[key]
    if (base === undefined) throw new TypeError(`Unknown option: ${key}`)
    if (value === undefined) continue
    merged[key] = typeof base === 'object' ? { ...base, ...(value as object) } : value
  }
  return merged as Options
}
