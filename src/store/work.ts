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
import type { ListRunHead, ListState, UploadedList } from '../model/uploaded-lists.ts'
import type { WorkReport } from '../model/work-status.ts'

export type LineOfList = Omit<ListLine, 'list'>

/**
 * The lists of batches: when the last run of each began and ended, and the text of each line. There is no
 * separate queue: a batch looks up the domains without a result. A list that is run with a language counts as
 * a separate list.
 */
export interface Lists {
  /**
   * Stores that a run over the list begins. Resolves to the time from which results count as results of this
   * run. When an interrupted run is started again with the same `redo`, this is still the beginning of that
   * run. `total`: the number of lines with an entry in the list, if that is known.
   */
  beginRun(
    list: string,
    redo: string,
    of?: { readonly language?: string | undefined; readonly total?: number | undefined },
  ): Promise<Date>
  /** Stores that the run has reached the end of the list, and deletes its begun lookups. */
  endRun(list: string, language?: string): Promise<void>
  /**
   * Stores that a lookup of the list is running or paused, or waits for its next attempt. When the lookup has
   * ended, its row is deleted. Pausing a lookup that did not begin stores nothing.
   */
  markLookup(list: string, domain: string, mark: LookupMark, language?: string): Promise<void>
  /**
   * The lookups that the interrupted run of the list began and did not end. The call counts a crash for each
   * lookup that was running, so it must only be made when no process works on the list.
   */
  begunLookups(list: string, language?: string): Promise<readonly BegunLookup[]>
  /** Stores an uploaded list. Resolves to false when there is a list with this name. */
  addUpload(
    given: Pick<UploadedList, 'list' | 'total'> & {
      readonly text: string
      readonly kind?: string | undefined
      readonly column?: string | undefined
    },
  ): Promise<boolean>
  /** Returns the uploaded lists, the latest first, at most a thousand. */
  uploads(): Promise<readonly UploadedList[]>
  /** Returns the uploaded lists that are waiting or running, the oldest first, at most a thousand. */
  openUploads(): Promise<readonly UploadedList[]>
  /** Returns the uploaded list with this name. */
  uploadOf(list: string): Promise<UploadedList | undefined>
  /** Returns the text of an uploaded list. It is empty after the list has ended. */
  uploadText(list: string): Promise<string | undefined>
  /** Sets the state of an uploaded list if its state is one of `from`. Resolves to whether it did. */
  markUpload(
    list: string,
    state: ListState,
    how: { readonly from: readonly ListState[]; readonly message?: string | undefined },
  ): Promise<boolean>
  /**
   * Returns the last run of each list in each language, without counts, at most a thousand, the latest first.
   * With `list`, only the runs of this list are returned.
   */
  runHeads(list?: string): Promise<readonly ListRunHead[]>
  /** Returns the counts of the lines of a list. Lines in a language are not counted. */
  lineCounts(list: string): Promise<Pick<ListRun, 'lines' | 'invalid' | 'pending'>>
  /** The last run of each list, at most a hundred runs, the latest first. */
  runs(): Promise<readonly ListRun[]>
  /** Replaces the lines of the list after the line `after`, up to the last of `lines`, in order. */
  putLines(list: string, after: number, lines: readonly LineOfList[], language?: string): Promise<void>
  /** Deletes the lines of the list after the line `after`. */
  endLines(list: string, after: number, language?: string): Promise<void>
  /** Lines in the order of list and line, read in portions. */
  allLines(filter?: LineFilter): AsyncIterable<ListLine>
  /** The names of the columns that are stored with any of the lines, in the order of the columns. */
  keptColumns(filter?: Pick<LineFilter, 'list' | 'language'>): Promise<readonly string[]>
}

/**
 * The lease of a name has one holder at a time. It is free again when it was not renewed for
 * `LEASE.maxAgeMs`, or when the process of the holder, on this machine, has died.
 */
export interface Leases {
  /** Resolves to the id of the holder. Rejects with `storage` when another process holds the lease. */
  acquireLease(name: string): Promise<string>
  /** Renews a lease, with the report of its holder. Rejects with `storage` when another holder has it. */
  renewLease(holder: string, report?: WorkReport): Promise<void>
  releaseLease(holder: string): Promise<void>
}

