import { agreed, type Extractor, pickBest, survey } from '../extractor.ts'
import { RULES } from './rules.ts'

/**
 * The language that the page is written in, as the shortest BCP 47 tag: `de`. The words of the page count
 * more than what the page declares.
 */
export const language: Extractor<string> = (snapshot) => {
  const seen = survey(RULES, snapshot)
  return pickBest({ tried: seen.tried, candidates: agreed(seen.candidates, String) })
}
