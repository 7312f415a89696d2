import { lettersOf } from '../../formats/text/affinity.ts'
import { agreed, type Extractor, pickBest, survey } from '../extractor.ts'
import { RULES } from './rules.ts'

/**
 * The site's description of itself, in its own words and language. It is absent when the site has none,
 * because a description is never composed.
 */
export const description: Extractor<string> = (snapshot) => {
  const seen = survey(RULES, snapshot)
  return pickBest({
    tried: seen.tried,
    candidates: agreed(seen.candidates, (text) => lettersOf(text).slice(0, 120)),
  })
}
