import type { Element } from 'domhandler'
import { affinity, lettersOf } from '../../formats/affinity.ts'
import { type Profile, profileOf } from '../../formats/social-urls.ts'
import { bareHost } from '../../formats/url.ts'
import type { Evidence } from '../../model/finding.ts'
import { ancestors, select, selectorOf, textOf } from '../../snapshot/dom.ts'
import { textIn } from '../../snapshot/item.ts'
import { linksOf, type PageLink } from '../../snapshot/links.ts'
import { view } from '../../snapshot/memo.ts'
import { linkTags, metaContent, metaTags } from '../../snapshot/meta.ts'
import { sameAsOf, siteOrganizationsOf, websitesOf } from '../../snapshot/organization.ts'
import { wordsOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence, type Rule, type Sighting } from '../extractor.ts'
import { FOREIGN_WORDS, isPlatform, OWN_WORDS } from './foreign.ts'
import { rowLinksOf } from './rows.ts'

/** Where a site links its own profiles, strongest first. Weights set by hand on brand-declared and the ten whole sites. */
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

/** Handles closer to the site than this are surely its own; set with the weights. */
const CLOSE = 0.5

/** What is left of the strength when the account is a person's, or the link leads to a part of an account. */
const KIND_STRENGTH = { account: 1, part: 0.97, person: 0.5 } as const

