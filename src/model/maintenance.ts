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

/** A site whose data is deleted. */
export interface ForgottenSite {
  readonly domain: string
  /** The domain in its own script. */
  readonly unicode: string
  /** Whether it is a public suffix, such as `github.io`: the hosts below it are sites of others. */
  readonly isSuffix: boolean
}

/** How a domain is forgotten. Everything has a default. */
export interface ForgetSettings {
  /**
   * Writes the whole file anew, so that it has no bytes of what was deleted or replaced at any time before.
   * Default: true. It needs as much free space as the file has, and others wait with what they write.
   */
  readonly compact?: boolean | undefined
  /** Default: the system clock. */
  readonly now?: (() => Date) | undefined
}

/**
 * What the rows were of which a domain is forgotten: `bodies` are files of pages and `pictures` screenshots
 * and drawings that nothing else shows, `pages` those by their address, `extras` products and answers of a
 * batch, `tasks` calls of the background, `lines` those of lists, `corrections` all that the operator said,
 * `companies` entries of the imported directory.
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
  | 'lines'
  | 'corrections'
  | 'companies'

/** The receipt for a domain that was forgotten. */
export interface Forgotten {
  readonly domain: string
  /** ISO 8601, UTC. */
  readonly forgottenAt: string
  /** How many rows of each kind were deleted. */
  readonly deleted: Readonly<Record<ForgottenKind, number>>
  /** Whether the file was written anew, and the journal beside it is empty. */
  readonly isCompacted: boolean
  /** Why it was not, though it was asked for. */
  readonly reason?: string | undefined
}
