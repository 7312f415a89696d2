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
