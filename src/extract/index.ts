/** Runs the extractors of all fields on a snapshot. */

import type { Finding } from '../model/finding.ts'
import type { GoldCase } from '../model/gold-case.ts'
import type { BrandFields, FieldName } from '../model/record.ts'
import type { PageClass } from '../model/site.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Field } from './field.ts'
import { FIELDS } from './fields.ts'

/** The names of all fields, in the order of a record. */
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[] as readonly FieldName[]

/** A field by its name, for code that treats all fields alike. */
export function fieldOf(name: FieldName): Field<unknown, GoldCase> {
  return FIELDS[name] as Field<unknown, GoldCase>
}

/** The extractor of each field. */
export const extractors = Object.fromEntries(FIELD_NAMES.map((name) => [name, fieldOf(name).extract])) as {
  readonly [K in FieldName]: (typeof FIELDS)[K]['extract']
}

/** What the extractors return for a snapshot, with their traces. */
export type Findings = BrandFields

/** Runs every extractor. One that throws costs its own field and nothing else. */
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
