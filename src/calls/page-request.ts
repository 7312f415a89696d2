/** The parts of a request about one page, and their checks. */

import type { PdfOnPage } from '../model/documents.ts'
import { CALLER_REQUEST, PAGE_VISIT, PDF_ON_PAGE } from '../model/options/requests.ts'
import type { ExtractRules, PagePart } from '../model/page-part.ts'
import type { PageLookup } from '../model/scrape.ts'
import type { PageVisit } from '../model/visit.ts'
import { checkVisit } from '../model/visit-checks.ts'

interface OfFile {
  readonly pdf?: PdfOnPage | undefined
}

type Lookup = PageLookup & OfFile & { readonly visit: PageVisit }
type PageRequest = PageLookup & OfFile & PagePart & { readonly extractRules?: ExtractRules | undefined }
type Rest<R> = Omit<R, keyof PageLookup | keyof OfFile | Exclude<keyof PageVisit, 'includeFrames'>>

/**
 * Divides a request into the lookup and visit of the page, and the settings for reading it. Frames are needed
 * by both parts. Throws `invalid_input` for a selector, a rule, a header or a country that cannot be used.
 */
export async function apart<R extends PageRequest>(request: R): Promise<readonly [Lookup, Rest<R>]> {
  const [lookup, visit, rest]: [PageLookup & OfFile, PageVisit, object] = [{}, {}, {}]
  for (const [key, value] of Object.entries(request)) {
    const part = key in CALLER_REQUEST || key in PDF_ON_PAGE ? lookup : key in PAGE_VISIT ? visit : rest
    Reflect.set(part, key, value)
    if (key === 'includeFrames') Reflect.set(rest, key, value)
  }
  checkVisit(visit)
  const { includeSelectors = [], excludeSelectors = [], extractRules } = request
  if (includeSelectors.length + excludeSelectors.length > 0 || extractRules) {
    // The parser of selectors is imported here, because most requests have no selectors.
    const { checkRules, checkSelectors } = await import('../snapshot/selectors.ts')
    checkSelectors(request)
    checkRules(extractRules ?? {})
  }
  return [{ ...lookup, visit }, rest as Rest<R>]
}
