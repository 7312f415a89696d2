import { labelsOf } from '../../formats/affinity.ts'
import { absoluteUrl, bareHost, pageKey } from '../../formats/url.ts'
import type { LinkKind } from '../../model/values.ts'
import { baseUrlOf, select, selectorOf } from '../../snapshot/dom.ts'
import { linksOf, type PageLink } from '../../snapshot/links.ts'
import { langOf, linkTags } from '../../snapshot/meta.ts'
import type { Region } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence, type Rule, type Sighting } from '../extractor.ts'
import { HOSTED, THIRD_PARTIES } from './hosts.ts'
import { fold, type Meaning, meaningsOf } from './phrases.ts'

export interface KeyLink {
  readonly kind: LinkKind
  readonly url: string
}

/** What tells a key page, strongest first. Weights set by hand on the ten whole sites and the front pages of page-types-wcxb. */
export const RULES: readonly Rule<KeyLink>[] = [
  { id: 'link-rel', weight: 0.95, read: fromLinkTags },
  { id: 'link-text', weight: 0.8, read: (snapshot) => fromLinks(snapshot, textMeanings) },
  { id: 'url-path', weight: 0.65, read: (snapshot) => fromLinks(snapshot, pathMeanings) },
  { id: 'hosted-service', weight: 0.5, read: (snapshot) => fromLinks(snapshot, hostMeanings) },
  { id: 'login-form', weight: 0.45, read: fromLoginForms },
]

/** Where each kind of link stands on most sites; anything not named is 1. */
const REGION_STRENGTH: Readonly<Record<LinkKind, Partial<Record<Region, number>>>> = {
  terms: { header: 0.8, nav: 0.8, aside: 0.7, main: 0.75 },
  privacy: { header: 0.8, nav: 0.8, aside: 0.7, main: 0.75 },
  careers: { aside: 0.7, main: 0.75 },
  blog: { aside: 0.6, main: 0.65 },
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

/** Where a small sign-in form sends its visitors, on sites that have the form on every page and no link to it. */
function* fromLoginForms(snapshot: Snapshot): Generator<Sighting<KeyLink>> {
  for (const form of select(snapshot, 'form[action]')) {
    if (select(snapshot, 'input[type=password]', form).length !== 1) continue
    const url = absoluteUrl(form.attribs.action, baseUrlOf(snapshot))
    if (!url || pageKey(url) === pageKey(snapshot.url)) continue
    yield { value: { kind: 'login', url }, evidence: evidence('form', selectorOf(form), url) }
  }
}

type Reader = (link: PageLink, lang: string | undefined) => Meaning[]

function* fromLinks(snapshot: Snapshot, read: Reader): Generator<Sighting<KeyLink>> {
  const lang = langOf(snapshot)
  for (const link of linksOf(snapshot)) {
    for (const meaning of read(link, lang)) {
      const { kind, strength } = meaning
      const rejected = unfit(snapshot, link, meaning)
      yield {
        value: { kind, url: link.url },
        evidence: evidence('link', selectorOf(link.element), `${link.text} ${link.url}`),
        strength: strength * (REGION_STRENGTH[kind][link.region] ?? 1) * tie(snapshot, link.url, kind),
        ...(rejected ? { rejected } : {}),
      }
    }
  }
}

function textMeanings({ text }: PageLink, lang: string | undefined): Meaning[] {
  return meaningsOf(text, lang)
}

/** The last segment names the page; an earlier one says only in which part of the site it is. */
function pathMeanings({ url }: PageLink, lang: string | undefined): Meaning[] {
  const { hostname, pathname } = new URL(url)
  const segments = decode(pathname)
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.replace(/\.\w{2,5}$/, ''))
  const last = segments.at(-1)
  if (last === undefined || /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(last))
    return meaningsOf(hostname.split('.')[0] ?? '', lang)
  const named = meaningsOf(last, lang)
  if (named.length > 0) return named
  return segments
    .slice(0, -1)
    .flatMap((segment) => meaningsOf(segment, lang))
    .filter(({ kind, strength }) => strength === 1 && INDEX_BELOW.has(kind))
    .map(({ kind, strength }) => ({ kind, strength: strength * 0.4 }))
}

