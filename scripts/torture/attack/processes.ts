import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { descendants } from '../../measuring/processor-time.ts'

// Measures what a process and its descendants use, from /proc. Linux only.

const TICK_MS = 10

/** Resets the peak memory of a process, so that `peakMb` measures from now on. */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

/** Returns the peak megabytes of the process itself since `forgetPeak`. */
export function peakMb(pid: number): number {
  return megabytes(pid, 'VmHWM')
}

/**
 * Returns the megabytes that a process and its descendants hold now. Memory that several share is not
 * counted.
 */
export function treeMb(pid: number): number {
  return family(pid).reduce((sum, at) => sum + megabytes(at, 'RssAnon'), 0)
}

/**
 * Returns the processor milliseconds of the first thread of a process, which runs its JavaScript: while it
 * works, no request is answered. Compression and other work of the system's threads is not counted.
 */
export function threadMs(pid: number): number {
  return ticksIn(`/proc/${pid}/task/${pid}/stat`) * TICK_MS
}

/** Returns what a process holds: its descendants by kind, and its open sockets. */
export type Held = ReadonlyMap<string, number>

export function heldBy(pid: number): Held {
  const held = new Map<string, number>([['socket', socketsOf(pid)]])
  for (const below of descendants(pid)) {
    const kind = kindOf(below.pid)
    if (kind) held.set(kind, (held.get(kind) ?? 0) + 1)
  }
  return held
}

/** Returns the larger number of each kind. */
export function mostOf(a: Held, b: Held): Held {
  const kinds = new Set([...a.keys(), ...b.keys()])
  return new Map([...kinds].map((kind) => [kind, Math.max(a.get(kind) ?? 0, b.get(kind) ?? 0)]))
}

/** Returns what is held beyond what an idle process holds, such as `2 renderer`. */
export function beyond(held: Held, idle: Held): string[] {
  return [...held].flatMap(([kind, count]) => {
    const more = count - (idle.get(kind) ?? 0)
    return more > 0 ? [`${more} ${kind}`] : []
  })
}

/** Returns the share of one processor that a process and its descendants use over a time. 1 is all of it. */
export async function loadOf(pid: number, lookMs: number): Promise<number> {
  const started = performance.now()
  const before = ticksOf(pid)
  await sleep(lookMs)
  const after = ticksOf(pid)
  let used = 0
  for (const [at, ticks] of after) used += ticks - (before.get(at) ?? 0)
  return (used * TICK_MS) / (performance.now() - started)
}

/**
 * Returns processor time by process, each without its children, so that a process that ends does not change
 * the others.
 */
function ticksOf(pid: number): Map<number, number> {
  return new Map(family(pid).map((at) => [at, ticksIn(`/proc/${at}/stat`)]))
}

/** Returns the time in user and in system mode, by proc(5). */
function ticksIn(file: string): number {
  const fields = (read(file).split(') ').at(-1) ?? '').split(' ')
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
}

function family(pid: number): number[] {
  return [pid, ...descendants(pid).map((below) => below.pid)]
}

/**
 * Returns the kind of a process: `renderer` and the like for a browser, the name of the script for Node, or
 * else that of the program. Empty when the process has ended.
 */
function kindOf(pid: number): string {
  const words = read(`/proc/${pid}/cmdline`).split(/[\0 ]/)
  const type = words.find((word) => word.startsWith('--type='))
  const script = words.slice(1).find((word) => /\.[cm]?[jt]s$/.test(word))
  return type?.slice('--type='.length) ?? script?.split('/').at(-1) ?? words[0]?.split('/').at(-1) ?? ''
}

function socketsOf(pid: number): number {
  const files = `/proc/${pid}/fd`
  try {
    return readdirSync(files).filter((name) => isSocket(`${files}/${name}`)).length
  } catch {
    // The process has ended.
    return 0
  }
}

function isSocket(file: string): boolean {
  try {
    return readlinkSync(file).startsWith('socket:')
  } catch {
    // The socket was closed between being listed and being read.
    return false
  }
}

function megabytes(pid: number, field: string): number {
  const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+)`).exec(read(`/proc/${pid}/status`)) ?? []
  return Math.round(Number(kilobytes ?? 0) / 1024)
}

/** A process may end between being listed and being read. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
