/**
 * Startup snapshots: the memory of a process that has loaded its modules and done some work, in a file. A
 * process that starts from it finds its modules loaded, and their functions and regular expressions compiled:
 * it has read its first page after 0.55 s of a processor in place of 0.90 s (mean of 87 real sites, November
 * 2026). Node reads such a file only where it was made: by the same version, with the same options of V8, on
 * a processor with the same instructions.
 */

import { type ChildProcess, execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { BlazonError } from '../model/errors.ts'
import { MINUTE } from '../model/units.ts'
import { engineOptions, environment, type Program } from './program.ts'

const ENDING = '.blob'

/**
 * Returns the file of a program's snapshot, whether or not it exists. Its name depends on everything that a
 * snapshot depends on, so that a program never starts from the snapshot of another version.
 */
function fileFor(program: Program, startup: URL): string {
  const module = realpathSync(fileURLToPath(startup))
  const { size, mtimeMs } = statSync(module)
  const key = [
    process.version,
    process.arch,
    process.execPath,
    ...engineOptions(program),
    module,
    size,
    mtimeMs,
  ]
  const hash = createHash('sha256').update(key.join('\n')).digest('hex').slice(0, 16)
  return `${stemOf(module)}${hash}${ENDING}`
}

/** The beginning of the names of all snapshots of a module. */
const stemOf = (module: string) => module.replace(/\.cjs$/, '-')

/** Snapshots that a process could not start from. */
const refused = new Set<string>()

/** Returns the snapshot that a program can start from. Undefined when none was made for it. */
export function snapshotOf(program: Program): string | undefined {
  const { startup } = program
  if (!startup || !existsSync(startup)) return undefined
  try {
    const file = fileFor(program, startup)
    return existsSync(file) && !refused.has(file) ? file : undefined
  } catch (thrown) {
    // A build has removed the module since it was looked for.
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return undefined
    throw thrown
  }
}

/** Signals by which people and pools end a process, which a faulty snapshot does not use. */
const ENDED_BY_OTHERS: ReadonlySet<string | null> = new Set(['SIGKILL', 'SIGINT', 'SIGTERM', 'SIGHUP'])

/** The exit codes of a shell that cannot run a command, so that Node was never started. */
const NOT_RUN: ReadonlySet<number | null> = new Set([126, 127])

/**
 * Returns a notice when a process that started from a snapshot ended before its first task. The next
 * processes then start without a snapshot. Undefined when the snapshot cannot be the reason. Node ends with
 * code 14 when a snapshot does not fit, by a signal when it is damaged, and with other codes where there are
 * no signals.
 */
export function refusedSnapshot(
  file: string | undefined,
  { exitCode, signalCode }: ChildProcess,
  said: string,
): string | undefined {
  if (file === undefined || ENDED_BY_OTHERS.has(signalCode) || NOT_RUN.has(exitCode)) return undefined
  refused.add(file)
  const [why = ''] = said.split('\n')
  return `A process did not start from ${file}, so that the next ones start without it: ${why.slice(0, 200)} "blazon prepare" makes it anew.`
}

const MAKING_MS = MINUTE

/**
 * Makes the snapshot of a program beside its module, which takes about two seconds, and removes those of
 * other versions. Returns the file. Rejects with `unavailable` when this version of Node cannot make
 * snapshots, or the folder is not writable.
 */
export async function makeSnapshot(program: Program, startup: URL): Promise<string> {
  const path = fileURLToPath(startup)
  if (!existsSync(path)) throw notMade('only a built program has one, and this one runs from its sources')
  const module = realpathSync(path)
  const folder = dirname(module)
  const file = fileFor(program, startup)
  const next = `${file.slice(0, -ENDING.length)}.${process.pid}${ENDING}`
  const args = [
    ...engineOptions(program),
    '--no-warnings',
    '--snapshot-blob',
    next,
    '--build-snapshot',
    module,
  ]
  try {
    accessSync(folder, constants.W_OK)
    await promisify(execFile)(process.execPath, args, { timeout: MAKING_MS, env: environment() })
    // The processes that start from it may run as another user.
    chmodSync(next, 0o644)
    renameSync(next, file)
  } catch (thrown) {
    rmSync(next, { force: true })
    throw notMade(reasonOf(thrown, folder), thrown)
  }
  removeOthers(module, [file, fileFor(program, startup)])
  return file
}

function notMade(why: string, cause?: unknown): BlazonError {
  const text = `Node ${process.version} made no startup snapshot: ${why}. All works without it.`
  return new BlazonError('unavailable', text, { cause, retryable: false })
}

function reasonOf(thrown: unknown, folder: string): string {
  if (!(thrown instanceof Error)) return String(thrown)
  if ('syscall' in thrown && thrown.syscall === 'access') return `this user may not write into ${folder}`
  const said = 'stderr' in thrown ? String(thrown.stderr) : thrown.message
  // Only the error is returned, because Node also prints the line of the program, which may be long.
  return /^(?:\w*Error|# Fatal|# Check).*/m.exec(said)?.[0] ?? said.trim().slice(0, 200)
}

/** Removes the snapshots of other versions, and the files of interrupted processes. */
function removeOthers(module: string, kept: readonly string[]): void {
  const folder = dirname(module)
  const stem = basename(stemOf(module))
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (!name.startsWith(stem) || !name.endsWith(ENDING) || kept.includes(path)) continue
    const stat = statSync(path, { throwIfNoEntry: false })
    // Another process may be writing a file whose name has a process id.
    const isBeingMade = /\.\d+\.blob$/.test(name) && stat && Date.now() - stat.mtimeMs < MAKING_MS
    if (!isBeingMade) rmSync(path, { force: true })
  }
}
