import { isDocumentType } from '../../formats/http/document-type.ts'
import type { Snapshot } from '../snapshot.ts'

/** Matches a content type without its parameters that is safe to show in a message. */
const WELL_FORMED = /^[\w.+-]{1,60}\/[\w.+-]{1,80}$/

/** Returns the content type of an answer that is a file and no web page; undefined for a page. */
export function fileTypeOf({ resources }: Snapshot): string | undefined {
  const document = resources.find(({ kind }) => kind === 'document')
  const given = document?.headers['content-type'] ?? ''
  if (isDocumentType(given)) return undefined
  const type = given.split(';')[0]?.trim() ?? ''
  return WELL_FORMED.test(type) ? type : 'a file'
}
