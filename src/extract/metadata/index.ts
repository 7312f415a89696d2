import type { Candidate, Finding } from '../../model/finding.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { absent, byScore, type Extractor, pickBest, type Survey, survey } from '../extractor.ts'
import { NORMALIZERS, RULES } from './rules.ts'

export type MetadataField = keyof typeof RULES

/** What a page says about itself; a field that was not found is left out. URLs are absolute, the date is ISO 8601. */
export type PageMetadata = { readonly [K in MetadataField]?: string }

export const METADATA_FIELDS = Object.keys(RULES) as readonly MetadataField[]

/** Metadata of one page, as a link preview or a reader wants it: of the page, not of the brand. */
export const metadata: Extractor<PageMetadata> = (snapshot) => {
  const findings = METADATA_FIELDS.map((field) => ({ field, finding: fieldOf(snapshot, field) }))
  const trace = {
    tried: METADATA_FIELDS.flatMap((field) =>
      RULES[field].map((rule) => ({ rule: `${field}/${rule.id}`, saw: 0 })),
    ),
    candidates: [],
  }
  const found = findings.flatMap(({ field, finding }) =>
    'value' in finding && finding.value !== null ? [{ field, finding }] : [],
  )
  const [first] = found
  if (!first) return absent(trace)
  return {
    value: Object.fromEntries(found.map(({ field, finding }) => [field, finding.value])),
    confidence: first.finding.confidence,
    rule: `${first.field}/${first.finding.rule}`,
    evidence: found.flatMap(({ finding }) => finding.evidence),
    trace,
  }
}

/** One field alone, with its own trace. */
export function fieldOf(snapshot: Snapshot, field: MetadataField): Finding<string> {
  return pickBest(normalized(survey(RULES[field], snapshot), (value) => NORMALIZERS[field](value, snapshot)))
}

function normalized(seen: Survey<string>, normalize: (value: string) => string | undefined): Survey<string> {
  const candidates = seen.candidates.map((candidate): Candidate<string> => {
    const value = normalize(candidate.value)
    return value ? { ...candidate, value } : { ...candidate, rejected: 'is not of the form' }
  })
  return { tried: seen.tried, candidates: byScore(candidates) }
}
