import { lettersOf } from '../../formats/text/affinity.ts'
import { agreed, type Extractor, pickBest, survey } from '../extractor.ts'
import { RULES } from './rules.ts'

/** The short claim that the brand puts beside its name, in its own words; absent where the site has none. */
export const slogan: Extractor<string> = (snapshot) => {
  const seen = survey(RULES, snapshot)
  return pickBest({ tried: seen.tried, candidates: agreed(seen.candidates, lettersOf) })
}
