import { COUNTED, countingTriggers } from './0005-bounds.ts'

const BYTES = '(length(CAST($head AS BLOB)) + coalesce(length($evidence), 0))'

/** The counted tables, now with the separate column for the evidence of results. */
export const COUNTED_NOW: typeof COUNTED = COUNTED.map(([table, kind, entries, bytes]) => [
  ...([table, kind, entries] as const),
  table === 'results' ? BYTES : bytes,
])

/**
 * `results.evidence` is the packed evidence of all findings of a result. It is null for results that were
 * stored before; their findings contain their evidence.
 */
export const PACKED_EVIDENCE = `
ALTER TABLE results ADD COLUMN evidence BLOB;
${['added', 'changed', 'removed'].map((end) => `DROP TRIGGER results_${end};`).join('\n')}
${countingTriggers('results', 'results', 1, BYTES)}
`
