import { pause } from '../concurrency/waiting.ts'
import type { SharedTurns } from './ports.ts'
import type { EndTurn, TurnLimits, Turns } from './turns.ts'

interface Surroundings {
  readonly limits: TurnLimits
  /** Called when the database fails. */
  readonly failed: (thrown: unknown) => void
}

/**
 * Makes turns at hosts that several processes share. A lookup first waits for its turn in this process, so
 * that only the next lookups of each host ask the database.
 */
export function shareTurns(own: Turns, shared: SharedTurns, { limits, failed }: Surroundings): Turns {
  const { perHostConcurrency, perHostPauseMs } = limits
  const takeShared = async (host: string, signal: AbortSignal): Promise<EndTurn | undefined> => {
    while (!signal.aborted) {
      const taken = await shared.takeTurn(host, perHostConcurrency)
      if ('turn' in taken)
        return (restMs) => void shared.endTurn(taken.turn, perHostPauseMs, restMs).catch(failed)
      await pause(taken.waitMs, signal)
    }
    return undefined
  }
  return {
    async take(host, signal) {
      const endOwn = await own.take(host, signal)
      if (!endOwn) return undefined
      const endShared = await takeShared(host, signal).catch((thrown: unknown) => {
        endOwn()
        throw thrown
      })
      if (!endShared) endOwn()
      return (
        endShared &&
        ((restMs) => {
          endShared(restMs)
          endOwn(restMs)
        })
      )
    },
  }
}
