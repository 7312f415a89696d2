import { type FieldTable, OUR_FIELDS } from '../../fields/index.ts'
import { BlazonError } from '../../model/errors.ts'
import { meantName } from '../../model/options/meant.ts'
import { fieldsOfLabel, labelsBeside } from './labels.ts'
import { hanging, wrapped } from './layout.ts'

/**
 * Returns the field of that name, or all fields that the card shows under that label, such as e-mail,
 * telephone and address for `contact`. When there is neither, throws `invalid_input` with all names.
 */
export function fieldsNamed(text: string, fields: FieldTable): readonly string[] {
  if (fields.has(text)) return [text]
  const labels = labelsBeside(fields)
  if (labels.includes(text)) return fieldsOfLabel(text, fields)
  const names = [...fields.keys()]
  const meant = meantName(text, [...names, ...labels])
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`
  throw new BlazonError(
    'invalid_input',
    `There is no field "${text}".${hint} Fields: ${names.join(', ')}. Labels of the card: ${labels.join(', ')}.`,
  )
}

/**
 * Returns the fields for names or labels that are separated by commas, each once. Throws as `fieldsNamed`
 * does.
 */
export function fieldsIn(text: string, fields: FieldTable): readonly string[] {
  return [...new Set(text.split(',').flatMap((name) => fieldsNamed(name.trim(), fields)))]
}

/** The help is this many columns wide, and the description of each field begins after `INDENT` columns. */
const HELP_COLUMNS = 80
const INDENT = 16

/** The fields that every record has, with their descriptions, one a line. */
export function fieldsHelp(): string {
  const lines = [...OUR_FIELDS].map(([name, field]) => {
    const about = wrapped(field.about, HELP_COLUMNS - INDENT)
    return `  ${name.padEnd(INDENT - 2)}${hanging(about, INDENT)}`
  })
  const labels = wrapped(`or a label of the card: ${labelsBeside(OUR_FIELDS).join(', ')}`, HELP_COLUMNS - 2)
  return ['', 'Fields:', ...lines, `  ${hanging(labels, 2)}`].join('\n')
}
