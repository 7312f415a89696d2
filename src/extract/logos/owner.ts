import { textsOf } from '../../snapshot/item.ts'
import { view } from '../../snapshot/memo.ts'
import { metaContent, titleOf } from '../../snapshot/meta.ts'
import { siteOrganizationsOf } from '../../snapshot/organization.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/** Names the site goes by, squeezed to letters and digits: its domain's label, what it declares, parts of its title. */
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

/** True when a text has one of the site's names in it, or a word that is more than half of one. */
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

/** Words in many names that tell nobody apart. */
const COMMON = new Set([
  'logo',
  'home',
  'site',
  'brand',
  'header',
  'footer',
  'main',
  'icon',
  'image',
  'company',
  'group',
  'white',
  'black',
  'dark',
  'light',
  'online',
  'shop',
  'store',
])

function squeeze(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
