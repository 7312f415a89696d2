import type { DocumentType } from '../../model/documents.ts'
import type { Snapshot } from '../snapshot.ts'
import { servedAs } from './served-text.ts'

/** The types of documents by their media type. All other pages are HTML. */
const TYPES: readonly (readonly [pattern: RegExp, type: DocumentType])[] = [
  [/^application\/xhtml/i, 'html'],
  [/^image\/svg\+xml/i, 'svg'],
  [/[/+]xml\b/i, 'xml'],
  [/[/+]json\b/i, 'json'],
  [/^text\/(?:csv|tab-separated-values)/i, 'csv'],
  [/^text\/(?:plain|css|(?:x-)?javascript)/i, 'text'],
]

/** Returns the type of a document by its media type. A document of the browser is HTML. */
export function documentTypeOf(snapshot: Snapshot): DocumentType {
  if (snapshot.producer === 'browser') return 'html'
  if (servedAs(snapshot) === 'markdown') return 'markdown'
  const document = snapshot.resources.find(({ kind }) => kind === 'document')
  const type = (document?.headers['content-type'] ?? '').trim()
  return TYPES.find(([pattern]) => pattern.test(type))?.[1] ?? 'html'
}
