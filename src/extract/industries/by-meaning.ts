import { classifyWhatIsMeant } from '../../industry/by-meaning.ts'
import { type Finding, isFound } from '../../model/finding.ts'
import { INDUSTRY_CONFIDENCE, type Industries } from '../../model/industries.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { MAX_CODES } from './index.ts'
import { saidOn } from './read.ts'

/**
 * Returns the finding with industries by the meaning of texts instead of single words, beside those of
 * structured data. Nothing changes without the encoder, or on a page that is not English.
 */
export async function byMeaning(
  snapshot: Snapshot,
  found: Finding<Industries>,
): Promise<Finding<Industries>> {
  if ('error' in found || (isFound(found) && found.rule !== 'words')) return found
  const { ofTypes: _, ofTexts, ...texts } = saidOn(snapshot)
  const value = await classifyWhatIsMeant({ ...texts, maxResults: MAX_CODES })
  const first = value?.naics[0]
  if (!value || !first || value.eic.length === 0) return found
  return { value, confidence: INDUSTRY_CONFIDENCE[first.confidence], rule: 'meaning', evidence: ofTexts }
}
