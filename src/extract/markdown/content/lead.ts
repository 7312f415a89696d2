import { type Element, isTag } from 'domhandler'
import { textContent } from 'domutils'
import { labelsOf } from '../../../formats/text/affinity.ts'
import { ancestors, baseUrlOf, select } from '../../../snapshot/dom.ts'
import { shownSource } from '../../../snapshot/marks/images.ts'
import { view } from '../../../snapshot/memo.ts'
import { metaContent, titleOf } from '../../../snapshot/meta.ts'
import type { Snapshot } from '../../../snapshot/snapshot.ts'
import { articleOf } from './article.ts'
import { isHidden, namesOf } from './clutter.ts'
import type { PageKind } from './kind.ts'
import { type BothLines, isSentence, type Line, type Lined } from './lines.ts'
import { wordsOnly } from './reject.ts'

/**
 * Returns the headline that Readability left out because it repeats the page's title or is outside the
 * element with the text. Undefined when the article has it. A heading that differs from the title may be the
 * site's name. So it must be the only heading, and the text must not repeat its words.
 */
export function lostHeadline(snapshot: Snapshot, lines: BothLines, kind: PageKind): Element | undefined {
  const names = namesOfSite(snapshot)
  const headings = frontOf(lines)
    .flatMap(({ element }) => headingAt(element) ?? [])
    .filter((heading) => !names.has(wordsIn(heading)))
  const titles = titlesOf(snapshot)
  const titled = headings.findLast((heading) => titles.has(wordsIn(heading)))
  const headline = titled ?? onlyOf(headings.filter(isFirst)) ?? onlyHeadline(snapshot, kind)
  const words = headline && wordsIn(headline)
  if (!words) return undefined
  const isKept = titles.has(words)
    ? (line: Line) => line.words === words && HEADING.test(line.element.name)
    : (line: Line) => ` ${line.words} `.includes(` ${words} `)
  return lines.article.some(isKept) ? undefined : headline
}

const wordsIn = (element: Element): string => wordsOnly(textContent(element))

const HEADING = /^h[1-6]$/

const onlyOf = <T>([one, another]: readonly T[]): T | undefined => (another === undefined ? one : undefined)

const isFirst = ({ name }: Element): boolean => name === 'h1'

const headingAt = (element: Element): Element | undefined =>
  [element, ...ancestors(element)].find(({ name }) => /^h[1-3]$/.test(name))

/**
 * Returns the only headline in the main element or the article. On a page of a shop it is the only headline
 * of the page, because it names the product.
 */
function onlyHeadline(snapshot: Snapshot, kind: PageKind): Element | undefined {
  const isShop = kind === 'product' || kind === 'listing'
  const headline = onlyOf(select(snapshot, isShop ? 'h1' : 'main h1, [role=main] h1, article h1'))
  return headline && ![headline, ...ancestors(headline)].some(isHidden) ? headline : undefined
}

/** The titles of the page and their parts without the names of the site, as words only. */
export const titlesOf = view((snapshot: Snapshot): ReadonlySet<string> => {
  const said = [titleOf(snapshot), metaContent(snapshot, 'og:title'), articleOf(snapshot)?.title]
  const titles = said.flatMap((title) => (title ? [title, ...title.split(SEPARATOR)] : []))
  const names = namesOfSite(snapshot)
  return new Set(titles.map(wordsOnly).filter((title) => !names.has(title)))
})

/** The names of the site and its domain, as words only. */
const namesOfSite = view((snapshot: Snapshot): ReadonlySet<string> => {
  const said = metaContent(snapshot, 'og:site_name', 'application-name') ?? ''
  return new Set([said, ...labelsOf(snapshot.site)].map(wordsOnly))
})

/** The marks between the title of a page and the name of its site. */
const SEPARATOR = /\s[-|–—·•»:/@]\s|: /

/** Returns the lines of our own content before the first sentence that the article shares. */
function frontOf({ article, own }: BothLines): readonly Line[] {
  const found = new Set(article.map(({ words }) => words))
  const first = own.findIndex((line) => isSentence(line) && found.has(line.words))
  return own.slice(0, Math.max(first, 0))
}

/** A smaller picture is an icon or a portrait of the author. */
const MIN_SIDE = 100

/** The number of a picture's ancestors whose classes may describe it. */
const MAX_ABOVE = 3

/** Class words of pictures, or of elements around them, that are not part of the article. */
const NO_LEAD = new Set(
  'avatar author byline bio profile logo brand icon emoji badge meta share sharing social ad ads'.split(' '),
)

/**
 * Returns the picture between the headline and the text, with its caption. If the text has its own wrapper,
 * Readability returns only this wrapper and loses the picture. A picture before the headline counts if both
 * are in the same `<article>`. Undefined when the article itself begins with a picture.
 */
export function lostPicture(
  snapshot: Snapshot,
  article: Lined,
  own: Lined,
  lines: BothLines,
): Element | undefined {
  const front = frontOf(lines)
  const first = lines.own[front.length]
  const headline = front.map(({ element }) => headingAt(element)).findLast((heading) => heading !== undefined)
  if (!first || !headline) return undefined
  const start = lines.article.find(({ words }) => words === first.words)?.element
  if (!start || imagesBetween(article, undefined, start).some(isLead)) return undefined
  const around = [...ancestors(headline)].find(({ name }) => name === 'article')
  const image = imagesBetween(own, around ?? headline, first.element).find(isLead)
  const source = image && shownSource(image, baseUrlOf(snapshot))
  if (!source || imagesBetween(article, start, undefined).some((other) => other.attribs.src === source))
    return undefined
  return [...ancestors(image)].find(({ name }) => name === 'figure') ?? image
}

function isLead(image: Element): boolean {
  const { width, height } = image.attribs
  if ([width, height].some((side) => Number.parseInt(side ?? '', 10) < MIN_SIDE)) return false
  const near = [image, ...[...ancestors(image)].slice(0, MAX_ABOVE)]
  return !near.some((element) => namesOf(element).some((word) => NO_LEAD.has(word)))
}

/** Returns the images of a content between the beginnings of two elements, in document order. */
function imagesBetween(
  { roots, isDropped }: Lined,
  from: Element | undefined,
  to: Element | undefined,
): Element[] {
  const images: Element[] = []
  let isIn = from === undefined
  const visit = (element: Element): boolean => {
    if (element === to) return false
    if (isDropped(element)) return true
    if (element === from) isIn = true
    if (isIn && element.name === 'img') images.push(element)
    return element.children.every((child) => !isTag(child) || visit(child))
  }
  roots.every(visit)
  return images
}
