import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** The process table, which Linux shows as files. Elsewhere nothing is found in it, and so nothing is ended. */
const TABLE = '/proc'

/** Children of this process that were started with this argument. */
export function childrenWith(argument: string): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync(TABLE)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === process.pid && argumentsOf(pid).includes(argument))
}

/** Children and theirs. */
export function processesBelow(pid: number): number[] {
  const children = read(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return [...children, ...children.flatMap(processesBelow)]
}

/** Anonymous memory of a process: what is mapped from files is shared by all of them. */
export function ownMb(pid: number): number {
  const [, kilobytes] = /^RssAnon:\s+(\d+) kB/m.exec(read(pid, 'status')) ?? []
  return Number(kilobytes ?? 0) / 1024
}

/**
 * Puts a process that leads a session, and all it starts, behind others by `nice`, from 0 to 19. Linux shares processors out by session first
 * (`sched(7)`, autogroup), so that the priority of the process itself counts for nothing against ours. Without such sessions nothing is done.
 */
export function giveWay(pid: number, nice: number): void {
  try {
    writeFileSync(`${TABLE}/${pid}/autogroup`, String(nice))
  } catch (thrown) {
    if (!isGone(thrown)) throw thrown
  }
}

/** Ends a process at once; a process group when the number is negative. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (thrown) {
    if (!isGone(thrown)) throw thrown
  }
}

/** The second field, the name in parentheses, may hold spaces. */
function parentOf(pid: number): number {
  const [, parent] = /^\d+ \(.*\) \S (\d+)/s.exec(read(pid, 'stat')) ?? []
  return Number(parent ?? 0)
}

function argumentsOf(pid: number): string[] {
  return read(pid, 'cmdline').split('\0')
}

/** Empty for a process that ended between being listed and being read. */
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
