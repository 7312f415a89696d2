import { withoutTrace } from '../model/finding.ts'
import type { BrandFields, BrandRecord } from '../model/record.ts'
import type { Site, Verdict } from '../model/site.ts'

/** The facts about a capture that are copied to its record. */
export type CaptureFacts = Pick<BrandRecord, 'url' | 'capturedAt' | 'producer' | 'notes' | 'reductions'> & {
  readonly site: Site
}

/** Builds a record from findings. It leaves out the traces, because only `explain` needs them. */
export function recordOf(capture: CaptureFacts, verdict: Verdict, findings: BrandFields): BrandRecord {
  return {
    format: 1,
    domain: capture.site.domain,
    url: capture.url,
    capturedAt: capture.capturedAt,
    producer: capture.producer,
    verdict,
    fields: Object.fromEntries(
      Object.entries(findings).map(([field, finding]) => [field, withoutTrace(finding)]),
    ) as unknown as BrandFields,
    notes: capture.notes,
    ...(capture.reductions && { reductions: capture.reductions }),
  }
}
