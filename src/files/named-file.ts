import { readFileSync } from 'node:fs'
import { wholeText } from '../formats/text/utf.ts'
import { BlazonError } from '../model/errors.ts'

/**
 * Reads a file that the operator has named, without a byte order mark. `what` describes the file in words.
 * Throws `invalid_input` with the system's reason, and for a file that is not text in UTF-8 or UTF-16.
 */
export function readNamedFile(what: string, file: string): string {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (thrown) {
    throw notRead(`The ${what} ${file}`, thrown)
  }
  const text = wholeText(bytes)
  if (text !== undefined) return text
  throw new BlazonError(
    'invalid_input',
    `The ${what} ${file} is no text in UTF-8 or UTF-16: save it in UTF-8.`,
  )
}

/** The error (`invalid_input`) for a file that the operator has named and that the system does not read. */
export function notRead(file: string, thrown: unknown): BlazonError {
  if (thrown instanceof BlazonError) return thrown
  // Node's message up to the first comma, as in "ENOENT: no such file or directory, open 'list.txt'".
  const reason = String(thrown instanceof Error ? thrown.message : thrown).split(',', 1)[0]
  return new BlazonError('invalid_input', `${file} cannot be read (${reason}).`, { cause: thrown })
}
