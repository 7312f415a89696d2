import { absoluteUrl, bareHost, pageKey } from '../../formats/url.ts'
import type { LinkKind } from '../../model/values.ts'
import { baseUrlOf, select, selectorOf } from '../../snapshot/dom.ts'
import { linksOf, type PageLink } from '../../snapshot/links.ts'
import { langOf, linkTags } from '../../snapshot/meta.ts'
import type { Region } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence, type Rule, type Sighting } from '../extractor.ts'
import { HOSTED, tie } from './hosts.ts'
import { listedKind } from './listed.ts'
import type { Meaning } from './phrases.ts'
import { type Reading, readingsOf } from './readings.ts'
import { LOCALE, segmentsOf } from './segments.ts'
import { isHome, isPlaceOnPage, unfit } from './traps.ts'

export interface KeyLink {
  readonly kind: LinkKind
  readonly url: string
}

/** What tells a key page, strongest first. Weights set by hand on the ten whole sites and the front pages of page-types-wcxb. */
export const RULES: readonly Rule<KeyLink>[] = [
  { id: 'link-rel', weight: 0.95, read: fromLinkTags },
  { id: 'link-text', weight: 0.8, read: (snapshot) => fromLinks(snapshot, ({ byText }) => byText) },
  { id: 'url-path', weight: 0.65, read: (snapshot) => fromLinks(snapshot, ({ byPath }) => byPath) },
  { id: 'sitemap', weight: 0.6, read: fromSitemap },
  { id: 'hosted-service', weight: 0.5, read: (snapshot) => fromLinks(snapshot, hostMeanings) },
  { id: 'login-form', weight: 0.45, read: fromLoginForms },
]

/** Where each kind of link stands on most sites; anything not named is 1. */
const REGION_STRENGTH: Readonly<Record<LinkKind, Partial<Record<Region, number>>>> = {
  terms: { header: 0.8, nav: 0.8, aside: 0.7, main: 0.75 },
  privacy: { header: 0.8, nav: 0.8, aside: 0.7, main: 0.75 },
  careers: { aside: 0.7, main: 0.75 },
  blog: { aside: 0.6, main: 0.65, footer: 0.85 },
  pricing: { aside: 0.6, main: 0.75 },
  contact: { aside: 0.8, main: 0.8 },
  login: { aside: 0.6, main: 0.75, footer: 0.9 },
  signup: { aside: 0.6, main: 0.8, footer: 0.8 },
}

/** Rel tokens that name a key page (IANA link relations). */
const RELS: readonly (readonly [rel: string, kind: LinkKind])[] = [
  ['privacy-policy', 'privacy'],
  ['terms-of-service', 'terms'],
]

function* fromLinkTags(snapshot: Snapshot): Generator<Sighting<KeyLink>> {
  for (const [rel, kind] of RELS) {
    const anchors = linksOf(snapshot).filter(({ rels }) => rels.includes(rel))
    for (const { url, element } of [...linkTags(snapshot, rel), ...anchors]) {
      yield { value: { kind, url }, evidence: evidence('link', `${selectorOf(element)} rel=${rel}`, url) }
    }
  }
}

/** Pages that no link of the landing page leads to, that the site lists, and that are there. */
function* fromSitemap(snapshot: Snapshot): Generator<Sighting<KeyLink>> {
  const lang = langOf(snapshot)
  for (const { url, finalUrl, kind: what, status } of snapshot.resources) {
    // Whoever has a page no more sends its visitors home, or back to where they came from.
    const isThere = status >= 200 && status < 300 && !isBack(finalUrl, snapshot)
    const kind = what === 'listed' && isThere ? listedKind(url, lang) : undefined
    if (kind) yield { value: { kind, url }, evidence: evidence('sitemap', 'loc', url) }
  }
}

function isBack(url: string, snapshot: Snapshot): boolean {
  return isHome(url, snapshot) || pageKey(url) === pageKey(snapshot.url)
}

/** Where a small sign-in form sends its visitors, on sites that have the form on every page and no link to it. */
function* fromLoginForms(snapshot: Snapshot): Generator<Sighting<KeyLink>> {
  for (const form of select(snapshot, 'form[action]')) {
    if (select(snapshot, 'input[type=password]', form).length !== 1) continue
    const url = absoluteUrl(form.attribs.action, baseUrlOf(snapshot))
    if (!url || pageKey(url) === pageKey(snapshot.url)) continue
    yield { value: { kind: 'login', url }, evidence: evidence('form', selectorOf(form), url) }
  }
}

/** Left of the strength when the link leads to a section of this page, or to a page in another language. */
const SECTION = 0.75
const OTHER_VERSION = 0.85

function placeStrength(kind: LinkKind, link: PageLink, snapshot: Snapshot): number {
  const region = REGION_STRENGTH[kind][link.region] ?? 1
  const section = isPlaceOnPage(link, snapshot) ? SECTION : 1
  const version = isOtherVersion(link, snapshot) ? OTHER_VERSION : 1
  return region * section * version * tie(snapshot, link.url, kind)
}

/** Whether the link says, or its path begins with, a language that is not the page's. */
function isOtherVersion({ url, element }: PageLink, snapshot: Snapshot): boolean {
  const [first = ''] = segmentsOf(url)
  const said = element.attribs.hreflang ?? (LOCALE.test(first) ? first : undefined)
  const own = langOf(snapshot)
  return said !== undefined && own !== undefined && languageOf(said) !== languageOf(own)
}

function languageOf(tag: string): string {
  return tag.slice(0, 2).toLowerCase()
}

type Reader = (reading: Reading) => readonly Meaning[]

function* fromLinks(snapshot: Snapshot, read: Reader): Generator<Sighting<KeyLink>> {
  for (const reading of readingsOf(snapshot)) {
    const { link } = reading
    for (const meaning of read(reading)) {
      const { kind, strength } = meaning
      const rejected = unfit(snapshot, link, meaning)
      yield {
        value: { kind, url: link.url },
        evidence: evidence('link', selectorOf(link.element), `${link.text} ${link.url}`),
        strength: strength * placeStrength(kind, link, snapshot),
        ...(rejected ? { rejected } : {}),
      }
    }
  }
}

function hostMeanings({ link }: Reading): Meaning[] {
  const host = bareHost(link.url)
  return HOSTED.careers?.test(host) && !host.endsWith('linkedin.com')
    ? [{ kind: 'careers', strength: 1, weak: false }]
    : []
}
