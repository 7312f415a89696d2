import type { Industries, IndustryBounds, IndustryEvidence } from '../model/industries.ts'
import { checkedEvidence } from './checked.ts'
import { classifyEvidence } from './classify.ts'

/**
 * Returns the industries of a company, as NAICS 2022 codes with their confidence, SIC codes, and pairs of
 * industries in HTTP answers. Evidence counts in this order: categories of a directory, types of schema.org,
 * the texts. Works offline, by the words of the texts, in 1 to 2 ms; the first call takes some 100 ms. All
 * lists are empty for unknown categories and types. Throws `invalid_input` for empty evidence, and for
 * invalid bounds.
 *
 * @example classify({ name: 'Peak Roofing', description: 'Roof replacement and storm repair.' }) // { naics:
 * [{ code: '238160', name: 'Roofing Contractors', confidence: 'high' }], … }
 */
export function classify(evidence: IndustryEvidence & IndustryBounds): Industries {
  return classifyEvidence(checkedEvidence(evidence))
}
