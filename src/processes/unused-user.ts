import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/** The user ids that systemd reserves for users who exist only while a program runs. */
const FIRST = 61_184
const LAST = 65_519

/** One of these user ids, so that programs that look for one at the same time find different ones. */
export const anyUser = (): number => randomInt(FIRST, LAST + 1)

/**
 * Returns the first of these user ids, beginning at `from`, that no process uses; undefined in the unlikely
 * case that all are used. Linux only.
 */
export function unusedUser(from = FIRST): number | undefined {
  const used = new Set(usersOfProcesses())
  for (let user = from; user <= LAST; user++) if (!used.has(user)) return user
  return undefined
}

function usersOfProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => Number(/^Uid:\s+\d+\s+(\d+)/m.exec(statusOf(pid))?.[1] ?? -1))
}

/** Empty for a process that has ended since it was listed. */
function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && /^(?:ENOENT|ESRCH)$/.test(String(thrown.code)))
      return ''
    throw thrown
  }
}
