import type { Element } from 'domhandler'
import { findAll, findOne } from 'domutils'
import { ancestors, select } from '../../snapshot/dom.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { parseTree } from '../../snapshot/tree.ts'
import { articleOf, isFirstLevel } from './article.ts'
import { asideIn } from './asides.ts'
import { isMostlyLinks, type Weight, weigh } from './blocks.ts'
import { clutterOf, isComments, isHidden, NO_TEXT_TAGS } from './clutter.ts'
import { kindOf, type PageKind } from './kind.ts'
import { plainTextOf } from './plain.ts'
import { postsOf } from './posts.ts'
import { type LineRules, rejectedLines, wordsOnly } from './reject.ts'
import { threadTitle } from './thread-title.ts'

export type Rule = 'readability' | 'posts' | 'main' | 'body' | 'whole'

/** Parts of a tree that are the content of a page. */
export interface Content {
  readonly rule: Rule
  readonly roots: readonly Element[]
  /** What is left out below the roots. */
  readonly isDropped: (element: Element) => boolean
  /** The words, without captions and other asides of an article. */
  readonly text: string
}

/** A part that holds this share of the text around it is not clutter, whatever its class says. */
const MOST = 0.5

/**
 * A main part that holds less of what is no clutter in the body is not where all of the content stands. Of 0.3, 0.4, 0.5 and 0.7
 * the best on page-types-wcxb, by 0.002 to 0.004 of word F1.
 */
const MIN_MAIN_SHARE = 0.4

/**
 * Nor is one that holds less of the page's long lines, when this many characters of them stand elsewhere: a shop's text below its
 * list of goods. On page-types-wcxb 0.003 of word F1 more than without; of 0.3, 0.5 and 0.7 the best. Few pages are concerned.
 */
const MIN_MAIN_PROSE_SHARE = 0.7
const MAX_PROSE_BESIDE_MAIN_CHARS = 1000
const MIN_PROSE_LINE_CHARS = 100

/** Posts that hold less of a forum page's text are not all there is. The same from 0.15 to 0.3, worse at 0.5. */
const MIN_POSTS_SHARE = 0.3

/** An article of which less is running text tells what it tells in its captions: a gallery. */
const MIN_RUNNING_SHARE = 0.4

/** Headlines that count for what stands around them. */
const MAX_HEADLINES = 3

/** What Readability finds on a page of cards or links is shorter. Swept on page-types-wcxb: the same from 300 to 2000. */
const MIN_ARTICLE_CHARS = 500

/**
 * Readability is made for articles: of a list, a shop or a forum it keeps one entry. When it keeps less than this share of
 * what is no clutter, that is taken instead; on kinds of pages that are not named here it is not asked.
 * Swept from 0.4 to 0.8 on page-types-wcxb: word F1 within 0.01, best at 0.6. A page that is not known to be an article and that
 * marks its main part is mostly one that offers something, in parts of which Readability drops some: 0.0002 better, from 0.8 to 0.87 alike.
 */
const MIN_READABILITY_SHARE: Readonly<Partial<Record<PageKind, Readonly<Partial<Record<Rule, number>>>>>> = {
  article: { main: 0.6, body: 0.6 },
  documentation: { main: 0.6, body: 0.6 },
  other: { main: 0.8, body: 0.6 },
}

/** On kinds of pages where Readability is not asked it is believed all the same when it finds this many times what our rules leave. */
const LOST_SHARE = 4

/** The content of a page without what surrounds it. */
export function mainContentOf(snapshot: Snapshot): Content {
  const kind = kindOf(snapshot)
  const own = ownContent(snapshot, kind)
  const minShare = own.text === '' ? 0 : MIN_READABILITY_SHARE[kind]?.[own.rule]
  if (minShare === undefined) return lostContent(snapshot, kind, own) ?? own
  const article = readabilityContent(snapshot, kind)
  if (!article) return own
  const isLong = kind === 'article' || article.text.length >= MIN_ARTICLE_CHARS
  const ours = wordsOnly(own.rule === 'body' && isLong ? withoutLinks(own) : own.text)
  return sharedChars(wordsOnly(article.text), ours) >= ours.length * minShare ? article : own
}

/** What Readability finds where our rules have left so much less that they must have thrown the content out. */
function lostContent(snapshot: Snapshot, kind: PageKind, { text }: Content): Content | undefined {
  const least = Math.max(text.length * LOST_SHARE, MIN_ARTICLE_CHARS)
  if ((articleOf(snapshot)?.text.length ?? 0) <= least) return undefined
  const article = readabilityContent(snapshot, kind)
  return article && article.text.length > least ? article : undefined
}

/** A body without a main part holds lists of links that no rule of ours knows: they prove nothing. */
function withoutLinks({ roots, isDropped }: Content): string {
  return roots
    .map((root) => plainTextOf(root, (element) => element.name === 'a' || isDropped(element)))
    .join('\n')
}

/** Characters of the words of one text that the other has too, each as often as it has it. */
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

/** All that the body shows. */
export function wholePageOf(snapshot: Snapshot): Content {
  return contentIn('whole', select(snapshot, 'body'), ({ name }) => NO_TEXT_TAGS.has(name))
}

