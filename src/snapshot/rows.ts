/** Reads the rows of a table, but not the rows of tables in its cells, however deeply tables are nested. */

import { type Element, isTag } from 'domhandler'

const SECTIONS: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot'])

/** Returns the rows of a table. The parser puts rows only into the table itself and into its sections. */
export function rowsOf(table: Element): Element[] {
  return table.children.filter(isTag).flatMap((child) => {
    if (child.name === 'tr') return [child]
    return SECTIONS.has(child.name) ? child.children.filter(isTag).filter(({ name }) => name === 'tr') : []
  })
}

export function cellsOf(row: Element): Element[] {
  return row.children.filter(isTag).filter(({ name }) => name === 'td' || name === 'th')
}
