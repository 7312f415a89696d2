import { lettersOf } from '../../formats/text/affinity.ts'
import type { Candidate } from '../../model/finding.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { visibleTextOf } from '../../snapshot/text.ts'
import { agreed, byScore, type Extractor, pickBest, survey } from '../extractor.ts'
import { RULES } from './rules.ts'

/** The short slogan that the brand puts beside its name, in its own words; absent where the site has none. */
export const slogan: Extractor<string> = (snapshot) => {
  const seen = survey(RULES, snapshot)
  const candidates = agreed(seen.candidates, lettersOf)
  return pickBest({ tried: seen.tried, candidates: byScore(repeated(snapshot, candidates)) })
}

/** Factor for the doubt (1 minus the score) about a slogan that the page repeats. Set by hand. */
const DOUBT_WHEN_REPEATED = 0.75

/** Raises the score of candidates that are in several places of the page, as the site's slogan often is. */
function repeated(snapshot: Snapshot, candidates: readonly Candidate<string>[]): Candidate<string>[] {
  const lines = visibleTextOf(snapshot).split('\n')
  return candidates.map((candidate) => {
    const { value, score, rejected } = candidate
    if (rejected) return candidate
    const isNear = ({ length }: string) => length > value.length / 2 && length < value.length * 2
    const letters = lettersOf(value)
    if (lines.filter((line) => isNear(line) && lettersOf(line) === letters).length < 2) return candidate
    return { ...candidate, score: Math.round((1 - (1 - score) * DOUBT_WHEN_REPEATED) * 1000) / 1000 }
  })
}
