import type { PageEvidence } from '../../industry/rank.ts'
import type { Evidence } from '../../model/finding.ts'
import { foldSpace, select } from '../../snapshot/dom.ts'
import { languageOf } from '../../snapshot/language/language.ts'
import { linksOf } from '../../snapshot/links.ts'
import { metaContent, titleOf } from '../../snapshot/meta.ts'
import { pagesOf } from '../../snapshot/pages.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textIn } from '../../snapshot/structured/item.ts'
import { siteOrganizationsOf } from '../../snapshot/structured/organization.ts'
import { contentText, visibleText } from '../../snapshot/text.ts'
import { evidence } from '../extractor.ts'
import { signsOn } from './signs.ts'

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
