import type { ColorScheme } from '../../model/options.ts'
import type { Site } from '../../model/site.ts'
import type { StyleSample } from '../../model/style.ts'
import { hashOf, type Resource, type Snapshot } from '../../snapshot/snapshot.ts'
import { withoutTransfer } from '../http/transfer-headers.ts'

export interface CapturedDocument {
  readonly site: Site
  readonly capturedAt: string
  readonly producer: Snapshot['producer']
  readonly viewport: Snapshot['viewport']
  readonly colorScheme: ColorScheme
  /** Decoded text. */
  readonly html: string
  readonly charset: string
  /** The exchange that brought the document. Its `body` and `kind` are filled in by the builder. */
  readonly exchange: Omit<Resource, 'kind' | 'body'>
  readonly samples: readonly StyleSample[] | null
  readonly packedSamples?: Uint8Array | undefined
}

/**
 * Builds a snapshot step by step. The document is there from the beginning, so that views of the document
 * alone may be computed at any time. Views that look at resources may be computed only after the last `add`.
 */
export interface SnapshotBuilder {
  readonly snapshot: Snapshot
  add(resource: Omit<Resource, 'body'>, body: Uint8Array | null): void
  /** Adds one sentence about something that could not be captured. */
  note(text: string): void
}

export function createSnapshotBuilder(page: CapturedDocument): SnapshotBuilder {
  const bodies = new Map<string, Uint8Array>()
  const resources: Resource[] = []
  const notes: string[] = []
  const keep = (body: Uint8Array): string => {
    const hash = hashOf(body)
    bodies.set(hash, body)
    return hash
  }
  const list = (
    { url, finalUrl, kind, status, headers, partial, redirects, error }: Omit<Resource, 'body'>,
    body: string | null,
  ) => {
    const kept = withoutTransfer(headers)
    resources.push({ url, finalUrl, kind, status, headers: kept, body, partial, redirects, error })
  }
  const html = keep(new TextEncoder().encode(page.html))
  list({ ...page.exchange, kind: 'document' }, html)
  const snapshot: Snapshot = {
    format: 1,
    site: page.site,
    capturedAt: page.capturedAt,
    producer: page.producer,
    viewport: page.viewport,
    ...(page.colorScheme === 'dark' && { colorScheme: page.colorScheme }),
    url: page.exchange.finalUrl,
    document: { status: page.exchange.status, charset: page.charset, body: html },
    resources,
    samples: page.samples,
    ...(page.packedSamples && { packedSamples: page.packedSamples }),
    notes,
    bodies,
  }
  return {
    snapshot,
    add: (resource, body) => list(resource, body && keep(body)),
    note: (text) => notes.push(text),
  }
}
