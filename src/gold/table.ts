/** Prints the scores of an evaluation. */

import type { Accuracy } from './evaluate.ts'

interface Shown {
  /** Lowest allowed mean of each score, shown in a column of its own. */
  readonly floors?: Readonly<Record<string, number>>
  /** Whether the sites with wrong values are listed after the table. */
  readonly worst?: boolean | undefined
}

/** Returns the scores as a table in plain text. */
export function accuracyTable({ cases, fields }: Accuracy, { floors, worst = false }: Shown = {}): string {
  const row = (field: string, mean: string, floor: string, count: string) =>
    [field.padEnd(22), mean.padStart(6), ...(floors ? [floor.padStart(6)] : []), count.padStart(6)].join(' ')
  const rows = Object.entries(fields).map(([field, { mean, cases }]) =>
    row(field, mean.toFixed(3), floors?.[field]?.toFixed(3) ?? '-', String(cases)),
  )
  const lost = cases.flatMap(({ domain, scores }) => {
    const short = Object.entries(scores).filter(([, value]) => value < 1)
    const list = short.map(([field, value]) => `${field} ${value.toFixed(2)}`).join(', ')
    return short.length > 0 ? [`${domain}: ${list}`] : []
  })
  const lines = [row('field', 'mean', 'floor', 'sites'), ...rows, ...(worst ? ['', ...lost] : [])]
  return lines.map((line) => `${line}\n`).join('')
}
