import type { Producer } from '../../../src/model/options.ts'
import { median } from '../../measuring/median.ts'
import { spentMs } from '../../measuring/processor-time.ts'
import { table } from '../../measuring/table.ts'
import { type Cost, costOf, medianCost } from './cost.ts'
import type { OpenPages } from './opened.ts'

/** Rounds of captures that are counted, after one that is not. */
const CAPTURE_ROUNDS = 2

/** Prints the cost of each page by stage, then the cost of records and captures over all pages. */
export async function printPages(pages: OpenPages, rounds: number): Promise<void> {
  const first = pages.snapshots.map(costOf)
  const warm = pages.snapshots.map((snapshot) => medianCost(snapshot, rounds))
  printStages(pages.names, warm, rounds)
  const ways: [string, readonly number[]][] = [
    ['styles and what is read from them, warm', warm.map(({ all = 0 }) => all)],
    ['the whole record, first time', first.map(({ describe = 0 }) => describe)],
    ['the whole record, warm', warm.map(({ describe = 0 }) => describe)],
  ]
  if (process.platform === 'linux' && pages.domains.length > 0) {
    ways.push(['capture over http, warm', await capturesOf(pages, 'cascade')])
    if (pages.blazon.browser) ways.push(['capture by the browser, warm', await capturesOf(pages, 'browser')])
  }
  const [base = 1] = ways.map(([, all]) => median(all))
  const rows = ways.map(([way, all]) => ({
    way,
    mean: mean(all),
    median: median(all),
    ratio: median(all) / base,
  }))
  process.stdout.write(`${table(rows)}\n`)
}

/** One row a page, then the median and the largest of each stage. */
function printStages(names: readonly string[], costs: readonly Cost[], rounds: number): void {
  const title = `in memory, warm, median of ${rounds}`
  const stages = Object.keys(costs[0] ?? {})
  const over = (of: (all: readonly number[]) => number): Cost =>
    Object.fromEntries(stages.map((stage) => [stage, of(costs.map((cost) => cost[stage] ?? 0))]))
  const rows: Record<string, string | number>[] = names.map((name, at) => ({ [title]: name, ...costs[at] }))
  rows.push(
    { [title]: 'median', ...over(median) },
    { [title]: 'largest', ...over((all) => Math.max(...all)) },
  )
  process.stdout.write(`processor ms a page\n${table(rows)}\n\n`)
}

/** Processor milliseconds per capture, the browser's processes and the fixtures' own server included. */
async function capturesOf({ blazon, domains }: OpenPages, producer: Producer): Promise<number[]> {
  const spent: number[] = []
  for (let round = 0; round <= CAPTURE_ROUNDS; round++) {
    for (const domain of domains) {
      const before = spentMs()
      await blazon.capture({ domain }, { producer })
      if (round > 0) spent.push(spentMs() - before)
    }
  }
  return spent
}

function mean(all: readonly number[]): number {
  return all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length)
}
