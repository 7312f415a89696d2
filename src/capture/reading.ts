import type { Options } from '../model/options.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { draw } from './browser/draw.ts'
import { type Survey, surveyOf } from './page/survey.ts'
import type { Drawn, PageReader, SeenDocument } from './reader.ts'

/** How pages are read, on whichever thread. Pure. */
export interface Reading {
  survey(page: Snapshot): Survey
  draw(page: SeenDocument): Drawn
}

export function readingFor(options: Pick<Options, 'fetch' | 'html'>): Reading {
  return {
    survey: (page) => surveyOf(page, options.fetch),
    draw: (page) => draw(page, options),
  }
}

/** Reads pages where the capture runs: for those who have nobody else to serve. */
export function readHere(options: Options): PageReader {
  const reading = readingFor(options)
  return {
    survey: async (page) => reading.survey(page),
    draw: async (page) => reading.draw(page),
  }
}
