import type { Element } from 'domhandler'
import { isOf } from '../../formats/psl.ts'
import { type Profile, profileOf } from '../../formats/social/urls.ts'
import { affinity, lettersOf } from '../../formats/text/affinity.ts'
import { bareHost } from '../../formats/url.ts'
import { isForeignHandle } from '../../lexicon/handles.ts'
import { anyOf, pattern } from '../../lexicon/pattern.ts'
import type { Evidence } from '../../model/finding.ts'
import { ancestors, select, selectorOf, textOf } from '../../snapshot/dom.ts'
import { linksOf, type PageLink } from '../../snapshot/links.ts'
import { view } from '../../snapshot/memo.ts'
import { linkTags, metaContent, metaTags } from '../../snapshot/meta.ts'
import { wordsOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textIn } from '../../snapshot/structured/item.ts'
import { sameAsOf, siteOrganizationsOf, websitesOf } from '../../snapshot/structured/organization.ts'
import { evidence, type Match, type Rule } from '../extractor.ts'
import { FOREIGN_WORDS, OWN_WORDS } from './foreign.ts'
import { rowLinksOf } from './rows.ts'

/** Sources of profiles, weighted by hand on brand-declared and the ten whole sites. */
export const RULES: readonly Rule<Profile>[] = [
  { id: 'structured-same-as', weight: 0.95, read: fromSameAs },
  { id: 'twitter-site', weight: 0.9, read: fromTwitterSite },
  {
    id: 'facebook-publisher',
    weight: 0.85,
    read: (snapshot) => fromMeta(snapshot, 'article:publisher', 'og:see_also'),
  },
  { id: 'rel-me', weight: 0.85, read: fromRelMe },
  { id: 'links', weight: 0.85, read: fromLinks },
  { id: 'inline-data', weight: 0.4, read: fromInlineData },
]

/**
 * A handle with at least this affinity (likeness) to the names of the site is the site's own. The bound was
 * set together with the weights.
 */
const CLOSE = 0.5

/**
 * Factor by the kind of account. An account of a person probably does not belong to the site, and a link may
 * lead to a part of an account.
 */
const KIND_STRENGTH = { account: 1, part: 0.97, person: 0.5 } as const

/** Matches the profile at a URL, if there is one. Accounts of platforms are rejected. */
function match(snapshot: Snapshot, url: string, where: Evidence, strength = 1): Match<Profile>[] {
  const profile = profileOf(url)
  if (!profile) return []
  const near = closeness(snapshot, profile)
  const platform = isForeignHandle(profile.handle) && near < 0.8 && !sharesBeginning(snapshot, profile)
  const ownNetwork = isOf(snapshot.site, bareHost(profile.url)) && near < 0.8
  const rejected = platform
    ? 'is an account of a platform'
    : ownNetwork
      ? 'is a page of this site'
      : undefined
  const fit = (0.85 + 0.15 * near) * KIND_STRENGTH[profile.kind]
  return [
    {
      value: profile,
      evidence: where,
      strength: strength * fit,
      ...(rejected ? { rejected } : {}),
    },
  ]
}

/** Returns the affinity of a handle to the domain or to a declared name, whichever is higher. */
function closeness(snapshot: Snapshot, { handle }: Profile): number {
  const parts = handle.split('/')
  return Math.max(
    ...[...parts, parts.join(' ')].map((part) =>
      Math.max(affinity(part, snapshot.site), likeItsName(snapshot, part)),
    ),
  )
}

/**
 * Returns 1 for a declared name, and 0.9 if the text begins with a declared name or is the beginning of one.
 */
function likeItsName(snapshot: Snapshot, part: string): number {
  const key = lettersOf(part)
  const names = ownNames(snapshot)
  if (key.length < 4) return 0
  if (names.includes(key)) return 1
  return names.some((name) => name.startsWith(key) || key.startsWith(name)) ? 0.9 : 0
}

/** Letters of the declared names, without very short names, which match by chance. */
const ownNames = view((snapshot: Snapshot): readonly string[] => {
  const organizations = siteOrganizationsOf(snapshot).map(({ thing }) => textIn(thing.item, 'name'))
  const names = [metaContent(snapshot, 'og:site_name'), ...organizations].map((name) => lettersOf(name ?? ''))
  return names.filter((name) => name.length > 3)
})

/** A platform's own accounts resemble its domain and must not be rejected. */
function sharesBeginning(snapshot: Snapshot, { handle }: Profile): boolean {
  return lettersOf(handle).slice(0, 4) === lettersOf(snapshot.site.label).slice(0, 4)
}

function* fromSameAs(snapshot: Snapshot): Generator<Match<Profile>> {
  const things = [
    ...siteOrganizationsOf(snapshot),
    ...websitesOf(snapshot).map((thing) => ({ thing, ownership: 0.9 })),
  ]
  for (const { thing, ownership } of things) {
    for (const url of sameAsOf(thing))
      yield* match(snapshot, url, evidence(thing.syntax, `${thing.where}.sameAs`, url), ownership)
  }
}

function* fromTwitterSite(snapshot: Snapshot): Generator<Match<Profile>> {
  for (const { key, content } of metaTags(snapshot, 'twitter:site')) {
    const handle = content.match(/^@?(\w{1,15})$/)?.[1]
    yield* match(snapshot, handle ? `https://x.com/${handle}` : content, evidence('meta', key, content))
  }
}

