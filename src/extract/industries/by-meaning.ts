import { classifyWhatIsMeant } from '../../industry/by-meaning.ts'
import { type Finding, isFound } from '../../model/finding.ts'
import { INDUSTRY_CONFIDENCE, type Industries } from '../../model/industries.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { MAX_CODES } from './index.ts'
import { saidOn } from './read.ts'

/**
 * Returns the finding with industries that were found by the meaning of the page's texts instead of by single
 * words. Industries from structured data stay. Nothing changes when the encoder is not installed, or when the
 * page is not in English.
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
