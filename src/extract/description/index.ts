import { lettersOf } from '../../formats/affinity.ts'
import { agreed, type Extractor, pickBest, survey } from '../extractor.ts'
import { RULES } from './rules.ts'

/** What the site says it is, in its own words and language; absent rather than invented. */
export const description: Extractor<string> = (snapshot) => {
  const seen = survey(RULES, snapshot)
  return pickBest({
    tried: seen.tried,
    candidates: agreed(seen.candidates, (text) => lettersOf(text).slice(0, 120)),
  })
}
