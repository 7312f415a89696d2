import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

export const SHELL = '/bin/sh'
export const HAS_SHELL = existsSync(SHELL)

/**
 * Reads ids of processes that start (`+`) and end (`-`), and kills the remaining ones when its input ends.
 */
const SCRIPT = `trap '' INT TERM HUP
alive=' '
while read -r sign pid; do
  case $sign in
    +) alive="$alive$pid " ;;
    -) alive="\${alive%% $pid *} \${alive#* $pid }" ;;
  esac
done
kill -9 $alive`

let watcher: ChildProcess | undefined
const watched = new Set<number>()

/**
 * Makes sure that a child process is killed when this process ends for any reason. A child that is busy in
 * native code does not notice that its owner was killed, and would run for ever. So one shell per owner has
 * the ids of all children, and kills them when its input ends. A thread in each child would take 45 ms of
 * processor time and 9 MB instead. On systems without a shell, such a child keeps running.
 */
export function endWithOwner(pid: number): { ended(): void } {
  watched.add(pid)
  tell(`+ ${pid}\n`)
  return {
    ended() {
      watched.delete(pid)
      tell(`- ${pid}\n`)
      if (watched.size === 0) dismiss()
    },
  }
}

function tell(line: string): void {
  if (!HAS_SHELL) return
  watcher ??= start()
  watcher.stdin?.write(line)
}

/** Ends the shell when it has nothing to watch, so that an engine that was closed leaves no process. */
function dismiss(): void {
  watcher?.stdin?.end()
  watcher = undefined
}

function start(): ChildProcess {
  const shell = spawn(SHELL, ['-c', SCRIPT], { stdio: ['pipe', 'ignore', 'ignore'], env: {} })
  const forget = () => {
    if (watcher === shell) watcher = undefined
  }
  shell.once('error', forget).once('exit', forget)
  shell.stdin.on('error', forget)
  // The shell does not keep this process alive.
  shell.unref()
  const { stdin } = shell
  if ('unref' in stdin && typeof stdin.unref === 'function') stdin.unref()
  return shell
}
