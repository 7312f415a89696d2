import { type Element, isTag, isText } from 'domhandler'
import type { Fact } from '../../model/facts.ts'
import { foldSpace, select, selectorOf } from '../../snapshot/dom.ts'
import { cellsOf, rowsOf } from '../../snapshot/rows.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { visibleTextWithin } from '../../snapshot/text.ts'

/** A table with more rows is raw data and does not answer a question. */
const MAX_ROWS = 200
/** A table with more characters in a cell is only used for layout. */
const MAX_CELL_CHARS = 600

/** Makes facts of each row by its first cell, each column by its head, and all rows by their columns. */
export function tableFacts(snapshot: Snapshot): Fact[] {
  return select(snapshot, 'body table').flatMap((table) => {
    const grid = gridOf(table)
    return grid ? factsOfGrid(grid, selectorOf(table)) : []
  })
}

/** A longer text does not name a column. */
const MAX_HEAD_CHARS = 40
/** The elements around the bold text of a cell, with the bold one. */
const MAX_BOLD_DEPTH = 3

/** A cell of a table with its text. */
export interface GridCell {
  readonly text: string
  readonly isHead: boolean
  readonly element: Element
}

/** Returns the rows of a table that have text; undefined for a table that is only used for layout. */
export function gridOf(table: Element): GridCell[][] | undefined {
  const rows: GridCell[][] = []
  for (const row of rowsOf(table).slice(0, MAX_ROWS)) {
    const cells = readCells(row)
    if (!cells) return undefined
    rows.push(cells)
  }
  return rows.filter((cells) => cells.some(({ text }) => text !== ''))
}

/** Returns the cells of a row; undefined when one has so much text that the table is only used for layout. */
function readCells(row: Element): GridCell[] | undefined {
  const cells: GridCell[] = []
  for (const element of cellsOf(row)) {
    const text = visibleTextWithin(element, MAX_CELL_CHARS)
    if (text === undefined) return undefined
    cells.push({ text: foldSpace(text), isHead: element.name === 'th', element })
  }
  return cells
}

/** Whether the first row has the names of all columns. */
export function hasHeads(grid: readonly (readonly GridCell[])[]): boolean {
  const [first = [], ...others] = grid
  const columns = columnsIn(grid)
  if (first.length !== columns || columns < 2) return false
  return first.slice(1).every(({ isHead }) => isHead) || isLikeHeads(first, others)
}

/**
 * Whether ordinary cells are heads, as in many tables: they are in `<thead>`, or they are bold and the next
 * row is not. A bold row with digits has values.
 */
function isLikeHeads(first: readonly GridCell[], others: readonly (readonly GridCell[])[]): boolean {
  const [next, ...more] = others.filter(({ length }) => length === first.length)
  const texts = first.map(({ text }) => text)
  const areNames =
    texts.slice(1).every((text) => text !== '' && text.length <= MAX_HEAD_CHARS) &&
    new Set(texts).size === texts.length
  if (!areNames || !next || more.length === 0) return false
  if (first.every(isInHead)) return !next.every(isInHead)
  return !texts.some((text) => /\d/.test(text)) && areBold(first) && !areBold(next)
}

function isInHead({ element }: GridCell): boolean {
  const section = element.parent?.parent
  return section != null && isTag(section) && section.name === 'thead'
}

/** Whether all text of a row is bold. The first cell may be empty. */
const areBold = (row: readonly GridCell[]) =>
  row.every(({ text, element }, at) => (at === 0 && text === '') || isBold(element))

function isBold(cell: Element): boolean {
  let element = cell
  for (let depth = 0; depth < MAX_BOLD_DEPTH; depth++) {
    const [only, ...more] = element.children.filter((one) => !isText(one) || one.data.trim() !== '')
    if (!only || more.length > 0 || !isTag(only)) return false
    if (only.name === 'b' || only.name === 'strong') return true
    element = only
  }
  return false
}

const columnsIn = (grid: readonly (readonly GridCell[])[]) => Math.max(...grid.map(({ length }) => length), 0)

function factsOfGrid(grid: readonly (readonly GridCell[])[], where: string): Fact[] {
  const [first = [], ...others] = grid
  const columns = columnsIn(grid)
  if (!hasHeads(grid)) return columns === 2 ? grid.flatMap((cells) => pairOf(cells, where)) : []
  const heads = first.map(({ text }) => text)
  const rows = others.map((cells) =>
    Object.fromEntries(
      cells.flatMap(({ text }, at) => (heads[at] && text ? [[heads[at], text] as const] : [])),
    ),
  )
  const whole: Fact = {
    kind: 'table',
    label: heads.filter(Boolean).join(' '),
    values: others.map((cells) => cells[0]?.text ?? '').filter(Boolean),
    rows,
    where,
  }
  const cells = others.flatMap((row) =>
    row.slice(1).flatMap(({ text }, at): Fact[] => {
      const label = `${row[0]?.text ?? ''} ${heads[at + 1] ?? ''}`.trim()
      return text && label ? [{ kind: 'table', label, values: [text], where }] : []
    }),
  )
  const lists = heads.flatMap((label, at): Fact[] => {
    const values = others.map((row) => row[at]?.text ?? '').filter(Boolean)
    return label && values.length > 1 ? [{ kind: 'table', label, values, where }] : []
  })
  return [whole, ...lists, ...(columns === 2 ? others.flatMap((row) => pairOf(row, where)) : []), ...cells]
}

function pairOf([name, value]: readonly GridCell[], where: string): Fact[] {
  if (!name?.text || !value?.text) return []
  return [{ kind: 'table', label: name.text.replace(/\s*:$/, ''), values: [value.text], where }]
}
