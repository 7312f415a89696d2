import { documentOf, select } from '../../../src/snapshot/dom.ts'
import { table } from '../../measuring/table.ts'
import { medianCost } from './cost.ts'
import { madePage } from './made.ts'

const ELEMENTS: readonly number[] = [1_000, 5_000, 10_000, 50_000]
const RULES: readonly number[] = [1_000, 10_000, 100_000]

/**
 * Prints how cost grows with elements and rules, on generated pages. The cost of 1,000 elements must not grow
 * with their number.
 */
export function printCurve(rounds: number): void {
  const rows = RULES.flatMap((rules) =>
    ELEMENTS.map((elements) => {
      const page = madePage(elements, rules)
      const made = select(page, '*').length
      documentOf(page)
      const cost = medianCost(page, rounds)
      const perThousand = ((cost.all ?? 0) * 1000) / made
      return { rules, elements: made, ...cost, 'all / 1,000 elements': perThousand }
    }),
  )
  process.stdout.write(`made pages in memory, processor ms, warm, median of ${rounds}\n${table(rows)}\n`)
}
