import { spawn } from 'node:child_process'
import { kill, processesBelow } from '../../capture/browser/processes.ts'
import { onceTaken } from './output.ts'

/** How long leftover work may keep this process alive after its command has ended. */
const LEFT_OVER_MS = 1_000

/**
 * Ends this process with the exit code as soon as its output has been read. Usually it ends by itself,
 * because nothing is left to do. Work that a page left behind is not awaited.
 */
export function endWith(code: number): void {
  process.exitCode = code
  // Before Node ends by itself, it frees all its objects. After a lost connection, this can take forever with
  // a processor at full load. A call of `process.exit` in this event skips this step.
  process.once('exit', () => process.exit())
  onceTaken(() => void setTimeout(() => endNow(code), LEFT_OVER_MS).unref())
}

/** Ends this process and every process that it started, at once, whatever they are doing. */
export function endNow(code: number): never {
  try {
    for (const pid of processesBelow(process.pid)) {
      kill(pid)
      // The processes of a browser form a process group with the browser's id. A negative id ends the whole
      // group.
      kill(-pid)
    }
  } finally {
    endIfStuck()
    process.exit(code)
  }
}

/**
 * `process.exit` waits for work that libraries do on their own threads, and some of that work never ends.
 * This process can then do nothing itself, so a shell kills it after half a second.
 */
function endIfStuck(): void {
  if (process.platform === 'win32') return
  const command = ['-c', 'sleep 0.5; kill -9 "$0" 2>/dev/null', String(process.pid)]
  // A failure of the shell is ignored, because this process is ending and could do nothing about it.
  spawn('/bin/sh', command, { detached: true, stdio: 'ignore' })
    .on('error', () => undefined)
    .unref()
}
