import type { DirectorySource } from '../model/directory.ts'
import type { BlazonError } from '../model/errors.ts'
import type { Logger } from '../model/logger.ts'
import type { PartialOptions } from '../model/options.ts'

/** Settings of an engine; every one has a default. */
export interface BlazonSettings {
  /**
   * SQLite file for results, snapshots, pages and keys; made when it is not there. Default: in memory, gone
   * at `close`, and without the pages that
   * `html`, `images`, `markdown` and `sitemap` read.
   */
  readonly db?: string | undefined
  /**
   * File of host names that are answered at loopback addresses, for recorded sites and tests. One line each:
   * `HTTP_ADDR:PORT HTTPS_ADDR:PORT HOSTNAME`, `-` for none, `*` for every host. Default: `BLAZON_HOSTS`,
   * else none.
   */
  readonly hosts?: string | undefined
  /**
   * File of proxies that a site is asked through when it turns us away: one URL a line (`http://`,
   * `https://`, `socks5://`), a blank line before the next tier; without a line `direct`, going straight is
   * the first tier. Default: `BLAZON_PROXIES`, else none.
   */
  readonly proxies?: string | undefined
  /**
   * Recorded captures that stand in for the network: the folder of one, a folder of such folders, or a HAR
   * file. Nothing is dialled, and what is not in there is `unreachable`.
   */
  readonly replay?: string | undefined
  /** Companies in place of those that come with the package. */
  readonly directory?: DirectorySource | undefined
  /**
   * Told of what was found and could not be kept, since the database failed (`storage`, in one sentence): it
   * is answered all the same. Default: such a call fails with it.
   */
  readonly onUnkept?: ((error: BlazonError) => void) | undefined
  /**
   * Told once, in a sentence, when the browser runs without its sandbox. Default: nobody is; `sandbox` tells.
   */
  readonly onNotice?: ((notice: string) => void) | undefined
  /**
   * Told of notices (`warn`), and of each attempt at a site and each failed lookup with its stack (`debug`).
   * `console` is such a logger, and so is one of pino. Default: nobody is.
   */
  readonly logger?: Logger | undefined
  /** Any part of the options; see `DEFAULTS`. */
  readonly options?: PartialOptions | undefined
  /** Default: the system clock. */
  readonly now?: (() => Date) | undefined
}
