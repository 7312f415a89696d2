/** Builds the command line and the environment of a worker process. */

import type { SpawnOptions } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { HAS_SHELL, SHELL } from './end-with-owner.ts'

/** The program of a worker process. */
export interface Program {
  /** The module that calls `serveTasks`. */
  readonly entry: URL
  /**
   * The module from which a startup snapshot of the process is made (see `startup-snapshot.ts`). Undefined
   * for a program that starts without one.
   */
  readonly startup?: URL | undefined
  /** Size limit of V8's old generation (objects that live longer). */
  readonly heapMb: number
  /** Size limit of V8's young generation (new objects), in addition. */
  readonly youngHeapMb: number
}

/** The young generation has three semi-spaces of equal size, and V8's option sets the size of one. */
const SEMI_SPACES = 3

/**
 * Environment variables of a worker process. Others, such as passwords, are withheld from readers of pages.
 */
const PASSED = /^(?:PATH|HOME|TMPDIR|TZ|LANG|LC_\w+|LD_LIBRARY_PATH|DYLD_LIBRARY_PATH|SystemRoot)$/

/**
 * The C library keeps memory for each thread, which a decoder and a reader hardly use. With two such arenas a
 * decoder holds 70 MB in place of 95 MB (glibc; other libraries ignore the variable).
 */
const ARENAS = '2'

/** The variables of a worker process. */
export function environment(): NodeJS.ProcessEnv {
  const passed = Object.entries(process.env).filter(([name]) => PASSED.test(name))
  return { MALLOC_ARENA_MAX: ARENAS, ...Object.fromEntries(passed) }
}

/**
 * V8 optimises a function after it has run some amount of bytecode, which Node 20 sets to 67,584. Most
 * functions that read a page reach that on their first pages. They are optimised for these pages only, and
 * again later. With 1,200,000 a process that reads 87 real sites takes 16.8 s of a processor in place of 21.4
 * s, and 11.8 s in place of 13.8 s when it reads them again; a lookup takes 1.08 s in place of 1.33 s
 * (600,000 and 2,500,000 are within 5 % of that). Newer versions of Node have no such option.
 */
const LATE_OPTIMISATION = /^20\./.test(process.versions.node) ? ['--interrupt-budget=1200000'] : []

/** The options of V8 with which a program runs. A startup snapshot is valid for one set of options only. */
export function engineOptions({ heapMb, youngHeapMb }: Program): string[] {
  return [
    `--max-old-space-size=${heapMb}`,
    `--max-semi-space-size=${Math.ceil(youngHeapMb / SEMI_SPACES)}`,
    // By default V8 compiles a regular expression to bytecode at its first use and to machine code at its
    // second. Expressions made of tables of words are long. With a single compilation, the first page of a
    // process took 0.83 s of a processor instead of 1.04 s (one sample page, six runs each), and later pages
    // took the same time as before.
    '--no-regexp-tier-up',
    ...LATE_OPTIMISATION,
  ]
}

/**
 * Command, arguments and options for `spawn`. `before` is a command that starts the program, `snapshot` the
 * startup snapshot that it starts from, if there is one.
 */
export function commandFor(
  program: Program,
  before: readonly string[],
  snapshot: string | undefined,
): [string, string[], SpawnOptions] {
  const node = [
    ...(HAS_SHELL ? before : []),
    process.execPath,
    ...engineOptions(program),
    '--no-warnings',
    ...(snapshot === undefined ? [] : ['--snapshot-blob', snapshot]),
    // With a snapshot, this argument has no effect, but lists of processes show it.
    ...scriptFor(program.entry),
  ]
  // V8 aborts when its heap is full. Without `ulimit` this would write a core dump on some systems.
  const [command = '', ...args] = HAS_SHELL ? [SHELL, '-c', 'ulimit -c 0; exec "$@"', SHELL, ...node] : node
  return [command, args, { env: environment() }]
}

/** Compiled modules run directly. In a checkout a loader compiles TypeScript first. */
function scriptFor(entry: URL): string[] {
  if (!entry.pathname.endsWith('.ts')) return [fileURLToPath(entry)]
  return [fileURLToPath(new URL('./from-source.mjs', import.meta.url)), entry.href]
}
