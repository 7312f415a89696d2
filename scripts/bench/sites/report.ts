import { cpus } from 'node:os'
import { median } from '../../measuring/median.ts'
import type { Figures } from './bench.ts'
import { thisCommit } from './trees.ts'

export type Row = Readonly<Record<string, string>>

/**
 * A row a figure: of this tree, of the earlier one, and the ratio, each with its spread over the rounds. A
 * cell stays empty where there is no figure.
 */
export function rowsOf([now = [], before]: readonly (readonly Figures[])[]): Row[] {
  const names = new Set([...now, ...(before ?? [])].flatMap((figures) => Object.keys(figures)))
  return [...names].map((name) => {
    const ratios = before?.map(
      (figures, at) => (now[at]?.[name] ?? Number.NaN) / (figures[name] ?? Number.NaN),
    )
    return {
      figure: name,
      now: spread(now.map((figures) => figures[name])),
      ...(before &&
        ratios && { before: spread(before.map((figures) => figures[name])), ratio: spread(ratios) }),
    }
  })
}

/** The report in Markdown: how it was measured, and a table of the rows. */
export function report(how: string, against: string | undefined, rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {})
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
  const [cpu] = cpus()
  return [
    '# Benchmarks\n\nWritten by `npm run bench:sites -- --out BENCHMARKS.md`.\n\n',
    `${how}; ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, `,
    `${cpus().length} processors (${cpu?.model ?? 'of an unknown kind'}). `,
    `This tree is ${thisCommit()}${against ? `, the other one ${against}` : ''}. `,
    'Seconds are of a processor, over all processes of a command; memory is that of all its processes. ',
    'Each cell is the median of the rounds, and in brackets the least and the most.\n\n',
    ...[names, names.map(() => '---'), ...rows.map((row) => names.map((name) => row[name] ?? ''))].map(line),
  ].join('')
}

function spread(given: readonly (number | undefined)[]): string {
  const figures = given.filter((one): one is number => Number.isFinite(one))
  if (figures.length === 0) return ''
  const [least, most] = [Math.min(...figures), Math.max(...figures)]
  return `${written(median(figures))} (${written(least)}-${written(most)})`
}

/** With two decimals, or none where these would say nothing. */
const written = (figure: number) => figure.toFixed(figure < 100 && !Number.isInteger(figure) ? 2 : 0)
