/** How far a backup is, in bytes of the database. */
export interface BackupProgress {
  readonly done: number
  readonly total: number
}

/** How a database is copied. Everything has a default. */
export interface BackupSettings {
  /** Told after every step of some milliseconds, and at the end. */
  readonly onProgress?: ((progress: BackupProgress) => void) | undefined
  /** Ends the copy, and leaves no file. */
  readonly signal?: AbortSignal | undefined
}

/** How a database is examined. Everything has a default. */
export interface DoctorSettings {
  /** Mends what can be mended. Default: false, nothing is written. */
  readonly fix?: boolean | undefined
  /** Default: the system clock. */
  readonly now?: (() => Date) | undefined
}

/** A backup that was made and checked. */
export interface Backup {
  readonly file: string
  readonly bytes: number
  /** Version of the schema, with which every later blazon opens it. */
  readonly schema: number
}

/**
 * What is checked: whether all migrations ran, whether all that is stored and what the operator said is what
 * was stored, the file itself, whether tables and indexes are those of the schema, references between rows,
 * answers without their results, files of pages that nothing uses, the counted sizes, leases of processes
 * that are gone, imports that were not finished, the size of the journal.
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

/** Something that is wrong with a database. */
export interface Complaint {
  readonly check: DoctorCheck
  /** How many of them there are, or bytes for the journal. */
  readonly count: number
  /** One sentence for people. */
  readonly message: string
  readonly isMendable: boolean
  /** True when it was mended, and a second look found nothing. */
  readonly isMended: boolean
}

/** What was found out about a database. */
export interface Diagnosis {
  /** Version of the schema, and the one that this blazon writes. */
  readonly schema: { readonly version: number; readonly latest: number }
  readonly complaints: readonly Complaint[]
  /** True when nothing is wrong, or all of it was mended. */
  readonly isSound: boolean
}
