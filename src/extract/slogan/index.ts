import { lettersOf } from '../../formats/affinity.ts'
import { agreed, type Extractor, pickBest, survey } from '../extractor.ts'
import { RULES } from './rules.ts'

/** The short claim that a brand puts beside its name, in its own words; absent where there is none. */
export const slogan: Extractor<string> = (snapshot) => {
  const seen = survey(RULES, snapshot)
  return pickBest({ tried: seen.tried, candidates: agreed(seen.candidates, lettersOf) })
}
