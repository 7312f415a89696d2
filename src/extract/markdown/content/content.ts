import { type Element, isTag } from 'domhandler'
import { findAll, findOne, uniqueSort } from 'domutils'
import { lengthInLetters } from '../../../lexicon/scripts.ts'
import { oncePer } from '../../../model/keyed.ts'
import { ancestors, parsedIn, select } from '../../../snapshot/dom.ts'
import type { Snapshot } from '../../../snapshot/snapshot.ts'
import { plainTextOf } from '../write/plain.ts'
import { articleOf, isFirstLevel } from './article.ts'
import { asideIn, leadIn } from './asides.ts'
import { type Weight, weigh } from './blocks.ts'
import { BOUNDS, type Bounds } from './bounds.ts'
import { isHidden, NO_TEXT_TAGS } from './clutter.ts'
import { clutterBelow } from './clutter-below.ts'
import { losesItems, losesRows } from './items.ts'
import { kindOf, type PageKind } from './kind.ts'
import { lostHeadline, lostPicture } from './lead.ts'
import { type BothLines, linesOf } from './lines.ts'
import { postsOf } from './posts.ts'
import { type LineRules, rejectedLines, wordsOnly } from './reject.ts'
import { restoreLost } from './restore.ts'
import { threadTitle } from './thread-title.ts'
import { holdsProse, liesTogether, losesBeginning } from './together.ts'

export type Rule = 'readability' | 'posts' | 'main' | 'body' | 'whole'

/** The elements of a document that are the content of its page. */
export interface Content {
  readonly rule: Rule
  readonly roots: readonly Element[]
  /** Whether an element below the roots is left out. */
  readonly isDropped: (element: Element) => boolean
  /** Whether an element is outside an article's running text: headline, caption, author or date. */
  readonly isAside: (element: Element) => boolean
  /** The words by which two contents are compared. In an article, asides are left out. */
  readonly text: string
}

/** With less prose outside of it, the main element may still be the whole content. */
const MAX_PROSE_BESIDE_MAIN_CHARS = 1000
const MIN_PROSE_LINE_CHARS = 100

/** If an article has a smaller share of running text, as a gallery has, its captions are content and stay. */
const MIN_RUNNING_SHARE = 0.4

/** The ancestors of the first headlines count as content, up to this number of headlines. */
const MAX_HEADLINES = 3

/**
 * A shorter result of Readability is not used, because then the page may consist of cards or links. On
 * page-types-wcxb all values from 300 to 2000 give the same result.
 */
const MIN_ARTICLE_CHARS = 500

/** Returns the main content of a page by Readability or by our own rules, depending on the kind of page. */
export function mainContentOf(snapshot: Snapshot, bounds = BOUNDS): Content {
  const kind = kindOf(snapshot)
  const own = ownContent(snapshot, kind, bounds)
  const article = readabilityContent(snapshot, kind)
  if (!article) return own
  const lines = { article: linesOf(article), own: linesOf(own) }
  if (!isBetter(article, own, kind, bounds, lines)) return own
  restoreLost(lines)
  return withLead(snapshot, article, own, lines, kind)
}

/** Whether the result of Readability is better than our own content. */
function isBetter(article: Content, own: Content, kind: PageKind, bounds: Bounds, lines: BothLines): boolean {
  const minShare = minShareOf(kind, own.rule, bounds)
  const hasProse = () => holdsProse(article.text, own.text) && !losesItems(lines, own, kind)
  if (minShare === undefined) return isLost(own, article, bounds) || (kind !== 'forum' && hasProse())
  const isLong = kind === 'article' || article.text.length >= MIN_ARTICLE_CHARS
  const ours = wordsOnly(own.rule === 'body' && isLong ? withoutLinks(own) : own.text)
  if (sharedChars(wordsOnly(article.text), ours) >= ours.length * minShare)
    return kind === 'article' ? !losesBeginning(article.text, own.text) : !losesRows(lines, own)
  return kind === 'article' ? liesTogether(article.text, own.text) : hasProse()
}

/**
 * Returns the share of our own content that the result of Readability must have. Undefined for pages from
 * which Readability returns only one entry.
 */
function minShareOf(kind: PageKind, rule: Rule, bounds: Bounds): number | undefined {
  if (kind !== 'article' && kind !== 'documentation' && kind !== 'other') return undefined
  return kind === 'other' && rule === 'main' ? bounds.minShareInMain : bounds.minArticleShare
}

/** Whether our own content is much shorter than the article, because our rules removed the content. */
const isLost = (own: Content, article: Content, { minLostRatio }: Bounds): boolean =>
  article.text.length > Math.max(own.text.length * minLostRatio, MIN_ARTICLE_CHARS)

