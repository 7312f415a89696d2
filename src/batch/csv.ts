export type Cell = string | number | undefined

/** One record of CSV by RFC 4180, with its line end. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: Cell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const text = withoutFormula(cell.replace(CONTROLS, ''))
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Control characters are removed: no cell needs them, and they would control a terminal that shows the table.
 */
const CONTROLS = /\p{Cc}(?<![\t\r\n])/gu

/**
 * A phone number by E.164: a sign and 7 to 15 digits. A spreadsheet reads it as a number, not as a formula.
 */
const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/

/**
 * Spreadsheets run a cell that begins like a formula. An apostrophe before it makes it text. The signs are
 * those of OWASP's page on CSV injection, with their full-width forms; a sign alone does nothing. A text that
 * already begins with such an apostrophe gets a second one, so that the removal of one always restores the
 * original text.
 */
function withoutFormula(text: string): string {
  if (PHONE_NUMBER.test(text)) return text
  const inside = text.replace(AFTER_SEPARATOR, "$&'")
  return /^'*(?:\s*[=+\-@＝＋－＠]\s*\S|[\t\r\n])/.test(text) ? `'${inside}` : inside
}

/**
 * The place where a formula would begin for a program that splits rows at another separator. In many
 * countries that is the semicolon, and the quotation marks around a cell do not count then. Of several
 * separators the last one counts, so that the time is linear.
 */
const AFTER_SEPARATOR = /[;|\t\r\n](?=(?:['"]|[^\S\t\r\n])*[=+\-@＝＋－＠]\s*\S)/g
