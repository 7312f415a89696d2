/** The parts of a request about one page, and the checks that need more than a schema. */

import { CALLER_REQUEST, PAGE_VISIT } from '../model/options/requests.ts'
import type { ExtractRules, PagePart } from '../model/page-part.ts'
import type { PageLookup } from '../model/scrape.ts'
import type { PageVisit } from '../model/visit.ts'
import { checkVisit } from '../model/visit-checks.ts'

type Lookup = PageLookup & { readonly visit: PageVisit }

/** Divides a request into how the page is looked up and visited, and what is read from it. */
export function apart<R extends PageLookup>(request: R): readonly [Lookup, Omit<R, keyof PageLookup>] {
  const [lookup, visit, rest]: [PageLookup, PageVisit, object] = [{}, {}, {}]
  for (const [key, value] of Object.entries(request)) {
    const part = key in CALLER_REQUEST ? lookup : key in PAGE_VISIT ? visit : rest
    Reflect.set(part, key, value)
  }
  return [{ ...lookup, visit }, rest as Omit<R, keyof PageLookup>]
}
