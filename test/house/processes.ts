import { readFileSync } from 'node:fs'
import { processesBelow } from '../../src/capture/browser/processes.ts'

/**
 * What a process was started with; empty for one that ended between being listed and being read. Linux only.
 */
export function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && /^(?:ENOENT|ESRCH)$/.test(String(thrown.code)))
      return ''
    throw thrown
  }
}

/**
 * Lists the processes below this one that were not there when this was called and whose command line matches.
 * Test files share a process, in which another one may have left something that is just ending. Linux only.
 */
export function processesSince(pattern: RegExp): () => number[] {
  const before = new Set(processesBelow(process.pid))
  return () => processesBelow(process.pid).filter((pid) => !before.has(pid) && pattern.test(commandLine(pid)))
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ESRCH') return false
    throw thrown
  }
}
