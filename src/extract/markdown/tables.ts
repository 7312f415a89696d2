import { type Element, isTag } from 'domhandler'
import { findOne } from 'domutils'
import type { Rule } from './elements.ts'

const rows: Rule = (content) => `\n${content}`
const cell: Rule = (content) => ` ${cellText(content)} |`

/**
 * Tables as GFM writes them. Every cell is one line already, and no table stands in another: `html.ts` sees to both. A table without a
 * heading row gets an empty one.
 */
export const TABLE_RULES: Readonly<Record<string, Rule>> = {
  th: cell,
  td: cell,
  tr: (content) => `\n|${content}`,
  thead: rows,
  tbody: rows,
  tfoot: rows,
  caption: (content) => `\n${content.trim()}\n`,
  table: (content, element) => tableText(content, hasHeading(element)),
}

function cellText(content: string): string {
  const lines = content.split('\n').map((line) => line.trim())
  let text = lines
    .filter((line) => line !== '')
    .join('<br> ')
    .replace(/\|/g, '\\|')
  while (text.endsWith('<br>')) text = text.slice(0, -'<br>'.length).trimEnd()
  return text
}

function tableText(content: string, isHeaded: boolean): string {
  const lines = content.split('\n').filter((line) => line.trim() !== '')
  const rows = lines.filter((line) => line.startsWith('|'))
  const caption = lines.filter((line) => !line.startsWith('|')).join(' ')
  const columns = rows.reduce((most, row) => Math.max(most, cellsIn(row)), 0)
  if (columns === 0) return `\n\n${caption}\n\n`
  const [first = '', ...others] = rows
  const heading = isHeaded ? first + '  |'.repeat(columns - cellsIn(first)) : `|${'  |'.repeat(columns)}`
  const body = isHeaded ? others : rows
  return `\n\n${caption}\n\n${[heading, `|${' --- |'.repeat(columns)}`, ...body].join('\n')}\n\n`
}

/** Bars that no backslash takes away, less the first. */
const cellsIn = (row: string): number => (row.match(/(?<!\\)\|/g)?.length ?? 1) - 1

function hasHeading(table: Element): boolean {
  const row = findOne(({ name }) => name === 'tr', table.children)
  if (!row) return false
  if (row.parent && isTag(row.parent) && row.parent.name === 'thead') return true
  return !row.children.some((cell) => isTag(cell) && cell.name === 'td')
}