/** Kinds whose pages may lie below a folder of their name: `/careers/open-roles`, but not `/blog/some-post`. */
const INDEX_BELOW: ReadonlySet<LinkKind> = new Set([
  'careers',
  'terms',
  'privacy',
  'contact',
  'login',
  'signup',
])

function hostMeanings({ url }: PageLink): Meaning[] {
  const host = bareHost(url)
  return HOSTED.careers?.test(host) && !host.endsWith('linkedin.com')
    ? [{ kind: 'careers', strength: 1 }]
    : []
}

/** How surely an address is the site's: its own domain, one with its name, a service that holds such pages, or any other. */
function tie(snapshot: Snapshot, url: string, kind: LinkKind): number {
  const host = bareHost(url)
  const { registrable, domain } = snapshot.site
  if (host === domain) return 1
  if (host === registrable || host.endsWith(`.${registrable}`)) return 0.95
  if (labelsOf(snapshot.site).some((label) => label.length > 3 && host.includes(label))) return 0.9
  if (HOSTED[kind]?.test(host)) return 0.9
  return 0.6
}

/** Texts that only sound like the key page. */
const MISLEADING: Partial<Readonly<Record<LinkKind, RegExp>>> = {
  privacy:
    /\b(?:settings|choices|preferences|manager|opt out|do not sell|shield|california|request|rights)\b/,
  contact: /\b(?:lens|lenses|tracing|sport)\b/,
  login: /\b(?:forgot|forgotten|password|help|required)\b/,
  signup:
    /\b(?:newsletter|newsletters|mailing|email|emails|event|events|webinar|alerts|updates|media|press|product|warranty|tire|vehicle|voter|course|class|camp|patient|domain|service)\b/,
  pricing: /\b(?:floor|lesson|meal|travel|payment|stock|tuition|funding|students?|shipping|delivery)\b/,
  blog: /\b(?:new posts|latest posts|recent posts)\b/,
}

/** Folders of texts to read: a page below one is a text about the matter, unless it is called nothing else. */
const TEXTS = /\/(?:blogs?|articles?|posts|stories|docs?|guides?|learn|tutorials?|manual|glossary)\/./i

/** Strength of a text that is the phrase and nothing else, in any language. */
const WHOLE = 0.9

/** "Get started" on a site with a manual leads into the manual. */
const MANUAL =
  /^docs?\.|\/(?:docs?|guides?|learn|tutorials?|quick-?start|getting-?started|introduction|manual|latest|stable)(?:\/|\.\w+$|$)/i

/** The root, or the root of a language. */
const HOME_PATH = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?$/i

function unfit(snapshot: Snapshot, { url, text }: PageLink, { kind, strength }: Meaning): string | undefined {
  const { hash, hostname, pathname, search } = new URL(url)
  const host = bareHost(url)
  if (url.includes('#') && !/^#[/!]/.test(hash) && pageKey(url) === pageKey(snapshot.url))
    return 'is a place on this page'
  if (HOME_PATH.test(pathname) && !search && host === bareHost(snapshot.url)) return 'is the home page'
  if ([text, lastSegment(pathname)].some((words) => MISLEADING[kind]?.test(fold(words))))
    return 'says something else'
  if (kind !== 'blog' && strength < WHOLE && TEXTS.test(pathname)) return 'is a text about it'
  if (kind === 'signup' && MANUAL.test(hostname + pathname)) return 'is a manual'
  if (tie(snapshot, url, kind) < 0.9 && THIRD_PARTIES.test(host)) return 'is another firm’s page'
  return undefined
}

function lastSegment(pathname: string): string {
  return decode(pathname).split('/').filter(Boolean).at(-1) ?? ''
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
