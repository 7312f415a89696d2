import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { LEASE } from '../../model/lease.ts'
import type { Resume } from '../sql/access.ts'
import type { Request, Steps } from '../sql/sql.ts'
import { finish, type Run } from './drive.ts'
import { isLost } from './failure.ts'
import type { Servers } from './servers.ts'

/**
 * The largest number of connections of a process. Most calls take some milliseconds, so few connections serve
 * many lookups. A server with its usual limit of 100 connections then serves twelve processes.
 */
const MAX_CONNECTIONS = 8
/** How long closing waits for running calls. */
const MAX_CLOSING_MS = 10_000
export const OUTAGES = {
  /** How long a call retries when a server that was reached before is lost, as at a restart. */
  maxMs: 60_000,
}
const FIRST_PAUSE_MS = 50
const MAX_PAUSE_MS = 2_000

export interface Connections {
  /** Takes a connection, which its caller releases. */
  connect(): Promise<pg.PoolClient>
  readonly resume: Resume
  /**
   * How long this process could not reach the server, in milliseconds: during an outage, and afterwards for
   * the duration of a lease; otherwise 0. Other processes may have been unable to renew their leases in that
   * time, so an old lease is then no sign that its process has died.
   */
  outageMs(): number
  /** Fires when no call may wait any longer for a server that cannot be reached. */
  readonly closing: AbortSignal
  /** From now on no call waits for a server that cannot be reached. Calls are still answered. */
  endWaiting(): void
  /** Waits for the running calls, then closes all connections. */
  close(): Promise<void>
}

/** A new name for a store, by which the server lists its connections and it knows its own announcements. */
export const newName = () => `blazon ${randomUUID()}`

/** The channel on which changes of a schema are announced. */
export const channelOf = (schema: string) => `blazon ${schema}`

export function openConnections(servers: Servers, isReadonly: boolean, nowMs: () => number): Connections {
  const pool = poolOf(servers, isReadonly)
  const under = new Set<Promise<unknown>>()
  const closing = new AbortController()
  // Each call that waits for the server adds a listener, so their number is not limited.
  setMaxListeners(0, closing.signal)
  const outage = outagesBy(nowMs)
  const connect = async () => {
    const from = servers.inUse()
    try {
      return await pool.connect()
    } catch (thrown) {
      if (isLost(thrown)) servers.moveOn(from)
      throw thrown
    }
  }
  const connected = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await connect().catch((thrown: unknown) => {
      if (isLost(thrown)) outage.lost()
      throw thrown
    })
    try {
      const value = await work(client)
      client.release()
      outage.reached()
      return value
    } catch (thrown) {
      if (isLost(thrown)) outage.lost()
      client.release(isLost(thrown))
      throw thrown
    }
  }
  const once = <T>(steps: Steps<T>, from: IteratorResult<Request, T>, run: Run) =>
    finish(steps, from, connected, run)
  const resume: Resume = (paused, again, call) => {
    let run: Run
    const attempt = async (isFirst: boolean) => {
      run = { hasWritten: false, mayBeStored: false }
      const steps = isFirst ? paused.steps : again()
      try {
        const value = await once(steps, isFirst ? { done: false, value: paused.request } : steps.next(), run)
        call.hasWritten ||= run.hasWritten
        return value
      } catch (thrown) {
        call.hasWritten ||= run.mayBeStored
        throw thrown
      }
    }
    // Work that must not be done twice is not retried when its writes may have been stored.
    const mayPass = (thrown: unknown) => isLost(thrown) && !(call.isOnce && run.mayBeStored)
    const done = untilBack(attempt, mayPass, closing.signal, outage.isLong)
    under.add(done)
    const end = () => under.delete(done)
    done.then(end, end)
    return done
  }
  let closed: Promise<void> | undefined
  const close = async () => {
    closing.abort()
    const ended = Promise.allSettled(under).then(() => pool.end())
    await Promise.race([ended, sleep(MAX_CLOSING_MS, undefined, { ref: false })])
  }
  return {
    ...{ connect, resume, outageMs: outage.ms },
    closing: closing.signal,
    endWaiting: () => closing.abort(),
    close: () => (closed ??= close()),
  }
}

function poolOf(servers: Servers, isReadonly: boolean): pg.Pool {
  const Client = class extends pg.Client {
    constructor() {
      super(servers.settings(isReadonly))
    }
  }
  const pool = new pg.Pool({
    ...servers.settings(isReadonly),
    ...{ max: MAX_CONNECTIONS, Client, onConnect: servers.check },
  })
  // Without these listeners, an error would end the process. The pool replaces idle connections.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * Retries the work while `mayPass` returns that its failure may be temporary, for up to `OUTAGES.maxMs` after
 * the first failure. Does not retry when `isAway` returns that the server has already been away for longer.
 */
export async function untilBack<T>(
  attempt: (isFirst: boolean) => Promise<T>,
  mayPass: (thrown: unknown, isFirst: boolean) => boolean = isLost,
  closing?: AbortSignal,
  isAway = () => false,
): Promise<T> {
  let until: number | undefined
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 2)) {
    const isFirst = pauseMs === FIRST_PAUSE_MS
    try {
      return await attempt(isFirst)
    } catch (thrown) {
      const now = performance.now()
      // The time counts from the first failure and not from the start, because a connection that is lost
      // without an error is noticed late, when another server may already answer.
      until ??= now + OUTAGES.maxMs
      const isOver = closing?.aborted || isAway() || now + pauseMs > until
      if (isOver || !mayPass(thrown, isFirst)) throw thrown
      await sleep(pauseMs, undefined, { signal: closing }).catch(() => undefined)
    }
  }
}

function outagesBy(nowMs: () => number) {
  let reachedAt = nowMs()
  let isLost = false
  let [firstLossAt, lastLossAt] = [0, 0]
  let last = { ms: 0, endedAt: Number.NEGATIVE_INFINITY }
  return {
    lost() {
      const at = performance.now()
      // After a long time without a call, it is not known whether the server was away all the time.
      if (!isLost || at - lastLossAt > OUTAGES.maxMs) firstLossAt = at
      lastLossAt = at
      isLost = true
    },
    /**
     * Whether the server has been away for as long as a call retries. Without this check, a process that ends
     * because of the outage would wait that long again with each of its last calls.
     */
    isLong: () => isLost && lastLossAt - firstLossAt > OUTAGES.maxMs - MAX_PAUSE_MS,
    reached() {
      const now = nowMs()
      if (isLost) last = { ms: now - reachedAt, endedAt: now }
      isLost = false
      reachedAt = now
    },
    ms(): number {
      if (isLost) return nowMs() - reachedAt
      return nowMs() - last.endedAt <= LEASE.maxAgeMs ? last.ms : 0
    },
  }
}
