import type { FieldTable } from '../../fields/index.ts'

/** The labels of the lines of a card, in their order. Lines that are left out when empty come last. */
export function labelsOf(fields: FieldTable): readonly string[] {
  const lines = [...fields.values()].flatMap(({ line }) => (line ? [line] : []))
  const rank = ({ isOptional }: { readonly isOptional?: true }) => (isOptional ? 1 : 0)
  return [...new Set(lines.sort((a, b) => rank(a) - rank(b)).map(({ label }) => label))]
}

/** The fields that a line of the card shows. */
export function fieldsOfLabel(label: string, fields: FieldTable): readonly string[] {
  return [...fields].filter(([, { line }]) => line?.label === label).map(([name]) => name)
}

/** The labels that are not names of fields. */
export function labelsBeside(fields: FieldTable): readonly string[] {
  return labelsOf(fields).filter((label) => !fields.has(label))
}
