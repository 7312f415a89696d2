/**
 * What is wrong in a file of data/, for whoever wrote it: the file, the place, and the rule that it breaks.
 */

import { z } from 'zod'

export class Fault extends Error {}

/** Reads JSON of that shape. `file` is its path below data/. Throws a `Fault` that names the file. */
export function readAs<Value>(shape: z.ZodType<Value>, file: string, content: string): Value {
  const read = shape.safeParse(parsed(file, content))
  if (!read.success) throw new Fault(`data/${file}: ${z.prettifyError(read.error)}`)
  return read.data
}

/** What a JSON file holds, of whatever shape. */
export function parsed(file: string, content: string): unknown {
  try {
    return JSON.parse(content)
  } catch (thrown) {
    throw new Fault(`data/${file} is no JSON: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
  }
}
