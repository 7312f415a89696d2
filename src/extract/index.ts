import type { Finding } from '../model/finding.ts'
import { type BrandFields, FIELD_NAMES, type FieldName } from '../model/record.ts'
import type { PageClass } from '../model/site.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { backdrops } from './backdrops/index.ts'
import { colors } from './colors/index.ts'
import { address, email, phone } from './contacts/index.ts'
import { description } from './description/index.ts'
import type { Extractor } from './extractor.ts'
import { fonts } from './fonts/index.ts'
import { language } from './language/index.ts'
import { links } from './links/index.ts'
import { logos } from './logos/index.ts'
import { name } from './name/index.ts'
import { isNsfw } from './nsfw/index.ts'
import { slogan } from './slogan/index.ts'
import { socials } from './socials/index.ts'

/** The fields of a brand, one extractor each. A new field is one folder and one line here. */
export const extractors = {
  name,
  description,
  slogan,
  logos,
  backdrops,
  colors,
  fonts,
  socials,
  links,
  email,
  phone,
  address,
  isNsfw,
  language,
} satisfies { [K in keyof BrandFields]: BrandFields[K] extends Finding<infer T> ? Extractor<T> : never }

/** Findings by field name, as the extractors give them: with their traces. */
export type Findings = { readonly [K in FieldName]: ReturnType<(typeof extractors)[K]> }

/** Runs every extractor. One that throws costs its own field and nothing else. */
export function extractAll(snapshot: Snapshot): Findings {
  return mapFields((field) => {
    try {
      return extractors[field](snapshot)
    } catch (thrown) {
      return { error: `${field}: ${thrown instanceof Error ? thrown.message : String(thrown)}` }
    }
  })
}

/** What is reported of a page that is not the brand's: every field absent, because of its class. */
export function extractNothing(pageClass: PageClass): Findings {
  return mapFields(() => ({ value: null, tried: [`page class: ${pageClass}`] }))
}

function mapFields(finding: (field: FieldName) => Finding<unknown>): Findings {
  return Object.fromEntries(FIELD_NAMES.map((field) => [field, finding(field)])) as Findings
}
