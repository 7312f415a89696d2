/** The parts of the store about work: lists, leases, visits to hosts, chunks and background tasks. */

import type { Added, AddRules, TakenTask, Task, TaskCounts, TaskEnd } from '../model/background.ts'
import type {
  Chunk,
  ChunkCounts,
  ChunkedList,
  ChunkProgress,
  ChunkWork,
  NewChunk,
  TakenChunk,
} from '../model/chunks.ts'
import type { SiteNote, SiteNoteKind } from '../model/site-notes.ts'
import type { BegunLookup, LineFilter, ListLine, ListRun, LookupMark } from '../model/stored.ts'
import type { WorkReport } from '../model/work-status.ts'

export type LineOfList = Omit<ListLine, 'list'>

/**
 * The lists of batches: when the last run of each began and ended, and the text of each line. The results are
 * the queue; there is no other. A list that is run with a language counts as a separate list.
 */
export interface Lists {
  /**
   * Stores that a run over the list begins. Resolves to the time from which results count as results of this
   * run: a run that was interrupted and is started again with the same `redo` keeps its first beginning.
   * `total`: how many lines with an entry the list has, if that is known.
   */
  beginRun(
    list: string,
    redo: string,
    of?: { readonly language?: string | undefined; readonly total?: number | undefined },
  ): Promise<Date>
  /** Stores that the whole list was worked through, and deletes its begun lookups. */
  endRun(list: string, language?: string): Promise<void>
  /**
   * Stores that a lookup of the list is running, or paused, or waits for its next attempt, or deletes the
   * begun lookup because it has ended. Pausing a lookup that did not begin stores nothing.
   */
  markLookup(list: string, domain: string, mark: LookupMark, language?: string): Promise<void>
  /**
   * The lookups that the interrupted run of the list began and did not end. The call counts a crash for each
   * of them that was running, so that it may be made only when no process works on the list.
   */
  begunLookups(list: string, language?: string): Promise<readonly BegunLookup[]>
  /** The last run of each list, the latest first; the last hundred of them. */
  runs(): Promise<readonly ListRun[]>
  /**
   * Replaces the stored lines of the list from the one behind `after` to the last of `lines`, which are in
   * order.
   */
  putLines(list: string, after: number, lines: readonly LineOfList[], language?: string): Promise<void>
  /** Deletes the lines of the list behind `after`. */
  endLines(list: string, after: number, language?: string): Promise<void>
  /** Lines in the order of list and line, read in portions. */
  allLines(filter?: LineFilter): AsyncIterable<ListLine>
  /** The names of the columns that are stored with any of the lines, in the order of their columns. */
  keptColumns(filter?: Pick<LineFilter, 'list' | 'language'>): Promise<readonly string[]>
}

/**
 * One process at a time holds the lease of a name. A lease is free again when it was not renewed for
 * `LEASE.maxAgeMs`, or when its process on this machine has died.
 */
export interface Leases {
  /**
   * Resolves to the name of the holder, for the two calls below. Rejects with `storage` at once when another
   * process holds the lease.
   */
  acquireLease(name: string): Promise<string>
  /**
   * Reports that the holder is alive, and what it works on if it says so. Rejects with `storage` when another
   * holder has the lease.
   */
  renewLease(holder: string, report?: WorkReport): Promise<void>
  releaseLease(holder: string): Promise<void>
}

/** Visits to hosts, which all processes that work on the database share. */
export interface HostTurns {
  /**
   * Takes a turn at the host when fewer than `most` are taken and the host does not rest. Otherwise resolves
   * to the time in milliseconds after which to ask again. A turn that is not ended ends after five minutes.
   */
  takeTurn(host: string, most: number): Promise<{ readonly turn: string } | { readonly waitMs: number }>
  /**
   * Ends a turn, which then counts for `pauseMs`. With a longer `restMs` the host rests: nobody gets a turn
   * for that time.
   */
  endTurn(turn: string, pauseMs: number, restMs?: number): Promise<void>
}