/**
 * Returns the text without links. Without a main element, our content includes lists of links, which would
 * distort the comparison.
 */
function withoutLinks({ roots, isDropped }: Content): string {
  return roots
    .map((root) => plainTextOf(root, (element) => element.name === 'a' || isDropped(element)))
    .join('\n')
}

/** Counts the characters of shared words. A repeated word counts as often as both texts have it. */
function sharedChars(text: string, other: string): number {
  const left = new Map<string, number>()
  for (const word of other.split(' ')) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of text.split(' ')) {
    const count = left.get(word) ?? 0
    if (count > 0) shared += word.length + 1
    left.set(word, count - 1)
  }
  return shared
}

export function wholePageOf(snapshot: Snapshot): Content {
  return contentIn('whole', select(snapshot, 'body'), ({ name }) => NO_TEXT_TAGS.has(name))
}

/** Returns the content by our own rules: the main element, the body or forum posts, without clutter. */
function ownContent(snapshot: Snapshot, kind: PageKind, bounds: Bounds): Content {
  const [body] = select(snapshot, 'body')
  if (!body) return contentIn('body', [], () => false)
  const weightOf = weigh(body, ({ name }) => NO_TEXT_TAGS.has(name))
  const chars = (elements: readonly Element[]) => elements.reduce((sum, at) => sum + weightOf(at).chars, 0)
  // In documentation, `Filters` or `Tags` may be the heading of a chapter.
  const lines = { once: true, hasRelated: kind !== 'documentation' }
  // An ancestor of a headline contains the content, so it is never clutter, whatever its class is.
  const headlines = select(snapshot, 'h1').filter((headline) => weightOf(headline).chars > 0)
  const around = new Set(headlines.slice(0, MAX_HEADLINES).flatMap((headline) => [...ancestors(headline)]))
  const [main] = select(snapshot, 'main, [role=main]').sort((a, b) => chars([b]) - chars([a]))
  const inBody = withoutLines('body', [body], clutterBelow(body, weightOf, kind, around), weightOf, lines)
  const isClutter = clutterBelow(main ?? body, weightOf, kind, around)
  const inMain = main ? withoutLines('main', [main], isClutter, weightOf, lines) : inBody
  const isMain = main !== undefined && isEnough(inMain.text, inBody.text, bounds)
  const whole = isMain ? inMain : withoutFront(inBody, headlines)
  if (kind === 'article') return withAsides(whole, weightOf)
  if (kind !== 'forum') return whole
  const posts = postsOf(snapshot, weightOf, isClutter)
  const inPosts = withoutLines('posts', posts.roots, posts.isDropped, weightOf, lines)
  if (inPosts.text.length <= whole.text.length * bounds.minPostsShare) return whole
  const title = threadTitle(snapshot, posts.roots, weightOf, clutterBelow(body, weightOf, kind, new Set()))
  return title ? withTitle(title, inPosts) : inPosts
}

function withoutFront(content: Content, headlines: readonly Element[]): Content {
  const [body] = content.roots
  const front = body && frontOf(body, headlines, content.isDropped)
  if (!front || front.size === 0) return content
  return contentIn(content.rule, content.roots, (element) => front.has(element) || content.isDropped(element))
}

function withTitle(title: Element, content: Content): Content {
  const text = plainTextOf(title, content.isDropped)
  return { ...content, roots: [title, ...content.roots], text: `${text}\n${content.text}` }
}

/** Whether the text of the main element is the whole content, compared with the text of the body. */
function isEnough(main: string, body: string, { minMainShare, minMainProseShare }: Bounds): boolean {
  if (main.length < body.length * minMainShare) return false
  const prose = proseChars(body)
  const missing = prose - proseChars(main)
  return missing <= MAX_PROSE_BESIDE_MAIN_CHARS || missing <= prose * (1 - minMainProseShare)
}

function proseChars(text: string): number {
  return text
    .split('\n')
    .filter(({ length }) => length >= MIN_PROSE_LINE_CHARS)
    .reduce((sum, { length }) => sum + length, 0)
}

