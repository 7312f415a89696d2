import { BlazonError } from '../model/errors.ts'

/** What commands say that finish their work before they end. */
export const ENDING = 'ending: finishing what runs; Ctrl-C again ends at once'

/**
 * A signal that fires at Ctrl-C or at a polite kill. The first one lets the command end in good order; a second
 * Ctrl-C ends the process at once. `notice` is said at the first, by commands that take a while to end.
 */
export function untilInterrupted(notice = ''): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController()
  const stop = () => {
    if (controller.signal.aborted) process.exit(130)
    controller.abort(new BlazonError('cancelled', 'Interrupted.'))
    // A line of its own: the terminal has put ^C into the one that is there.
    if (notice) process.stderr.write(`\n${notice}\n`)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return {
    signal: controller.signal,
    release: () => {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
    },
  }
}
