import type { Deadline } from '../concurrency/deadline.ts'
import type { Activity } from '../model/activity.ts'
import type { Producer } from '../model/options.ts'
import type { SitePages } from '../model/pages.ts'
import type { SandboxState } from '../model/sandbox.ts'
import type { Site } from '../model/site.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { SitemapQuery } from './crawl/index.ts'
import type { Recording } from './recording/recording.ts'
import type { ShotRequest, ShownPage } from './screenshots.ts'

export interface CaptureRequest {
  /** Absolute URL of a page of the site's. Default: its landing page. */
  readonly page?: string | undefined
  /**
   * Whether contact, imprint and about page are requested as well, when the landing page lacks contact data:
   * up to three, as robots.txt allows. Default: true for a landing page, false for a `page`.
   */
  readonly morePages?: boolean | undefined
  /**
   * Whether the files that the page needs are fetched too: style sheets, pictures, other pages. Default:
   * true.
   */
  readonly files?: boolean | undefined
  /** Default: from the options. */
  readonly producer?: Producer | undefined
  /** Tag of the language that the page is wanted in. Default: the language that the site sends. */
  readonly language?: string | undefined
}

/** A capture with its recorded exchanges, from which it can be replayed. */
export interface Recorded {
  readonly snapshot: Snapshot
  readonly recording: Recording
}

/**
 * The only room with a network. No method needs `this`. A deadline that is left out never ends the work;
 * attempts are planned with `lookupTimeoutMs` then.
 */
export interface Capturer {
  /**
   * Captures a page of a site with the files that it needs. Equal captures that run at the same time are
   * shared, and have the time of the caller who waits longest. Rejects with `forbidden_target`,
   * `unreachable`, `timeout`, `too_large`; with `unavailable` when a browser was asked for and there is none;
   * with the reason of the deadline's signal.
   */
  capture(site: Site, request?: CaptureRequest, deadline?: Deadline): Promise<Snapshot>
  /** Does the same as `capture`, and returns the recorded exchanges too. */
  record(site: Site, request?: CaptureRequest, deadline?: Deadline): Promise<Recorded>
  /** A picture of a page, in a browser that paints. Rejects as `capture` does. */
  screenshot(site: Site, request: ShotRequest, deadline?: Deadline): Promise<ShownPage>
  /**
   * The pages of a site, as its sitemaps list them, else as its landing page links them. Rejects as
   * `capture`.
   */
  sitemap(site: Site, query?: SitemapQuery, deadline?: Deadline): Promise<SitePages>
  /**
   * Fetches a file of a publisher, up to 8 GB, to disk, through the gate and by HTTP alone. Rejects with
   * `not_found` when there is none, with `unreachable`, `forbidden_target` or `storage`, and with the reason
   * of the signal.
   */
  download(url: string, path: string, signal: AbortSignal): Promise<void>
  /**
   * Resolves when a capture could begin at once and no capture waits for its turn, or when the signal fires:
   * for work that is less urgent than all other.
   */
  whenFree(signal: AbortSignal): Promise<void>
  /** Resolves when other work waits for a slot, or when the signal fires: background work then ends. */
  whenCrowded(signal: AbortSignal): Promise<void>
  /**
   * Loads the modules that the first page in the browser needs, so that later work does not wait for the
   * loading.
   */
  warm(): Promise<void>
  /**
   * Starts a browser, if there is one, and ends it again: `sandbox` then returns its state on this machine.
   */
  tryBrowser(): Promise<void>
  /** Path of the browser that would be used; undefined when there is none. */
  readonly browser: string | undefined
  /** Whether the pages of the browser are in Chromium's sandbox. */
  sandbox(): SandboxState
  /** True for hosts of the host map, and in a replay for every host. */
  isMapped(host: string): boolean
  /** The work under way, and counts of the work so far. */
  activity(): Pick<Activity, 'lookups' | 'gate' | 'browsers'>
  /** Ends all captures, the browsers and the proxy. */
  close(): Promise<void>
}
