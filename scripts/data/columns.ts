/** How tables are compiled that programs read as lists of cells, and not as rows with names. */

import { z } from 'zod'

/** A row of one column, which is a list of words, of hosts or the like. */
export const column = <Row extends object>() => ({
  schema: z.array(z.string()),
  from: (rows: readonly Row[]): string[] => rows.map((row) => String(Object.values(row)[0])),
})

/** Rows as tuples, in the order of the columns, which take half of the room of objects. */
export const tuples = <Row extends object>(...cells: readonly [z.ZodType, ...z.ZodType[]]) => ({
  schema: z.array(z.tuple([...cells])),
  from: (rows: readonly Row[]): unknown[][] => rows.map((row) => Object.values(row)),
})
