/** Readers of a page's metadata, one for each kind of source. */

import type { Element } from 'domhandler'
import { lettersOf } from '../../formats/text/affinity.ts'
import { unescaped } from '../../formats/text/escaped.ts'
import { pattern, words } from '../../lexicon/pattern.ts'
import { attribute, baseUrlOf, foldSpace, select, selectorOf } from '../../snapshot/dom.ts'
import { shownSource } from '../../snapshot/marks/images.ts'
import { view } from '../../snapshot/memo.ts'
import { metaContent, metaTags, titleOf } from '../../snapshot/meta.ts'
import { regionOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { type Item, isItem, textIn, textsOf, valuesOf } from '../../snapshot/structured/item.ts'
import { dereference, type Thing, thingsOf } from '../../snapshot/structured/structured.ts'
import { headlineOf, visibleText } from '../../snapshot/text.ts'
import { evidence, type Match, type Rule } from '../extractor.ts'
import { isInReply } from './visitors.ts'

export type Reader = (snapshot: Snapshot) => Iterable<Match<string>>

/** Makes rules of sources, strongest first. Only the order of their weights matters. */
export function inOrder(sources: Readonly<Record<string, Reader>>): readonly Rule<string>[] {
  return Object.entries(sources).map(([id, read], at) => ({
    id,
    weight: Math.round((0.95 - at * 0.05) * 100) / 100,
    read,
  }))
}

export const meta =
  (...keys: string[]): Reader =>
  (snapshot) =>
    metaTags(snapshot, ...keys).map(({ key, content }) => ({
      value: content,
      evidence: evidence('meta', key, content),
    }))

/** Reads a property of the thing that the page is about, or of the things that `of` selects. */
export const stated =
  (property: string, inner?: readonly string[], of: (thing: Thing) => boolean = isMainThing): Reader =>
  (snapshot) =>
    thingsOf(snapshot)
      .filter((thing) => of(thing) && !isTeaser(snapshot, thing))
      .sort((a, b) => Number(isPage(a)) - Number(isPage(b)))
      .flatMap(({ item, syntax, where }) =>
        textsOf(withReferences(snapshot, item, property), property, inner).map((text) => ({
          // Programs often escape texts in JSON-LD as if they were HTML.
          value: syntax === 'json-ld' ? unescaped(text) : text,
          evidence: evidence(syntax, `${where}.${property}`, text),
        })),
      )

/** Only this many letters of a headline are compared, about the length of most full titles. */
const COMPARED_LETTERS = 30

/**
 * Whether one of several articles in microdata is a teaser of another page, because its headline is not in
 * the page's titles. Microdata marks up everything on the page, including teasers.
 */
function isTeaser(snapshot: Snapshot, thing: Thing): boolean {
  if (!isArticleInMicrodata(thing) || !hasSeveralInMicrodata(snapshot)) return false
  const headline = lettersOf(textIn(thing.item, 'headline') ?? textIn(thing.item, 'name') ?? '')
  const beginning = headline.slice(0, COMPARED_LETTERS)
  return beginning === '' || !titlesOf(snapshot).some((title) => title.includes(beginning))
}

const isArticleInMicrodata = (thing: Thing): boolean =>
  thing.syntax === 'microdata' && thing.parent === undefined && isMainThing(thing) && !isPage(thing)

const hasSeveralInMicrodata = view(
  (snapshot: Snapshot): boolean => thingsOf(snapshot).filter(isArticleInMicrodata).length > 1,
)

const titlesOf = view((snapshot: Snapshot): readonly string[] =>
  [titleOf(snapshot), headlineOf(snapshot), metaContent(snapshot, 'og:title')].map((text) =>
    lettersOf(text ?? ''),
  ),
)

/** Returns the item with references such as `{"@id": ...}` in a property replaced by their items. */
function withReferences(snapshot: Snapshot, item: Item, property: string): Item {
  const values = valuesOf(item, property)
  if (!values.some(isItem)) return item
  return { [property]: values.map((value) => (isItem(value) ? dereference(snapshot, value) : value)) }
}

const CONTENT_TYPE_ENDINGS = words(`
  Article BlogPosting Report Recipe VideoObject PodcastEpisode MusicRecording MusicAlbum CreativeWork Book Movie Review
  Product Event Course HowTo QAPage DiscussionForumPosting SocialMediaPosting WebPage AboutPage
  CollectionPage ItemPage`)

/** Types of schema.org for the main content of a page. */
const CONTENT_TYPES = pattern('')`(?:${CONTENT_TYPE_ENDINGS})$`

function isMainThing({ types, parent }: Thing): boolean {
  return (
    (parent === undefined || parent.types.some((type) => /Page$/.test(type))) &&
    types.some((type) => CONTENT_TYPES.test(type))
  )
}

/** Whether a thing is the page itself. The date and headline of such a thing often come from a template. */
function isPage({ types }: Thing): boolean {
  return types.every((type) => /Page$/.test(type))
}

/** Reads the texts of elements outside of comments and answers. */
export const elements =
  (selector: string, read: (element: Element) => string | undefined): Reader =>
  (snapshot) =>
    select(snapshot, selector).flatMap((element) => {
      const value = read(element)
      return value && !isInReply(snapshot, element)
        ? [{ value, evidence: evidence('text', selectorOf(element), value) }]
        : []
    })

export const one =
  (source: string, read: (snapshot: Snapshot) => string | undefined): Reader =>
  (snapshot) => {
    const value = read(snapshot)
    return value ? [{ value, evidence: evidence(source, source, value) }] : []
  }

/** A picture whose stated sides are at most this long, in pixels, is a symbol or a button. */
const MAX_ICON_SIDE = 48

/** Only this many pictures are read, because the page's own picture is among the first ones. */
const MAX_PICTURES = 20

/** Reads the first pictures in these places, without placeholders, icons, decoration and footers. */
export const pictures = (...places: readonly string[]): Reader =>
  function* (snapshot) {
    let count = 0
    const selector = places.map((place) => `${place} img:not([aria-hidden="true"])`).join()
    for (const image of select(snapshot, selector)) {
      if (isIcon(image) || regionOf(image) === 'footer') continue
      const value = shownSource(image, baseUrlOf(snapshot))
      if (value) yield { value, evidence: evidence('text', selectorOf(image), value) }
      if (value && ++count === MAX_PICTURES) return
    }
  }

function isIcon(image: Element): boolean {
  const sides = ['width', 'height'].map((side) => Number.parseFloat(attribute(image, side) ?? ''))
  return sides.every((side) => side <= MAX_ICON_SIDE)
}

const textOfElement = (element: Element) =>
  attribute(element, 'content') ?? (foldSpace(visibleText(element)) || undefined)

export const dateOfElement = (element: Element) =>
  attribute(element, 'content') ??
  attribute(element, 'datetime') ??
  (element.name === 'abbr' ? attribute(element, 'title') : undefined) ??
  textOfElement(element)
