import type { BatchQueue, LineOfList } from './ports.ts'

/** Stores the lines of a list, many lines at a time. */
export interface LineLog {
  put(line: LineOfList): Promise<void>
  /** Stores the remaining lines. */
  flush(): Promise<void>
  /** Ends the list, and deletes lines of an earlier run after its end. */
  end(): Promise<void>
}

/** The number of lines in one write. A write takes about as long as storing 20 lines. */
const LINES_PER_WRITE = 200

export function lineLog(queue: BatchQueue, list: string): LineLog {
  let waiting: LineOfList[] = []
  let stored = 0
  const flush = async () => {
    const lines = waiting
    const last = lines.at(-1)
    if (!last) return
    waiting = []
    await queue.putLines(list, stored, lines)
    stored = last.line
  }
  return {
    flush,
    async put(line) {
      waiting.push(line)
      if (waiting.length >= LINES_PER_WRITE) await flush()
    },
    async end() {
      await flush()
      await queue.endLines(list, stored)
    },
  }
}
