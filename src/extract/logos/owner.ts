/** Decides whether a text names the site. */

import { words } from '../../lexicon/pattern.ts'
import { view } from '../../snapshot/memo.ts'
import { metaContent, titleOf } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textsOf } from '../../snapshot/structured/item.ts'
import { siteOrganizationsOf } from '../../snapshot/structured/organization.ts'

/** Names of the site as letters and digits: of its domain, declared, and short parts of its title. */
export const ownWords = view((snapshot: Snapshot): readonly string[] => {
  const declared = [
    snapshot.site.label,
    snapshot.site.unicode.split('.')[0],
    metaContent(snapshot, 'og:site_name', 'application-name', 'apple-mobile-web-app-title'),
    ...siteOrganizationsOf(snapshot).flatMap(({ thing }) => [
      ...textsOf(thing.item, 'name'),
      ...textsOf(thing.item, 'alternateName'),
    ]),
    ...(titleOf(snapshot)
      ?.split(/\s[-–—|·•:]\s|[|•]/)
      .filter((part) => part.trim().split(/\s+/).length <= 4) ?? []),
  ]
  return [...new Set(declared.map((name) => squeeze(name ?? '')).filter((name) => name.length > 1))]
})

/** Whether a text contains a name of the site, or a word that is more than half of one. */
export function namesOwner(snapshot: Snapshot, text: string): boolean {
  const squeezed = squeeze(text)
  const parts = text
    .split(/[^\p{L}\p{N}]+/u)
    .map(squeeze)
    .filter((part) => part.length > 3)
  return ownWords(snapshot).some(
    (name) =>
      squeezed.includes(name) ||
      parts.some((part) => name.includes(part) && part.length > name.length / 2 && !COMMON.has(part)),
  )
}

/** Words that occur in many names, and therefore do not identify a site. */
const COMMON = new Set(
  words(`
  logo home site brand header footer main icon image company group white black dark light online shop
  store`),
)

function squeeze(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
