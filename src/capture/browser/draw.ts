import type { Options } from '../../model/options.ts'
import { treeOf } from '../../snapshot/dom.ts'
import { parseTree } from '../../snapshot/tree.ts'
import { createDraft } from '../draft.ts'
import { type KeyPages, surveyOf } from '../page/survey.ts'
import type { Drawn, SeenDocument } from '../reader.ts'
import { samplesOf, withoutMarks } from './samples.ts'

/** The document, its samples and its survey from what the page told, of one parse. Pure. */
export function draw(
  { seen, page }: SeenDocument,
  { fetch, html: limits }: Pick<Options, 'fetch' | 'html'>,
  keyPages: KeyPages,
): Drawn {
  const marked = seen.html.slice(0, fetch.maxHtmlBytes)
  const tree = parseTree(marked)
  const samples = samplesOf(seen, tree.document, limits)
  const html = withoutMarks(marked)
  const partial = marked.length < seen.html.length
  const exchange = { ...page.exchange, partial }
  const { snapshot } = createDraft({ ...page, exchange, html, charset: seen.charset, samples: null })
  treeOf.give(snapshot, tree)
  return { html, samples, partial, survey: surveyOf(snapshot, fetch, keyPages) }
}
