import type { StoreBounds } from './options/store.ts'
import type { WorkStatus } from './work-status.ts'

/** The amount of stored data of one kind. Times are ISO 8601, UTC, and null when nothing is stored. */
export interface UsageOf {
  readonly entries: number
  /** Bytes of the compressed content, in the database or in objects, without indexes. */
  readonly bytes: number
  readonly oldest: string | null
  readonly newest: string | null
}

/** The content of a database, and its limits. */
export interface StoreStatus {
  readonly bytes: {
    /** Size of the file without its journal, which is `used` plus `free`. Later writes use the free space. */
    readonly file: number
    readonly used: number
    readonly free: number
    /** Size of the write-ahead log beside the file. */
    readonly journal: number
    /** Answers of the service that are stored with results. */
    readonly answers: number
  }
  /** True when the file shrinks after large deletions; false for a file from an earlier version. */
  readonly shrinks: boolean
  readonly kinds: {
    readonly results: UsageOf
    /** Results that were requested in a language. */
    readonly languages: UsageOf
    /** Pages of brands with their files. Each file counts once. */
    readonly snapshots: UsageOf
    /** Pages that were requested by their address, and lists of pages. */
    readonly pages: UsageOf
    /** Screenshots. */
    readonly pictures: UsageOf
    /** Drawn logos. */
    readonly renditions: UsageOf
  }
  /**
   * The objects in which larger bytes of snapshots, pages and pictures are kept, and the folder or bucket
   * with them; null: all bytes are in the database. Bytes of objects that are about to be deleted do not
   * count.
   */
  readonly blobs: { readonly place: string | null; readonly entries: number; readonly bytes: number }
  /** The options of `store` that apply to this file, in bytes and milliseconds. */
  readonly bounds: StoreBounds
  /** The batch that uses the database now; null when there is none. */
  readonly batch: { readonly pid: number; readonly host: string; readonly seenAt: string } | null
  /** The work on lists that is under way. */
  readonly work: WorkStatus
}
