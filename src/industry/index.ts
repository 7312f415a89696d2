import type { Industries, IndustryBounds, IndustryEvidence } from '../model/industries.ts'
import { checkedEvidence } from './checked.ts'
import { classifyEvidence } from './classify.ts'

/**
 * What a company does, as codes of NAICS 2022 with their confidence, of SIC, and as pairs of the wire.
 * Evidence counts in this order: categories of a directory, types of schema.org, the texts. Works offline, by
 * the words of the texts, in 1 to 2 ms; the first call takes some 100 ms. All lists are empty
 * for categories and types that nobody knows. Throws `invalid_input` for evidence that says nothing, and for
 * bounds that are none.
 *
 * @example
 * classify({ name: 'Peak Roofing', description: 'Roof replacement and storm repair.' })
 * // { naics: [{ code: '238160', name: 'Roofing Contractors', confidence: 'high' }], … }
 */
export function classify(evidence: IndustryEvidence & IndustryBounds): Industries {
  return classifyEvidence(checkedEvidence(evidence))
}
