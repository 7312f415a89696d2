/** Writes texts of a page into Markdown. */

/** More of a text is left out. */
const MAX_CHARS = 120

/** Writes a text as one line in which no character is a sign of Markdown or MDX. */
export function plain(text: string): string {
  const line = text.replace(/[\s\p{C}]+/gu, ' ').trim()
  const cut = [...line].slice(0, MAX_CHARS).join('')
  return cut.replace(/[\\`*_{}[\]<>#|~$&!()]/g, '\\$&')
}

/** Writes a text as code within a line. */
export function code(text: string): string {
  const line = text
    .replace(/[\s\p{C}]+/gu, ' ')
    .replaceAll('`', "'")
    .trim()
  return `\`${[...line]
    .slice(0, 2 * MAX_CHARS)
    .join('')
    .replaceAll('|', '\\|')}\``
}

/** Writes a table with these headings; nothing without rows. Cells are Markdown. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
  return `${line(headings)}${line(headings.map(() => '---'))}${rows.map(line).join('')}`
}
