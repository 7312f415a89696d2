/** Writes texts and tables as HTML. */

const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign as '&'])

/**
 * Writes rows as a table. The first row becomes the heading, because every table in Markdown has a heading.
 */
export function tableHtml(rows: readonly (readonly string[])[]): string {
  const [first = [], ...others] = rows
  const row = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell).replace(/\r\n?|\n/g, '<br>')}</${tag}>`).join('')}</tr>`
  return `<table><thead>${row(first, 'th')}</thead><tbody>${others.map((each) => row(each, 'td')).join('\n')}</tbody></table>`
}

/** Writes rows as a table of GitHub-flavoured Markdown. The first row becomes the heading. */
export function tableMarkdown(rows: readonly (readonly string[])[]): string {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0)
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cellText(cells[at] ?? '')).join(' | ')} |`
  const [first = [], ...others] = rows
  return [line(first), `|${' --- |'.repeat(width)}`, ...others.map(line)].join('\n')
}

const cellText = (cell: string) =>
  cell
    .trim()
    .replace(/[\\|]/g, '\\$&')
    .replace(/\r\n?|\n/g, '<br>')
