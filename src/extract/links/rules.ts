import { absoluteUrl, pageKey } from '../../formats/url.ts'
import type { LinkKind } from '../../model/values.ts'
import { baseUrlOf, select, selectorOf } from '../../snapshot/dom.ts'
import { isFrontPageOf } from '../../snapshot/front-page.ts'
import { linksOf, type PageLink } from '../../snapshot/links.ts'
import { langOf, linkTags } from '../../snapshot/meta.ts'
import type { Region } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence, type Match, type Rule } from '../extractor.ts'
import { ownership } from './hosts.ts'
import { listedKind } from './listed.ts'
import type { Meaning } from './phrases.ts'
import { type Reading, readingsOf } from './readings.ts'
import { LOCALE, segmentsOf } from './segments.ts'
import { isPlaceOnPage, linkRejection } from './traps.ts'

export interface KeyLink {
  readonly kind: LinkKind
  readonly url: string
}

/** Signs of a key page, set by hand on the ten whole sites and front pages of page-types-wcxb. */
export const RULES: readonly Rule<KeyLink>[] = [
  { id: 'link-rel', weight: 0.95, read: fromLinkTags },
  { id: 'link-text', weight: 0.8, read: (snapshot) => fromLinks(snapshot, ({ byText }) => byText) },
  { id: 'url-path', weight: 0.65, read: (snapshot) => fromLinks(snapshot, ({ byPath }) => byPath) },
  { id: 'sitemap', weight: 0.6, read: fromSitemap },
  { id: 'login-form', weight: 0.45, read: fromLoginForms },
]

/**
 * Factor by the region of the page that has the link, because sites usually put each kind in the same
 * regions. The factor of other regions is 1.
 */
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

/** Values of `rel` that name a key page (IANA link relations). */
const RELS: readonly (readonly [rel: string, kind: LinkKind])[] = [
  ['privacy-policy', 'privacy'],
  ['terms-of-service', 'terms'],
]

function* fromLinkTags(snapshot: Snapshot): Generator<Match<KeyLink>> {
  for (const [rel, kind] of RELS) {
    const anchors = linksOf(snapshot).filter(({ rels }) => rels.includes(rel))
    for (const { url, element } of [...linkTags(snapshot, rel), ...anchors]) {
      yield { value: { kind, url }, evidence: evidence('link', `${selectorOf(element)} rel=${rel}`, url) }
    }
  }
}

/** Reads pages of the sitemap that exist and to which the landing page does not link. */
function* fromSitemap(snapshot: Snapshot): Generator<Match<KeyLink>> {
  const lang = langOf(snapshot)
  for (const { url, finalUrl, kind: what, status } of snapshot.resources) {
    // Many sites redirect visitors of a missing page to the home page or to the previous page.
    const isThere = status >= 200 && status < 300 && !isBack(finalUrl, snapshot)
    const kind = what === 'listed' && isThere ? listedKind(url, lang) : undefined
    if (kind) yield { value: { kind, url }, evidence: evidence('sitemap', 'loc', url) }
  }
}

function isBack(url: string, snapshot: Snapshot): boolean {
  return isFrontPageOf(snapshot, url) || pageKey(url) === pageKey(snapshot.url)
}

/** Reads the target of a small sign-in form, which some sites have instead of a login page. */
function* fromLoginForms(snapshot: Snapshot): Generator<Match<KeyLink>> {
  for (const form of select(snapshot, 'form[action]')) {
    if (select(snapshot, 'input[type=password]', form).length !== 1) continue
    const url = absoluteUrl(form.attribs.action, baseUrlOf(snapshot))
    if (!url || pageKey(url) === pageKey(snapshot.url)) continue
    yield { value: { kind: 'login', url }, evidence: evidence('form', selectorOf(form), url) }
  }
}

/** Factors for a link to a section of this page, and for a link to a page in another language. */
const SECTION = 0.75
const OTHER_VERSION = 0.85

function placeStrength(kind: LinkKind, link: PageLink, snapshot: Snapshot): number {
  const region = REGION_STRENGTH[kind][link.region] ?? 1
  const section = isPlaceOnPage(link, snapshot) ? SECTION : 1
  const version = isOtherVersion(link, snapshot) ? OTHER_VERSION : 1
  return region * section * version * ownership(snapshot, link.url, kind)
}

/** Whether a link, or the beginning of its path, is in another language than the page. */
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

function* fromLinks(snapshot: Snapshot, read: Reader): Generator<Match<KeyLink>> {
  for (const reading of readingsOf(snapshot)) {
    const { link } = reading
    for (const meaning of read(reading)) {
      const { kind, strength } = meaning
      const rejected = linkRejection(snapshot, link, meaning)
      yield {
        value: { kind, url: link.url },
        evidence: evidence('link', selectorOf(link.element), `${link.text} ${link.url}`),
        strength: strength * placeStrength(kind, link, snapshot),
        ...(rejected ? { rejected } : {}),
      }
    }
  }
}