/** Returns the result of Readability without the clutter that it includes on short pages. */
function readabilityContent(snapshot: Snapshot, kind: PageKind): Content | undefined {
  const article = articleOf(snapshot)
  // In the wrapper, rules for content in a main element apply to the whole article.
  const markup = article && `<main>${article.html}</main>`
  const body = markup && findOne(({ name }) => name === 'body', parsedIn(markup).children)
  if (!body) return undefined
  for (const heading of findAll(isFirstLevel, body.children)) heading.name = 'h1'
  const weightOf = weigh(body, isUnread)
  // Elements with real content no longer have names of clutter here, because `misnamedIn` has removed them.
  // Their substance is not examined again, because Readability has removed the controls that distinguish
  // clutter from content.
  const isClutter = clutterBelow(body, weightOf, kind, new Set(), () => false)
  // Readability has already removed hidden elements. A header in its result belongs to the article.
  const isSeenTo = (element: Element) => isHidden(element) || element.name === 'header'
  const isLeftOut = (element: Element) => isUnread(element) || (!isSeenTo(element) && isClutter(element))
  const content = withoutLines('readability', [body], isLeftOut, weightOf, {
    once: false,
    hasRelated: kind === 'article',
  })
  return kind === 'article' ? withAsides(content, weightOf) : content
}

/** Adds the headline and the first picture to the result of Readability, if it left them out. */
function withLead(
  snapshot: Snapshot,
  content: Content,
  own: Content,
  lines: BothLines,
  kind: PageKind,
): Content {
  const headline = lostHeadline(snapshot, lines, kind)
  const picture = kind === 'article' ? undefined : lostPicture(snapshot, content, own, lines)
  const roots = uniqueSort([headline, picture].filter((root) => root !== undefined))
  if (roots.length === 0) return content
  const below = new Set(roots.flatMap((root) => [root, ...findAll(() => true, root.children)]))
  // An article has its headline in `title`, so the headline is not running text.
  const isBeside = (element: Element) => element === picture || (kind === 'article' && element === headline)
  return {
    ...content,
    roots: [...roots, ...content.roots],
    isDropped: (element) => (below.has(element) ? own : content).isDropped(element),
    isAside: (element) => (below.has(element) ? isBeside(element) : content.isAside(element)),
  }
}

/**
 * Removes lines that lead to other pages, and marks the asides of an article. No asides are marked when they
 * would be most of the text.
 */
function withAsides(content: Content, weightOf: (element: Element) => Weight): Content {
  const [root] = content.roots
  if (!root) return content
  const least = content.text.length * MIN_RUNNING_SHARE
  const without = (isOut: (element: Element) => boolean) =>
    plainTextOf(root, (element) => content.isDropped(element) || isOut(element))
  const isLead = oncePer(leadIn(root, weightOf))
  const isAside = oncePer(asideIn(root, weightOf))
  const isOut = (element: Element) => isLead(element) || isAside(element)
  const running = without(isOut)
  const isDropped = (element: Element) => content.isDropped(element) || isLead(element)
  if (running.length >= least) return { ...content, isDropped, isAside, text: running }
  const text = without(isLead)
  return text.length >= least ? { ...content, isDropped, text } : content
}

const UNREADABLE: ReadonlySet<string> = new Set([...NO_TEXT_TAGS, 'button', 'select', 'textarea'])

const isUnread = ({ name }: Element): boolean => UNREADABLE.has(name)

function withoutLines(
  rule: Rule,
  roots: readonly Element[],
  isClutter: (element: Element) => boolean,
  weightOf: (element: Element) => Weight,
  lines: LineRules,
): Content {
  const rejected = rejectedLines(roots, isClutter, weightOf, lines)
  return contentIn(rule, roots, (element) => rejected.has(element) || isClutter(element))
}

function contentIn(rule: Rule, roots: readonly Element[], isDropped: (element: Element) => boolean): Content {
  return {
    rule,
    roots,
    isDropped,
    isAside: () => false,
    text: roots.map((root) => plainTextOf(root, isDropped)).join('\n'),
  }
}

/** A line of this length is a sentence, so an element with it may be the beginning of the text. */
const MIN_SENTENCE_CHARS = 100

/**
 * Returns the parts before the only headline of a page without a main element, if they have no sentence. They
 * are the site's name, menus and breadcrumbs, which neither elements nor classes reveal. Empty for a page
 * with several headlines, because the first headline may be the site's name.
 */
function frontOf(
  root: Element,
  headlines: readonly Element[],
  isDropped: (element: Element) => boolean,
): ReadonlySet<Element> {
  const front = new Set<Element>()
  const [headline, another] = headlines.filter(
    (one) => ![one, ...ancestors(one)].some((element) => element !== root && isDropped(element)),
  )
  if (!headline || another) return front
  for (const at of [headline, ...ancestors(headline)]) {
    if (at === root) break
    for (const beside of at.parent?.children ?? []) {
      if (beside === at) break
      if (isTag(beside) && !hasSentence(beside, isDropped)) front.add(beside)
    }
  }
  return front
}

const hasSentence = (element: Element, isDropped: (element: Element) => boolean): boolean =>
  plainTextOf(element, isDropped)
    .split('\n')
    .some((line) => lengthInLetters(line) >= MIN_SENTENCE_CHARS)
