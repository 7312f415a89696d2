import { readNamedFile } from '../../files/named-file.ts'
import { checkPoints } from '../../model/data-points.ts'
import { BlazonError } from '../../model/errors.ts'
import type { DataPoint } from '../../model/query.ts'

/** Option for a file of questions about a site. */
export const ASK = [
  '--ask <file>',
  'JSON list of points: name, type (text, number, date, boolean, list, url), description',
] as const

/** The data points of a file. Rejects with `invalid_input` for an unreadable file or invalid points. */
export async function pointsIn(file: string | undefined): Promise<readonly DataPoint[] | undefined> {
  if (file === undefined) return undefined
  const points: unknown = jsonIn(readNamedFile('list of points', file), file)
  checkPoints(points)
  return points
}

/** Returns the value of a JSON text. Throws `invalid_input` with the name of its file. */
export function jsonIn(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new BlazonError('invalid_input', `${file} is no JSON: ${(cause as Error).message}`, { cause })
  }
}
