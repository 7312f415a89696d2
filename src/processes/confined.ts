/**
 * Decides as which user worker processes run. A service that runs as root starts them as a user that no other
 * process has. They have no capabilities and no way to get any. The browser is started in the same way.
 */

import { readFileSync } from 'node:fs'
import type { ProcessUser } from '../model/activity.ts'
import { unusedUser } from './unused-user.ts'

/** How a worker is started: by a command in front of its own, with callbacks that report the success. */
export interface Confined {
  readonly before: readonly string[]
  /** Reports that the process runs, so that further ones will run as well. */
  worked(): void
  /** Reports that the process ended before its first task. Returns a sentence the first time. */
  failed(said: string): string | undefined
}

/**
 * The capabilities that are needed to become another user and to end its processes: CAP_KILL, CAP_SETGID,
 * CAP_SETUID and CAP_SETPCAP of `linux/capability.h`.
 */
const NEEDED = [5, 6, 7, 8].reduce((bits, bit) => bits | (1n << BigInt(bit)), 0n)

const isRoot = process.platform === 'linux' && process.getuid?.() === 0

let user: number | undefined
let state: ProcessUser = isRoot ? 'untried' : 'own'

/** The user as whom the workers of this process run. */
export const processUser = (): ProcessUser => state

/** The way to start the next worker. */
export function confined(): Confined {
  if (state === 'untried' && !hasNeeded()) state = 'root'
  // Workers of one user share the compiler's cache for TypeScript sources.
  if (state === 'untried') user ??= unusedUser()
  if (user === undefined || (state !== 'untried' && state !== 'unused')) return AS_WE_ARE
  return {
    before: [
      ...['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--inh-caps=-all'],
      ...['--bounding-set=-all', '--no-new-privs', '--'],
    ],
    worked() {
      state = 'unused'
    },
    failed(said) {
      if (state !== 'untried') return undefined
      state = 'root'
      return `The processes that read pages run as root, because they do not start as another user: ${said}`
    },
  }
}

const AS_WE_ARE: Confined = { before: [], worked: () => undefined, failed: () => undefined }

/** Root of a container may lack these capabilities. */
function hasNeeded(): boolean {
  const [, effective = '0'] = /^CapEff:\s+([\da-f]+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return (BigInt(`0x${effective}`) & NEEDED) === NEEDED
}
