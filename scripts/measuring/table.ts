/** Returns rows as text in columns. Numbers that are not whole have one decimal. */
export function table(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [names, ...rows.map((row) => names.map((name) => cell(row[name])))]
  const widths = names.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  return lines.map((line) => line.map((text, at) => aligned(text, widths[at] ?? 0, at)).join('  ')).join('\n')
}

function cell(value: string | number | undefined): string {
  if (typeof value !== 'number') return value ?? ''
  return Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(1)
}

/** Aligns names to the left, figures to the right. */
function aligned(text: string, width: number, column: number): string {
  return column === 0 ? text.padEnd(width) : text.padStart(width)
}
