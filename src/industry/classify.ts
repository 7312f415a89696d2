import type {
  Industries,
  IndustryBounds,
  IndustryConfidence,
  IndustryEvidence,
  NaicsMatch,
} from '../model/industries.ts'
import { boundsOf } from './bounds.ts'
import { eicOf } from './eic.ts'
import { groupOf, naicsTitles } from './naics.ts'
import { type Meanings, type PageEvidence, type Ranked, type Ranking, rankIndustries } from './rank.ts'
import { sicOf } from './sic.ts'

/* Finds the industries of a company by all evidence. */

/** A code whose score is a smaller share of the best score is returned only to reach `minResults`. */
const NEXT_SHARE = 0.45

/**
 * The thresholds from which a code is sure or likely. The thresholds for words and meaning were measured on
 * `test/industry/cases.jsonl`. The thresholds for pages were chosen on the home pages of 139 companies in 19
 * languages, 87 of them real. On the 128 pages without a type that names an industry, 71 of 72 sure codes had
 * the right sector, and 38 of 45 likely codes. In another test, thresholds were chosen on four fifths of the
 * pages and tried on the rest, twenty times. There, 94 % of the sure codes (93.6 to 94.3 %) and 89 % of the
 * likely codes (88 to 91 %) were right. After that, the margin for sure codes was raised from 1.5 to 2.
 */
interface Thresholds {
  /** The score relative to the best code of another group, and the strength of matching words. */
  readonly high: readonly [margin: number, strength: number]
  readonly medium: readonly [margin: number, strength: number]
}
const BY_WORDS: Thresholds = { high: [1.8, 35], medium: [1.1, 15] }
const BY_PAGE: Thresholds = { high: [2, 35], medium: [1.1, 15] }
const BY_MEANING: Thresholds = { high: [1.18, 35], medium: [1.02, 12] }

/**
 * Returns the industries of a company in three classifications. `meanings` come from the embeddings, if the
 * caller has them. Without evidence all lists are empty; for texts without a hint there are `minResults`
 * guesses. Throws `invalid_input` for invalid bounds.
 */
export function classifyEvidence(evidence: PageEvidence & IndustryBounds, meanings?: Meanings): Industries {
  return judgeEvidence(evidence, meanings).industries
}

/** Does the same as `classifyEvidence`, and also returns the words of the first code, the best first. */
export function judgeEvidence(
  evidence: PageEvidence & IndustryBounds,
  meanings?: Meanings,
): { readonly industries: Industries; readonly words: readonly string[] } {
  const { min, max } = boundsOf(evidence)
  const ranking = rankIndustries(evidence, meanings)
  const best = ranking.codes[0]?.score ?? 0
  const isPage = evidence.signs !== undefined
  const thresholds = meanings ? BY_MEANING : isPage ? BY_PAGE : BY_WORDS
  const chosen = ranking.codes
    .slice(0, max)
    .filter(({ score }, place) => place < min || score >= best * NEXT_SHARE)
  const matches = chosen.map((one) => matchOf(one, ranking, thresholds))
  const isTold =
    meanings !== undefined ||
    ranking.isNamed ||
    ranking.strength >= MIN_STRENGTH ||
    (evidence.signs ?? []).length > 0
  const naics = isSilent(evidence) ? matches : filled(matches, min)
  const eic = isTold ? eicOf(ranking.codes, evidence) : []
  return { industries: { naics, sic: sicOf(naics.map(({ code }) => code)), eic }, words: ranking.words }
}

/** A weaker match of words says nothing about the industry. */
const MIN_STRENGTH = 10

function isSilent({ name = '', description = '', text = '' }: IndustryEvidence): boolean {
  return `${name}${description}${text}`.trim() === ''
}

/** General industries of services, shops and makers, for companies without a likely industry. */
const OTHERS: readonly string[] = [
  ...['541990', '459999', '339999', '812990', '561990', '513210', '541611', '424990', '711510', '813990'],
]

/** Adds codes of low confidence up to the smallest number. */
function filled(matches: readonly NaicsMatch[], min: number): readonly NaicsMatch[] {
  const known = new Set(matches.map(({ code }) => code))
  const others = OTHERS.filter((code) => !known.has(code)).map((code): NaicsMatch => {
    return { code, name: naicsTitles().get(code) ?? '', confidence: 'low' }
  })
  return [...matches, ...others.slice(0, Math.max(0, min - matches.length))]
}

function matchOf(one: Ranked, ranking: Ranking, thresholds: Thresholds): NaicsMatch {
  return {
    code: one.code,
    name: naicsTitles().get(one.code) ?? '',
    confidence: confidenceOf(one, ranking, thresholds),
  }
}

function confidenceOf(one: Ranked, ranking: Ranking, { high, medium }: Thresholds): IndustryConfidence {
  const first = ranking.codes[0]
  if (ranking.isDoubtful) return 'low'
  if (first === one && ranking.isNamed) return 'high'
  const other = ranking.codes.find(({ code }) => groupOf(code) !== groupOf(one.code))
  const margin = one.score / (other?.score || 0.01)
  const isAt = ([atLeast, strength]: readonly [number, number]) =>
    margin >= atLeast && ranking.strength >= strength
  // Another code in the group of the first code is as sure only if its score is nearly as high.
  if (isAt(high) && one.score >= (first?.score ?? 0) * 0.9) return 'high'
  return isAt(medium) ? 'medium' : 'low'
}
