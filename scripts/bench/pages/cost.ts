import { extractors } from '../../../src/extract/index.ts'
import { styleguide } from '../../../src/extract/styleguide/index.ts'
import { describe } from '../../../src/paths/describe.ts'
import { documentOf } from '../../../src/snapshot/dom.ts'
import type { Snapshot } from '../../../src/snapshot/snapshot.ts'
import { stylesOf } from '../../../src/snapshot/styles.ts'
import { median } from '../../measuring/median.ts'

/** What is read from styles, by the name of its row, in the order in which it is computed. */
const STYLE_STAGES: Readonly<Record<string, (snapshot: Snapshot) => unknown>> = {
  html: documentOf,
  styles: stylesOf,
  colours: extractors.colors,
  fonts: extractors.fonts,
  styleguide,
}

/** Processor milliseconds by stage. `all` is their sum; `describe` is a whole record, computed again. */
export type Cost = Readonly<Record<string, number>>

/**
 * Returns what a snapshot in memory costs. A new object has no memoised views, so that everything is
 * computed.
 */
export function costOf(snapshot: Snapshot): Cost {
  const fresh = { ...snapshot }
  const stages = Object.entries(STYLE_STAGES).map(([name, run]) => [name, spent(() => run(fresh))] as const)
  const all = stages.reduce((sum, [, ms]) => sum + ms, 0)
  return { ...Object.fromEntries(stages), all, describe: spent(() => describe({ ...snapshot })) }
}

/** Returns the median of each stage over `rounds` rounds, after one that is not counted. */
export function medianCost(snapshot: Snapshot, rounds: number): Cost {
  costOf(snapshot)
  const costs = Array.from({ length: rounds }, () => costOf(snapshot))
  const names = Object.keys(costs[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(costs.map((cost) => cost[name] ?? 0))]))
}

/** Returns the processor milliseconds of a call, including those of garbage collection and compilation. */
export function spent(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
