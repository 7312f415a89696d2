import type { FieldName } from '../model/record.ts'

/** The labels of the card that are not names of fields, each with the fields that it shows. */
export const LABELS = {
  about: ['description'],
  claim: ['slogan'],
  logo: ['logos'],
  backdrop: ['backdrops'],
  colours: ['colors'],
  contact: ['email', 'phone', 'address'],
  industry: ['industries'],
  adults: ['isNsfw'],
} as const satisfies Readonly<Record<string, readonly FieldName[]>>

/** What stands at the beginning of a line of the card. */
export type Label = keyof typeof LABELS | 'fonts' | 'socials' | 'links' | 'stock' | 'note'

/** Whether a line of the card shows one of these fields; always, when none are named. */
export function isShown(label: Label, fields: readonly FieldName[] | undefined): boolean {
  const shown: readonly string[] = new Map<string, readonly string[]>(Object.entries(LABELS)).get(label) ?? [
    label,
  ]
  return label === 'note' || !fields || fields.some((name) => shown.includes(name))
}
