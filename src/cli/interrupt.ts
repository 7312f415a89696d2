import { BlazonError } from '../model/errors.ts'

/**
 * A signal that fires at Ctrl-C or at a polite kill. The first one lets the command end in good order; a second
 * Ctrl-C ends the process at once.
 */
export function untilInterrupted(): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController()
  const stop = () => {
    if (controller.signal.aborted) process.exit(130)
    controller.abort(new BlazonError('cancelled', 'Interrupted.'))
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
