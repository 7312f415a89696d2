/** Makes things of the rows of tables, and of the columns where the first column names what they have. */

import type { Element } from 'domhandler'
import type { Cell, Entity, Things } from '../../../model/facts.ts'
import { attribute, baseUrlOf, select, selectorOf } from '../../../snapshot/dom.ts'
import type { Snapshot } from '../../../snapshot/snapshot.ts'
import { type GridCell, gridOf, hasHeads } from '../tables.ts'
import { entriesOf, linkCells, textIn, withCurrency } from './cells.ts'
import { headingAbove } from './groups.ts'

/** Signs that a plan has something. */
const HAS = /^[✓✔✅☑]/u

export const tableThings = (snapshot: Snapshot): Things[] =>
  select(snapshot, 'body table').flatMap((table) => thingsOfTable(snapshot, table))

/** Returns the rows of a table with heads, and its columns where they are things as well. */
export function thingsOfTable(snapshot: Snapshot, table: Element): Things[] {
  const grid = gridOf(table)
  if (!grid || !hasHeads(grid)) return []
  const [first = [], ...rows] = grid
  const heads = first.map(({ text }) => text)
  const [caption] = select(snapshot, 'caption', table)
  const heading = caption ? textIn(caption) : headingAbove(table)
  const of = { kind: 'table', ...(heading && { heading }), where: selectorOf(table) } as const
  const base = baseUrlOf(snapshot)
  const things = rows.map((row) => rowOf(snapshot, heads, row, base)).filter(({ cells }) => cells.length > 0)
  const isOfColumns = heads.length > 2 && (heads[0] === '' || rows.every(([name]) => name?.isHead))
  return [
    { ...of, label: heads.filter(Boolean).join(' '), things },
    ...(isOfColumns
      ? [{ ...of, label: rows.map(([name]) => name?.text ?? '').join(' '), things: columnsOf(heads, rows) }]
      : []),
  ].filter((group) => group.things.length > 0)
}

function rowOf(snapshot: Snapshot, heads: readonly string[], row: readonly GridCell[], base: string): Entity {
  const cells = row.flatMap(({ text, element }, at): Cell[] => {
    const head = heads[at] || (at === 0 ? 'name' : '')
    if (head === '') return []
    const [list] = select(snapshot, 'ul, ol', element)
    const entries = list ? entriesOf(list) : []
    const [link] = select(snapshot, 'a[href]', element)
    const isLink = link && !attribute(link, 'href')?.startsWith('#')
    return [
      ...(entries.length > 0
        ? [{ labels: [head], values: entries, isList: true as const }]
        : text === ''
          ? []
          : // The first column names the rows, whatever it is called.
            [{ labels: at === 0 ? [head, 'name'] : [head], values: [text] }]),
      ...(isLink ? linkCells(link, base, [`${head} url`]).slice(-1) : []),
    ]
  })
  return { cells: withCurrency(cells) }
}

/** Each column is a thing that has the name of its head, and the names of the rows with a sign as a list. */
function columnsOf(heads: readonly string[], rows: readonly (readonly GridCell[])[]): Entity[] {
  return heads.slice(1).map((head, column) => {
    const cells = rows.flatMap((row): Cell[] => {
      const [label, value] = [row[0]?.text, row[column + 1]?.text]
      return label && value ? [{ labels: [label], values: [value] }] : []
    })
    const features = cells.flatMap(({ labels, values }) => (HAS.test(values[0] ?? '') ? labels : []))
    return {
      cells: withCurrency([
        { labels: ['name', 'title'], values: [head] },
        ...cells,
        ...(features.length > 0 ? [{ labels: ['features'], values: features, isList: true as const }] : []),
      ]),
    }
  })
}
