import type { Evidence } from '../../model/finding.ts'
import type { IndustryEvidence } from '../../model/industries.ts'
import { foldSpace, select } from '../../snapshot/dom.ts'
import { metaContent, titleOf } from '../../snapshot/meta.ts'
import { pagesOf } from '../../snapshot/pages.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { textIn } from '../../snapshot/structured/item.ts'
import { siteOrganizationsOf } from '../../snapshot/structured/organization.ts'
import { visibleText, visibleTextOf } from '../../snapshot/text.ts'
import { evidence } from '../extractor.ts'

/* What a page says of what the company does. */

/** An organization that owns the site less surely than this may be another one. */
const MIN_OWNERSHIP = 0.5
/** Of the text of a page the beginning says what the company does. */
const MAX_TEXT_CHARS = 1800
const MAX_ABOUT_CHARS = 1000
const MAX_HEADLINES = 8

export interface Said extends IndustryEvidence {
  readonly schemaTypes: readonly string[]
  /** Where the types and the texts stand. */
  readonly ofTypes: readonly Evidence[]
  readonly ofTexts: readonly Evidence[]
}

/** The types and texts of a page, with those of the pages about the company that were captured with it. */
export function saidOn(snapshot: Snapshot): Said {
  const owners = siteOrganizationsOf(snapshot).filter(({ ownership }) => ownership >= MIN_OWNERSHIP)
  const declared = owners.map(({ thing }) => textIn(thing.item, 'description'))
  const meta = metaContent(snapshot, 'description') ?? metaContent(snapshot, 'og:description')
  const title = titleOf(snapshot)
  const headlines = select(snapshot, 'body h1, body h2')
    .slice(0, MAX_HEADLINES)
    .map((element) => foldSpace(visibleText(element)))
  const about = pagesOf(snapshot)
    .filter(({ url }) => ABOUT.test(url))
    .map((page) => visibleTextOf(page).slice(0, MAX_ABOUT_CHARS))
  return {
    name: title,
    description: [meta, ...declared, headlines[0]].filter(Boolean).join('. '),
    text: [...headlines.slice(1), ...about, visibleTextOf(snapshot).slice(0, MAX_TEXT_CHARS)]
      .join('\n')
      .slice(0, MAX_TEXT_CHARS + MAX_ABOUT_CHARS),
    schemaTypes: owners.flatMap(({ thing }) => thing.types),
    ofTypes: owners.map(({ thing }) => evidence(thing.syntax, thing.where, thing.types.join(', '))),
    ofTexts: [
      ...(meta ? [evidence('meta', 'description', meta)] : []),
      ...(title ? [evidence('title', 'title', title)] : []),
    ],
  }
}

/** Addresses of pages about the company, in the languages in which they are commonest. */
const ABOUT =
  /about|ueber|uber-uns|a-propos|quienes|nosotros|chi-siamo|sobre|over-ons|o-nas|company|unternehmen/i
