import { LEGAL_FORMS as FORMS } from '../data/companies/legal-forms.ts'

/** Legal forms without spaces, folded as in `directory/keys.ts`. */
export const LEGAL_FORMS: ReadonlySet<string> = new Set(FORMS.map(([form]) => form))

/**
 * Legal forms with the countries in which companies have them. Forms of very many countries are left out,
 * because they say too little about the country.
 */
export const FORM_COUNTRIES: ReadonlyMap<string, readonly string[]> = new Map(
  FORMS.filter(([, countries]) => countries.length > 0),
)
