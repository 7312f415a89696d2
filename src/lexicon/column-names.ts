import { COLUMNS } from '../data/languages/columns.ts'
import { inAllLanguages } from './in-all-languages.ts'

const { en: english, ...others } = COLUMNS

/** English names come first, because most tables have them in any language. */
const named = (what: keyof (typeof COLUMNS)[string]): readonly string[] => [
  ...(english?.[what] ?? []),
  ...inAllLanguages(others, what),
]

/** Usual names of columns in tables of companies, by their content. */
export const COLUMN_NAMES = {
  domain: named('domain'),
  website: named('website'),
  address: named('address'),
  company: named('company'),
  name: named('name'),
  email: named('email'),
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Usual first parts of column names that are paths, such as `company.website` and `contact_email`. */
export const COLUMN_OWNERS = named('owners')
