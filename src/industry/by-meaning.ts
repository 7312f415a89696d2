import type { Industries, IndustryBounds, IndustryEvidence } from '../model/industries.ts'
import { checkedEvidence } from './checked.ts'
import { boundsOf, classifyEvidence } from './classify.ts'
import { meaningsOf } from './meaning.ts'

/**
 * As `classify`, and by the meaning of the texts too where the optional packages `@energetic-ai/*` are
 * installed, which is more often right for English texts. The first call takes 0.3 s and 217 MB of memory,
 * and each call some 30 ms of the processor.
 */
export async function classifyByMeaning(evidence: IndustryEvidence & IndustryBounds): Promise<Industries> {
  return classifyAll(checkedEvidence(evidence))
}

/** The same for what our own code has read, which may be nothing: then all lists are empty. */
export async function classifyAll(evidence: IndustryEvidence & IndustryBounds): Promise<Industries> {
  boundsOf(evidence)
  return classifyEvidence(evidence, await meaningsOf(evidence))
}

/** The same; undefined where the meaning cannot be told, for want of the packages or of English text. */
export async function classifyWhatIsMeant(
  evidence: IndustryEvidence & IndustryBounds,
): Promise<Industries | undefined> {
  const meanings = await meaningsOf(evidence)
  return meanings && classifyEvidence(evidence, meanings)
}
