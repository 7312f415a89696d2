import { extractAll, extractNothing } from '../extract/index.ts'
import type { BrandRecord, Result } from '../model/record.ts'
import { recordOf } from '../record/record.ts'
import { notesOf } from '../snapshot/notes.ts'
import { refusedFor } from '../snapshot/refused.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { verdictOf } from '../snapshot/verdict/index.ts'

/** A snapshot's result: described when it is the brand's page, refused by class when it is not. Pure. */
export function judge(snapshot: Snapshot): Result {
  const record = describe(snapshot)
  const { domain, verdict, notes } = record
  if (verdict.class === 'brand') return { state: 'ok', domain, record }
  return refusedFor(snapshot, verdict.class, [...verdict.evidence, ...notes])
}

/**
 * A snapshot's record, every value with its evidence. Pure: the same snapshot gives the same bytes. Never
 * throws on page input.
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
