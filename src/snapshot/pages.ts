import { registrableOf } from '../formats/psl.ts'
import { view } from './memo.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Other pages of the site that were captured with it, each as a snapshot of its own, in the order they were asked for. Nothing of them but
 * the document is known: no styles, no pictures.
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

/** A page that was asked for may send its visitors elsewhere. */
function isOfSite({ site }: Snapshot, url: string): boolean {
  const { hostname } = new URL(url)
  return (registrableOf(hostname) ?? hostname) === site.registrable
}
