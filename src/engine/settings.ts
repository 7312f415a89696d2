import type { DirectorySource } from '../model/directory.ts'
import type { BlazonError } from '../model/errors.ts'
import type { Logger } from '../model/logger.ts'
import type { PartialOptions } from '../model/options.ts'
import type { FieldSource } from './own-fields.ts'

/** Settings of an engine; every one has a default. */
export interface BlazonSettings {
  /**
   * SQLite file for results, snapshots, pages and keys; it is created when it does not exist. Default: a
   * database in memory, which is lost at `close`, and which does not store the pages that `html`, `images`,
   * `markdown` and `sitemap` read.
   */
  readonly db?: string | undefined
  /**
   * File of host names that are answered at loopback addresses, for recorded sites and tests. One line each:
   * `HTTP_ADDR:PORT HTTPS_ADDR:PORT HOSTNAME`, `-` for none, `*` for every host. Default: `BLAZON_HOSTS`,
   * else none.
   */
  readonly hosts?: string | undefined
  /**
   * File of proxies, which are used for a site that refuses a direct request: one URL a line (`http://`,
   * `https://`, `socks5://`), with a blank line before the next tier. The line `direct` stands for a
   * connection without a proxy; when no line says it, that is the first tier. Default: `BLAZON_PROXIES`, else
   * none.
   */
  readonly proxies?: string | undefined
  /**
   * Recorded captures that stand in for the network: the folder of one, a folder of such folders, or a HAR
   * file. No connection is made, and a URL that was not recorded is `unreachable`.
   */
  readonly replay?: string | undefined
  /** Companies that replace the ones of the package. */
  readonly directory?: DirectorySource | undefined
  /**
   * Fields of your own, which records have besides: each is a module that exports definitions, by its path or
   * URL, or a definition with its `module`. Modules are imported here and by the processes that read pages.
   * Default: none.
   */
  readonly fields?: readonly FieldSource[] | undefined
  /**
   * Called with the error (`storage`) when a result was found and could not be stored because the database
   * failed; the call returns the result all the same. Default: such a call rejects with the error.
   */
  readonly onUnkept?: ((error: BlazonError) => void) | undefined
  /**
   * Called once, with a sentence, when the browser runs without its sandbox. Default: nobody is notified; the
   * method `sandbox` returns the state.
   */
  readonly onNotice?: ((notice: string) => void) | undefined
  /**
   * Receives notices (`warn`), each attempt at a site, and each failed lookup with its stack (`debug`).
   * `console` is such a logger, and so is one of pino. Default: nothing is logged.
   */
  readonly logger?: Logger | undefined
  /** Any part of the options; see `DEFAULTS`. */
  readonly options?: PartialOptions | undefined
  /** Default: the system clock. */
  readonly now?: (() => Date) | undefined
}
