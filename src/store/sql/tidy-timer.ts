import type { Tidied } from '../store.ts'

/** Deletes old or excess rows while other work continues, in small steps with pauses between them. */
export interface TidyTimer {
  /** Reports a write. Soon afterwards a step checks whether there are rows to delete. */
  afterWrite(): void
  /** Ends the steps. A deletion that has begun is finished if it is short; the next process does the rest. */
  close(): void
}

/** Time from a write to the first step. Writes come in groups, and one step then suffices for all of them. */
const SOON_MS = 50
/** Pause between two steps of some milliseconds each, so that other work has its turn. */
const PAUSE_MS = 15
/** Pause after a step that could not write because of another process. */
const BUSY_PAUSE_MS = 250
/** Pause between two steps when nothing is written, since rows expire in the meantime. */
const USUALLY_MS = 10 * 60_000
/** How long `close` may delete: enough for a command that writes one result. */
const CLOSING_MS = 200

/** When `step` throws, as on a full disk, `failed` is called, and the next write tries again. */
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

/**
 * Makes steps of tidying for a timer. A step ends later than its call, so only one runs at a time. The timer
 * is asked for another step when there is more to delete.
 */
export function createTidyNow(
  tidy: () => Promise<Tidied>,
  again: () => void,
  failed: (thrown: unknown) => void,
) {
  let underWay: Promise<void> | undefined
  return {
    begin(): Tidied {
      underWay ??= tidy()
        .then((tidied) => void (tidied === 'more' && again()), failed)
        .finally(() => {
          underWay = undefined
        })
      return 'done'
    },
    underWay: () => underWay ?? Promise.resolve(),
  }
}