function* fromMeta(snapshot: Snapshot, ...keys: string[]): Generator<Match<Profile>> {
  for (const { key, content } of metaTags(snapshot, ...keys))
    yield* match(snapshot, content, evidence('meta', key, content))
}

function* fromRelMe(snapshot: Snapshot): Generator<Match<Profile>> {
  const links = linksOf(snapshot).filter(({ rels }) => rels.includes('me'))
  for (const { url, element } of [
    ...linkTags(snapshot, 'me'),
    ...linkTags(snapshot, 'publisher'),
    ...links,
  ]) {
    yield* match(snapshot, url, evidence('link', `${selectorOf(element)} rel=me`, url))
  }
}

/**
 * The most profile links that are read at each end of the page. A page with more is a directory of other
 * people's profiles.
 */
const MAX_PROFILE_LINKS = 500

function* fromLinks(snapshot: Snapshot): Generator<Match<Profile>> {
  const all = linksOf(snapshot).flatMap((link) => {
    const profile = profileOf(link.url)
    return profile ? [{ link, profile }] : []
  })
  const middle = Math.max(MAX_PROFILE_LINKS, all.length - MAX_PROFILE_LINKS)
  for (const { link, profile } of [...all.slice(0, MAX_PROFILE_LINKS), ...all.slice(middle)]) {
    // A handle with exactly the letters of the domain is the site's own in any place.
    const near = closeness(snapshot, profile)
    const floor = near === 1 ? 0.6 : 0
    const isOthers = isVisitors(link) || (near < CLOSE && isCredit(link.element))
    yield* match(
      snapshot,
      link.url,
      evidence('link', selectorOf(link.element), link.url),
      isOthers ? OTHERS_STRENGTH : Math.max(floor, linkOwnership(snapshot, link)),
    )
  }
}

/** Strength of links by visitors or advertisers, and of links to the makers of the site. */
const OTHERS_STRENGTH = 0.2

function isVisitors({ rels }: PageLink): boolean {
  return rels.includes('ugc') || rels.includes('sponsored')
}

/** Matches mentions of the makers of a site: `Site by …`, `Made with love by …`, `Webdesign: …`. */
const CREDIT = anyOf(
  [
    pattern('')`
      \b(?:(?:web)?site|web|design(?:ed)?|built|made|created|crafted|coded|developed|powered|hosted|
      theme|template|logo|icons?|illustrations?|photo(?:s|graphy)?)(?: \S+){0,2} by\b
    `,
    /\bweb ?design\b|^\s*(?:site )?credits?\s*:/,
    /\b(?:umsetzung|realisiert von|création|réalisation|realizzato da|diseño web|gemaakt door)\b/,
  ],
  'i',
)

function isCredit(element: Element): boolean {
  const { parent, prev } = element
  const before = prev?.type === 'text' ? prev.data : ''
  const text = parent && isInProse(element) ? textOf(parent) : before
  return text.length < 200 && CREDIT.test(text)
}

const PLACE = { footer: 1, header: 1, nav: 1, aside: 0.6, main: 0.4 } as const

/** Likelihood, 0 to 1, that a link is one of the site's own icons and not a mention of someone else. */
function linkOwnership(snapshot: Snapshot, link: PageLink): number {
  const words = wordsAround(link.element)
  const place = PLACE[link.region]
  if (place === 1) return 1
  const foreign = words.some((word) => FOREIGN_WORDS.has(word)) ? 0.5 : 1
  const own = words.some((word) => OWN_WORDS.has(word)) || rowLinksOf(snapshot).has(link.element)
  const prose = link.text.split(/\s+/).length > 4 || isInProse(link.element) ? 0.6 : 1
  return (own ? 0.95 : place) * foreign * prose
}

/** Words in the classes and ids of the link and of four elements around it. */
function wordsAround(element: Element): string[] {
  const near = [element, ...ancestors(element)]
    .slice(0, 5)
    .filter(({ name }) => name !== 'body' && name !== 'html')
  return near.flatMap(({ attribs }) => wordsOf(`${attribs.class ?? ''} ${attribs.id ?? ''}`))
}

/** Whether the link is in a paragraph among other words. */
function isInProse(element: Element): boolean {
  const { parent } = element
  return Boolean(
    parent?.children.some((child) => child.type === 'text' && child.data.trim().split(/\s+/).length > 3),
  )
}

/** The most URLs in scripts that are read. */
const MAX_INLINE_URLS = 500

/** Reads URLs in inline scripts, such as framework states. Only handles close to the site count. */
function* fromInlineData(snapshot: Snapshot): Generator<Match<Profile>> {
  let seen = 0
  for (const script of select(snapshot, 'script:not([src]):not([type*="ld+json"])')) {
    const text = script.children.map((child) => ('data' in child ? child.data : '')).join('')
    for (const [found] of text.matchAll(/https?:(?:\\?\/|\\u002F){2}[^\s"'<>()]{4,200}/gi)) {
      if (seen++ > MAX_INLINE_URLS) return
      const url = unescaped(found)
      const profile = profileOf(url)
      if (profile && closeness(snapshot, profile) >= CLOSE)
        yield* match(snapshot, url, evidence('script', selectorOf(script), url))
    }
  }
}

/** Returns a URL from a script without escapes, and cut at the first invalid character. */
function unescaped(found: string): string {
  return found
    .replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\\//g, '/')
    .replace(/[\\\s"'<>].*$/s, '')
}
