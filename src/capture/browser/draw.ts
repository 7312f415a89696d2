import type { Options } from '../../model/options.ts'
import type { Drawn, SeenDocument } from '../reader.ts'
import { samplesOf, withoutMarks } from './samples.ts'

/** The document and its samples from what the page told. Pure. */
export function draw({ seen, url }: SeenDocument, { fetch, html }: Pick<Options, 'fetch' | 'html'>): Drawn {
  const marked = seen.html.slice(0, fetch.maxHtmlBytes)
  return {
    html: withoutMarks(marked),
    samples: samplesOf(seen, marked, url, html),
    partial: marked.length < seen.html.length,
  }
}
