import type { Options } from '../model/options.ts'
import { languageOf } from '../snapshot/language.ts'
import { languageVersionsOf } from '../snapshot/language-versions.ts'
import { linksOf } from '../snapshot/links.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { verdictOf } from '../snapshot/verdict/index.ts'
import { isScriptShell } from '../snapshot/verdict/shell.ts'
import { draw } from './browser/draw.ts'
import { type KeyPages, type Survey, surveyOf } from './page/survey.ts'
import type {
  Drawn,
  LanguageReading,
  LanguageRequest,
  ListedPages,
  PageLinks,
  PageReader,
  SeenDocument,
} from './reader.ts'

/** How pages are read, on whichever thread. Pure. */
export interface Reading {
  links(page: Snapshot): PageLinks
  survey(page: Snapshot): Survey
  draw(page: SeenDocument): Drawn
  language(request: LanguageRequest): LanguageReading
  listed(pages: ListedPages): readonly string[]
}

const NO_KEY_PAGES: KeyPages = { linked: () => ({ urls: [], lacks: [] }), listed: () => [] }

/** Without `keyPages` no key page is looked after. */
export function readingFor(
  options: Pick<Options, 'fetch' | 'html'>,
  keyPages: KeyPages = NO_KEY_PAGES,
): Reading {
  return {
    links: (page) => ({
      verdict: verdictOf(page),
      urls: linksOf(page).map(({ url }) => url),
      isShell: isScriptShell(page).shell,
    }),
    survey: (page) => surveyOf(page, options.fetch, keyPages),
    draw: (page) => draw(page, options, keyPages),
    language: ({ page, asked }) => ({
      ...languageOf(page),
      versions: languageVersionsOf(page, asked).slice(0, options.fetch.maxLanguageVersions),
    }),
    listed: ({ urls, lacking }) => keyPages.listed(urls, lacking),
  }
}

/** Reads pages where the capture runs: for those who have nobody else to serve. */
export function readHere(options: Options): PageReader {
  const reading = readingFor(options)
  return {
    links: async (page) => reading.links(page),
    survey: async (page) => reading.survey(page),
    draw: async (page) => reading.draw(page),
    language: async (request) => reading.language(request),
    listed: async (pages) => reading.listed(pages),
  }
}
