import type { Chunk } from './chunks.ts'

/** A host for which lookups wait, because only a few of them may visit it at once. */
export interface WaitedHost {
  readonly host: string
  /** How many lookups wait. */
  readonly lookups: number
  /** How long the first of these lookups has waited, in milliseconds. */
  readonly waitMs: number
}

/** The lookups for lists on which one process works. */
export interface LookupsInHand {
  /** Domains that it has looked up since its work began. */
  readonly domains: number
  /** Domains a second, on average over the last five minutes. */
  readonly perSecond: number
  /** Lookups that run. */
  readonly running: number
  /** Lookups that wait for their turn at a host. */
  readonly waiting: number
  /** The lookup that has been running for longest; null when none runs. */
  readonly oldest: { readonly domain: string; readonly ms: number } | null
  /** The hosts that lookups have waited for longest, at most ten. */
  readonly hosts: readonly WaitedHost[]
}

/** The progress of a list, as the process of the batch that reads it reports it. */
export interface ListProgress {
  readonly list: string
  /** Tag of the language of the run; null for none. */
  readonly language: string | null
  readonly ok: number
  readonly refused: number
  readonly failed: number
  readonly invalid: number
  /** Lines whose domain had a fresh result, or is also on an earlier line. */
  readonly skipped: number
  /**
   * The number of remaining lines, without repeated domains if these are known; null when it is not known.
   */
  readonly left: number | null
  /** Domains a second, by all processes, on average over the last five minutes. */
  readonly perSecond: number
  /** The remaining time at this pace, in milliseconds; null when it is not known. */
  readonly etaMs: number | null
}

/** The report about its work that a process stores with each renewal of its lease, every two seconds. */
export interface WorkReport {
  readonly lookups?: LookupsInHand | undefined
  readonly list?: ListProgress | undefined
}

/** The process of a report, and when it was last heard of: ISO 8601, UTC. */
interface Reporter {
  readonly pid: number
  readonly host: string
  readonly seenAt: string
}

export interface WorkerStatus extends Reporter, LookupsInHand {
  /** The chunks of lists on which the process works; empty in a database that is a file. */
  readonly chunks: readonly Chunk[]
}

export interface ListStatus extends Reporter, ListProgress {}

/** The work on lists that is under way, as the processes reported it within the last seconds. */
export interface WorkStatus {
  /** The processes that look up domains of lists. */
  readonly workers: readonly WorkerStatus[]
  /** The lists that a batch reads or waits for. */
  readonly lists: readonly ListStatus[]
  /** The hosts that lookups of all workers have waited for longest, at most ten. */
  readonly hosts: readonly WaitedHost[]
  /** The chunks that were given up, because too many processes ended while they worked on them. */
  readonly givenUp: readonly Chunk[]
}

/** The largest number of hosts in a report. */
const MAX_HOSTS = 10

/** Adds up how long several processes wait for the same hosts. The longest wait comes first. */
export function longestWaits(hosts: Iterable<WaitedHost>): readonly WaitedHost[] {
  const sums = new Map<string, WaitedHost>()
  for (const { host, lookups, waitMs } of hosts) {
    const sum = sums.get(host)
    sums.set(host, {
      host,
      lookups: lookups + (sum?.lookups ?? 0),
      waitMs: Math.max(waitMs, sum?.waitMs ?? 0),
    })
  }
  return [...sums.values()].sort((a, b) => b.waitMs - a.waitMs).slice(0, MAX_HOSTS)
}
