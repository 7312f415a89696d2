import type { Profile } from '../../formats/social/urls.ts'
import type { Candidate } from '../../model/finding.ts'
import type { Social } from '../../model/values.ts'
import { absent, agreed, byScore, type Extractor, survey } from '../extractor.ts'
import { RULES } from './rules.ts'

/** The site's profiles on social networks, best first: one for each network, or two if both are certain. */
export const socials: Extractor<readonly Social[]> = (snapshot) => {
  const seen = survey(RULES, snapshot)
  const candidates = onePerNetwork(agreed(seen.candidates, ({ url }) => url.toLowerCase()))
  const trace = { tried: seen.tried, candidates }
  const kept = candidates.filter(({ rejected }) => !rejected)
  const [best] = kept
  if (!best) return absent(trace)
  return {
    value: kept.map(({ value: { type, url } }) => ({ type, url })),
    confidence: best.score,
    rule: best.rule,
    evidence: kept.flatMap(({ evidence }) => evidence.slice(0, 1)),
    trace,
  }
}

const MIN_SCORE = 0.3

/** The lowest score of a second profile on the same network, which usually takes two sources. */
const MIN_SECOND_SCORE = 0.95

function onePerNetwork(candidates: readonly Candidate<Profile>[]): Candidate<Profile>[] {
  const taken = new Map<string, number>()
  const judged = candidates.map((candidate) => {
    if (candidate.rejected) return candidate
    const count = taken.get(candidate.value.type) ?? 0
    if (candidate.score < MIN_SCORE) return { ...candidate, rejected: 'is probably someone else’s' }
    if (count > 1 || (count === 1 && candidate.score < MIN_SECOND_SCORE))
      return { ...candidate, rejected: 'is not the best of its network' }
    taken.set(candidate.value.type, count + 1)
    return candidate
  })
  return byScore(judged)
}
