import { readFileSync } from 'node:fs'
import { BlazonError } from '../model/errors.ts'

/**
 * The text of a file that the operator has named. `what` says in words which file it is. Throws
 * `invalid_input` with the system's reason.
 */
export function readNamedFile(what: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (thrown) {
    const reason = String(thrown instanceof Error ? thrown.message : thrown).split(',', 1)[0]
    throw new BlazonError('invalid_input', `The ${what} ${file} cannot be read (${reason}).`, {
      cause: thrown,
    })
  }
}
