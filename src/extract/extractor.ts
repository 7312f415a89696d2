import type { Candidate, Evidence, Finding, Trace } from '../model/finding.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** An answer is a pure function of the snapshot: no clock, no random, no network. */
export type Extractor<T> = (snapshot: Snapshot) => Finding<T>

/** What one rule saw at one place. */
export interface Sighting<T> {
  readonly value: T
  readonly evidence: Evidence
  /** Multiplies the rule's weight, 0 to 1; 1 when left out. */
  readonly strength?: number
  /** Why this one cannot win, if so: it is shown by `explain` and otherwise ignored. */
  readonly rejected?: string
}

/**
 * One source of an answer. Rules stand in `rules.ts` of their extractor as a list, strongest first: reading
 * the list is reading the policy.
 */
export interface Rule<T> {
  readonly id: string
  /** 0 to 1: confidence of an answer that this rule gives alone. */
  readonly weight: number
  readonly read: (snapshot: Snapshot) => Iterable<Sighting<T>>
}

/** Runs every rule and lists all that was seen, best first; equal scores keep the order of rules and page. */
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

/** Those that can win before those that cannot, then by score; stable. */
export function byScore<T>(candidates: readonly Candidate<T>[]): Candidate<T>[] {
  return [...candidates].sort(
    (a, b) => Number(Boolean(a.rejected)) - Number(Boolean(b.rejected)) || b.score - a.score,
  )
}

/** The best candidate as a finding; absent when none can win. */
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

export function absent(trace: Trace): Finding<never> {
  return { value: null, tried: trace.tried.map((entry) => entry.rule), trace }
}

/** A sighting, with why it cannot win if there is a reason. */
export function sighted<T>(
  value: T,
  evidence: Evidence,
  strength: number,
  rejected: string | undefined,
): Sighting<T> {
  return { value, evidence, strength, ...(rejected ? { rejected } : {}) }
}

/** Evidence with its text cut to 200 characters. */
export function evidence(source: string, where: string, text: string): Evidence {
  return { source, where, text: text.length > 200 ? `${text.slice(0, 199)}…` : text }
}

/** Of one value no more pieces of evidence than this are kept. */
const MAX_EVIDENCE = 6

/**
 * Joins sightings of one value, as `keyOf` tells values apart. Rules that agree raise each other: the score is
 * 1 minus the product of what each rule leaves open, a rule counting once by its best sighting. `merge`
 * chooses among the joined values; the best-scored one when left out.
 */
export function agreed<T>(
  candidates: readonly Candidate<T>[],
  keyOf: (value: T) => string,
  merge: (group: readonly Candidate<T>[], best: T) => T = (_, best) => best,
): Candidate<T>[] {
  const groups = new Map<string, Candidate<T>[]>()
  for (const candidate of candidates) {
    const key = `${candidate.rejected ?? ''}\n${keyOf(candidate.value)}`
    const group = groups.get(key)
    if (group) group.push(candidate)
    else groups.set(key, [candidate])
  }
  return byScore([...groups.values()].flatMap((group) => joined(group, merge)))
}

function joined<T>(group: readonly Candidate<T>[], merge: (group: readonly Candidate<T>[], best: T) => T) {
  const [best] = group
  if (!best) return []
  const byRule = new Map<string, Candidate<T>>()
  for (const candidate of group) if (!byRule.has(candidate.rule)) byRule.set(candidate.rule, candidate)
  const open = [...byRule.values()].reduce((rest, { score }) => rest * (1 - score), 1)
  const evidence = [...byRule.values()].flatMap((candidate) => candidate.evidence).slice(0, MAX_EVIDENCE)
  return [{ ...best, value: merge(group, best.value), score: Math.round((1 - open) * 1000) / 1000, evidence }]
}
