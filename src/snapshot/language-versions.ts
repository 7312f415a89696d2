import type { Element } from 'domhandler'
import { type Language, languageOfTag } from '../formats/language.ts'
import { readLinkHeader } from '../formats/link-header.ts'
import { hostParts } from '../formats/psl.ts'
import { absoluteUrl, withoutFragment } from '../formats/url.ts'
import { DEFAULTS } from '../model/options.ts'
import { ancestors, attribute, baseUrlOf, foldSpace, select, textOf } from './dom.ts'
import { linksOf } from './links.ts'
import { alternatesOf } from './meta.ts'
import { regionOf } from './region.ts'
import { resourceAt, type Snapshot } from './snapshot.ts'

/** A page that a site says is this one in another language. */
export interface LanguageVersion {
  /** Absolute, without fragment. */
  readonly url: string
  /** How the site says so, in words. */
  readonly named: string
}

type Read = (snapshot: Snapshot, language: Language) => readonly LanguageVersion[]

/** Where a site names its versions, surest first. */
const SOURCES: readonly Read[] = [fromLinks, fromHeader, fromSwitch]

/** Where the site says that it has this page in a language, by its tag: what is surest first, each once, and not the page itself. */
export function languageVersionsOf(snapshot: Snapshot, tag: string): readonly LanguageVersion[] {
  const language = languageOfTag(tag)
  if (!language) return []
  const told = new Set([withoutFragment(snapshot.url)])
  return SOURCES.flatMap((read) => read(snapshot, language)).filter(({ url }) => {
    const isNew = !told.has(url) && url.length <= DEFAULTS.crawl.maxUrlChars
    told.add(url)
    return isNew
  })
}

/** `<link rel=alternate hreflang>`. */
function fromLinks(snapshot: Snapshot, language: Language): LanguageVersion[] {
  return declaredIn(alternatesOf(snapshot), language)
}

/** The same in the Link header. */
function fromHeader(snapshot: Snapshot, language: Language): LanguageVersion[] {
  const links = readLinkHeader(resourceAt(snapshot, snapshot.url)?.headers.link ?? '')
  const alternates = links.flatMap(({ target, parameters: { rel = '', hreflang } }) => {
    const url = absoluteUrl(target, snapshot.url)
    return url && hreflang && /(^|\s)alternate(\s|$)/i.test(rel) ? [{ lang: hreflang, url }] : []
  })
  return declaredIn(alternates, language)
}

/** The language itself before its varieties: `de` before `de-DE` before `de-AT`. */
function declaredIn(
  alternates: readonly { readonly lang: string; readonly url: string }[],
  { tag, accept }: Language,
): LanguageVersion[] {
  const order = [tag, ...accept].map((one) => one.toLowerCase())
  const rank = (lang: string) =>
    order.includes(lang.toLowerCase()) ? order.indexOf(lang.toLowerCase()) : order.length
  return alternates
    .filter(({ lang }) => languageOfTag(lang)?.tag === tag)
    .sort((a, b) => rank(a.lang) - rank(b.lang))
    .map(({ lang, url }) => ({ url: withoutFragment(url), named: `hreflang ${lang.slice(0, 20)}` }))
}

/** A place of a language switch: a link, or a choice of a list. */
interface Place {
  readonly url: string
  readonly text: string
  readonly element: Element
}

/** What shows that a place leads to the page in a language, surest first. */
const SIGNS: readonly ((place: Place, text: string, language: Language) => boolean)[] = [
  ({ element }, _, { tag }) =>
    ['hreflang', 'lang', 'data-lang'].some(
      (name) => languageOfTag(attribute(element, name) ?? '')?.tag === tag,
    ),
  (_, text, { name, endonyms }) => text === name || endonyms.includes(text),
  ({ element }, text, { codes }) => codes.includes(text) && isInSwitch(element),
  ({ element }, text, { endonyms }) => endonyms.some((one) => holds(text, one)) && isInSwitch(element),
]

/** Of a switch's texts: "Deutsch (Deutschland)" is one, a sentence is none. */
const MAX_SWITCH_WORDS = 4

function fromSwitch(snapshot: Snapshot, language: Language): LanguageVersion[] {
  const places = placesOf(snapshot).map((place) => ({ place, text: plain(place.text) }))
  return SIGNS.flatMap((sign) =>
    places
      .filter(({ place, text }) => sign(place, text, language))
      .map(({ place: { url, text } }) => ({
        url: withoutFragment(url),
        named: `a language switch, ${JSON.stringify(text.slice(0, 40))}`,
      })),
  )
}

/** Links of the site's own, and choices of lists whose values are addresses. */
function placesOf(snapshot: Snapshot): Place[] {
  const choices = select(snapshot, 'option[value]').flatMap((element) => {
    const { value = '' } = element.attribs
    const url = /^(\/|\.\/|\?|https?:)/i.test(value.trim()) && absoluteUrl(value, baseUrlOf(snapshot))
    return url ? [{ url, text: foldSpace(textOf(element)), element }] : []
  })
  return [...linksOf(snapshot), ...choices].filter(({ url }) => isOwn(snapshot, url))
}

/** Of the site, or of the same name elsewhere: `example.de` for `example.com`. */
function isOwn({ site, url: own }: Snapshot, url: string): boolean {
  const parts = hostParts(new URL(url).hostname)
  const labels = [site.label, hostParts(new URL(own).hostname)?.label]
  return parts?.registrable === site.registrable || (parts?.label != null && labels.includes(parts.label))
}

/** In the header, the navigation or the footer, or in something that is called by languages. */
function isInSwitch(element: Element): boolean {
  if (['header', 'nav', 'footer'].includes(regionOf(element))) return true
  return [element, ...ancestors(element)]
    .slice(0, 5)
    .some(({ attribs }) => SWITCH.test(`${attribs.id ?? ''} ${attribs.class ?? ''}`))
}

const SWITCH = /(^|[\W_])(lang(uage)?s?|locales?|i18n|wpml|polylang|trp|weglot|translat\w*)([\W_]|$)/i

/** Lower case, without flags, brackets and arrows. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}'’‘ʻʼ-]+/gu, ' ')
    .trim()
}

function holds(text: string, endonym: string): boolean {
  return text.split(' ').length <= MAX_SWITCH_WORDS && ` ${text} `.includes(` ${endonym} `)
}
