import { parseUrlPattern } from '../../formats/crawl/url-pattern.ts'
import { BlazonError } from '../../model/errors.ts'
import { MAX_HTML_BYTES } from '../../model/limits.ts'
import { parseTree } from '../../snapshot/document/tree.ts'
import { treeOf } from '../../snapshot/dom.ts'
import { languageOf } from '../../snapshot/language/language.ts'
import { languageVersionsOf } from '../../snapshot/language/language-versions.ts'
import { linksOf } from '../../snapshot/links.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { verdictOf } from '../../snapshot/verdict/index.ts'
import { isScriptShell } from '../../snapshot/verdict/shell.ts'
import { FETCH } from '../bounds.ts'
import { samplesOf, withoutMarks } from '../browser/samples.ts'
import type {
  DocumentReading,
  LanguageReading,
  LanguageRequest,
  ListedPages,
  MatchRequest,
  PageLinks,
  SeenDocument,
} from './reader.ts'
import { createSnapshotBuilder } from './snapshot-builder.ts'
import { type KeyPages, type Survey, surveyOf } from './survey.ts'

/** The ways to read a page, as pure functions. */
export interface Reading {
  links(page: Snapshot): PageLinks
  survey(page: Snapshot): Survey
  document(page: SeenDocument): DocumentReading
  language(request: LanguageRequest): LanguageReading
  listed(pages: ListedPages): readonly string[]
  match(request: MatchRequest): readonly boolean[]
}

const NO_KEY_PAGES: KeyPages = { linked: () => ({ urls: [], lacks: [] }), listed: () => [] }

/** Creates the reading functions. Without `keyPages`, no key pages are looked for. */
export function readingFor(keyPages: KeyPages = NO_KEY_PAGES): Reading {
  return {
    links: (page) => ({
      verdict: verdictOf(page),
      urls: linksOf(page).map(({ url }) => url),
      isShell: isScriptShell(page).shell,
    }),
    survey: (page) => surveyOf(page, keyPages),
    document: (page) => readSeenDocument(page, keyPages),
    language: ({ page, asked }) => ({
      ...languageOf(page),
      versions: languageVersionsOf(page, asked).slice(0, FETCH.maxLanguageVersions),
    }),
    listed: ({ urls, lacking }) => keyPages.listed(urls, lacking),
    match: ({ expression, urls }) => {
      const pattern = parseUrlPattern(expression)
      if ('reason' in pattern) throw new BlazonError('invalid_input', `urlRegex: ${pattern.reason}`)
      return urls.map((url) => pattern.test(url))
    },
  }
}

/** Parses a document of the browser once, and returns it with its style samples and its survey. */
function readSeenDocument({ seen, page }: SeenDocument, keyPages: KeyPages): DocumentReading {
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
