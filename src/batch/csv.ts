export type Cell = string | number | undefined

/** One record of CSV after RFC 4180, line end included. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: Cell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const text = withoutFormula(cell)
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** After E.164: a sign and 7 to 15 digits, of which no formula can be made but the number itself. */
const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/

/**
 * Spreadsheets run a cell that begins like a formula; an apostrophe before it makes it text again. The signs are
 * those of OWASP's page on CSV injection, full-width forms included.
 */
function withoutFormula(text: string): string {
  if (PHONE_NUMBER.test(text)) return text
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text
}
