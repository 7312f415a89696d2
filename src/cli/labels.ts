import { FIELD_NAMES, fieldOf } from '../fields/index.ts'
import type { FieldName } from '../model/record.ts'

/** The labels of the lines of a card, in their order: lines that may be left out come last. */
export const ALL_LABELS: readonly string[] = [
  ...new Set(
    [...FIELD_NAMES]
      .sort(
        (a, b) => Number(fieldOf(a).line?.isOptional ?? false) - Number(fieldOf(b).line?.isOptional ?? false),
      )
      .flatMap((name) => fieldOf(name).line?.label ?? []),
  ),
]

/** The fields that a line of the card shows. */
export function fieldsOfLabel(label: string): readonly FieldName[] {
  return FIELD_NAMES.filter((name) => fieldOf(name).line?.label === label)
}

/** The labels that are not names of fields. */
export const LABELS = ALL_LABELS.filter((label) => !FIELD_NAMES.some((name) => name === label))