/** What is left of the page's main part, its body or its posts when what surrounds content is taken away. */
function ownContent(snapshot: Snapshot, kind: PageKind): Content {
  const [body] = select(snapshot, 'body')
  if (!body) return contentIn('body', [], () => false)
  const weightOf = weigh(body, ({ name }) => NO_TEXT_TAGS.has(name))
  const chars = (elements: readonly Element[]) => elements.reduce((sum, at) => sum + weightOf(at).chars, 0)
  // A manual may well have a chapter on filters, tags or reviews.
  const lines = { once: true, hasRelated: kind !== 'documentation' }
  // What is around a headline is the page, whatever its class says.
  const around = new Set(
    select(snapshot, 'h1')
      .filter((headline) => weightOf(headline).chars > 0)
      .slice(0, MAX_HEADLINES)
      .flatMap((headline) => [...ancestors(headline)]),
  )
  const [main] = select(snapshot, 'main, [role=main]').sort((a, b) => chars([b]) - chars([a]))
  const inBody = withoutLines('body', [body], clutterBelow(body, weightOf, kind, around), weightOf, lines)
  const isClutter = clutterBelow(main ?? body, weightOf, kind, around)
  const inMain = main ? withoutLines('main', [main], isClutter, weightOf, lines) : inBody
  const whole = isEnough(inMain.text, inBody.text) ? inMain : inBody
  if (kind === 'article') return withoutAsides(whole, weightOf)
  if (kind !== 'forum') return whole
  const posts = postsOf(snapshot, weightOf, isClutter)
  const inPosts = withoutLines('posts', posts.roots, posts.isDropped, weightOf, lines)
  if (inPosts.text.length <= whole.text.length * MIN_POSTS_SHARE) return whole
  const title = threadTitle(snapshot, posts.roots, weightOf, clutterBelow(body, weightOf, kind, new Set()))
  return title ? withTitle(title, inPosts) : inPosts
}

function withTitle(title: Element, content: Content): Content {
  const text = plainTextOf(title, content.isDropped)
  return { ...content, roots: [title, ...content.roots], text: `${text}\n${content.text}` }
}

/** Whether the text of a main part is the content, as far as the body's tells. */
function isEnough(main: string, body: string): boolean {
  if (main.length < body.length * MIN_MAIN_SHARE) return false
  const prose = proseChars(body)
  const missing = prose - proseChars(main)
  return missing <= MAX_PROSE_BESIDE_MAIN_CHARS || missing <= prose * (1 - MIN_MAIN_PROSE_SHARE)
}

function proseChars(text: string): number {
  return text
    .split('\n')
    .filter(({ length }) => length >= MIN_PROSE_LINE_CHARS)
    .reduce((sum, { length }) => sum + length, 0)
}

function clutterBelow(
  root: Element,
  weightOf: (element: Element) => Weight,
  kind: PageKind,
  around: ReadonlySet<Element>,
) {
  const most = weightOf(root).chars * MOST
  return remembered((element) => {
    if (kind !== 'forum' && isComments(element)) return true
    const weight = weightOf(element)
    const clutter = clutterOf(element)
    return (
      clutter === 'always' ||
      (clutter !== undefined &&
        (clutter !== 'if-links' || isMostlyLinks(weight)) &&
        weight.chars < most &&
        !(around.has(element) && element.name !== 'header'))
    )
  })
}

/** Each element is asked about several times. */
function remembered(isSo: (element: Element) => boolean): (element: Element) => boolean {
  const known = new Map<Element, boolean>()
  return (element) => {
    const answer = known.get(element) ?? isSo(element)
    known.set(element, answer)
    return answer
  }
}

/** What Readability keeps, without what our rules take for clutter: it takes that back into a short page. */
function readabilityContent(snapshot: Snapshot, kind: PageKind): Content | undefined {
  const article = articleOf(snapshot)
  // All of it stands in the content, so that what it holds is known as such.
  const markup = article && `<main>${article.html}</main>`
  const body = markup && findOne(({ name }) => name === 'body', parseTree(markup).document.children)
  if (!body) return undefined
  for (const heading of findAll(isFirstLevel, body.children)) heading.name = 'h1'
  const weightOf = weigh(body, isUnread)
  const isClutter = clutterBelow(body, weightOf, kind, new Set())
  // It has seen to what is hidden, and what is a header there is the article's.
  const isSeenTo = (element: Element) => isHidden(element) || element.name === 'header'
  const isLeftOut = (element: Element) => isUnread(element) || (!isSeenTo(element) && isClutter(element))
  const content = withoutLines('readability', [body], isLeftOut, weightOf, {
    once: false,
    hasRelated: kind === 'article',
  })
  return kind === 'article' ? withoutAsides(content, weightOf) : content
}

function withoutAsides(content: Content, weightOf: (element: Element) => Weight): Content {
  const texts = content.roots.map((root) => {
    const isAside = asideIn(root, weightOf)
    return plainTextOf(root, (element) => content.isDropped(element) || isAside(element))
  })
  const text = texts.join('\n')
  return text.length < content.text.length * MIN_RUNNING_SHARE ? content : { ...content, text }
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
  return { rule, roots, isDropped, text: roots.map((root) => plainTextOf(root, isDropped)).join('\n') }
}
