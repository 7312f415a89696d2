/** Recognises marks that a site made for one of its sections, such as its blog. */

import { isPageName } from '../../lexicon/page-names/titles.ts'
import type { Candidate } from '../../model/finding.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { artworkOf } from './group.ts'
import type { Mark } from './mark.ts'

/**
 * Moves the brand's own mark to the front on a page of a section whose header shows a mark of that section:
 * on `acme.example/blog/...`, a declared or shown `acme.svg` comes before `acme-blog.svg`. A section on a
 * host of its own is a site, and keeps its mark.
 */
export function brandBeforeSection(
  snapshot: Snapshot,
  candidates: readonly Candidate<Mark>[],
): readonly Candidate<Mark>[] {
  const sections = sectionsOf(snapshot)
  const isOfSection = ({ value }: Candidate<Mark>) =>
    artworkOf(value.url)
      .split('-')
      .some((word) => sections.includes(word))
  const [first] = candidates
  if (!first || sections.length === 0 || !isOfSection(first)) return candidates
  const own = candidates.find((candidate) => candidate.value.kind === 'mark' && !isOfSection(candidate))
  return own ? [own, ...candidates.filter((candidate) => candidate !== own)] : candidates
}

/** Segments of the path that are names of sections of any site, and not part of the name of the host. */
function sectionsOf({ url }: Snapshot): readonly string[] {
  const { hostname, pathname } = new URL(url)
  const segments = pathname.toLowerCase().split('/').filter(Boolean)
  return segments.filter((segment) => isPageName(segment) && !hostname.includes(segment))
}
