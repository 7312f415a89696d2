import type { BegunLookup, ListLine } from './stored.ts'

/** The numbers that are counted for the lines of a chunk, in the order of their columns in the databases. */
export const CHUNK_COUNTS = [
  ...(['ok', 'refused', 'failed', 'invalid', 'skipped', 'repeated'] as const),
  ...(['unrendered', 'extrasFailed', 'refusedBefore', 'failedBefore'] as const),
] as const

/**
 * How many lines of a chunk ended in each way. Every line is in one of `ok`, `refused`, `failed`, `invalid`
 * and `skipped`; the others count some of these lines again. `refusedBefore` and `failedBefore`: skipped
 * lines whose domains have no record.
 */
export type ChunkCounts = Readonly<Record<(typeof CHUNK_COUNTS)[number], number>>

/** A list, and the language of the run over it. */
export interface ChunkedList {
  readonly list: string
  /** Tag of the language of the run; empty for none. */
  readonly language: string
}

/** A part of the lines of a list, on which one process works. */
export interface Chunk extends ChunkedList {
  readonly first: number
  readonly last: number
}

/** A chunk with its content, made while the list is read. */
export interface NewChunk extends Chunk {
  /** The last line before the chunk; 0 for the first chunk. */
  readonly after: number
  /** The number of its lines with an entry. */
  readonly size: number
  /** From this time on, results belong to the run, in milliseconds since 1970. */
  readonly since: number
  /** Equal chunks have the same digest of their lines and of the request. */
  readonly digest: string
  /** How the domains of the chunk are looked up, as plain JSON. */
  readonly request: object
}

/** A line of a chunk, as it is stored. */
export interface ChunkLine extends Pick<ListLine, 'line' | 'input' | 'domain' | 'reason'> {
  /** Whether an earlier line of the list names the same domain. */
  readonly isRepeated: boolean
}

/** Identifies the work of one process on a chunk: no other work has the same job and the same holder. */
export interface ChunkWork {
  readonly job: string
  /** The holder of the lease of the process that works on it. */
  readonly holder: string
}

/** A chunk that a process has taken. */
export interface TakenChunk extends Chunk, ChunkWork {
  readonly since: number
  readonly request: object
  readonly lines: readonly ChunkLine[]
  /** The lookups of the chunk's domains that earlier processes began and did not end. */
  readonly begun: readonly BegunLookup[]
}

/** The progress of the chunks of a list. */
export interface ChunkProgress {
  readonly counts: ChunkCounts
  /** Chunks that are queued or worked on. */
  readonly open: number
  /** How many processes work on chunks of this database. */
  readonly workers: number
}
