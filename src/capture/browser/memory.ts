import { readFileSync } from 'node:fs'

/** A page that allocates as fast as it can takes about a gigabyte a second: it is stopped within a quarter more than it may have. */
const LOOK_MS = 250

/**
 * Ends each process of a browser that holds more than `maxMb` of memory of its own, as a page's process or the one that draws for it: the
 * limit of V8 counts neither elements nor pictures. The page has then crashed. Returns what ends the watch. Linux only.
 */
export function watchMemory(browser: number, maxMb: number): () => void {
  const look = () => {
    for (const pid of processesBelow(browser)) if (ownMb(pid) > maxMb) end(pid)
  }
  const timer = setInterval(look, LOOK_MS).unref()
  return () => clearInterval(timer)
}

function processesBelow(pid: number): number[] {
  const children = (read(pid, `task/${pid}/children`) ?? '').split(' ').filter(Boolean).map(Number)
  return [...children, ...children.flatMap(processesBelow)]
}

/** Anonymous memory: what is mapped from files is shared by all of them. */
function ownMb(pid: number): number {
  const [, kilobytes] = /^RssAnon:\s+(\d+) kB/m.exec(read(pid, 'status') ?? '') ?? []
  return Number(kilobytes ?? 0) / 1024
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (thrown) {
    if (!isGone(thrown)) throw thrown
  }
}

/** Undefined for a process that ended between being listed and being read. */
function read(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch (thrown) {
    if (isGone(thrown)) return undefined
    throw thrown
  }
}

function isGone(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && /^(ENOENT|ESRCH)$/.test(String(thrown.code))
}
