import type { Tidied } from '../store.ts'

/** Deletes what is too much while other work goes on, in small steps with pauses between them. */
export interface TidyTimer {
  /** Says that something was written. Soon afterwards a step looks whether there is something to delete. */
  afterWrite(): void
  /** Ends the steps. It finishes what was begun, for a short time; the next process does the rest. */
  close(): void
}

/** From a write to the first step. Writes come in groups, and one step looks after all of them. */
const SOON_MS = 50
/** Between two steps of some milliseconds each, so that other work has its turn. */
const PAUSE_MS = 15
/** After a step that another process kept from writing. */
const BUSY_PAUSE_MS = 250
/** Between steps when nobody writes, because things become too old all the same. */
const USUALLY_MS = 10 * 60_000
/** The longest time of `close`: a command that writes one result deletes about as much as it wrote. */
const CLOSING_MS = 200

/** `step` may throw, for example on a full disk: `failed` is told, and the next write tries again. */
export function createTidyTimer(step: () => Tidied, failed: (thrown: unknown) => void): TidyTimer {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const wait = (ms: number) => {
    timer = setTimeout(look, ms).unref()
  }
  const attempt = (): Tidied => {
    try {
      return step()
    } catch (thrown) {
      failed(thrown)
      return 'done'
    }
  }
  const look = () => {
    timer = undefined
    const tidied = attempt()
    if (tidied !== 'done') wait(tidied === 'more' ? PAUSE_MS : BUSY_PAUSE_MS)
  }
  const usually = setInterval(() => timer ?? wait(0), USUALLY_MS).unref()
  return {
    afterWrite() {
      if (!isClosed && timer === undefined) wait(SOON_MS)
    },
    close() {
      isClosed = true
      clearInterval(usually)
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      const until = performance.now() + CLOSING_MS
      while (attempt() === 'more' && performance.now() < until);
    },
  }
}
