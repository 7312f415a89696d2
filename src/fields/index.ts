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
 * The fields of a record, in their order there. To add one, add a folder with its `field.ts`, a line here,
 * and the rules that read it to `extract/`. The following are made from this list: the type and the shape of
 * a record, the answers of the HTTP service with their description, the export, the view `brands`, the card,
 * corrections, `explain` and the evaluation.
 */
export const FIELDS = {
  name,
  description,
  /** The short claim beside the name. */
  slogan,
  /** Best first. */
  logos,
  /** Large pictures that stand for the brand, best first. */
  backdrops,
  /** 2 to 6 colours, the most prominent first. */
  colors,
  /** Families, the family with the most words first. */
  fonts,
  socials,
  links,
  /** In lower case. */
  email,
  /** In E.164: `+4930123456`. */
  phone,
  address,
  /** True for a site that is for adults only. False means that the page was searched for signs of that. */
  isNsfw,
  /** What the company does. */
  industries,
  /** The language of the page, as the shortest BCP 47 tag: `de`. */
  language,
  /** How many people work for the company. */
  employees,
}

// Adds a member for each field to types of `model/`. They are open interfaces, so that `model/` need not
// import this room.
declare module '../model/record.ts' {
  interface FieldValues extends ValuesOf<typeof FIELDS> {}
}

declare module '../model/gold-case.ts' {
  interface GoldCase extends GoldOf<typeof FIELDS> {}
}

/** Fields by their names, in the order of a record. */
export type FieldTable = ReadonlyMap<string, Omit<Field<unknown>, 'truth'>>

/** The fields of every record. An engine may also have fields of its user. */
export const OUR_FIELDS: FieldTable = new Map(
  Object.entries(FIELDS).map(([name, field]) => [name, field as Omit<Field<unknown>, 'truth'>]),
)

/** The names of all fields, in the order of a record. */
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[] as readonly FieldName[]

/** Returns a field by its name, for code that treats all fields alike. */
export function fieldOf(name: FieldName): Field<unknown, GoldCase> {
  return FIELDS[name] as Field<unknown, GoldCase>
}
