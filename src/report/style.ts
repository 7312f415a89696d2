import { readFileSync } from 'node:fs'
import { SHEET_STYLE } from '../sheet/style-file.ts'

const REPORT_STYLE = new URL('./report.css', import.meta.url)

let read: { readonly sheet: string; readonly report: string } | undefined

/** Reads the style sheets once, and removes comments and indents. */
function styles() {
  read ??= { sheet: shortened(SHEET_STYLE), report: shortened(REPORT_STYLE) }
  return read
}

const shortened = (file: URL): string =>
  withImports(file)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Reads a style sheet with the sheets that it imports, in their order. */
const withImports = (file: URL): string =>
  readFileSync(file, 'utf8').replace(/@import\s"([^"]+)";/g, (_, path: string) =>
    withImports(new URL(path, file)),
  )

/** The style for the page of one brand. */
export const sheetStyle = (): string => `${styles().sheet} ${styles().report}`

/**
 * Returns the style for the index. It has the variables of the sheet, but not the rules for the parts of the
 * sheet.
 */
export function indexStyle(): string {
  const { sheet, report } = styles()
  return `${sheet.slice(0, sheet.indexOf('.sheet'))}${report}`
}
