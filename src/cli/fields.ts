import { FIELD_NAMES, fieldOf } from '../fields/index.ts'
import { BlazonError } from '../model/errors.ts'
import { meantName } from '../model/options/meant.ts'
import type { FieldName } from '../model/record.ts'
import { fieldsOfLabel, LABELS } from './labels.ts'
import { hanging, wrapped } from './layout.ts'

/**
 * The fields of that name: one, or all those that the card shows under that label, such as e-mail, telephone
 * and address for `contact`. Throws `invalid_input`, with all names, when there is none.
 */
export function fieldsNamed(text: string): readonly FieldName[] {
  const field = FIELD_NAMES.find((name) => name === text)
  if (field) return [field]
  if (LABELS.includes(text)) return fieldsOfLabel(text)
  const meant = meantName(text, [...FIELD_NAMES, ...LABELS])
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`
  throw new BlazonError(
    'invalid_input',
    `There is no field "${text}".${hint} Fields: ${FIELD_NAMES.join(', ')}. Labels of the card: ${LABELS.join(', ')}.`,
  )
}

/** The fields of names or labels that are separated by commas, each once. Throws as `fieldsNamed` does. */
export function fieldsIn(text: string): readonly FieldName[] {
  return [...new Set(text.split(',').flatMap((name) => fieldsNamed(name.trim())))]
}

/**
 * The columns of a help that is not written to a terminal, and the columns before the description of a field.
 */
const HELP_COLUMNS = 80
const INDENT = 16

/** All fields with their descriptions, one a line. */
export function fieldsHelp(): string {
  const lines = FIELD_NAMES.map((name) => {
    const about = wrapped(fieldOf(name).about, HELP_COLUMNS - INDENT)
    return `  ${name.padEnd(INDENT - 2)}${hanging(about, INDENT)}`
  })
  const labels = wrapped(`or a label of the card: ${LABELS.join(', ')}`, HELP_COLUMNS - 2)
  return ['', 'Fields:', ...lines, `  ${hanging(labels, 2)}`].join('\n')
}
