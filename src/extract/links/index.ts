import { pageKey } from '../../formats/url.ts'
import type { Candidate } from '../../model/finding.ts'
import { type KeyLinks, LINK_KINDS } from '../../model/values.ts'
import { absent, agreed, byScore, type Extractor, survey } from '../extractor.ts'
import { type KeyLink, RULES } from './rules.ts'
import { LOCALE, segmentsOf } from './segments.ts'

/** The key pages that the site links to. A kind that was not found is left out. */
export const links: Extractor<KeyLinks> = (snapshot) => {
  const seen = survey(RULES, snapshot)
  const candidates = onePerKind(agreed(seen.candidates, ({ kind, url }) => `${kind} ${pageKey(url)}`))
  const trace = { tried: seen.tried, candidates }
  const kept = candidates.filter(({ rejected }) => !rejected)
  const [best] = kept
  if (!best) return absent(trace)
  const chosen = LINK_KINDS.flatMap((kind) => kept.find((candidate) => candidate.value.kind === kind) ?? [])
  return {
    value: Object.fromEntries(chosen.map(({ value }) => [value.kind, value.url])),
    confidence: best.score,
    rule: best.rule,
    evidence: chosen.flatMap(({ evidence }) => evidence.slice(0, 1)),
    trace,
  }
}

/**
 * A candidate below this score has only one word in common with the name of the key page. A text alone
 * reaches 0.8, a path alone 0.65 (0.42 when its phrase often means something else), both together 0.93.
 */
const MIN_SCORE = 0.43

function onePerKind(candidates: readonly Candidate<KeyLink>[]): Candidate<KeyLink>[] {
  const taken = new Set<string>()
  // The page closest to the root belongs to the whole site rather than to one product.
  const ranked = [...candidates].sort((a, b) => b.score - a.score || depthOf(a) - depthOf(b))
  const judged = ranked.map((candidate) => {
    if (candidate.rejected) return candidate
    if (candidate.score < MIN_SCORE) return { ...candidate, rejected: 'is too uncertain' }
    if (taken.has(candidate.value.kind)) return { ...candidate, rejected: 'is not the best of its kind' }
    taken.add(candidate.value.kind)
    return candidate
  })
  return byScore(judged)
}

function depthOf({ value }: Candidate<KeyLink>): number {
  return segmentsOf(value.url).filter((segment) => !LOCALE.test(segment)).length
}
