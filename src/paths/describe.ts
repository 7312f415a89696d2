import { extractAll, extractNothing } from '../extract/index.ts'
import type { BrandRecord, Result } from '../model/record.ts'
import { recordOf } from '../record/record.ts'
import { notesOf } from '../snapshot/notes.ts'
import { refusedFor } from '../snapshot/refused.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { verdictOf } from '../snapshot/verdict/index.ts'

/** Makes the result of a snapshot: a description for a brand's page, else a refusal with the class. Pure. */
export function judge(snapshot: Snapshot): Result {
  const record = describe(snapshot)
  const { domain, verdict, notes } = record
  if (verdict.class === 'brand') return { state: 'ok', domain, record }
  return refusedFor(snapshot, verdict.class, [...verdict.evidence, ...notes])
}

/**
 * Makes the record of a snapshot, in which every value has its evidence. Pure: the same snapshot gives the
 * same bytes. Never throws because of the content of a page.
 */
export function describe(snapshot: Snapshot): BrandRecord {
  const verdict = verdictOf(snapshot)
  const { class: page } = verdict
  const { site, url, capturedAt, producer, reductions } = snapshot
  const capture = {
    site,
    url,
    capturedAt,
    producer,
    notes: notesOf(snapshot),
    ...(reductions && { reductions }),
  }
  return recordOf(capture, verdict, page === 'brand' ? extractAll(snapshot) : extractNothing(page))
}
