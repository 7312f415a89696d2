import { nameKey, suffixOf } from '../../formats/text/affinity.ts'
import type { Candidate } from '../../model/finding.ts'
import { agreed, type Extractor, pickBest, survey } from '../extractor.ts'
import { RULES } from './rules.ts'

/**
 * The name of the brand as the site writes it, in its own script, without its legal form. Sources that agree
 * raise the score.
 */
export const name: Extractor<string> = (snapshot) => {
  const seen = survey(RULES, snapshot)
  const suffix = suffixOf(snapshot.site)
  return pickBest({
    tried: seen.tried,
    candidates: agreed(seen.candidates, (value) => nameKey(value, suffix), spelling),
  })
}

/**
 * Returns the spelling with the most support. Capitals are often only a style of the design, so a spelling
 * with both cases is preferred.
 */
function spelling(group: readonly Candidate<string>[], best: string): string {
  const support = new Map<string, number>()
  for (const { value, score, rule } of group) {
    if (rule !== 'domain') support.set(value, (support.get(value) ?? 0) + score)
  }
  const isMixed = [...support.keys()].some((text) => !isCapitals(text) && text !== text.toLowerCase())
  const late = (text: string) => Number(isMixed && isCapitals(text))
  const ranked = [...support].sort(([a, m], [b, n]) => late(a) - late(b) || n - m)
  return ranked[0]?.[0] ?? best
}

function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase()
}
