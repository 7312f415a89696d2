import { readingFor } from '../../src/capture/page/read-in-process.ts'
import type { PageReader } from '../../src/capture/page/reader.ts'

/** A reader that works in this process, so that tests of captures need no reading process. */
export function readHere(): PageReader {
  const reading = readingFor()
  return {
    links: async (page) => reading.links(page),
    survey: async (page) => reading.survey(page),
    document: async (page) => reading.document(page),
    language: async (request) => reading.language(request),
    listed: async (pages) => reading.listed(pages),
    match: async (request) => reading.match(request),
  }
}
