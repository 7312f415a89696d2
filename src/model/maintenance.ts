/** How much of a database has been copied, in bytes. */
export interface BackupProgress {
  readonly done: number
  readonly total: number
}

/** Settings for copying a database. Every one has a default. */
export interface BackupSettings {
  /** Called after every step of some milliseconds, and at the end. */
  readonly onProgress?: ((progress: BackupProgress) => void) | undefined
  /** Stops the copy and removes the incomplete file. */
  readonly signal?: AbortSignal | undefined
}

/** Settings for checking a database. Every one has a default. */
export interface DoctorSettings {
  /** The folder or bucket with the bytes of pages and pictures. Default: none is examined. */
  readonly blobs?: string | undefined
  /** Repairs the problems that can be repaired. Default: false, nothing is written. */
  readonly fix?: boolean | undefined
  /** Default: the system clock. */
  readonly now?: (() => Date) | undefined
}

/** How far a copy of a database is. */
export interface MigrateProgress {
  /** First all tables are copied, then all are read in both databases and compared. */
  readonly stage: 'copying' | 'checking'
  readonly table: string
  /** Rows of all tables that this stage has done. */
  readonly done: number
  /** Rows of all tables in the source. */
  readonly total: number
}

/** Settings for copying a database into another one. Every one has a default. */
export interface MigrateSettings {
  /**
   * The folder or bucket with the bytes of pages and pictures of the source. It is also used for the target,
   * unless `toBlobs` names another one. Default: the bytes are in the database.
   */
  readonly blobs?: string | undefined
  /** The folder or bucket for the target; `database`: the bytes are stored in the rows. Default: `blobs`. */
  readonly toBlobs?: string | undefined
  /** Called after every portion of rows. */
  readonly onProgress?: ((progress: MigrateProgress) => void) | undefined
  /** Stops the copy. The next call with the same databases continues it. */
  readonly signal?: AbortSignal | undefined
  /** Default: the system clock. */
  readonly now?: (() => Date) | undefined
}

/** A database that was copied into another one and compared with it. */
export interface Migration {
  /** The databases, without passwords. */
  readonly from: string
  readonly to: string
  /** Rows of all tables. */
  readonly rows: number
  /** Whether an earlier call had begun the copy. */
  readonly isContinued: boolean
  /** The copied tables in their order. Rows and hash are equal in both databases. */
  readonly tables: readonly MigratedTable[]
}

export interface MigratedTable {
  readonly table: string
  readonly rows: number
  /** The sum of the SHA-256 of each row, as 64 hexadecimal digits. */
  readonly hash: string
}

/** A backup that was made and checked. */
export interface Backup {
  readonly file: string
  readonly bytes: number
  /** Version of the schema. Every later version of blazon can open it. */
  readonly schema: number
}

/**
 * The checks of a database:
 *
 * - `migrations`: whether all migrations ran.
 * - `contents`, `said`: whether stored data, and the operator's corrections, are unchanged since they were
 *   written.
 * - `integrity`: whether SQLite finds the file undamaged.
 * - `schema`: whether tables and indexes match the schema.
 * - `references`: whether the rows to which other rows refer exist.
 * - `answers`: whether the results of stored answers exist.
 * - `bodies`: whether there are files of pages that nothing uses.
 * - `usage`: whether the counted sizes are right.
 * - `leases`: whether there are leases of processes that have ended.
 * - `imports`: whether there are unfinished imports.
 * - `journal`: the size of the journal.
 * - `blobs`: the objects in the folder or bucket for blobs.
 */
export type DoctorCheck =
  | 'migrations'
  | 'contents'
  | 'said'
  | 'integrity'
  | 'schema'
  | 'references'
  | 'answers'
  | 'bodies'
  | 'usage'
  | 'leases'
  | 'imports'
  | 'journal'
  | 'blobs'

/** A problem of a database. */
export interface Complaint {
  readonly check: DoctorCheck
  /** The number of problems of this kind; for the journal, its size in bytes. */
  readonly count: number
  /** One sentence for people. */
  readonly message: string
  readonly isMendable: boolean
  /** True when the problem was repaired, and a second check found no problem. */
  readonly isMended: boolean
}

/** The result of checking a database. */
export interface Diagnosis {
  /** Version of the schema, and the version that this blazon writes. */
  readonly schema: { readonly version: number; readonly latest: number }
  readonly complaints: readonly Complaint[]
  /** True when there are no problems, or every problem was repaired. */
  readonly isSound: boolean
}

/** A site whose data is deleted. */
export interface ForgottenSite {
  readonly domain: string
  /** The domain in its own script. */
  readonly unicode: string
  /** Whether it is a public suffix, such as `github.io`: the hosts below it are sites of other owners. */
  readonly isSuffix: boolean
}

/** Settings for deleting the data of a domain. Every one has a default. */
export interface ForgetSettings {
  /** The folder or bucket with the bytes of pages and pictures. Default: the database. */
  readonly blobs?: string | undefined
  /**
   * Rewrites the whole file, so that no bytes of deleted or replaced rows remain in it. Default: true. This
   * needs as much free space as the file takes, and other writers wait meanwhile.
   */
  readonly compact?: boolean | undefined
  /** Default: the system clock. */
  readonly now?: (() => Date) | undefined
}

/**
 * The kinds of rows that are deleted with a domain. `bodies` are files of pages, and `pictures` are
 * screenshots and drawings, that no other domain uses; `pages` are pages by their address; `extras` are
 * products and answers of a batch; `tasks` are background calls; `deliveries` are events for webhooks;
 * `monitors` are monitors, their runs and their changes; `lines` are lines of lists; `corrections` are all
 * corrections of the operator; `companies` are entries of the imported directory.
 */
export type ForgottenKind =
  | 'results'
  | 'findings'
  | 'languages'
  | 'answers'
  | 'snapshots'
  | 'bodies'
  | 'screenshots'
  | 'pictures'
  | 'renditions'
  | 'pages'
  | 'extras'
  | 'tasks'
  | 'deliveries'
  | 'monitors'
  | 'lines'
  | 'corrections'
  | 'companies'

/** The receipt for the deletion of a domain's data. */
export interface Forgotten {
  readonly domain: string
  /** ISO 8601, UTC. */
  readonly forgottenAt: string
  /** How many rows of each kind were deleted. */
  readonly deleted: Readonly<Record<ForgottenKind, number>>
  /** Whether the file was rewritten, and the journal beside it was emptied. */
  readonly isCompacted: boolean
  /** Why the file was not rewritten although the caller requested it. */
  readonly reason?: string | undefined
}
