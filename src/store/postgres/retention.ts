import { SECOND } from '../../model/units.ts'

export const RETENTION = {
  /** How often a working process checks whether it has to tidy the database. */
  lookIntervalMs: 20 * SECOND,
}

export interface Retention {
  /** Begins the checks. Until one has succeeded, the process tidies after its own writes. */
  begin(): void
  isOnSchedule(): boolean
  /** Ends the checks, and resolves when the last one has ended. */
  end(): Promise<void>
}

/**
 * Tidies the database on schedule: each minute, one of all working processes does it. `isOurs` resolves to
 * whether it is this process. `failed` is called when the database fails; the next check tries again.
 */
export function createRetention(
  isOurs: () => Promise<boolean>,
  tidy: () => void,
  failed: (thrown: unknown) => void,
): Retention {
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let [isOnSchedule, isOver] = [false, false]
  const look = () => {
    looking = isOurs().then((ours) => {
      isOnSchedule = true
      if (ours) tidy()
    }, failed)
  }
  return {
    begin() {
      if (isOver || timer) return
      timer = setInterval(look, RETENTION.lookIntervalMs).unref()
      look()
    },
    isOnSchedule: () => isOnSchedule,
    end() {
      isOver = true
      clearInterval(timer)
      return looking
    },
  }
}
