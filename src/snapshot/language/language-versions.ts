import type { Element } from 'domhandler'
import { readLinkHeader } from '../../formats/http/link-header.ts'
import { isOf, labelOf } from '../../formats/psl.ts'
import { type Language, languageOfTag } from '../../formats/text/language.ts'
import { absoluteUrl, withoutFragment } from '../../formats/url.ts'
import { MAX_URL_CHARS } from '../../model/limits.ts'
import { ancestors, attribute, baseUrlOf, foldSpace, select, textOf } from '../dom.ts'
import { linksOf, type PageLink } from '../links.ts'
import { alternatesOf } from '../meta.ts'
import { regionOf } from '../region.ts'
import { resourceAt, type Snapshot } from '../snapshot.ts'

/** A page that the site names as this one in another language. */
export interface LanguageVersion {
  /** The URL is absolute and without fragment. */
  readonly url: string
  /** Says how the site names it, in words. */
  readonly named: string
}

type Read = (snapshot: Snapshot, language: Language) => readonly LanguageVersion[]

/** Lists where a site names its language versions, the surest source first. */
const SOURCES: readonly Read[] = [fromLinks, fromHeader, fromSwitch]

/**
 * Returns the pages that the site names as versions of this page in the language with this tag: the surest
 * first, each once, and without the page itself.
 */
export function languageVersionsOf(snapshot: Snapshot, tag: string): readonly LanguageVersion[] {
  const language = languageOfTag(tag)
  if (!language) return []
  const told = new Set([withoutFragment(snapshot.url)])
  return SOURCES.flatMap((read) => read(snapshot, language)).filter(({ url }) => {
    const isNew = !told.has(url) && url.length <= MAX_URL_CHARS
    told.add(url)
    return isNew
  })
}

function fromLinks(snapshot: Snapshot, language: Language): LanguageVersion[] {
  return declaredIn(alternatesOf(snapshot), language)
}

function fromHeader(snapshot: Snapshot, language: Language): LanguageVersion[] {
  const links = readLinkHeader(resourceAt(snapshot, snapshot.url)?.headers.link ?? '')
  const alternates = links.flatMap(({ target, parameters: { rel = '', hreflang } }) => {
    const url = absoluteUrl(target, snapshot.url)
    return url && hreflang && /(^|\s)alternate(\s|$)/i.test(rel) ? [{ lang: hreflang, url }] : []
  })
  return declaredIn(alternates, language)
}

/** Orders versions: the language itself comes before its varieties (`de` before `de-DE` before `de-AT`). */
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

/** An entry of a language switch is a link, or an option of a list. */
type SwitchEntry = Pick<PageLink, 'url' | 'text' | 'element'>

/** The signs that an entry leads to the page in a language, the surest sign first. */
const SIGNS: readonly ((entry: SwitchEntry, text: string, language: Language) => boolean)[] = [
  ({ element }, _, { tag }) =>
    ['hreflang', 'lang', 'data-lang'].some(
      (name) => languageOfTag(attribute(element, name) ?? '')?.tag === tag,
    ),
  (_, text, { name, endonyms }) => text === name || endonyms.includes(text),
  ({ element }, text, { codes }) => codes.includes(text) && isInSwitch(element),
  ({ element }, text, { endonyms }) => endonyms.some((one) => holds(text, one)) && isInSwitch(element),
]

/** The most words that an entry of a switch has: "Deutsch (Deutschland)" may be one, a sentence is not. */
const MAX_SWITCH_WORDS = 4

function fromSwitch(snapshot: Snapshot, language: Language): LanguageVersion[] {
  const entries = entriesOf(snapshot).map((entry) => ({ entry, text: plain(entry.text) }))
  return SIGNS.flatMap((sign) =>
    entries
      .filter(({ entry, text }) => sign(entry, text, language))
      .map(({ entry: { url, text } }) => ({
        url: withoutFragment(url),
        named: `a language switch, ${JSON.stringify(text.slice(0, 40))}`,
      })),
  )
}

/** Returns the links within the site, and the options of lists whose values are addresses. */
function entriesOf(snapshot: Snapshot): SwitchEntry[] {
  const choices = select(snapshot, 'option[value]').flatMap((element) => {
    const { value = '' } = element.attribs
    const url = /^(\/|\.\/|\?|https?:)/i.test(value.trim()) && absoluteUrl(value, baseUrlOf(snapshot))
    return url ? [{ url, text: foldSpace(textOf(element)), element }] : []
  })
  return [...linksOf(snapshot), ...choices].filter(({ url }) => isOwn(snapshot, url))
}

/** Returns whether a URL belongs to the site, or to its name under another suffix (`example.de`). */
function isOwn({ site, url: own }: Snapshot, url: string): boolean {
  const { hostname } = new URL(url)
  const label = labelOf(hostname)
  const labels = [site.label, labelOf(new URL(own).hostname)]
  return isOf(site, hostname) || (label !== undefined && labels.includes(label))
}

/** Returns whether an element is in header, navigation or footer, or where a class or id names languages. */
function isInSwitch(element: Element): boolean {
  if (['header', 'nav', 'footer'].includes(regionOf(element))) return true
  return [element, ...ancestors(element)]
    .slice(0, 5)
    .some(({ attribs }) => SWITCH.test(`${attribs.id ?? ''} ${attribs.class ?? ''}`))
}

const SWITCH = /(^|[\W_])(lang(uage)?s?|locales?|i18n|wpml|polylang|trp|weglot|translat\w*)([\W_]|$)/i

/** Reduces a text to words in lower case, without flags, brackets and arrows. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}'’‘ʻʼ-]+/gu, ' ')
    .trim()
}

function holds(text: string, endonym: string): boolean {
  return text.split(' ').length <= MAX_SWITCH_WORDS && ` ${text} `.includes(` ${endonym} `)
}
