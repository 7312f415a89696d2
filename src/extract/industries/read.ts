import { SOURCE_HOSTS } from '../../data/vendors/source-hosts.ts'
import type { BusinessSign, PageEvidence } from '../../industry/rank.ts'
import { CART_LABEL, CART_SLUGS } from '../../lexicon/commerce/carts.ts'
import { wholeText, words } from '../../lexicon/pattern.ts'
import type { Evidence } from '../../model/finding.ts'
import { foldSpace, select } from '../../snapshot/dom.ts'
import { languageOf } from '../../snapshot/language/language.ts'
import { linksOf, type PageLink } from '../../snapshot/links.ts'
import { metaContent, titleOf } from '../../snapshot/meta.ts'
import { pagesOf } from '../../snapshot/pages.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textIn } from '../../snapshot/structured/item.ts'
import { siteOrganizationsOf } from '../../snapshot/structured/organization.ts'
import { contentText, visibleText } from '../../snapshot/text.ts'
import { evidence } from '../extractor.ts'

/* Collects the texts and types on a page that describe the company's business. */

/** An organization with a lower ownership is probably not the site's owner. */
const MIN_OWNERSHIP = 0.5
/** Only this many characters are read, because the beginning of a page describes the business. */
const MAX_TEXT_CHARS = 2500
const MAX_ABOUT_CHARS = 1000
const MAX_HEADLINES = 16
const MAX_LABELS = 40
const MAX_LABEL_CHARS = 40

export interface Said extends PageEvidence {
  readonly schemaTypes: readonly string[]
  /** Where the types and the texts were found. */
  readonly ofTypes: readonly Evidence[]
  readonly ofTexts: readonly Evidence[]
}

/** Returns the types and texts of a page, and of captured pages about the company. */
export function saidOn(snapshot: Snapshot): Said {
  const owners = siteOrganizationsOf(snapshot).filter(({ ownership }) => ownership >= MIN_OWNERSHIP)
  const declared = owners.flatMap(({ thing }) => [
    textIn(thing.item, 'description'),
    textIn(thing.item, 'slogan'),
  ])
  const meta = metaContent(snapshot, 'description')
  const shared = metaContent(snapshot, 'og:description')
  const title = titleOf(snapshot)
  const [headline, ...headlines] = headlinesOf(snapshot)
  const about = pagesOf(snapshot)
    .filter(({ url }) => ABOUT.test(url))
    .map((page) => contentText(page, MAX_ABOUT_CHARS).slice(0, MAX_ABOUT_CHARS))
  return {
    description: distinct([title, meta, shared, ...declared, headline]).join('\n'),
    headings: distinct([...headlines, ...labelsOf(snapshot)]).join('\n'),
    text: [...about, contentText(snapshot, MAX_TEXT_CHARS)].join('\n'),
    signs: signsOn(snapshot),
    language: languageOf(snapshot).language?.split('-')[0],
    schemaTypes: owners.flatMap(({ thing }) => thing.types),
    ofTypes: owners.map(({ thing }) => evidence(thing.syntax, thing.where, thing.types.join(', '))),
    ofTexts: [
      ...(meta ? [evidence('meta', 'description', meta)] : []),
      ...(title ? [evidence('title', 'title', title)] : []),
    ],
  }
}

/** Returns the largest headlines of the page, with the first `h1` before all others. */
function headlinesOf(snapshot: Snapshot): string[] {
  const texts = (selector: string) =>
    select(snapshot, selector)
      .slice(0, MAX_HEADLINES)
      .map((element) => foldSpace(visibleText(element)))
      .filter(Boolean)
  const [first, ...others] = texts('body h1')
  return [first ?? '', ...others, ...texts('body h2, body h3')]
}

function labelsOf(snapshot: Snapshot): string[] {
  return linksOf(snapshot)
    .filter(({ region, text }) => region !== 'main' && region !== 'footer' && text.length <= MAX_LABEL_CHARS)
    .slice(0, MAX_LABELS)
    .map(({ text }) => text)
}

function distinct(texts: readonly (string | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => text?.trim() || []))]
}

/** Addresses of pages about the company, in the languages in which they are commonest. */
const ABOUT =
  /about|ueber|uber-uns|a-propos|quienes|nosotros|chi-siamo|sobre|over-ons|o-nas|company|unternehmen/i

/*
 * Finds signs of a business in the structure of a page: a shop has a cart, a software project links to its
 * source code.
 */

/** Only this many links are read, because the links of interest come early. */
const MAX_LINKS = 400

/** Returns the kinds of business that the links of a page show. */
function signsOn(snapshot: Snapshot): readonly BusinessSign[] {
  const links = linksOf(snapshot).slice(0, MAX_LINKS).map(toAddress)
  const isShop = links.some(({ slug, label }) => CART_SLUGS.has(slug) || CART_LABEL.test(label))
  const isSoftware =
    links.some(({ host }) => HOSTS_OF_SOURCES.has(host)) &&
    links.some(({ label }) => MANUAL_LABEL.test(label))
  return [...(isShop ? (['shop'] as const) : []), ...(isSoftware ? (['software'] as const) : [])]
}

interface Address {
  readonly host: string
  /** The last part of the link's path, without its file extension, in lower case. */
  readonly slug: string
  /** The text of the link, without numbers. */
  readonly label: string
}

function toAddress({ url, text }: PageLink): Address {
  const { host, pathname } = new URL(url)
  const [last = ''] = pathname.toLowerCase().split('/').filter(Boolean).slice(-1)
  const label =
    text.length > MAX_LABEL
      ? ''
      : text
          .replace(/[\d()[\]{}:·|]+/g, ' ')
          .replace(/\s+/g, ' ')
          .trim()
  return { host: host.replace(/^www\./, ''), slug: last.replace(/\.\w{2,5}$/, ''), label }
}

const MAX_LABEL = 40

const HOSTS_OF_SOURCES: ReadonlySet<string> = new Set(SOURCE_HOSTS)

/** Matches links of software sites beside that to their code, which makers of themes get, too. */
const MANUAL_LABEL = wholeText(
  words(`docs documentation api changelog`)
    .concat(['api reference', 'api docs', 'release notes', 'releases', 'install', 'installation', 'download'])
    .concat(['downloads', 'getting started', 'get started', 'quick start', 'issue tracker', 'source code']),
)
