/**
 * Makes the parts of a snapshot from the data that the browser read from a page. It runs in another process,
 * because it parses the whole document.
 */

import { MAX_HTML_BYTES } from '../../model/limits.ts'
import { parseTree } from '../../snapshot/document/tree.ts'
import { treeOf } from '../../snapshot/dom.ts'
import type { DocumentReading, SeenDocument } from '../page/reader.ts'
import { createSnapshotBuilder } from '../page/snapshot-builder.ts'
import { type KeyPages, surveyOf } from '../page/survey.ts'
import { samplesOf, withoutMarks } from './samples.ts'

/** Parses the document once and returns it with its style samples and its survey. Pure. */
export function readSeenDocument({ seen, page }: SeenDocument, keyPages: KeyPages): DocumentReading {
  const marked = seen.html.slice(0, MAX_HTML_BYTES)
  const tree = parseTree(marked)
  const samples = samplesOf(seen, tree.document)
  const html = withoutMarks(marked)
  const partial = marked.length < seen.html.length
  const exchange = { ...page.exchange, partial }
  const { snapshot } = createSnapshotBuilder({
    ...page,
    exchange,
    html,
    charset: seen.charset,
    samples: null,
  })
  treeOf.give(snapshot, tree)
  return { html, samples, partial, survey: surveyOf(snapshot, keyPages) }
}