/** What one process has learned of a site and others may use until it expires. A bounded number is kept. */
export interface SiteNotes {
  /** The value of a note that has not expired. */
  siteNoteOf(kind: SiteNoteKind, name: string): Promise<string | undefined>
  putSiteNote(note: SiteNote): Promise<void>
  dropSiteNote(kind: SiteNoteKind, name: string): Promise<void>
}

/**
 * The chunks of lists, which any number of processes work on: each process takes chunks from a queue under a
 * lease, whose name begins with `worker`. A chunk whose process has died goes back to the queue.
 */
export interface Chunks {
  /** Deletes the chunks of runs that began at another time. */
  beginChunks(of: ChunkedList, since: number): Promise<void>
  /**
   * Queues a chunk whose lines are stored, in place of the chunks from its first line to its last one.
   * `ended`: the same chunk was already worked through in this run. `waiting`: it is queued or in hand.
   */
  putChunk(chunk: NewChunk): Promise<'queued' | 'waiting' | 'ended'>
  /** Deletes the chunks behind the last line of the list. */
  endChunks(of: ChunkedList, after: number): Promise<void>
  /** How many chunks are queued, of all lists. */
  waitingChunks(): Promise<number>
  /** Takes the next chunk for the holder of a lease. `inHand`: the jobs of the chunks that it has. */
  takeChunk(holder: string, inHand: readonly string[]): Promise<TakenChunk | undefined>
  /** Adds to the counts of a chunk. Does nothing once the chunk belongs to another holder. */
  countChunk(work: ChunkWork, counts: ChunkCounts): Promise<void>
  /**
   * Stores that all lines of the chunk are done, with its counts. Does nothing for another holder's chunk.
   */
  endChunk(work: ChunkWork, counts: ChunkCounts): Promise<void>
  /** Puts the chunk back to the front of the queue. Does nothing for another holder's chunk. */
  giveBackChunk(chunk: TakenChunk): Promise<void>
  /**
   * Puts the chunks of holders whose lease is free back into the queue, counts a crash for the lookups that
   * were running, and resolves to the number of these chunks. A chunk that came back ten times is given up.
   */
  freeChunks(): Promise<number>
  chunkProgress(of: ChunkedList): Promise<ChunkProgress>
  /** The chunks of the list that were given up. */
  givenUpChunks(of: ChunkedList): Promise<readonly Chunk[]>
  /** The domains of the list that have failed with `crashed` since then. */
  crashedDomains(of: ChunkedList, since: number): Promise<readonly string[]>
  /** Deletes the chunks of a run that has ended, except those that were given up. */
  finishChunks(of: ChunkedList): Promise<void>
}

/** Announces tasks that any process of the database adds. */
export interface TaskBell {
  /** Whether announcements arrive. Otherwise the queue has to be asked again and again. */
  isHeard(): boolean
  /** Calls the listener some milliseconds after a task was added, and now and then without one. */
  onTask(listener: () => void): void
}

/**
 * Background tasks, for any process that works on the database. A process works under a lease; its tasks go
 * back to the queue once its lease is free.
 */
export interface Tasks {
  /** Adds a task unless it waits or is under way. A task that has ended is queued again. */
  addTask(task: Task, rules: AddRules): Promise<Added>
  /** Takes the task that has been due for longest, for the holder of a lease; undefined when none is due. */
  takeTask(holder: string): Promise<TakenTask | undefined>
  /** Stores how the work ended. Returns false when the task no longer belongs to the holder. */
  endTask(task: Pick<TakenTask, 'id' | 'holder'>, end: TaskEnd): Promise<boolean>
  /**
   * Puts the tasks of holders whose lease is free back into the queue, and resolves to their number. A task
   * that was started ten times and never ended becomes `failed`, since it may crash the processes.
   */
  freeTasks(): Promise<number>
  taskCounts(): Promise<TaskCounts>
}
