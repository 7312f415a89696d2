import type { ColorScheme } from '../model/options.ts'
import type { Site } from '../model/site.ts'
import type { StyleSample } from '../model/style.ts'
import { hashOf, type Resource, type Snapshot } from '../snapshot/snapshot.ts'
import { withoutTransfer } from './transfer.ts'

/** The document as it was captured. */
export interface Page {
  readonly site: Site
  readonly capturedAt: string
  readonly producer: Snapshot['producer']
  readonly viewport: Snapshot['viewport']
  readonly colorScheme: ColorScheme
  /** Decoded text. */
  readonly html: string
  readonly charset: string
  /** Its exchange; `body` and `kind` are filled in. */
  readonly exchange: Omit<Resource, 'kind' | 'body'>
  readonly samples: readonly StyleSample[] | null
}

/**
 * A snapshot while it grows. The document is there from the beginning, so views of the document alone may be asked for at any
 * time and are kept for later readers; views that look at resources only once everything is in.
 */
export interface Draft {
  readonly snapshot: Snapshot
  add(resource: Omit<Resource, 'body'>, body: Uint8Array | null): void
  /** One sentence for people on what could not be had. */
  note(text: string): void
}

export function createDraft(page: Page): Draft {
  const bodies = new Map<string, Uint8Array>()
  const resources: Resource[] = []
  const notes: string[] = []
  const keep = (body: Uint8Array): string => {
    const hash = hashOf(body)
    bodies.set(hash, body)
    return hash
  }
  const add: Draft['add'] = ({ url, finalUrl, kind, status, headers, partial, redirects, error }, body) => {
    const hash = body === null ? null : keep(body)
    const kept = withoutTransfer(headers)
    resources.push({ url, finalUrl, kind, status, headers: kept, body: hash, partial, redirects, error })
  }
  const html = new TextEncoder().encode(page.html)
  add({ ...page.exchange, kind: 'document' }, html)
  const snapshot: Snapshot = {
    format: 1,
    site: page.site,
    capturedAt: page.capturedAt,
    producer: page.producer,
    viewport: page.viewport,
    ...(page.colorScheme === 'dark' && { colorScheme: page.colorScheme }),
    url: page.exchange.finalUrl,
    document: { status: page.exchange.status, charset: page.charset, body: keep(html) },
    resources,
    samples: page.samples,
    notes,
    bodies,
  }
  return { snapshot, add, note: (text) => notes.push(text) }
}
