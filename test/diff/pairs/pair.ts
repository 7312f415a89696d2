import { compareTexts } from '../../../src/diff/text/index.ts'
import type { Difference } from '../../../src/model/monitors.ts'
import { linesOfPage } from './lines.ts'

/** The body of a page before and after, and what the report must name; nothing: only noise differs. */
export interface Pair {
  readonly name: string
  readonly before: string
  readonly after: string
  /** The second visit of the same run. Default: the same as the first. */
  readonly again?: string
  readonly changes: readonly string[]
  /** Days between the visits. Default: 10. */
  readonly days?: number
}

const AFTER = Date.UTC(2026, 10, 30, 12)
const DAY_MS = 86_400_000

/** What a run reports of a pair. */
function reportOf({ before, after, again = after, days = 10 }: Pair): Difference | undefined {
  const seen = (html: string, at: number) => ({ text: linesOfPage(html), at })
  return compareTexts({
    ...{ url: 'https://a.example/', unstable: {}, folds: true, before: seen(before, AFTER - days * DAY_MS) },
    ...{ after: seen(after, AFTER), again: seen(again, AFTER) },
  }).difference
}

/** What is wrong with the report of a pair; undefined when it is right. */
export function faultOf(pair: Pair): string | undefined {
  const report = reportOf(pair)
  if (pair.changes.length === 0) return report && `${pair.name}: false alarm: ${report.diff}`
  const missing = pair.changes.filter((change) => !report?.diff?.includes(change))
  return missing.length > 0 ? `${pair.name}: not seen: ${missing.join(', ')}` : undefined
}
