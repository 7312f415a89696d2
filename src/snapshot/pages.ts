import { isOf } from '../formats/psl.ts'
import { view } from './memo.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Other pages of the site that were captured with it, each as a snapshot of its own, in the order in which
 * they were requested. Only their documents are known: no styles and no pictures.
 */
export const pagesOf = view((snapshot: Snapshot): readonly Snapshot[] =>
  snapshot.resources.flatMap(({ kind, body, status, finalUrl }) =>
    kind === 'page' && body !== null && status < 400 && isOfSite(snapshot, finalUrl)
      ? [
          {
            ...snapshot,
            url: finalUrl,
            document: { status, charset: 'utf-8', body },
            resources: [],
            samples: [],
            notes: [],
          },
        ]
      : [],
  ),
)

/** A page that was requested may redirect to another site. */
function isOfSite({ site }: Snapshot, url: string): boolean {
  return isOf(site, new URL(url).hostname)
}
