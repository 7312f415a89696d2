import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { processesBelow } from '../../../src/capture/browser/processes.ts'

/** How a process ended after it was told to. */
export interface Ending {
  /** The exit code, or the name of the signal that ended it. */
  readonly code: number | string
  /** Milliseconds from the signal on. */
  readonly ms: number
  /** Processes that it had started and that still run after `patienceMs`. */
  readonly left: readonly string[]
}

/**
 * Sends the signal, and waits for the process to end and, so long, for those that it had started. Linux only.
 */
export async function endOf(
  child: ChildProcess,
  { signal = 'SIGTERM' as NodeJS.Signals, patienceMs = 2_000 } = {},
): Promise<Ending> {
  const { pid = 0 } = child
  const below = new Map<number, string>()
  const look = () => {
    for (const each of processesBelow(pid)) below.set(each, startOf(each))
  }
  look()
  const looking = setInterval(look, 50)
  const told = performance.now()
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
  clearInterval(looking)
  const ms = Math.round(performance.now() - told)
  const remaining = () => [...below].filter(([each, start]) => start !== '' && startOf(each) === start)
  const until = performance.now() + patienceMs
  while (remaining().length > 0 && performance.now() < until) await sleep(20)
  const left = remaining()
  return {
    code: child.exitCode ?? child.signalCode ?? '',
    ms,
    left: left.map(([each]) => read(each, 'cmdline').replaceAll('\0', ' ').slice(0, 200)),
  }
}

/**
 * Returns when a process began, because its id may belong to another process by now. Empty for a process that
 * has ended, or that only waits for its parent.
 */
function startOf(pid: number): string {
  const [, state, rest = ''] = /^\d+ \(.*\) (\S) (.*)$/s.exec(read(pid, 'stat')) ?? []
  return state === undefined || state === 'Z' ? '' : (rest.split(' ')[18] ?? '')
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
