import type { PageReader } from '../../src/capture/reader.ts'
import { readingFor } from '../../src/capture/reading.ts'
import type { Options } from '../../src/model/options.ts'

/** A reader that works in this process, so that tests of captures need no reading process. */
export function readHere(options: Options): PageReader {
  const reading = readingFor(options)
  return {
    links: async (page) => reading.links(page),
    survey: async (page) => reading.survey(page),
    document: async (page) => reading.document(page),
    language: async (request) => reading.language(request),
    listed: async (pages) => reading.listed(pages),
    match: async (request) => reading.match(request),
  }
}
