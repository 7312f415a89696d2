import type { BlazonError } from '../../model/errors.ts'
import type { OpenOptions } from '../options.ts'
import type { Access } from '../sql/access.ts'
import type { Holding } from '../sql/leases.ts'
import { NOTHING } from '../sql/methods.ts'
import type { CountChunk } from '../sql/results.ts'
import type { Sql, Steps } from '../sql/sql.ts'
import type { Chunks } from '../store.ts'
import { chunkReportsIn } from './chunk-reports.ts'
import { chunksIn } from './chunks.ts'
import { type Connections, untilBack } from './connections.ts'
import { isLost } from './failure.ts'
import type { Jobs } from './jobs.ts'

interface Parts {
  readonly sql: Sql
  readonly call: Access
  readonly leases: {
    readonly heldLike: (pattern: string) => Steps<readonly Holding[]>
    readonly isHolding: (holder: string) => Steps<boolean>
  }
  readonly countChunk: CountChunk
  readonly connections: Connections
  readonly schema: string
  readonly failureOf: (thrown: unknown) => BlazonError
  readonly options: OpenOptions
  /** Called when the queue has started. */
  readonly onQueue: () => void
}

type Queued = ReturnType<typeof queuedMethods>

/** The methods for chunks. The queue and its package are loaded with the first call. */
export function chunksOver(parts: Parts): {
  readonly methods: Chunks
  /** Resolves to whether this process has to tidy the database now. True only while the queue is in use. */
  takeRetention(): Promise<boolean>
  close(): Promise<void>
} {
  const { sql, call, leases, countChunk, connections, schema, failureOf, options, onQueue } = parts
  const nowMs = () => options.now().getTime()
  const reports = chunkReportsIn(sql, () => leases.heldLike('worker %'))
  let starting: Promise<{ readonly jobs: Jobs; readonly methods: Queued }> | undefined
  const start = async () => {
    const { startJobs } = await import('./jobs.ts')
    const onError = (error: Error) => options.onUnkept?.(failureOf(error))
    const jobs = await untilBack(() => startJobs(connections, schema, onError), isLost, connections.closing)
    onQueue()
    return { jobs, methods: queuedMethods(call, sql, jobs, chunksIn(sql, nowMs, jobs, leases.isHolding)) }
  }
  const queue = async (): Promise<Queued> => {
    starting ??= start()
    const started = starting
    return started.then(
      ({ methods }) => methods,
      (thrown) => {
        if (starting === started) starting = undefined
        throw failureOf(thrown)
      },
    )
  }
  return {
    methods: {
      beginChunks: call('beginChunks', reports.beginChunks, NOTHING),
      endChunks: call('endChunks', reports.endChunks, NOTHING),
      finishChunks: call('finishChunks', reports.finishChunks, NOTHING),
      countChunk: call('countChunk', countChunk, NOTHING),
      chunkProgress: call('chunkProgress', reports.chunkProgress),
      givenUpChunks: call('givenUpChunks', reports.givenUpChunks),
      crashedDomains: call('crashedDomains', reports.crashedDomains),
      putChunk: async (...given) => (await queue()).putChunk(...given),
      takeChunk: async (...given) => (await queue()).takeChunk(...given),
      endChunk: async (...given) => (await queue()).endChunk(...given),
      giveBackChunk: async (...given) => (await queue()).giveBackChunk(...given),
      freeChunks: async () => (await queue()).freeChunks(),
      waitingChunks: async () => (await queue()).waitingChunks(),
    },
    takeRetention: async () => (await queue()).takeRetention(),
    async close() {
      const started = await starting?.catch(() => undefined)
      await started?.jobs.stop()
    },
  }
}

function queuedMethods(call: Access, sql: Sql, jobs: Jobs, chunks: ReturnType<typeof chunksIn>) {
  return {
    takeRetention: call('takeRetention', sql.write('', jobs.takeRetention), NOTHING),
    putChunk: call('putChunk', chunks.putChunk, NOTHING),
    takeChunk: call('takeChunk', chunks.takeChunk, NOTHING),
    endChunk: call('endChunk', chunks.endChunk, NOTHING),
    giveBackChunk: call('giveBackChunk', chunks.giveBackChunk, NOTHING),
    freeChunks: call('freeChunks', chunks.freeChunks, NOTHING),
    waitingChunks: call('waitingChunks', chunks.waitingChunks),
  }
}
