import { hostParts, registrableOf } from '../../formats/psl.ts'
import { textsOf } from '../item.ts'
import { metaContent } from '../meta.ts'
import { thingsOf } from '../structured.ts'
import type { PageFacts } from './facts.ts'
import type { VerdictRule } from './rule.ts'

/** Platforms on which everybody has a page: being named there is not being at home there. */
const PLATFORMS: ReadonlySet<string> = new Set([
  'facebook.com',
  'instagram.com',
  'linkedin.com',
  'x.com',
  'twitter.com',
  'youtube.com',
  'tiktok.com',
  'pinterest.com',
  'github.com',
  'linktr.ee',
  'medium.com',
  'etsy.com',
  'ebay.com',
  'amazon.com',
  'google.com',
  'apple.com',
  'wikipedia.org',
  'reddit.com',
  't.me',
  'patreon.com',
  'crunchbase.com',
  'behance.net',
  'dribbble.com',
  'vimeo.com',
  'yelp.com',
  'tripadvisor.com',
])

export const REDIRECTED: readonly VerdictRule[] = [{ id: 'other-organisation', sign: otherOrganisation }]

function otherOrganisation(page: PageFacts): string | undefined {
  const { site } = page.snapshot
  const landed = registrableOf(page.host) ?? page.host
  if (landed === site.registrable || page.host === site.domain) return undefined
  const label = folded(site.label)
  if (label === folded(hostParts(page.host)?.label ?? '')) return undefined
  if (PLATFORMS.has(landed))
    return `${site.domain} sends its visitors to ${page.host}, where anybody can have a page`
  const named = namesOn(page).find((name) => names(name, label))
  return named
    ? undefined
    : `${site.domain} sends its visitors to ${page.host}, which does not name ${site.label}`
}

/** Where an organisation states who it is. */
function namesOn({ snapshot, title, text }: PageFacts): string[] {
  const structured = thingsOf(snapshot).flatMap(({ item }) =>
    ['name', 'legalName', 'alternateName', 'sameAs'].flatMap((property) => textsOf(item, property)),
  )
  const declared = [metaContent(snapshot, 'og:site_name'), metaContent(snapshot, 'application-name')].filter(
    (name) => name !== undefined,
  )
  const copyright = [...text.matchAll(/(?:©|\(c\)|copyright)[^|•·]{0,80}/giu)].map(([line]) => line)
  return [title, ...declared, ...structured, ...copyright]
}

/** A short label is a word of its own; a longer one may also be written apart (`blue-bottle`, "Blue Bottle"). */
const SHORT_LABEL = 5

function names(text: string, label: string): boolean {
  if (label.length < 2) return false
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
  return label.length < SHORT_LABEL ? words.includes(label) : words.join('').includes(label)
}

function folded(label: string): string {
  return label.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
