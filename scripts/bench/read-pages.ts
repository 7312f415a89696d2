// node --import tsx scripts/bench/read-pages.ts WAY ROUNDS FOLDER ...: what a page costs, on stdout; so many rounds at least.
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

/** And at least this much that is: a way that takes 50 ms a round would be told by what else the machine does just then. */
const MEASURED_MS = 5_000

const [way, rounds, ...folders] = process.argv.slice(2)
const chosen = WAYS.find(({ name }) => name === way)
if (!chosen) throw new Error(`no way of reading is named ${way}`)
const { before, read } = chosen
const snapshots = await Promise.all(folders.map(loadSnapshot))

for (let left = WARMING_MS; left > 0; ) left -= round().spentMs * snapshots.length
const all: PageCost[] = []
for (let left = MEASURED_MS; left > 0 || all.length < Number(rounds); ) {
  const cost = round()
  all.push(cost)
  left -= cost.spentMs * snapshots.length
}
const cost: PageCost = {
  spentMs: median(all.map(({ spentMs }) => spentMs)),
  tookMs: median(all.map(({ tookMs }) => tookMs)),
}
process.stdout.write(JSON.stringify(cost))

/** Each page anew, and let go when it is read: nothing of it is remembered from the round before. */
function round(): PageCost {
  let spentMs = 0
  let tookMs = 0
  for (const snapshot of snapshots) {
    const page = { ...snapshot }
    before?.(page)
    const began = performance.now()
    spentMs += spent(() => void read(page))
    tookMs += performance.now() - began
  }
  return { spentMs: spentMs / snapshots.length, tookMs: tookMs / snapshots.length }
}
