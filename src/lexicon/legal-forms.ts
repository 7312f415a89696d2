import { LEGAL_FORMS as FORMS } from '../data/companies/legal-forms.ts'

/** Legal forms, folded as `directory/keys.ts` folds words and without spaces. */
export const LEGAL_FORMS: ReadonlySet<string> = new Set(FORMS.map(([form]) => form))

/**
 * A legal form -> the countries in which a company may have it. A form that exists in very many countries is
 * left out, because it says too little about the country.
 */
export const FORM_COUNTRIES: ReadonlyMap<string, readonly string[]> = new Map(
  FORMS.filter(([, countries]) => countries.length > 0),
)
