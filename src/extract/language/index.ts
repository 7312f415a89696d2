import { agreed, type Extractor, pickBest, survey } from '../extractor.ts'
import { RULES } from './rules.ts'

/** The language of the page, as the shortest BCP 47 tag: `de`. Words count more than declarations. */
export const language: Extractor<string> = (snapshot) => {
  const seen = survey(RULES, snapshot)
  return pickBest({ tried: seen.tried, candidates: agreed(seen.candidates, String) })
}
