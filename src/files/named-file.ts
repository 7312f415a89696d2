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
    const reason = String(thrown instanceof Error ? thrown.message : thrown).split(',', 1)[0]
    throw new BlazonError('invalid_input', `The ${what} ${file} cannot be read (${reason}).`, {
      cause: thrown,
    })
  }
  const text = wholeText(bytes)
  if (text !== undefined) return text
  throw new BlazonError(
    'invalid_input',
    `The ${what} ${file} is no text in UTF-8 or UTF-16: save it in UTF-8.`,
  )
}
