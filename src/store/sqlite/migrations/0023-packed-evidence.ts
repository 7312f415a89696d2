import { COUNTED, countingTriggers } from './0005-bounds.ts'

const BYTES = '(length(CAST($head AS BLOB)) + coalesce(length($evidence), 0))'

/** What is counted since results have their evidence in a column of its own. */
export const COUNTED_NOW: typeof COUNTED = COUNTED.map(([table, kind, entries, bytes]) => [
  ...([table, kind, entries] as const),
  table === 'results' ? BYTES : bytes,
])

/**
 * `results.evidence` is the evidence of all findings of a result, packed. Findings that were stored before have
 * theirs in them, and null stands for it there.
 */
export const PACKED_EVIDENCE = `
ALTER TABLE results ADD COLUMN evidence BLOB;
${['added', 'changed', 'removed'].map((end) => `DROP TRIGGER results_${end};`).join('\n')}
${countingTriggers('results', 'results', 1, BYTES)}
`
