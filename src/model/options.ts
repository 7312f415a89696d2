import { STORE } from './store-options.ts'
import { DAY, KIB, MIB, MINUTE, SECOND } from './units.ts'

/**
 * All defaults, in one place, units in the names. Callers pass a partial object; it is merged over these.
 */
export const DEFAULTS = {
  /** A whole lookup, from handle to record, when the caller sets no time. */
  lookupTimeoutMs: 30 * SECOND,
  /** Captures at once in one process. A browser capture counts as one. */
  concurrency: 4,
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 blazon/0.1',
  acceptLanguage: 'en-US,en;q=0.9',
  viewportWidth: 1440,
  viewportHeight: 900,
  /** What the visitor prefers, of a page that has both. */
  colorScheme: 'light' as ColorScheme,
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
    /** Of another page of the site, asked for because of what it may tell. */
    maxPageBytes: 1 * MIB,
    maxStylesheetBytes: 2 * MIB,
    maxStylesheetsBytes: 8 * MIB,
    maxManifestBytes: 512 * KIB,
    maxImageBytes: 10 * MIB,
    /** Of an image whose size alone is wanted. */
    imageHeaderBytes: 64 * KIB,
    maxTotalBytes: 60 * MIB,
    /**
     * Of one capture, on the wire, TLS and headers included: the last wall behind `maxTotalBytes`, for what is read and not kept.
     */
    maxWireBytes: 80 * MIB,
    /** To sites, open at once in one capture: each request of `maxRequests` may be to a host of its own. */
    maxConnections: 256,
    /** For a connection that a proxy of the operator's makes. */
    upstreamTimeoutMs: 10 * SECOND,
    maxRequests: 150,
    /** Pictures of the page that are asked for, those that may be logos first. */
    maxImages: 60,
    /** Files of the page that are looked at, of each kind and together, asked for or not. Large shops have some 300. */
    maxListed: 1_000,
    maxContentEncodings: 2,
    /** Fetches at once for one site. */
    perSiteConcurrency: 6,
    /** `@import` chains. */
    maxImportDepth: 4,
    /** Pages that the site names as its version in a language that was asked for, of which the words must then be. */
    maxLanguageVersions: 3,
    /** For all of them, or as long as the caller has: a site that takes longer stays in the language that it came in. */
    maxLanguageMs: 10 * SECOND,
    /** `meta http-equiv=refresh` hops. */
    maxMetaRefreshes: 3,
  },
  /** What is tried when a site turns a visitor away. */
  escalation: {
    /** Attempts at one page, the first and waits counted. */
    maxAttempts: 6,
    /** `Retry-After` that is waited for within one lookup; a longer one is left to a later lookup. */
    maxWaitMs: 10 * SECOND,
    /** With less time left no further attempt begins: a page of the fixtures takes 1 to 3 s in the browser. */
    minTimeLeftMs: 3 * SECOND,
    /** Kept back from a further attempt, so that what an earlier one gave is still handed over and judged in time. */
    reserveMs: 1 * SECOND,
    /** Sites of which it is remembered what worked, in memory. */
    maxRememberedSites: 10_000,
    /** After this it is tried the plain way first again. */
    rememberForMs: 1 * DAY,
  },
  /** Pages that nobody asked for by name: those that a site lists, and those that are guessed. */
  crawl: {
    /** `ignore`: they are asked for whatever robots.txt says. */
    robots: 'respect' as RobotsPolicy,
    /** RFC 9309: at least 500 KiB, 5 redirects, at most 24 h. */
    maxRobotsBytes: 512 * KIB,
    maxRobotsRedirects: 5,
    robotsMaxAgeMs: 1 * DAY,
    /** Rules that are kept in memory, of all sites together. */
    robotsCacheChars: 8 * MIB,
    /** One sitemap after unpacking, as sitemaps.org has it, and all that one site has. */
    maxSitemapBytes: 50 * MIB,
    maxSitemapsBytes: 250 * MIB,
    maxSitemaps: 50,
    /** Indexes of indexes: 2 is one in another. sitemaps.org allows 1. */
    maxIndexDepth: 2,
    /** Of all indexes of a site together; sitemaps.org allows so many for one. */
    maxIndexEntries: 50_000,
    /** sitemaps.org: fewer than 2,048. */
    maxUrlChars: 2_047,
    /** Pages of one site that are listed when nobody says how many, and that may be asked for. */
    defaultLinks: 50_000,
    maxLinks: 100_000,
  },
  browser: {
    /** Of one page, on the wire. It is the page's alone, so that a film in it does not use up what its icons need. */
    maxWireBytes: 80 * MIB,
    /** Of one page. Large ones make 300; one that goes on and on is closed, and described as it was sent. */
    maxRequests: 1_000,
    /**
     * Of each process of a browser, its own; a page that needs more has crashed. Linux only. The ten sample sites take 20 to 55, galleries of
     * 40 to 120 photographs of 6 megapixels 50 to 190, 45,000 elements with 6,000 rules 310, 600,000 objects of a script 270.
     */
    maxProcessMb: 512,
    /** Whole browser capture of one page. */
    captureTimeoutMs: 15 * SECOND,
    /** Time by the page's own clock that it is given after loading: idle time is skipped, so it costs none of ours. */
    settleMs: 1 * SECOND,
    /** More of it for a page that says nearly nothing by then. */
    shellSettleMs: 2 * SECOND,
    /** Real time after loading, for all of that. */
    maxSettleMs: 5 * SECOND,
    /** That are gone to on the way down, for what loads on sight. */
    maxScreens: 12,
    /** Pages that are open at once. */
    maxPages: 3,
    /** A browser is replaced by a fresh one after this many pages. */
    maxPagesPerBrowser: 100,
    /** And when it is this old. */
    maxAgeMs: 30 * MINUTE,
    /** A browser without work is closed after this. */
    idleTimeoutMs: 1 * MINUTE,
  },
  /** Where a key page (careers, terms, …) is looked for that the landing page does not link: in so many sitemaps, each so far, for so long. */
  keyPages: {
    maxSitemaps: 3,
    maxSitemapBytes: 1 * MIB,
    maxListed: 5_000,
    timeoutMs: 5 * SECOND,
  },
  /** Pictures of pages. They are taken in browsers of their own, to which all of `browser` applies but for what stands here. */
  screenshot: {
    widthPx: 1920,
    heightPx: 1080,
    /** A page that is longer is cut. Graphics libraries end at 16,384 or 32,767. */
    maxHeightPx: 16_384,
    /** Open at once, beside those of captures. */
    maxPages: 2,
    /** As `browser.settleMs` and `shellSettleMs`, when it has to be quick. */
    hurriedSettleMs: 250,
    hurriedShellSettleMs: 1 * SECOND,
  },
  /** Threads that read pages: parsing, the cascade, everything whose time is up to the page. */
  threads: {
    /** At most; never more than there are processors. */
    max: 4,
    /**
     * Processor time of one task that parses: a survey, a document of the browser, links. Told on Linux. Ten sample sites, each repeated up
     * to `html.maxNodes` and `fetch.maxHtmlBytes`, take 0.6 to 1.3 s on a machine with five times its work; themselves 0.1 s.
     */
    maxParsingCpuMs: 2 * SECOND,
    /** Of one that describes. The same pages take 2.0 to 4.0 s, half of it the cascade; the largest of 287 sample pages 0.8 s. */
    maxDescribingCpuMs: 6 * SECOND,
    /** By the clock, from when a task begins. On Linux the time that it waits for a processor is not counted. */
    maxTaskMs: 10 * SECOND,
    maxHeapMb: 512,
    /**
     * Of that which was made lately, beside `maxHeapMb`. A page that fits into it is let go with hardly any collecting: lists of pictures of ten
     * sites took two threads 17 % less time than with the engine's own 48, Markdown 5 to 10 %; at 96 the gain was within the noise.
     */
    maxYoungHeapMb: 144,
    /** A thread without work ends after this. */
    idleTimeoutMs: 30 * SECOND,
  },
  /** A picture beyond these is kept without its body, and says so. */
  image: {
    /** As its header tells them. */
    maxPixels: 50_000_000,
    maxSidePx: 16_384,
    maxSvgBytes: 1 * MIB,
    /** Pictures in one `.ico` file. */
    maxIconEntries: 64,
  },
  /** Pictures that are decoded to measure them, those that may be marks first. One beyond these has no facts but why. */
  pictures: {
    /** Of one page. */
    maxCount: 24,
    /** Of one picture, and of one page together. */
    maxPixels: 12_000_000,
    maxTotalPixels: 36_000_000,
    /** Of one drawing: plain shapes that would take as long. Marks of the sample pages come to 400. */
    maxSvgShapes: 10_000,
    /** Of one picture. A last wall: what other limits let through takes 0.3 s at most. */
    maxDecodeMs: 3 * SECOND,
  },
  html: {
    maxDepth: 512,
    maxNodes: 50_000,
    /**
     * Of all elements together: what it costs to look upwards from each. The largest of 287 sample pages comes to 56,000, and the
     * deepest on average to 46 an element.
     */
    maxAncestors: 1_000_000,
    /** Compounds of selectors compared with elements: rules beyond it do not apply. The largest of the sample sites takes 215,000. */
    maxSelectorSteps: 5_000_000,
    /** Of text outside scripts and styles. */
    maxTextChars: 1_000_000,
    /** Words by which the language of a page is told. */
    maxLanguageWords: 2_000,
    maxTitleChars: 1_000,
    /** Of one `meta`. */
    maxMetaChars: 10_000,
    maxJsonLdBytes: 1 * MIB,
    maxJsonLdDepth: 64,
  },
  /** Where addresses, telephone numbers and e-mail addresses are looked for. */
  contacts: {
    /** Of one line of text; what stands behind is not read. */
    maxLineChars: 2_000,
    /** Places that are read, of each kind: pages of dealers list thousands. */
    maxPlaces: 500,
  },
  recording: {
    /**
     * A replay shows the page as the browser showed it when it was recorded. True: the page is rendered again, from the exchanges, each
     * answered in the order and at the time, by the page's own clock, that it was; what has no order may then differ.
     */
    renderAgain: false,
    /** Of what the browser fetched for one page, and again of its sitemaps; what comes after is recorded without its body. */
    maxBodiesBytes: 60 * MIB,
    /** Texts of Node end at 512 MiB, and a parsed file takes several times its size. */
    maxHarBytes: 200 * MIB,
  },
  store: STORE,
  batch: {
    /** Tries of one domain in one run, for errors that may pass. */
    maxAttempts: 3,
    retryPauseMs: 2 * SECOND,
    /** A site that asked to be left alone is tried again when it said, and at the latest after this. */
    maxRetryAfterMs: 10 * MINUTE,
    /** Lookups at once of one registrable domain, and the pause after each. Hosts of a host map are exempt. */
    perHostConcurrency: 1,
    perHostPauseMs: 1 * SECOND,
    /** Domains that are read ahead because those before them wait: for their host, or to be tried again. */
    maxWaiting: 2_000,
    progressIntervalMs: 500,
    /** Asked to stop, running lookups get this long to finish. With 1 s to end them and 2 s for a hung browser, the process ends within 10 s. */
    shutdownTimeoutMs: 7 * SECOND,
  },
  serve: {
    host: '127.0.0.1',
    port: 8080,
    /** `concurrency` of the command: a few sites that do not answer leave room for others. Some 64 MB each at worst. */
    concurrency: 8,
    /** Where the service is reached from outside, without a slash at the end. Default: the address at which a request came in. */
    publicUrl: undefined as string | undefined,
    /** How long who does not say so (`timeoutMS`) waits for an answer: just less than the public client does before it asks again. */
    defaultTimeoutMs: 55 * SECOND,
    maxTimeoutMs: 300 * SECOND,
    bodyLimitBytes: 1 * MIB,
    headersTimeoutMs: 10 * SECOND,
    requestTimeoutMs: 30 * SECOND,
    /** With the 2 s that a hung browser may take after it, the process ends within 10 s. */
    shutdownTimeoutMs: 7 * SECOND,
  },
}

/** Which of the two makes the style samples, and whether scripts run. */
export type Producer = 'auto' | 'cascade' | 'browser'

export type ColorScheme = 'light' | 'dark'

/** Whether robots.txt decides. */
export type RobotsPolicy = 'respect' | 'ignore'

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
