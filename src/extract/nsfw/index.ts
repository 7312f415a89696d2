import { isFound } from '../../model/finding.ts'
import { agreed, type Extractor, evidence, pickBest, survey } from '../extractor.ts'
import { RULES } from './rules.ts'

/** How sure we are of a page that was looked through and says nothing of the kind. */
const NOTHING_SEEN = 0.8

/**
 * Whether a site is for adults only, because of what it shows: by its own labels, its address, and its words. Medicine, counselling,
 * lingerie and wine are not. `false` says that all was looked for and too little seen.
 */
export const isNsfw: Extractor<boolean> = (snapshot) => {
  const seen = survey(RULES, snapshot)
  const trace = { tried: seen.tried, candidates: agreed(seen.candidates, String) }
  const found = pickBest(trace)
  if (isFound(found)) return found
  const rules = seen.tried.map(({ rule }) => rule).join(', ')
  return {
    value: false,
    confidence: NOTHING_SEEN,
    rule: 'nothing-seen',
    evidence: [evidence('page', snapshot.url, `Looked for by ${rules}.`)],
    trace,
  }
}
