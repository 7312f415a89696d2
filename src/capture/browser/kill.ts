import { readdirSync, readFileSync } from 'node:fs'

/**
 * Ends a browser that does not answer, at once: Playwright gives it half a minute, and does not tell its process id. It is found among
 * this process's children by an argument of its own, and leads a process group with all that it started. Where there is no
 * /proc, this does nothing, and Playwright's way is left.
 */
export function killBrowser(argument: string): void {
  for (const pid of childrenWith(argument)) {
    try {
      process.kill(-pid, 'SIGKILL')
    } catch (thrown) {
      if (!isGone(thrown)) throw thrown
    }
  }
}

/** Children of this process that were started with this argument. */
export function childrenWith(argument: string): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === process.pid && argumentsOf(name).includes(argument))
    .map(Number)
}

/** The second field, the name in parentheses, may hold spaces. */
function parentOf(pid: string): number {
  const [, parent] = /^\d+ \(.*\) \S (\d+)/s.exec(read(pid, 'stat')) ?? []
  return Number(parent ?? 0)
}

function argumentsOf(pid: string): string[] {
  return read(pid, 'cmdline').split('\0')
}

/** Empty for a process that ended between being listed and being read. */
function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch (thrown) {
    if (isGone(thrown)) return ''
    throw thrown
  }
}

function isGone(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && /^(?:ENOENT|ESRCH)$/.test(String(thrown.code))
}
