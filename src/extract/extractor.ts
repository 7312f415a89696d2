import { beginning } from '../formats/text/excerpt.ts'
import type { Candidate, Evidence, Finding, Trace } from '../model/finding.ts'
import { distinctBy, groupedBy } from '../model/keyed.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/**
 * A function that answers one question about a snapshot. It is pure: the same snapshot gives the same
 * finding, without clock, random numbers or network.
 */
export type Extractor<T> = (snapshot: Snapshot) => Finding<T>

/** A value that a rule read at one place of the snapshot. */
export interface Match<T> {
  readonly value: T
  readonly evidence: Evidence
  /** Factor for the weight of the rule, 0 to 1; default: 1. */
  readonly strength?: number
  /** Why this value must not be chosen. Only `explain` shows the reason. Absent when it may be chosen. */
  readonly rejected?: string
}

/**
 * One source of an answer. The `rules.ts` of an extractor lists its rules, strongest first; the order of the
 * list is the policy of the extractor.
 */
export interface Rule<T> {
  readonly id: string
  /** Confidence, 0 to 1, of an answer that comes from this rule alone. */
  readonly weight: number
  readonly read: (snapshot: Snapshot) => Iterable<Match<T>>
}

/** Lists all candidates, best first. Those of equal score keep the order of the rules and of the page. */
export function survey<T>(rules: readonly Rule<T>[], snapshot: Snapshot): Survey<T> {
  const tried: { rule: string; saw: number }[] = []
  const candidates: Candidate<T>[] = []
  for (const rule of rules) {
    const seen = [...rule.read(snapshot)]
    tried.push({ rule: rule.id, saw: seen.length })
    for (const { value, evidence, strength = 1, rejected } of seen) {
      const score = Math.round(rule.weight * strength * 1000) / 1000
      candidates.push({
        rule: rule.id,
        value,
        score,
        evidence: [evidence],
        ...(rejected ? { rejected } : {}),
      })
    }
  }
  return { tried, candidates: byScore(candidates) }
}

export interface Survey<T> extends Trace {
  readonly candidates: readonly Candidate<T>[]
}

/** Sorts candidates: those that are not rejected first, then by score. The sort is stable. */
export function byScore<T>(candidates: readonly Candidate<T>[]): Candidate<T>[] {
  return [...candidates].sort(
    (a, b) => Number(Boolean(a.rejected)) - Number(Boolean(b.rejected)) || b.score - a.score,
  )
}

/** Makes a finding of the best candidate. It is absent when all candidates are rejected. */
export function pickBest<T>(survey: Survey<T>): Finding<T> {
  const best = survey.candidates.find((candidate) => !candidate.rejected)
  if (!best) return absent(survey)
  return {
    value: best.value,
    confidence: best.score,
    rule: best.rule,
    evidence: best.evidence,
    trace: survey,
  }
}

/** Makes one finding of several chosen candidates, the best first. It is absent when there is none. */
export function pickAll<T, V>(
  trace: Trace,
  winners: readonly Candidate<T>[],
  valuesOf: (winners: readonly Candidate<T>[]) => V,
): Finding<V> {
  const [best] = winners
  if (!best) return absent(trace)
  const evidence = winners.flatMap((winner) => winner.evidence)
  return { value: valuesOf(winners), confidence: best.score, rule: best.rule, evidence, trace }
}

export function absent(trace: Trace): Finding<never> {
  return { value: null, tried: trace.tried.map((entry) => entry.rule), trace }
}

/** Makes a match; `rejected` is the reason why it must not be chosen. */
export function matched<T>(
  value: T,
  evidence: Evidence,
  strength: number,
  rejected: string | undefined,
): Match<T> {
  return { value, evidence, strength, ...(rejected ? { rejected } : {}) }
}

/** Makes a piece of evidence; its text is cut to 200 characters. */
export function evidence(source: string, where: string, text: string): Evidence {
  return { source, where, text: beginning(text, 200) }
}

/** The most pieces of evidence for one value. */
const MAX_EVIDENCE = 6

/**
 * Joins the candidates that have the same value; `keyOf` decides which values are the same. Rules that agree
 * raise the score: it is 1 minus the product of (1 - score) over the rules, where each rule counts once, with
 * its best candidate. `merge` builds the joined value of a group; by default it is the value of the best
 * candidate.
 */
export function agreed<T>(
  candidates: readonly Candidate<T>[],
  keyOf: (value: T) => string,
  merge: (group: readonly Candidate<T>[], best: T) => T = (_, best) => best,
): Candidate<T>[] {
  const groups = groupedBy(candidates, ({ rejected = '', value }) => `${rejected}\n${keyOf(value)}`)
  return byScore([...groups.values()].flatMap((group) => joined(group, merge)))
}

function joined<T>(group: readonly Candidate<T>[], merge: (group: readonly Candidate<T>[], best: T) => T) {
  const [best] = group
  if (!best) return []
  const ofRules = distinctBy(group, ({ rule }) => rule)
  const open = ofRules.reduce((rest, { score }) => rest * (1 - score), 1)
  const evidence = ofRules.flatMap((candidate) => candidate.evidence).slice(0, MAX_EVIDENCE)
  return [{ ...best, value: merge(group, best.value), score: Math.round((1 - open) * 1000) / 1000, evidence }]
}
