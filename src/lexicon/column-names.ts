import { COLUMNS } from '../data/languages/columns.ts'
import { inAllLanguages } from './in-all-languages.ts'

const { en: english, ...others } = COLUMNS

/** English names first, which most tables have whatever their language is. */
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

/**
 * In some tables the name of a column is a path, and its first part names whose content it is:
 * `company.website`, `contact_email`. These are the usual first parts.
 */
export const COLUMN_OWNERS = named('owners')
