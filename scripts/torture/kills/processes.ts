import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** A command that works on the database, and how many lookups it has in hand. */
export interface Command {
  readonly args: readonly string[]
  readonly inHand: number
  /** True when it ends by itself once the list is done. */
  readonly isBatch?: boolean
}

/** How a process ended. */
export interface Ended {
  /** The exit code, or the name of the signal that ended it. */
  readonly code: number | string
  /** What it said on standard error. */
  readonly said: string
}

/** A process of a command, which is started again after each end that the run brings about. */
export interface Running {
  readonly command: Command
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
  /** Undefined while it runs. */
  end: Ended | undefined
}

/** The program that is run, where its files are, and on which database it works. */
export interface Program {
  readonly path: string
  readonly folder: string
  readonly db: string
  readonly hosts: string
}

/** Starts a command. Its standard output is left out unless `isRead`. */
function started(
  { path, folder, db, hosts }: Program,
  args: readonly string[],
  isRead = false,
): ChildProcess {
  return spawn(process.execPath, [path, ...args, '--db', db], {
    cwd: folder,
    env: { ...process.env, BLAZON_NO_BROWSER: '1', BLAZON_HOSTS: hosts },
    stdio: ['ignore', isRead ? 'pipe' : 'ignore', 'pipe'],
  })
}

/** The end of what a stream says, at least so many characters. */
function endOf(stream: Readable | null, characters: number): () => string {
  let text = ''
  stream?.setEncoding('utf8').on('data', (more: string) => {
    text = (text + more).slice(-characters)
  })
  return () => text
}

export function startProcess(program: Program, command: Command): Running {
  const child = started(program, command.args)
  const said = endOf(child.stderr, 4_000)
  const running: Running = {
    command,
    child,
    end: undefined,
    ended: once(child, 'close').then(([code, signal]) => {
      running.end = { code: code ?? signal, said: said() }
      return running.end
    }),
  }
  return running
}

/** Runs a command to its end, and resolves to what it printed. Throws when it fails. */
export async function outputOf(program: Program, args: readonly string[]): Promise<string> {
  const child = started(program, args, true)
  const [stdout, stderr] = [endOf(child.stdout, Number.POSITIVE_INFINITY), endOf(child.stderr, 4_000)]
  const [code] = await once(child, 'close')
  if (code === 0) return stdout()
  throw new Error(`blazon ${args.slice(0, 3).join(' ')} ended with ${code}: ${stderr()}`)
}
