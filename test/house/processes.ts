import { readFileSync } from 'node:fs'

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

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ESRCH') return false
    throw thrown
  }
}
