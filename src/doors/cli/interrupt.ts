import { setImmediate as nextTurn } from 'node:timers/promises'
import { BlazonError } from '../../model/errors.ts'
import { MAX_TIMER_MS } from '../../model/units.ts'
import { endNow } from './ending.ts'
import { tell } from './output.ts'

/** The message of commands that finish their work before they end. */
export const ENDING = 'ending: finishing what runs; Ctrl-C again ends at once'

/** The exit code of a command that was interrupted before its end. */
export const INTERRUPTED = 130

/** Ctrl-C, `kill`, and the end of the terminal or of the connection to it. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Whether the command was started by `nohup`, which lets a program continue after its terminal was closed.
 * Node resets the signals that `nohup` ignores, so only the variable `_` still shows it. The shells bash, zsh
 * and ksh set this variable to the name of the started command.
 */
function isToOutliveTerminal(): boolean {
  return /(?:^|\/)nohup$/.test(process.env._ ?? '')
}

function endingSignals(): readonly (typeof SIGNALS)[number][] {
  return isToOutliveTerminal() ? SIGNALS.filter((signal) => signal !== 'SIGHUP') : SIGNALS
}

/**
 * Time that running work has to finish when a command is interrupted. Some commands set another time
 * (`BATCHES.shutdownTimeoutMs`, `serve.shutdownTimeoutMs`).
 */
const USUAL_WORK_MS = 7_000

/** Time for all other steps at the end of a command. It usually takes less than 1 s. */
const STOPPING_MS = 2_000

/** The work of the running command after an interruption, and the time for it. */
interface Ending {
  readonly begin: () => void
  readonly maxMs: number
}

/** Undefined when the running command can be ended at once. */
let ending: Ending | undefined

/**
 * Makes SIGINT (Ctrl-C), SIGTERM and SIGHUP end this process: at once, unless the running command has to
 * finish its work first. It is called before anything else is loaded, so that no signal is missed.
 */
export function watchSignals(): void {
  for (const signal of endingSignals()) process.on(signal, onSignal)
  if (isToOutliveTerminal()) process.on('SIGHUP', onHangup)
}

function onHangup(): void {
  // The handler is empty, because without a handler the signal would end the process.
}

/**
 * Removes the handlers, so that these signals end this process as they end any program. The system does that
 * also while modules are being loaded, when no handler could run. It is used while no work has begun that has
 * to be finished. The first process of a container keeps its handlers, because it gets no other signals.
 */
export async function leaveSignals(): Promise<void> {
  if (process.pid === 1) return
  // A signal that came while modules were loaded reaches its handler in the next turns of the event loop. If
  // the handler were removed before, the signal would be lost.
  for (let turn = 0; turn < 2; turn++) await nextTurn()
  for (const signal of SIGNALS) process.off(signal, onSignal)
}

function onSignal(): void {
  const current = ending
  if (!current) endNow(INTERRUPTED)
  // A second signal ends the process at once.
  ending = undefined
  setTimeout(() => endNow(INTERRUPTED), current.maxMs).unref()
  current.begin()
}

/**
 * Returns an AbortSignal that fires at SIGINT (Ctrl-C), SIGTERM or SIGHUP. After this interruption the
 * command may finish its work, for at most `workMs` (default 7 s) and 2 s more. A second interruption ends
 * the process at once. `notice` is shown at the first one, for commands that take a while to end.
 */
export function untilInterrupted(
  notice = '',
  workMs = USUAL_WORK_MS,
): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController()
  const begin = () => {
    controller.abort(new BlazonError('cancelled', 'Interrupted.'))
    // The notice begins on a new line, because the terminal has written ^C into the current one.
    if (notice) tell(`\n${notice}\n`)
  }
  const own: Ending = { begin, maxMs: Math.min(workMs + STOPPING_MS, MAX_TIMER_MS) }
  const isWatched = process.listeners('SIGTERM').includes(onSignal)
  if (!isWatched) watchSignals()
  ending = own
  return {
    signal: controller.signal,
    release: () => {
      if (ending === own) ending = undefined
      if (!isWatched) for (const signal of SIGNALS) process.off(signal, onSignal).off(signal, onHangup)
    },
  }
}
