import type { FieldTable } from '../fields/index.ts'
import { BlazonError } from '../model/errors.ts'
import type { SettableBounds } from '../model/options/store.ts'
import type { Options, PartialOptions } from '../model/options.ts'
import type { BlobPlace } from './blobs/place.ts'
import type { Random } from './secrets.ts'

/** Ages, bounds and waiting times are the options of `store`, with the same defaults. */
export interface StoreOptions extends NonNullable<PartialOptions['store']> {
  readonly now: () => Date
  /** Returns random bytes, for secrets and public names. Default: those of the system. */
  readonly random?: Random | undefined
  /** The fields with columns in the view `brands`. Default: those of every record, and existing columns. */
  readonly fields?: FieldTable | undefined
  /**
   * Place for the bytes of pages and pictures: a folder, or `s3://bucket/prefix?endpoint=...&region=...`.
   * Opening rejects with `invalid_input` for another place than the database has. Default: the database.
   */
  readonly blobs?: string | undefined
  /** True: never writes, and opening rejects with `storage` without a database. Default: false. */
  readonly readonly?: boolean | undefined
  /**
   * True: opening rejects with `invalid_input` when the database does not exist, and opens it read-only when
   * this user may not write it. Default: false, a missing database is created.
   */
  readonly mustExist?: boolean | undefined
  /**
   * Called when the database fails to store a result, an answer, a page or the use of a key, or fails to read
   * a page. The call then resolves as if it had succeeded. Default: the call rejects, as all other calls do.
   */
  readonly onUnkept?: OnUnkept | undefined
  readonly onCall?: OnCall | undefined
}

/** The options that decide whether and how a database is opened. */
export interface OpeningOptions extends Pick<StoreOptions, 'fields' | 'readonly' | 'mustExist'> {
  /** True: also opens a database into which `migrate` copies. Default: false, such a database is refused. */
  readonly isTarget?: boolean | undefined
  /** Default: bytes are in the database. */
  readonly blobs?: BlobPlace | undefined
}

/** The options of `StoreOptions`, checked and with their defaults, in the form for an implementation. */
export interface OpenOptions extends OpeningOptions, Pick<StoreOptions, 'now' | 'onUnkept' | 'onCall'> {
  readonly random: Random
  /** The limits that the caller set, without defaults. They are written into the database. */
  readonly givenBounds: { readonly [K in keyof SettableBounds]?: SettableBounds[K] | undefined }
  readonly settings: Options['store']
}

/** Called when a value was found, but could not be stored. */
export type OnUnkept = (error: BlazonError) => void

/** Called for each call of the database with the name of its method and its time in milliseconds. */
export type OnCall = (call: string, elapsedMs: number) => void

/** Reports a failure of the database to `onUnkept` if it is set. Throws every other error. */
export function tellOrThrow(thrown: unknown, onUnkept: OnUnkept | undefined): void {
  if (!onUnkept || !(thrown instanceof BlazonError) || thrown.code !== 'storage') throw thrown
  onUnkept(thrown)
}
