import { type Progress, progressLine } from '../../batch/progress.ts'
import type { Logger } from '../../model/logger.ts'
import { cut } from './layout.ts'
import { logInUse } from './output.ts'
import { control, shown } from './terminal.ts'

const PLAIN_INTERVAL_MS = 10_000

interface Shown {
  show: (progress: Progress) => void
  end: () => void
}

/**
 * Shows progress: on a terminal in one line, elsewhere by a line every ten seconds and at the end. With
 * `--json-log` these lines are in the log, with their figures as keys.
 */
export function progressOn(stream: NodeJS.WriteStream): Shown {
  const log = logInUse()
  if (log) return progressIn(log)
  let last = ''
  let printedAtMs = Number.NEGATIVE_INFINITY
  if (stream.isTTY) {
    let isShown = false
    return {
      show(progress) {
        isShown = true
        // A line that wraps cannot be rewritten. The last column stays free, because filling it wraps too.
        stream.write(
          shown(`${control('\r\u001b[K')}${cut(progressLine(progress), Math.max(2, stream.columns - 1))}`),
        )
      },
      end: () => void (isShown && stream.write('\n')),
    }
  }
  return {
    show: (progress) => {
      last = progressLine(progress)
      if (progress.elapsedMs - printedAtMs < PLAIN_INTERVAL_MS) return
      printedAtMs = progress.elapsedMs
      stream.write(`${last}\n`)
      last = ''
    },
    end: () => void (last && stream.write(`${last}\n`)),
  }
}

function progressIn(log: Logger): Shown {
  let last: Progress | undefined
  let loggedAtMs = Number.NEGATIVE_INFINITY
  const write = (progress: Progress) => log.info({ ...progress }, progressLine(progress))
  return {
    show(progress) {
      last = progress
      if (progress.elapsedMs - loggedAtMs < PLAIN_INTERVAL_MS) return
      loggedAtMs = progress.elapsedMs
      write(progress)
      last = undefined
    },
    end: () => last && write(last),
  }
}
