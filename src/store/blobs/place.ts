/** A place outside of the database for larger bytes: a folder, or a bucket of an S3 server. */
export interface BlobPlace {
  /** The place as messages show it. */
  readonly shown: string
  /** The same text in all processes that mean the same place. It is stored in the database. */
  readonly address: string
  /** Makes the folder of a database, before its first object. */
  begin(folder: string): Promise<void>
  /**
   * Whether the folder of a database is there. It is not while its disk is not mounted, when nobody knows
   * which objects there are. A bucket that is away rejects each request instead.
   */
  isThere(folder: string): Promise<boolean>
  /** Stores all objects. Rejects with `storage` when one of them cannot be stored. */
  put(objects: ReadonlyMap<string, Uint8Array>): Promise<void>
  /** The objects that are there, by their names. Rejects with `storage` when the place fails. */
  get(names: readonly string[]): Promise<ReadonlyMap<string, Buffer>>
  /**
   * Deletes those objects that are there. `isPatient`: waits for a server that does not answer, as the other
   * methods do. Rejects with `storage` when the place fails.
   */
  remove(names: readonly string[], isPatient: boolean): Promise<void>
  /** All objects whose names begin with that folder, such as `id/ab/`. */
  list(folder: string): Promise<readonly ListedBlob[]>
  /** From now on nothing waits for a server that does not answer. Ends when the work has ended. */
  closed(work: () => readonly (Promise<unknown> | undefined)[]): Promise<void>
}

export interface ListedBlob {
  readonly name: string
  readonly bytes: number
  readonly writtenAt: Date
}

/** Objects that are written, read or deleted at once. */
export const AT_ONCE = 8
