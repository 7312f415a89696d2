import type { Options } from '../model/options.ts'
import { linksOf } from '../snapshot/links.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { verdictOf } from '../snapshot/verdict/index.ts'
import { draw } from './browser/draw.ts'
import { type KeyLinks, type Survey, surveyOf } from './page/survey.ts'
import type { Drawn, PageLinks, PageReader, SeenDocument } from './reader.ts'

/** How pages are read, on whichever thread. Pure. */
export interface Reading {
  links(page: Snapshot): PageLinks
  survey(page: Snapshot): Survey
  draw(page: SeenDocument): Drawn
}

/** Without `keyLinks` no link of a page is looked after. */
export function readingFor(options: Pick<Options, 'fetch' | 'html'>, keyLinks: KeyLinks = () => []): Reading {
  return {
    links: (page) => ({ verdict: verdictOf(page), urls: linksOf(page).map(({ url }) => url) }),
    survey: (page) => surveyOf(page, options.fetch, keyLinks),
    draw: (page) => draw(page, options, keyLinks),
  }
}

/** Reads pages where the capture runs: for those who have nobody else to serve. */
export function readHere(options: Options): PageReader {
  const reading = readingFor(options)
  return {
    links: async (page) => reading.links(page),
    survey: async (page) => reading.survey(page),
    draw: async (page) => reading.draw(page),
  }
}
