import { SECOND } from '../../model/units.ts'

export const RETENTION = {
  /** How often a process that works looks whether it is the one that has to tidy the database. */
  lookIntervalMs: 20 * SECOND,
}

export interface Retention {
  /** Begins to look. Until a look has succeeded, the process tidies after its own writes. */
  begin(): void
  isOnSchedule(): boolean
  /** Ends the looks, and resolves when the last one has ended. */
  end(): Promise<void>
}

/**
 * Tidies the database on schedule: of all processes that work, one at a time does it each minute. `isOurs`
 * resolves to whether it is this one. `failed` is called when the database fails; the next look tries again.
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
