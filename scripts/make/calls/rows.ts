/** A row of a table: its first cells are made, and the others are written by hand. */
export interface Row {
  /** How its line begins. */
  readonly start: string
  readonly made: readonly string[]
  /** The cells behind them, while nobody has written them. */
  readonly unwritten: readonly string[]
}

/** The page with these rows in place of those that begin in the same way. New ones follow the last one. */
export function withRows(page: string, rows: readonly Row[]): string {
  const lines = page.split('\n')
  const places = rows.map(({ start }) => lines.findIndex((line) => line.startsWith(`| ${start}`)))
  const last = Math.max(...places)
  if (last < 0) throw new Error(`The page has no row that begins with ${rows[0]?.start}.`)
  const added: string[] = []
  for (const [at, { made, unwritten }] of rows.entries()) {
    const place = places[at] ?? -1
    const written = cellsOf(lines[place] ?? '').slice(made.length)
    const cells = [...made.map((cell) => cell.replaceAll('|', '\\|')), ...(place < 0 ? unwritten : written)]
    const line = `| ${cells.join(' | ')} |`.replace('|  |', '| |')
    if (place < 0) added.push(line)
    else lines[place] = line
  }
  return lines.toSpliced(last + 1, 0, ...added).join('\n')
}

function cellsOf(line: string): readonly string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())
}