/** What a URL shows at a place: weaker for people and parts of accounts, and never a platform's own account. */
function sighting(snapshot: Snapshot, url: string, where: Evidence, strength = 1): Sighting<Profile>[] {
  const profile = profileOf(url)
  if (!profile) return []
  const near = closeness(snapshot, profile)
  const platform = isPlatform(profile.handle) && near < 0.8 && !sharesBeginning(snapshot, profile)
  const ownNetwork = bareHost(profile.url).endsWith(snapshot.site.registrable) && near < 0.8
  const rejected = platform
    ? 'is an account of a platform'
    : ownNetwork
      ? 'is a page of this very site'
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

/** Closeness of a handle to the domain, or to a name that the site gives itself. */
function closeness(snapshot: Snapshot, { handle }: Profile): number {
  const parts = handle.split('/')
  return Math.max(
    ...[...parts, parts.join(' ')].map((part) =>
      Math.max(affinity(part, snapshot.site), likeItsName(snapshot, part)),
    ),
  )
}

/** 1 for the letters of a name that the site gives itself, 0.9 where one goes on with more. */
function likeItsName(snapshot: Snapshot, part: string): number {
  const key = lettersOf(part)
  const names = ownNames(snapshot)
  if (key.length < 4) return 0
  if (names.includes(key)) return 1
  return names.some((name) => name.startsWith(key) || key.startsWith(name)) ? 0.9 : 0
}

/** Letters of the names that the site gives itself; very short ones tell nothing. */
const ownNames = view((snapshot: Snapshot): readonly string[] => {
  const organizations = siteOrganizationsOf(snapshot).map(({ thing }) => textIn(thing.item, 'name'))
  const names = [metaContent(snapshot, 'og:site_name'), ...organizations].map((name) => lettersOf(name ?? ''))
  return names.filter((name) => name.length > 3)
})

/** A platform's own site has handles that are only like its domain. */
function sharesBeginning(snapshot: Snapshot, { handle }: Profile): boolean {
  return lettersOf(handle).slice(0, 4) === lettersOf(snapshot.site.label).slice(0, 4)
}

function* fromSameAs(snapshot: Snapshot): Generator<Sighting<Profile>> {
  const things = [
    ...siteOrganizationsOf(snapshot),
    ...websitesOf(snapshot).map((thing) => ({ thing, tie: 0.9 })),
  ]
  for (const { thing, tie } of things) {
    for (const url of sameAsOf(thing))
      yield* sighting(snapshot, url, evidence(thing.syntax, `${thing.where}.sameAs`, url), tie)
  }
}

function* fromTwitterSite(snapshot: Snapshot): Generator<Sighting<Profile>> {
  for (const { key, content } of metaTags(snapshot, 'twitter:site')) {
    const handle = content.match(/^@?(\w{1,15})$/)?.[1]
    yield* sighting(snapshot, handle ? `https://x.com/${handle}` : content, evidence('meta', key, content))
  }
}

function* fromMeta(snapshot: Snapshot, ...keys: string[]): Generator<Sighting<Profile>> {
  for (const { key, content } of metaTags(snapshot, ...keys))
    yield* sighting(snapshot, content, evidence('meta', key, content))
}

function* fromRelMe(snapshot: Snapshot): Generator<Sighting<Profile>> {
  const links = linksOf(snapshot).filter(({ rels }) => rels.includes('me'))
  for (const { url, element } of [
    ...linkTags(snapshot, 'me'),
    ...linkTags(snapshot, 'publisher'),
    ...links,
  ]) {
    yield* sighting(snapshot, url, evidence('link', `${selectorOf(element)} rel=me`, url))
  }
}

/** A page with more profile links than twice this lists other people's: its beginning and its end are looked at. */
const MAX_PROFILE_LINKS = 500

function* fromLinks(snapshot: Snapshot): Generator<Sighting<Profile>> {
  const all = linksOf(snapshot).flatMap((link) => {
    const profile = profileOf(link.url)
    return profile ? [{ link, profile }] : []
  })
  const middle = Math.max(MAX_PROFILE_LINKS, all.length - MAX_PROFILE_LINKS)
  for (const { link, profile } of [...all.slice(0, MAX_PROFILE_LINKS), ...all.slice(middle)]) {
    // A handle with the very letters of the domain is the site's own wherever it is mentioned.
    const near = closeness(snapshot, profile)
    const floor = near === 1 ? 0.6 : 0
    const isOthers = isVisitors(link) || (near < CLOSE && isCredit(link.element))
    yield* sighting(
      snapshot,
      link.url,
      evidence('link', selectorOf(link.element), link.url),
      isOthers ? OTHERS_STRENGTH : Math.max(floor, ownness(snapshot, link)),
    )
  }
}

/** Left of the strength of links that visitors or advertisers left, and of those that credit someone. */
const OTHERS_STRENGTH = 0.2

function isVisitors({ rels }: PageLink): boolean {
  return rels.includes('ugc') || rels.includes('sponsored')
}

/** Those who made the site sign it: `Site by …`, `Made with love by …`, `Webdesign: …`. */
const CREDIT =
  /\b(?:(?:web)?site|web|design(?:ed)?|built|made|created|crafted|coded|developed|powered|hosted|theme|template|logo|icons?|illustrations?|photo(?:s|graphy)?)(?: \S+){0,2} by\b|\bweb ?design\b|\b(?:umsetzung|realisiert von|création|réalisation|realizzato da|diseño web|gemaakt door)\b/i

function isCredit(element: Element): boolean {
  const parent = element.parent
  const text = parent && isInProse(element) ? textOf(parent) : ''
  return text.length < 200 && CREDIT.test(text)
}

const PLACE = { footer: 1, header: 1, nav: 1, aside: 0.6, main: 0.4 } as const

/** How likely the site's own row of icons is around a link rather than a mention of someone else. */
function ownness(snapshot: Snapshot, link: PageLink): number {
  const words = wordsAround(link.element)
  const place = PLACE[link.region]
  if (place === 1) return 1
  const foreign = words.some((word) => FOREIGN_WORDS.has(word)) ? 0.5 : 1
  const own = words.some((word) => OWN_WORDS.has(word)) || rowLinksOf(snapshot).has(link.element)
  const prose = link.text.split(/\s+/).length > 4 || isInProse(link.element) ? 0.6 : 1
  return (own ? 0.95 : place) * foreign * prose
}

/** Class and id words of the link and a few elements around it. */
function wordsAround(element: Element): string[] {
  const near = [element, ...ancestors(element)]
    .slice(0, 5)
    .filter(({ name }) => name !== 'body' && name !== 'html')
  return near.flatMap(({ attribs }) => wordsOf(`${attribs.class ?? ''} ${attribs.id ?? ''}`))
}

/** Whether the link stands in a paragraph with other words. */
function isInProse(element: Element): boolean {
  const { parent } = element
  return Boolean(
    parent?.children.some((child) => child.type === 'text' && child.data.trim().split(/\s+/).length > 3),
  )
}

/** Most scripts carry no addresses; no more than this many of a page are looked at. */
const MAX_INLINE_URLS = 500

/** Addresses in script data, such as a framework's page state. Only a handle that is close to the site counts. */
function* fromInlineData(snapshot: Snapshot): Generator<Sighting<Profile>> {
  let seen = 0
  for (const script of select(snapshot, 'script:not([src]):not([type*="ld+json"])')) {
    const text = script.children.map((child) => ('data' in child ? child.data : '')).join('')
    for (const [found] of text.matchAll(/https?:(?:\\?\/|\\u002F){2}[^\s"'<>()]{4,200}/gi)) {
      if (seen++ > MAX_INLINE_URLS) return
      const url = unescaped(found)
      const profile = profileOf(url)
      if (profile && closeness(snapshot, profile) >= CLOSE)
        yield* sighting(snapshot, url, evidence('script', selectorOf(script), url))
    }
  }
}

/** An address as a script's string has it: without its escapes, and no further than one that ends the address. */
function unescaped(found: string): string {
  return found
    .replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\\//g, '/')
    .replace(/[\\\s"'<>].*$/s, '')
}
