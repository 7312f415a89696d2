/** Reads and controls processes by the process table of Linux. On other systems nothing is ended. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** The folder of the process table. */
const TABLE = '/proc'

/** Children of this process that were started with this argument. */
export function childrenWith(argument: string): number[] {
  if (process.platform !== 'linux') return []
  return allProcesses().filter((pid) => parentOf(pid) === process.pid && argumentsOf(pid).includes(argument))
}

/** Children of a process, and their children. */
export function processesBelow(pid: number): number[] {
  const children = read(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return [...children, ...children.flatMap(processesBelow)]
}

/** Processes of a browser that run its pages. */
export function renderersBelow(browser: number): number[] {
  return processesBelow(browser).filter((pid) => RENDERER.test(read(pid, 'cmdline')))
}

/** When Chromium forks a process, it writes all its arguments as one text. */
const RENDERER = /[\0 ]--type=renderer[\0 ]/

/** Unit of the times in the process table, on every Linux in use. */
const TICKS_PER_SECOND = 100

/** Processor time of a process with all its threads, in milliseconds, in steps of 10. */
export function spentMs(pid: number): number {
  // The second field, the name in parentheses, may contain spaces.
  const [, rest = ''] = /^\d+ \(.*\) (.*)$/s.exec(read(pid, 'stat')) ?? []
  const fields = rest.split(' ')
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1000) / TICKS_PER_SECOND
}

/** How long the main thread of a process was ready to run and waited for a processor, in milliseconds. */
export function waitedMs(pid: number): number {
  const [, nanoseconds] = read(pid, 'schedstat').split(' ')
  return Number(nanoseconds ?? 0) / 1e6
}

/** Anonymous memory of a process. Memory that is mapped from files is shared by all processes. */
export function ownMb(pid: number): number {
  const [, kilobytes] = /^RssAnon:\s+(\d+) kB/m.exec(read(pid, 'status')) ?? []
  return Number(kilobytes ?? 0) / 1024
}

/**
 * Lowers the priority of a process that leads a session, with everything that it starts, by a `nice` value
 * from 0 to 19. Linux distributes processor time among sessions first (`sched(7)`, autogroup), so the
 * priority of the process itself would have no effect against this process. Nothing is done on systems
 * without such sessions.
 */
export function lowerSessionPriority(pid: number, nice: number): void {
  try {
    writeFileSync(`${TABLE}/${pid}/autogroup`, String(nice))
  } catch (thrown) {
    if (!isGone(thrown)) throw thrown
  }
}

/** Lowers the priority of all threads of a process permanently, by a `nice` value from 0 to 19. */
export function lowerProcessPriority(pid: number, nice: number): void {
  for (const thread of threadsOf(pid)) {
    try {
      setPriority(thread, nice)
    } catch (thrown) {
      // The thread has ended meanwhile, or its priority is lower already.
      if (!(thrown instanceof Error && 'info' in thrown)) throw thrown
    }
  }
}

/** Kills a process at once; when the number is negative, a process group. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (thrown) {
    if (!isGone(thrown)) throw thrown
  }
}

function allProcesses(): number[] {
  return readdirSync(TABLE)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
}

/** The second field, the name in parentheses, may contain spaces. */
function parentOf(pid: number): number {
  const [, parent] = /^\d+ \(.*\) \S (\d+)/s.exec(read(pid, 'stat')) ?? []
  return Number(parent ?? 0)
}

function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`${TABLE}/${pid}/task`).map(Number)
  } catch (thrown) {
    if (isGone(thrown)) return []
    throw thrown
  }
}

function argumentsOf(pid: number): string[] {
  return read(pid, 'cmdline').split('\0')
}

/** Empty for a process that has ended since it was listed. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`${TABLE}/${pid}/${file}`, 'utf8')
  } catch (thrown) {
    if (isGone(thrown)) return ''
    throw thrown
  }
}

function isGone(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && /^(?:ENOENT|ESRCH)$/.test(String(thrown.code))
}
