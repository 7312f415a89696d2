import type { DirectorySource } from '../model/directory.ts'
import type { BlazonError } from '../model/errors.ts'
import type { Logger } from '../model/logger.ts'
import type { PartialOptions } from '../model/options.ts'
import type { FieldSource } from './own-fields.ts'

/** Settings of an engine. Every key has a default. */
export interface BlazonSettings {
  /**
   * Database for results, snapshots, pages and keys: a file of SQLite, which is created when it does not
   * exist, or the address of a database in PostgreSQL (`postgres://user:password@host/name`). Default: a
   * database in memory, which is lost at `close`, and does not store the pages that `html`, `images`,
   * `markdown` and `sitemap` read.
   */
  readonly db?: string | undefined
  /**
   * Place for the bytes of pages and pictures: a folder, or a bucket of any S3 server as
   * `s3://bucket/prefix?endpoint=http://127.0.0.1:9000&region=us-east-1`, whose credentials are in
   * `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`. It needs a `db`. Default: the bytes are in the database.
   */
  readonly blobs?: string | undefined
  /**
   * File of host names that are answered at loopback addresses, for recorded sites and tests. Each line is
   * `HTTP_ADDR:PORT HTTPS_ADDR:PORT HOSTNAME`, with `-` for no address and `*` for every host. Default: the
   * file in `BLAZON_HOSTS`, else none.
   */
  readonly hosts?: string | undefined
  /**
   * File of proxies, which are used for a site that refuses a direct request. It has one URL a line
   * (`http://`, `https://`, `socks5://`), and blank lines between its tiers, which are tried in their order.
   * The line `direct` means a connection without a proxy; without this line, that is the first tier. Default:
   * the file in `BLAZON_PROXIES`, else none.
   */
  readonly proxies?: string | undefined
  /**
   * Recorded captures that replace the network: the folder of one capture, a folder of such folders, or a HAR
   * file. No connection is made, and a URL that was not recorded is `unreachable`.
   */
  readonly replay?: string | undefined
  /** A directory that replaces the companies in the package. */
  readonly directory?: DirectorySource | undefined
  /**
   * Fields of your own, which are added to records. Each is a module that exports definitions, by its path or
   * URL, or a definition with its `module`. Modules are imported by this process and by the processes that
   * read pages. Default: none.
   */
  readonly fields?: readonly FieldSource[] | undefined
  /**
   * Called with the error (`storage`) when a result was found but could not be stored because the database
   * failed. The call still returns the result. Default: such a call rejects with the error.
   */
  readonly onUnkept?: ((error: BlazonError) => void) | undefined
  /**
   * Called once, with a sentence, when the browser runs without its sandbox. Default: not called. The method
   * `sandbox` also returns the state.
   */
  readonly onNotice?: ((notice: string) => void) | undefined
  /**
   * Receives notices (`warn`), each attempt at a site, and each failed lookup with its stack (`debug`). It
   * may be `console` or a pino logger. Default: nothing is logged.
   */
  readonly logger?: Logger | undefined
  /** Any part of the options; see `DEFAULTS`. */
  readonly options?: PartialOptions | undefined
  /** Default: the system clock. */
  readonly now?: (() => Date) | undefined
}
