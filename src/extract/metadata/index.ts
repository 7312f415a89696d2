import { type Candidate, type Finding, isFound, type Trace } from '../../model/finding.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { absent, byScore, type Extractor, pickBest, type Survey, survey } from '../extractor.ts'
import { NORMALIZERS, RULES } from './rules.ts'

type Field = keyof typeof RULES

/**
 * The page's statements about itself, without fields that were not found. URLs are absolute; the date is ISO
 * 8601, in the zone of the page where it states one, else in UTC.
 */
export type PageMetadata = { readonly [K in Field]?: string }

const FIELDS = Object.keys(RULES) as readonly Field[]

/** Metadata of one page for a link preview or a reader. It describes the page, not the brand. */
export const metadata: Extractor<PageMetadata> = (snapshot) => {
  const findings = FIELDS.map((field) => ({ field, finding: fieldOf(snapshot, field) }))
  const trace = { tried: findings.flatMap(triedIn), candidates: findings.flatMap(candidatesIn) }
  const found = findings.flatMap(({ field, finding }) => (isFound(finding) ? [{ field, ...finding }] : []))
  const [first] = found
  if (!first) return absent(trace)
  return {
    value: Object.fromEntries(found.map(({ field, value }) => [field, value])),
    confidence: first.confidence,
    rule: `${first.field}/${first.rule}`,
    evidence: found.flatMap(({ evidence }) => evidence),
    trace,
  }
}

/**
 * Runs the rules of a field, strongest first, until no later rule could find a stronger value. The last
 * rules, such as the one for the logo in the header, cost more than all others together.
 */
function fieldOf(snapshot: Snapshot, field: Field): Finding<string> {
  const tried: Survey<string>['tried'][number][] = []
  const candidates: Candidate<string>[] = []
  let best = 0
  for (const rule of RULES[field]) {
    if (best >= rule.weight) break
    const seen = survey([rule], snapshot)
    tried.push(...seen.tried)
    for (const candidate of seen.candidates) {
      const value = NORMALIZERS[field](candidate.value, snapshot)
      candidates.push(value ? { ...candidate, value } : { ...candidate, rejected: 'is not of the form' })
      if (value) best = Math.max(best, candidate.score)
    }
  }
  return pickBest({ tried, candidates: byScore(candidates) })
}

interface FieldFinding {
  readonly field: Field
  readonly finding: Finding<string>
}

function traceOf({ finding }: FieldFinding): Trace {
  return ('trace' in finding ? finding.trace : undefined) ?? { tried: [], candidates: [] }
}

function triedIn(one: FieldFinding): Trace['tried'] {
  return traceOf(one).tried.map(({ rule, saw }) => ({ rule: `${one.field}/${rule}`, saw }))
}

function candidatesIn(one: FieldFinding): Trace['candidates'] {
  return traceOf(one).candidates.map((candidate) => ({
    ...candidate,
    rule: `${one.field}/${candidate.rule}`,
  }))
}
