import type { GoldCase } from '../model/gold-case.ts'
import type { FieldName } from '../model/record.ts'
import { backdrops } from './backdrops/field.ts'
import { colors } from './colors/field.ts'
import { address, email, phone } from './contacts/field.ts'
import { description } from './description/field.ts'
import { employees } from './employees/field.ts'
import type { Field, GoldOf, ValuesOf } from './field.ts'
import { fonts } from './fonts/field.ts'
import { industries } from './industries/field.ts'
import { language } from './language/field.ts'
import { links } from './links/field.ts'
import { logos } from './logos/field.ts'
import { name } from './name/field.ts'
import { isNsfw } from './nsfw/field.ts'
import { slogan } from './slogan/field.ts'
import { socials } from './socials/field.ts'

/**
 * The fields of a record, in their order there. To add one, add a folder with its `field.ts` and a line here,
 * and the rules that read it to `extract/`. The type and the shape of a record, the answers of the HTTP
 * service with their description, the export, the view `brands`, the card, corrections, `explain` and the
 * evaluation follow from this list.
 */
export const FIELDS = {
  name,
  description,
  /** The slogan is the short claim beside the name. */
  slogan,
  /** The best one comes first. */
  logos,
  /** These are large pictures that stand for the brand; the best one comes first. */
  backdrops,
  /** There are 2 to 6, and the most prominent one comes first. */
  colors,
  /** The family with most words comes first. */
  fonts,
  socials,
  links,
  /** It is in lower case. */
  email,
  /** It is in the form of E.164: `+4930123456`. */
  phone,
  address,
  /** True for a site that is for adults only. False says that the page was searched for signs of that. */
  isNsfw,
  /** They say what the company does. */
  industries,
  /** It is the language of the page, as the shortest BCP 47 tag: `de`. */
  language,
  /** They say how many people work there. */
  employees,
}

// The types of `model/` that have a member for each field. They are open interfaces, so that `model/` imports
// nothing of ours.
declare module '../model/record.ts' {
  interface FieldValues extends ValuesOf<typeof FIELDS> {}
}

declare module '../model/gold-case.ts' {
  interface GoldCase extends GoldOf<typeof FIELDS> {}
}

/** Fields by their names, in the order of a record. */
export type FieldTable = ReadonlyMap<string, Omit<Field<unknown>, 'truth'>>

/** The fields that every record has. An engine may have fields of its user besides. */
export const OUR_FIELDS: FieldTable = new Map(
  Object.entries(FIELDS).map(([name, field]) => [name, field as Omit<Field<unknown>, 'truth'>]),
)

/** The names of all fields, in the order of a record. */
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[] as readonly FieldName[]

/** A field by its name, for code that treats all fields alike. */
export function fieldOf(name: FieldName): Field<unknown, GoldCase> {
  return FIELDS[name] as Field<unknown, GoldCase>
}
