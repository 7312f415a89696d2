import { FIELD_NAMES } from '../fields/index.ts'
import type { Finding } from '../model/finding.ts'
import type { BrandFields, FieldName, FieldValues } from '../model/record.ts'
import type { PageClass } from '../model/site.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { backdrops } from './backdrops/index.ts'
import { colors } from './colors/index.ts'
import { address, email, phone } from './contacts/index.ts'
import { description } from './description/index.ts'
import { employees } from './employees/index.ts'
import type { Extractor } from './extractor.ts'
import { fonts } from './fonts/index.ts'
import { industries } from './industries/index.ts'
import { language } from './language/index.ts'
import { links } from './links/index.ts'
import { logos } from './logos/index.ts'
import { name } from './name/index.ts'
import { isNsfw } from './nsfw/index.ts'
import { slogan } from './slogan/index.ts'
import { socials } from './socials/index.ts'

export const extractors = {
  ...{ name, description, slogan, logos, backdrops, colors, fonts, socials, links },
  ...{ email, phone, address, isNsfw, industries, language, employees },
} satisfies { readonly [K in FieldName]: Extractor<FieldValues[K]> }

/** What the extractors return for a snapshot, with their traces. */
export type Findings = BrandFields

/** Runs every extractor. If an extractor throws, only its own field becomes an error. */
export function extractAll(snapshot: Snapshot): Findings {
  return findingsBy((name) => {
    try {
      return extractors[name](snapshot)
    } catch (thrown) {
      return { error: `${name}: ${thrown instanceof Error ? thrown.message : String(thrown)}` }
    }
  })
}

/** The findings of a page that is not a brand's page: every field is absent, because of the page's class. */
export function extractNothing(pageClass: PageClass): Findings {
  return findingsBy(() => ({ value: null, tried: [`page class: ${pageClass}`] }))
}

function findingsBy(findingOf: (name: FieldName) => Finding<unknown>): Findings {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, findingOf(name)])) as Findings
}
