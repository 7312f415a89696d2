// node --import tsx scripts/bench/pages/read-pages.ts WAY ROUNDS FOLDER ...
// Prints as JSON what reading a page in one way costs, over at least that number of rounds.
import { loadSnapshot } from '../../../src/capture/recording/snapshot-folder.ts'
import { median } from '../../measuring/median.ts'
import { spent } from './cost.ts'
import { WAYS } from './ways.ts'

/** Milliseconds a page: processor time and wall time. */
export interface PageCost {
  readonly spentMs: number
  readonly tookMs: number
}

/** Processor milliseconds before measuring begins, in which V8 compiles the code. */
const WARMING_MS = 5_000

/**
 * Minimum of measured processor milliseconds: a single round of 50 ms would depend on what else the machine
 * does.
 */
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

/** Reads each page as a new object, so that no view is remembered from the round before. */
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
