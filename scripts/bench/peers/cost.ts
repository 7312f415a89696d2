import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { descendants, spentMs } from '../../measuring/processor-time.ts'

interface Running {
  readonly env: NodeJS.ProcessEnv
  readonly cwd: string
  readonly timeoutMs: number
  readonly codes?: readonly number[]
}

export interface Cost {
  readonly wallMs: number
  readonly processorMs: number
  /** The highest memory of all processes together, shared memory counted once. Measured for commands only. */
  readonly peakMb?: number
}

/** Reading a browser's memory takes about 50 ms of this process's time. */
const SAMPLE_MS = 200
const TICK_MS = 10

/**
 * Runs a command to its end. Rejects with the end of its standard error when it ends with another code than
 * `codes`; default 0.
 */
export async function costOfCommand(
  command: readonly string[],
  { env, cwd, timeoutMs, codes = [0] }: Running,
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
  const watch = watchFamily(child.pid ?? 0)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve)
  })
  const { peakMb, ticks } = watch.end()
  if (code === null || !codes.includes(code))
    throw new Error(`${program} ended with ${code}: ${complaints.trim().slice(-300)}`)
  // Processes that ended in order are in the first figure, processes that are still running in the second.
  const processorMs = Math.max(endedMs() - endedBefore, ticks * TICK_MS)
  return { wallMs: performance.now() - started, processorMs, peakMb, output }
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
function watchFamily(root: number): { end(): { peakMb: number; ticks: number } } {
  let peakMb = 0
  let ticks = 0
  const look = () => {
    const family = familyOf(root)
    peakMb = Math.max(
      peakMb,
      [...family].reduce((sum, pid) => sum + memoryMb(pid), 0),
    )
    ticks = Math.max(
      ticks,
      descendants()
        .filter(({ pid }) => family.has(pid))
        .reduce((sum, row) => sum + row.ticks, 0),
    )
  }
  look()
  const timer = setInterval(look, SAMPLE_MS)
  return {
    end() {
      clearInterval(timer)
      return { peakMb, ticks }
    },
  }
}

function familyOf(root: number): Set<number> {
  const family = new Set([root])
  for (const { pid, parent } of descendants()) if (family.has(parent)) family.add(pid)
  return family
}

/** Processor time of children that have ended, and of their children. */
function endedMs(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number)
  return ((fields[13] ?? 0) + (fields[14] ?? 0)) * TICK_MS
}

/** 0 for a process that ended meanwhile. */
function memoryMb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && /^(?:ENOENT|ESRCH|EACCES)$/.test(String(thrown.code)))
      return 0
    throw thrown
  }
}
