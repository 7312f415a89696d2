import { type AnyNode, type Element, isTag } from 'domhandler'
import { find, findOne, prevElementSibling } from 'domutils'
import { isEditLink } from '../write/permalinks.ts'
import { plainTextOf } from '../write/plain.ts'
import { isLeafBlock, isMostlyLinks, type Weight } from './blocks.ts'
import { clutterOf, namesOf } from './clutter.ts'
import { startsRelated } from './phrases.ts'
import { isStampLine, startsPromotion } from './phrases-of-articles.ts'
import { wordsOnly } from './reject.ts'

/** Words in class names and ids of elements outside an article's running text. */
const ASIDE_WORDS: ReadonlySet<string> = new Set(
  `caption captions credit credits byline author authors bio dateline timestamp datetime published posted pubdate related newsletter promo
  tags taglist share sharing social subscribe subscription disclosure breadcrumb breadcrumbs recirc recirculation readmore
  slideshow gallery poll cta ad ads advert advertisement sponsor sponsored outbrain taboola`
    .split(/\s+/)
    .filter(Boolean),
)

const ASIDE_TAGS: ReadonlySet<string> = new Set(['figcaption', 'aside', 'footer', 'nav', 'time', 'address'])

/** An element with a larger share of the text is not an aside, whatever its class says. */
const MAX_SHARE = 0.25

/** A block with at least this share of its text in links leads to other pages. */
const MIN_LINK_SHARE = 0.9

/** A shorter link on a line of its own may be a name or a place that belongs to the text. */
const MIN_LINK_CHARS = 20
const MAX_RELATED_CHARS = 160
const MAX_STAMP_CHARS = 100

/** Decides whether an element of an article leads to other articles or offers of the publisher. */
export function leadIn(root: Element, weightOf: (element: Element) => Weight): (element: Element) => boolean {
  const most = weightOf(root).chars * MAX_SHARE
  return (element) => {
    const weight = weightOf(element)
    if (weight.chars > most || weight.chars === 0) return false
    return isLeading(element, weight) || isPromotion(element, weight)
  }
}

/**
 * Returns a function that decides whether an element is outside an article's running text: its headline, a
 * caption, a box about the author, a block of links, or a line with the date. Several headlines of the first
 * level are headings of chapters, so they belong to the text.
 */
export function asideIn(
  root: Element,
  weightOf: (element: Element) => Weight,
): (element: Element) => boolean {
  const most = weightOf(root).chars * MAX_SHARE
  const [headline, another] = find(isHeadline, root.children, true, 2)
  return (element) => {
    const weight = weightOf(element)
    if (weight.chars > most || weight.chars === 0) return false
    if (element === headline && !another) return true
    const clutter = clutterOf(element)
    if (clutter === 'if-links' ? isMostlyLinks(weight) : clutter !== undefined) return true
    if (ASIDE_TAGS.has(element.name)) return true
    if (namesOf(element).some((word) => ASIDE_WORDS.has(word))) return true
    return isOnlyLinks(element, weight) || isStamp(element, weight)
  }
}

const isHeadline = (node: AnyNode): boolean => isTag(node) && node.name === 'h1'

/**
 * Whether the words of a block, or the words of the line before it, say that the block leads to other pages.
 */
function isLeading(element: Element, weight: Weight): boolean {
  if (element.name === 'ul' || element.name === 'ol') return followsLead(element)
  if (!isLeafBlock(element) || NO_LINES.test(element.name)) return false
  const isMostlyLinks = weight.linkChars * 2 > weight.chars
  if (isMostlyLinks && followsLead(element)) return true
  return (isMostlyLinks || weight.chars <= MAX_RELATED_CHARS) && isLead(element, weight)
}

/** Whether a block consists of links. A list of links may belong to the text, as sources do. */
function isOnlyLinks(element: Element, weight: Weight): boolean {
  if (weight.linkChars < weight.chars * MIN_LINK_SHARE) return false
  if (element.name === 'ul' || element.name === 'ol') {
    const before = prevElementSibling(element)
    return before === null || !isEditable(before)
  }
  if (!isLeafBlock(element) || NO_LINES.test(element.name) || /^h[1-6]$/.test(element.name)) return false
  return weight.chars >= MIN_LINK_CHARS
}

/** Leaf blocks that are not lines of text: parts of lists and tables, and code. */
const NO_LINES = /^(?:li|td|th|dt|dd|pre)$/

/**
 * Whether a line begins with words such as `Read more:`, and is short, consists mostly of links or ends with
 * a colon or an ellipsis.
 */
function isLead(element: Element, { chars, linkChars }: Weight): boolean {
  if (isEditable(element)) return false
  const text = textOf(element)
  const isShort = chars < 40 || linkChars * 2 > chars || /[:…]\s*$|\.\.\.\s*$/.test(text)
  return isShort && startsRelated(wordsOnly(text))
}

/** The text with line breaks, so that the words around a `<br>` are not joined. */
const textOf = (element: Element): string => plainTextOf(element, () => false)

/** Whether an element follows a line such as `Related articles`. */
function followsLead(element: Element): boolean {
  const before = prevElementSibling(element)
  return before !== null && !isEditable(before) && startsRelated(wordsOnly(textOf(before)).slice(0, 80))
}

/** A section with a link to edit it is part of a wiki page, even if called `See also`. */
const isEditable = (heading: Element): boolean => findOne(isEditLink, [heading]) !== null

/** Whether a line with a link asks the reader to subscribe, join or follow. */
function isPromotion(element: Element, { chars, links }: Weight): boolean {
  if (links === 0 || chars > MAX_RELATED_CHARS || !isLeafBlock(element) || NO_LINES.test(element.name))
    return false
  return startsPromotion(wordsOnly(textOf(element)))
}

function isStamp(element: Element, { chars }: Weight): boolean {
  return chars <= MAX_STAMP_CHARS && isLeafBlock(element) && isStampLine(wordsOnly(textOf(element)))
}
