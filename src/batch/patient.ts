import { pause } from '../concurrency/waiting.ts'
import { lacksSpace } from '../model/errors.ts'
import { BATCHES } from './bounds.ts'
import type { BatchQueue } from './ports.ts'

interface Patience {
  /** When it fires, calls fail at once and do not wait. */
  readonly signal: AbortSignal
  /** Called with the failure, once each time the disk becomes full. */
  readonly onNotice: ((notice: string) => void) | undefined
}

type Method = (...given: never[]) => Promise<unknown>

/** Wraps a queue, so that its calls wait while the disk of the database server is full. */
export type Patient = (queue: BatchQueue) => BatchQueue

/**
 * Makes calls of queues retry while the disk of the database server is full. The work continues when there is
 * space again. Without this, a full disk would end the work of every process on the database.
 */
export function createPatience({ signal, onNotice }: Patience): Patient {
  let isTold = false
  const waiting =
    <M extends Method>(method: M) =>
    async (...given: Parameters<M>): Promise<Awaited<ReturnType<M>>> => {
      for (let hasWaited = false; ; hasWaited = true) {
        try {
          const value = await method(...given)
          if (hasWaited) isTold = false
          return value as Awaited<ReturnType<M>>
        } catch (thrown) {
          if (!lacksSpace(thrown) || signal.aborted) throw thrown
          if (!isTold) onNotice?.(`${thrown.message} The work waits until then.`)
          isTold = true
          await pause(BATCHES.fullPauseMs, signal)
        }
      }
    }
  return (queue) => patientQueue(queue, waiting)
}

type Waiting = <M extends Method>(method: M) => (...given: Parameters<M>) => Promise<Awaited<ReturnType<M>>>

function patientQueue(queue: BatchQueue, waiting: Waiting): BatchQueue {
  const { shared, turns } = queue
  return {
    ...queue,
    acquireLease: waiting(queue.acquireLease),
    renewLease: waiting(queue.renewLease),
    beginRun: waiting(queue.beginRun),
    endRun: waiting(queue.endRun),
    markLookup: waiting(queue.markLookup),
    putLines: waiting(queue.putLines),
    endLines: waiting(queue.endLines),
    putResult: waiting(queue.putResult),
    putExtra: waiting(queue.putExtra),
    turns: turns && { takeTurn: waiting(turns.takeTurn), endTurn: waiting(turns.endTurn) },
    shared: shared && {
      ...shared,
      begin: waiting(shared.begin),
      put: waiting(shared.put),
      end: waiting(shared.end),
      take: waiting(shared.take),
      count: waiting(shared.count),
      endChunk: waiting(shared.endChunk),
      giveBack: waiting(shared.giveBack),
      free: waiting(shared.free),
      finish: waiting(shared.finish),
    },
  }
}
