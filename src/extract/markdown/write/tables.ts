import type TurndownService from 'turndown'
import { byName } from '../../../model/by-name.ts'

/**
 * Adds turndown rules for GFM tables. The rules of the GFM plugin take time in proportion to the square of
 * the number of rows; these rules do not. `html.ts` ensures that every cell is one line and that no table is
 * nested. A table without a heading row gets an empty one, which GFM requires.
 */
export function writeTables(service: TurndownService): void {
  service.addRule('cell', { filter: ['th', 'td'], replacement: (content) => ` ${cellText(content)} |` })
  service.addRule('row', { filter: 'tr', replacement: (content) => `\n|${content}` })
  service.addRule('rows', { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => `\n${content}` })
  service.addRule('caption', { filter: 'caption', replacement: (content) => `\n${content.trim()}\n` })
  service.addRule('table', {
    filter: 'table',
    replacement: (content, node) => tableText(content, hasHeading(node), rulesOf(node)),
  })
}

function cellText(content: string): string {
  const lines = content.split('\n').map((line) => line.trim())
  let text = lines
    .filter((line) => line !== '')
    .join('<br> ')
    .replace(BAR, (bar, before: string) => (before.length % 2 === 0 ? `${before}\\|` : bar))
  while (text.endsWith('<br>')) text = text.slice(0, -'<br>'.length).trimEnd()
  return text
}

/**
 * Matches a vertical bar with the backslashes before it. An odd number of them escapes the bar; after an even
 * number it would end the cell, even in inline code.
 */
const BAR = /(?<!\\)(\\*)\|/g

function tableText(content: string, isHeaded: boolean, rules: readonly string[]): string {
  const lines = content.split('\n').filter((line) => line.trim() !== '')
  const rows = lines.filter((line) => line.startsWith('|'))
  const caption = lines.filter((line) => !line.startsWith('|')).join(' ')
  const columns = rows.reduce((most, row) => Math.max(most, cellsIn(row)), 0)
  if (columns === 0) return `\n\n${caption}\n\n`
  const [first = '', ...others] = rows
  const heading = isHeaded ? first + '  |'.repeat(columns - cellsIn(first)) : `|${'  |'.repeat(columns)}`
  const body = isHeaded ? others : rows
  return `\n\n${caption}\n\n${[heading, ruleText(columns, rules), ...body].join('\n')}\n\n`
}

const ruleText = (columns: number, rules: readonly string[]): string =>
  `|${Array.from({ length: columns }, (_, at) => ` ${rules[at] ?? '---'} |`).join('')}`

const RULES = byName<string>({ left: ':---', center: ':---:', right: '---:' })

/** Returns the alignments of the columns by the cells of the first row. */
function rulesOf(table: Node): readonly string[] {
  const row = first(table, 'TR')
  const cells = row ? [...row.childNodes].filter(({ nodeName }) => /^T[HD]$/.test(nodeName)) : []
  return cells.map((cell) => RULES[(cell as Element).getAttribute('align')?.toLowerCase() ?? ''] ?? '---')
}

/** Counts the cells in a row by its unescaped bars. The first bar begins the row, so it is not counted. */
const cellsIn = (row: string): number => (row.match(/(?<!\\)\|/g)?.length ?? 1) - 1

function hasHeading(table: Node): boolean {
  const row = first(table, 'TR')
  if (!row) return false
  if (row.parentNode?.nodeName === 'THEAD') return true
  for (let cell = row.firstChild; cell; cell = cell.nextSibling) if (cell.nodeName === 'TD') return false
  return true
}

function first(node: Node, name: string): Node | undefined {
  for (let child = node.firstChild; child; child = child.nextSibling) {
    const found = child.nodeName === name ? child : first(child, name)
    if (found) return found
  }
  return undefined
}
