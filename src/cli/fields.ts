import { FIELD_NAMES, fieldOf } from '../extract/index.ts'
import { BlazonError } from '../model/errors.ts'
import type { FieldName } from '../model/record.ts'
import { hanging, wrapped } from './layout.ts'

// A file of its own, loaded by the commands that need it: it loads every extractor, which takes longer than
// all of `blazon --help`.

/** The field of that name. Throws `invalid_input`, with the names of all fields, when there is none. */
export function fieldName(text: string): FieldName {
  const field = FIELD_NAMES.find((name) => name === text)
  if (field) return field
  throw new BlazonError('invalid_input', `There is no field "${text}". Fields: ${FIELD_NAMES.join(', ')}.`)
}

/** The columns of a help that is not written to a terminal, and those before what is said of a field. */
const HELP_COLUMNS = 80
const INDENT = 16

/** All fields with what they are, one a line. */
export function fieldsHelp(): string {
  const lines = FIELD_NAMES.map((name) => {
    const about = wrapped(fieldOf(name).about, HELP_COLUMNS - INDENT)
    return `  ${name.padEnd(INDENT - 2)}${hanging(about, INDENT)}`
  })
  return ['', 'Fields:', ...lines].join('\n')
}