/** Visits to hosts, which all processes that work on the database share. */
export interface HostTurns {
  /**
   * Takes a turn at the host when fewer than `most` are taken and it does not rest; else resolves to when to
   * ask again. A turn that nobody ends is over after five minutes.
   */
  takeTurn(host: string, most: number): Promise<{ readonly turn: string } | { readonly waitMs: number }>
  /**
   * Ends a turn, which still counts for `pauseMs`. With a longer `restMs` the host rests: nobody gets a turn
   * for that time.
   */
  endTurn(turn: string, pauseMs: number, restMs?: number): Promise<void>
}

/** What one process has learned about a site, for all, until it expires. Their number is limited. */
export interface SiteNotes {
  /** The value of a note; undefined when it has expired or does not exist. */
  siteNoteOf(kind: SiteNoteKind, name: string): Promise<string | undefined>
  putSiteNote(note: SiteNote): Promise<void>
  dropSiteNote(kind: SiteNoteKind, name: string): Promise<void>
}

/**
 * The chunks of lists, which any number of processes work on: each process takes chunks from a queue under a
 * lease, whose name begins with `worker`. A chunk whose process has died goes back to the queue.
 */
export interface Chunks {
  /** Deletes the chunks of runs that began at another time than `since`. */
  beginChunks(of: ChunkedList, since: number): Promise<void>
  /**
   * Queues a chunk whose lines are stored, in place of those from its first line to its last one. `ended`: it
   * was done in this run. `waiting`: it is queued, or a process works on it.
   */
  putChunk(chunk: NewChunk): Promise<'queued' | 'waiting' | 'ended'>
  /** Deletes the chunks after the last line of the list. */
  endChunks(of: ChunkedList, after: number): Promise<void>
  /** The number of queued chunks of all lists. */
  waitingChunks(): Promise<number>
  /** Takes the next chunk for the holder of a lease. `inHand`: the jobs of those that it has. */
  takeChunk(holder: string, inHand: readonly string[]): Promise<TakenChunk | undefined>
  /** Adds to the counts of a chunk. Does nothing once the chunk belongs to another holder. */
  countChunk(work: ChunkWork, counts: ChunkCounts): Promise<void>
  /** Stores that the chunk is done, with its counts, unless another holder has it. */
  endChunk(work: ChunkWork, counts: ChunkCounts): Promise<void>
  /** Puts the chunk back to the front of the queue. Does nothing when another holder has the chunk. */
  giveBackChunk(chunk: TakenChunk): Promise<void>
  /**
   * Puts the chunks of holders that have lost their lease back into the queue, counts a crash for each lookup
   * that was running, and resolves to the number of these chunks. A chunk is given up after it came back ten
   * times.
   */
  freeChunks(): Promise<number>
  chunkProgress(of: ChunkedList): Promise<ChunkProgress>
  /** The chunks of the list that were given up. */
  givenUpChunks(of: ChunkedList): Promise<readonly Chunk[]>
  /** The domains of the list that have failed with `crashed` since a time. */
  crashedDomains(of: ChunkedList, since: number): Promise<readonly string[]>
  /** Deletes the chunks of a run that has ended, except those that were given up. */
  finishChunks(of: ChunkedList): Promise<void>
}

/** Announces tasks that any process of the database adds. */
export interface TaskBell {
  /** Whether announcements arrive. If not, the queue has to be polled. */
  isHeard(): boolean
  /** Calls the listener some milliseconds after a task was added, and sometimes without a new task. */
  onTask(listener: () => void): void
}

/** Background tasks, for any process, under a lease. When it is free, its tasks go back to the queue. */
export interface Tasks {
  /** Adds a task unless the same task is waiting or running. A task that has ended is queued again. */
  addTask(task: Task, rules: AddRules): Promise<Added>
  /** Takes the task that has been due for longest, for the holder of a lease; undefined when none is due. */
  takeTask(holder: string): Promise<TakenTask | undefined>
  /** Stores how the work ended. Returns false when the task no longer belongs to the holder. */
  endTask(task: Pick<TakenTask, 'id' | 'holder'>, end: TaskEnd): Promise<boolean>
  /**
   * Puts the tasks of holders that have lost their lease back into the queue, and resolves to their number. A
   * task that was started ten times and never ended becomes `failed`, because it may crash the processes.
   */
  freeTasks(): Promise<number>
  taskCounts(): Promise<TaskCounts>
}
