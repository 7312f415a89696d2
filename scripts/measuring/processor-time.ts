import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** The unit of the times in /proc, on every Linux in use. */
const TICKS_PER_SECOND = 100

/** A descendant of this process. */
export interface Descendant {
  readonly pid: number
  readonly parent: number
  readonly name: string
  /** Processor time of the process, and of its own descendants that have ended. */
  readonly ticks: number
  readonly residentBytes: number
}

/**
 * Returns the processor milliseconds of this process and, on Linux, of all its descendants, in steps of 10
 * ms.
 */
export function spentMs(): number {
  const { user, system } = process.cpuUsage()
  const ticks = descendants().reduce((sum, row) => sum + row.ticks, 0)
  return (user + system) / 1000 + (ticks * 1000) / TICKS_PER_SECOND
}

/** Returns the descendants of this process, or of another one. Empty where there is no /proc. */
export function descendants(root = process.pid): Descendant[] {
  if (!existsSync('/proc/self/stat')) return []
  const rows = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)))
    .sort((a, b) => a.pid - b.pid)
  const family = new Set([root])
  return rows.filter((row) => {
    if (!family.has(row.parent)) return false
    family.add(row.pid)
    return true
  })
}

/** Processor time of children that have ended, in milliseconds, and of their children. Linux only. */
export function endedMs(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number)
  return (((fields[13] ?? 0) + (fields[14] ?? 0)) * 1000) / TICKS_PER_SECOND
}

const PAGE_BYTES = 4096

/** Returns nothing for a process that ended meanwhile. */
function statOf(pid: number): Descendant[] {
  // The second field, the name in parentheses, may hold spaces.
  const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(read(`/proc/${pid}/stat`)) ?? []
  const fields = rest.split(' ').map(Number)
  if (fields.length < 22) return []
  const at = (index: number) => fields[index] ?? 0
  const ticks = at(11) + at(12) + at(13) + at(14)
  return [{ pid, parent: at(1), name, ticks, residentBytes: at(21) * PAGE_BYTES }]
}

/** A process may end between being listed and being read. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && /^(?:ENOENT|ESRCH)$/.test(String(thrown.code)))
      return ''
    throw thrown
  }
}
