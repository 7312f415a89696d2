/** Finds the author of a page in its elements, without authors of comments and teasers. */

import { type Element, isTag, isText } from 'domhandler'
import { findDate } from '../../formats/text/date.ts'
import { resolvedUrl } from '../../formats/url.ts'
import { pattern, phrases, wholeText, words } from '../../lexicon/pattern.ts'
import { SCREEN_READER_CLASS } from '../../lexicon/screen-readers.ts'
import { attribute, baseUrlOf, foldSpace, select, selectorOf } from '../../snapshot/dom.ts'
import { metaContent, metaTags } from '../../snapshot/meta.ts'
import { regionOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { visibleText } from '../../snapshot/text.ts'
import { evidence, type Match } from '../extractor.ts'
import { NAME, nameInByline, PARTICLES } from './bylines.ts'
import { lineOf, linesNearHeadline } from './near-headline.ts'
import { ofFew } from './people.ts'
import type { Reader } from './sources.ts'
import { isInReply, isInTeaser } from './visitors.ts'

/** Factor for the author in a teaser, who usually is the author of another page. */
const TEASER_STRENGTH = 0.5

/**
 * Makes a reader for elements that name an author. With `names`, only elements whose classes match are read.
 */
export const authorElements =
  (selector: string, names?: RegExp): Reader =>
  (snapshot) =>
    select(snapshot, selector)
      .filter((element) => !names || names.test(element.attribs.class ?? ''))
      .flatMap((element) => authorIn(snapshot, element))

/** Reads authors in microdata and links. An author item with a name gives only the name. */
export function markedAuthors(snapshot: Snapshot): readonly Match<string>[] {
  return select(snapshot, '[itemprop~="author"], [rel~="author"]').flatMap((element) => {
    const names = select(snapshot, '[itemprop~="name"]', element)
    return (names.length > 0 ? names : [element]).flatMap((one) => authorIn(snapshot, one))
  })
}

function authorIn(snapshot: Snapshot, element: Element): readonly Match<string>[] {
  const value = attribute(element, 'content') ?? firstLineOf(element)
  if (!value || isInReply(snapshot, element)) return []
  const strength = isInTeaser(snapshot, element) ? TEASER_STRENGTH : 1
  return [{ value, evidence: evidence('text', selectorOf(element), value), strength }]
}

/** Matches labels on a line of their own, above the name. */
const LABEL = /^(?:(?:written|posted|published) )?by:?$|^(?:about the )?authors?:?$/i

/**
 * Returns the first line of an element without a label. Later lines are not read, because a person's office
 * or achievements are below the name.
 */
function firstLineOf(element: Element): string | undefined {
  const [label] = element.children.filter(isTag).filter(isForReaders)
  const text = visibleText(element)
  return (label ? text.replace(visibleText(label), '') : text)
    .split('\n')
    .map(foldSpace)
    .find((line) => line !== '' && !LABEL.test(line))
}

/** Text that only screen readers read describes an icon or a name beside it. */
const isForReaders = ({ attribs }: Element): boolean => SCREEN_READER_CLASS.test(attribs.class ?? '')

const AUTHOR_PAGES: ReadonlySet<string> = new Set(
  words('author authors autor autoren autores autore auteur auteurs writers contributors'),
)

/** Reads links to an author's page near the headline. */
export function authorLinksIn(snapshot: Snapshot): readonly Match<string>[] {
  const links = linesNearHeadline(snapshot).flatMap(({ element }) =>
    element.name === 'a' ? [element] : select(snapshot, 'a[href]', element),
  )
  return links.flatMap((link) => {
    const path = resolvedUrl(attribute(link, 'href') ?? '', baseUrlOf(snapshot))?.pathname ?? ''
    const [name] = NAME.exec(lineOf(link)) ?? []
    return name && path.split('/').some((segment) => AUTHOR_PAGES.has(segment.toLowerCase()))
      ? [{ value: name, evidence: evidence('text', selectorOf(link), lineOf(link)) }]
      : []
  })
}

/** Reads names of authors from meta tags for bibliographies: `Smith, Jo`. */
export function citedAuthors(snapshot: Snapshot): readonly Match<string>[] {
  return metaTags(snapshot, ...CITED).map(({ key, content }) => ({
    value: FIRM.test(content)
      ? content
      : content.replace(key === CITED[0] ? FAMILY_NAME_FIRST : ONE_FAMILY_NAME_FIRST, '$2 $1'),
    evidence: evidence('meta', key, content),
  }))
}

const CITED = words('citation_author dc.creator dc.creator.personalname dc.author dcterms.creator')
const FAMILY_NAME_FIRST = /^(\S+(?: \S+){0,2}),\s*(\S+(?: \S+){0,2})$/
/**
 * Matches one family name before a first name. Meta tags other than the first also have offices and several
 * people, which do not match: `Ministry of Health, Norway`.
 */
const ONE_FAMILY_NAME_FIRST = /^((?:\p{Ll}+ )*\S+),\s*(\S+(?: \S+){0,2})$/u
/** Matches a legal form after a comma, as in `Acme, Inc.`, or a title, neither of which is a first name. */
const FIRM =
  /,\s*(?:inc|incorporated|ltd|limited|co|corp|corporation|llc|llp|gmbh|s\.?a|jr|sr|ph\.?d|m\.?d|esq)\b\.?/i

/**
 * Reads names beside the headline below a picture with the same name as its alternative text, if a date
 * follows: `<img alt="Jo Smith"> Jo Smith, 1 May 2021`. Without a date, such a name is as often the name of a
 * customer, colleague, product or place.
 */
export function portraitsIn(snapshot: Snapshot): readonly Match<string>[] {
  const found = linesNearHeadline(snapshot).flatMap(({ element, text }) =>
    select(snapshot, 'img[alt]', element).flatMap((picture) => {
      const [name = ''] = FULL_NAME.exec(foldSpace((picture.attribs.alt ?? '').replace(PORTRAIT, ''))) ?? []
      return name && text.startsWith(name) && findDate(text)
        ? [{ value: name, evidence: evidence('text', selectorOf(element), text) }]
        : []
    }),
  )
  return ofFew(found)
}

/** Words in alternative texts that describe a portrait. */
const PORTRAITS = phrases('photo, picture, portrait, avatar, headshot, profile photo, profile picture')
const PORTRAIT = pattern('i')`^(?:${PORTRAITS}) (?:of|for) |(?:['’]s)? (?:${PORTRAITS})$`
const FULL_NAME = pattern('u')`^\p{Lu}[\p{L}.'’-]+(?: (?:(?:${PARTICLES}) )*\p{Lu}[\p{L}.'’-]*){1,3}$`

/** Labels of authors in meta tags of WordPress plugins and others, collected by hand in 2026. */
const WRITTEN_BY = wholeText(
  phrases(`
    written by, author, geschrieben von, verfasst von, écrit par, rédigé par, escrito por, scritto da, geschreven door, skriven av
    skrevet av, skrevet af, kirjoittanut, napisane przez, napsal, написано, автор, yazan, ditulis oleh, scris de, 執筆者, 作者, 글쓴이`),
)

/** Reads names with a label of `WRITTEN_BY` in link previews: `twitter:label1` and `twitter:data1`. */
export function labelledAuthors(snapshot: Snapshot): readonly Match<string>[] {
  return ['1', '2'].flatMap((number) => {
    const label = metaContent(snapshot, `twitter:label${number}`)?.trim() ?? ''
    if (!WRITTEN_BY.test(label)) return []
    return metaTags(snapshot, `twitter:data${number}`).map(({ key, content }) => ({
      value: content,
      evidence: evidence('meta', key, content),
    }))
  })
}

/** A longer text is a sentence about somebody. */
const MAX_SIGNATURE_CHARS = 80

/** Reads lines that name the author of the text, anywhere in the text. */
export function signaturesIn(snapshot: Snapshot): readonly Match<string>[] {
  const found = select(snapshot, 'p, h2, h3, h4, h5, h6, span, em, strong, address, div, td, font').flatMap(
    (element) => {
      const [first] = element.children
      if (!first || !isText(first) || !SIGNED.test(first.data.trimStart())) return []
      const line = lineOf(element)
      if (line.length > MAX_SIGNATURE_CHARS) return []
      if (regionOf(element) !== 'main' || isInReply(snapshot, element)) return []
      const name = nameInByline(line)
      return name ? [{ value: name, evidence: evidence('text', selectorOf(element), line) }] : []
    },
  )
  return ofFew(found)
}

/** Far from a headline, a line needs a verb or a label to name the author of the text. */
const SIGNED = /^(?:written|posted|published|reported|words|story|text) by\b|^authors?: /i
