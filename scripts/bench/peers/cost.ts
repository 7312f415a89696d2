import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { descendants, endedMs, spentMs } from '../../measuring/processor-time.ts'

interface Running {
  readonly env: NodeJS.ProcessEnv
  readonly cwd: string
  readonly timeoutMs: number
  readonly codes?: readonly number[]
  /** How often memory is read. Default: every 200 ms, because reading that of a browser takes some 50 ms. */
  readonly sampleMs?: number
  /** Called with the memory of all processes in MB, whenever it was read. */
  readonly onMemory?: (megabytes: number) => void
}

export interface Cost {
  readonly wallMs: number
  readonly processorMs: number
  /** The highest memory of all processes together, shared memory counted once. Measured for commands only. */
  readonly peakMb?: number
}

const TICK_MS = 10

/**
 * Runs a command to its end. Rejects with the end of its standard error when it ends with another code than
 * `codes`; default 0.
 */
export async function costOfCommand(
  command: readonly string[],
  { env, cwd, timeoutMs, codes = [0], sampleMs = 200, onMemory }: Running,
): Promise<Cost & { readonly output: string }> {
  const [program = '', ...args] = command
  const started = performance.now()
  const endedBefore = endedMs()
  const child = spawn(program, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'], timeout: timeoutMs })
  let output = ''
  let complaints = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  const watch = watchFamily(child.pid ?? 0, sampleMs, onMemory)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve)
  })
  const watched = watch.end()
  if (code === null || !codes.includes(code))
    throw new Error(`${program} ended with ${code}: ${complaints.trim().slice(-300)}`)
  // Processes that ended in order are in the first figure, processes that are still running in the second.
  const processorMs = Math.max(endedMs() - endedBefore, watched.processorMs)
  return { wallMs: performance.now() - started, processorMs, peakMb: watched.peakMb, output }
}

/** Measures work in this process and in the processes that it has started. */
export async function costOfWork(work: () => Promise<unknown>): Promise<Cost> {
  const [started, before] = [performance.now(), spentMs()]
  await work()
  const wallMs = performance.now() - started
  // Processes still close pages for a moment after the work itself has ended.
  await new Promise((resolve) => setTimeout(resolve, 150))
  return { wallMs, processorMs: spentMs() - before }
}

/** Measures a process and its descendants repeatedly. */
function watchFamily(
  root: number,
  sampleMs: number,
  onMemory?: (megabytes: number) => void,
): { end(): { peakMb: number; processorMs: number } } {
  let peakMb = 0
  let processorMs = 0
  const look = () => {
    const now = familyOf(root)
    peakMb = Math.max(peakMb, now.memoryMb)
    processorMs = Math.max(processorMs, now.processorMs)
    onMemory?.(now.memoryMb)
  }
  look()
  const timer = setInterval(look, sampleMs)
  return {
    end() {
      clearInterval(timer)
      return { peakMb, processorMs }
    },
  }
}

/**
 * What a child process and its descendants hold now, with shared memory counted once, and what they have
 * spent until now.
 */
export function familyOf(root: number): { readonly memoryMb: number; readonly processorMs: number } {
  const pids = new Set([root])
  let memoryMb = 0
  let ticks = 0
  for (const row of descendants()) {
    if (!pids.has(row.pid) && !pids.has(row.parent)) continue
    pids.add(row.pid)
    memoryMb += memoryMbOf(row.pid)
    ticks += row.ticks
  }
  return { memoryMb, processorMs: ticks * TICK_MS }
}

/** 0 for a process that ended meanwhile. */
function memoryMbOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && /^(?:ENOENT|ESRCH|EACCES)$/.test(String(thrown.code)))
      return 0
    throw thrown
  }
}
