// node --import tsx scripts/bench/read-pages.ts WAY ROUNDS FOLDER ...: what a page costs, on stdout.
import { loadSnapshot } from '../../src/capture/folder.ts'
import { median, spent } from './cost.ts'
import { WAYS } from './ways.ts'

/** Milliseconds a page: of processors, and by the clock. */
export interface PageCost {
  readonly spentMs: number
  readonly tookMs: number
}

/** Processor milliseconds that are spent before any count: the engine is still compiling what it runs. */
const WARMING_MS = 5_000

const [way, rounds, ...folders] = process.argv.slice(2)
const chosen = WAYS.find(({ name }) => name === way)
if (!chosen) throw new Error(`no way of reading is named ${way}`)
const { before, read } = chosen
const snapshots = await Promise.all(folders.map(loadSnapshot))

for (let left = WARMING_MS; left > 0; ) left -= round().spentMs * snapshots.length
const all = Array.from({ length: Number(rounds) }, round)
const cost: PageCost = {
  spentMs: median(all.map(({ spentMs }) => spentMs)),
  tookMs: median(all.map(({ tookMs }) => tookMs)),
}
process.stdout.write(JSON.stringify(cost))

/** Each page anew: nothing of it is remembered from the round before. */
function round(): PageCost {
  const pages = snapshots.map((snapshot) => ({ ...snapshot }))
  for (const page of pages) before?.(page)
  const began = performance.now()
  const ms = spent(() => pages.forEach((page) => void read(page)))
  return { spentMs: ms / pages.length, tookMs: (performance.now() - began) / pages.length }
}
