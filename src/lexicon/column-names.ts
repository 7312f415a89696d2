import { COLUMNS } from '../data/languages/columns.ts'
import { inAllLanguages } from './in-all-languages.ts'

const { en: english, ...others } = COLUMNS

/** English names first, which most tables have whatever their language is. */
const named = (what: keyof (typeof COLUMNS)[string]): readonly string[] => [
  ...(english?.[what] ?? []),
  ...inAllLanguages(others, what),
]

/** What people call the columns of their tables of companies, by what is in them. */
export const COLUMN_NAMES = {
  domain: named('domain'),
  website: named('website'),
  address: named('address'),
  company: named('company'),
  name: named('name'),
  email: named('email'),
} as const satisfies Readonly<Record<string, readonly string[]>>

/** What has such columns, where their names are paths: `company.website`, `contact_email`. */
export const COLUMN_OWNERS = named('owners')
