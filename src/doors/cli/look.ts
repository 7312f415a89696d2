import type { Look } from '../../calls/doors.ts'
import { cut, cutAtWord } from './layout.ts'
import { jsonText } from './output.ts'
import { tableText } from './table.ts'
import { escaped, type Painter, safe } from './terminal.ts'

/** Returns the functions with which commands that are defined in `calls/` format text for a stream. */
export function lookFor(painter: Painter): Look {
  return {
    ...painter,
    ...{ safe, escaped, jsonText, cut, cutAtWord },
    table: (headings, rows, numbers) => tableText(headings, rows, numbers, painter),
  }
}
