/** A place outside of the database for larger bytes: a folder, or a bucket of an S3 server. */
export interface BlobPlace {
  /** The place as messages show it. */
  readonly shown: string
  /** Identifies the place by a text that is the same for all processes, and stored in the database. */
  readonly address: string
  /** Creates the folder of a database, before its first object. */
  begin(folder: string): Promise<void>
  /**
   * Whether the folder of a database exists. While its disk is not mounted it does not, and then nobody knows
   * which objects exist. A bucket that cannot be reached rejects each request instead.
   */
  isThere(folder: string): Promise<boolean>
  /** Stores all objects. Rejects with `storage` when one of them cannot be stored. */
  put(objects: ReadonlyMap<string, Uint8Array>): Promise<void>
  /** The existing objects among these names, by name. Rejects with `storage` when the place fails. */
  get(names: readonly string[]): Promise<ReadonlyMap<string, Buffer>>
  /**
   * Deletes the existing objects among these names. `isPatient`: retries while the server does not answer.
   */
  remove(names: readonly string[], isPatient: boolean): Promise<void>
  /** All objects whose names begin with this folder, such as `id/ab/`. */
  list(folder: string): Promise<readonly ListedBlob[]>
  /** Ends all retries, and resolves when the work has ended. */
  closed(work: () => readonly (Promise<unknown> | undefined)[]): Promise<void>
}

export interface ListedBlob {
  readonly name: string
  readonly bytes: number
  readonly writtenAt: Date
}

/** The number of objects that are written, read or deleted at once. */
export const AT_ONCE = 8
