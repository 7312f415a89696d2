import type { Result } from '../model/record.ts'
import { type PageClass, WHY_REFUSED } from '../model/site.ts'
import { pauseOf } from './pause.ts'
import type { Snapshot } from './snapshot.ts'
import { fileTypeOf } from './verdict/file-type.ts'

type Refused = Extract<Result, { readonly state: 'refused' }> & { readonly status: number }

/** The result that refuses a page for its class, with the evidence, and the facts about the page. */
export function refusedFor(
  snapshot: Snapshot,
  pageClass: Exclude<PageClass, 'brand'>,
  evidence: readonly string[],
): Refused {
  const { site, url, document } = snapshot
  const fileType = pageClass === 'empty' ? fileTypeOf(snapshot) : undefined
  return {
    state: 'refused',
    domain: site.domain,
    class: pageClass,
    message: WHY_REFUSED[pageClass],
    url,
    status: document.status,
    ...(fileType !== undefined && { fileType }),
    evidence,
    ...pauseOf(snapshot),
  }
}
