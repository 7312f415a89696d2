/** Reads the rows of tables, each row for one table alone, however deeply tables stand in each other. */

import { type Element, isTag } from 'domhandler'

const SECTIONS: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot'])

/** The rows of a table, without those of tables in its cells. The parser puts rows only into these places. */
export function rowsOf(table: Element): Element[] {
  return table.children.filter(isTag).flatMap((child) => {
    if (child.name === 'tr') return [child]
    return SECTIONS.has(child.name) ? child.children.filter(isTag).filter(({ name }) => name === 'tr') : []
  })
}

export function cellsOf(row: Element): Element[] {
  return row.children.filter(isTag).filter(({ name }) => name === 'td' || name === 'th')
}
