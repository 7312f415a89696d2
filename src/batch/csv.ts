export type Cell = string | number | undefined

/** Writes one record of CSV by RFC 4180, with its line end. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: Cell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const text = withoutFormula(cell.replace(CONTROLS, ''))
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Matches control characters, which are removed, because they could control a terminal. */
const CONTROLS = /\p{Cc}(?<![\t\r\n])/gu

/** Matches a phone number by E.164, which spreadsheets read as a number and not as a formula. */
const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/

/**
 * Turns a cell that begins like a formula into a text, because spreadsheets would run the formula. It puts an
 * apostrophe before the text, also where the text already begins with one, so that removing one apostrophe
 * always restores the original. The signs of formulas are those of OWASP's page on CSV injection, with their
 * full-width forms; a sign alone does nothing.
 */
function withoutFormula(text: string): string {
  if (PHONE_NUMBER.test(text)) return text
  const inside = text.replace(AFTER_SEPARATOR, "$&'")
  return /^'*(?:\s*[=+\-@＝＋－＠]\s*\S|[\t\r\n])/.test(text) ? `'${inside}` : inside
}

/**
 * Matches a separator before a formula, because some programs split rows at separators other than commas. In
 * many countries the semicolon is the separator, and then the quotation marks around a cell have no effect.
 * Of several separators the last one matches, so that the time is linear.
 */
const AFTER_SEPARATOR = /[;|\t\r\n](?=(?:['"]|[^\S\t\r\n])*[=+\-@＝＋－＠]\s*\S)/g
