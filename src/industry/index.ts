import type { Industries, IndustryBounds, IndustryEvidence } from '../model/industries.ts'
import { checkedEvidence } from './checked.ts'
import { classifyEvidence } from './classify.ts'

/**
 * The industries of a company, as codes of NAICS 2022 with their confidence, codes of SIC, and pairs of the
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
