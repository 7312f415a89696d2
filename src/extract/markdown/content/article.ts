import { Readability } from '@mozilla/readability'
import JSDOMParser from '@mozilla/readability/JSDOMParser.js'
import {
  type ChildNode,
  type Element,
  hasChildren,
  isTag,
  isText,
  type ParentNode,
  type Document as Tree,
} from 'domhandler'
import { withDom } from '../../../snapshot/document/jsdom.ts'
import { documentOf, isPruned, parsedIn } from '../../../snapshot/dom.ts'
import { view } from '../../../snapshot/memo.ts'
import type { Snapshot } from '../../../snapshot/snapshot.ts'
import { xhtmlOf } from '../write/xhtml.ts'
import { isInline } from './blocks.ts'

/** The result of Readability for a page. A text is undefined if Readability found none. */
export interface Article {
  /** HTML of the content with absolute URLs. Readability turns `h1` into `h2` (see `FIRST_LEVEL`). */
  readonly html: string
  readonly text: string
  readonly title: string | undefined
  readonly byline: string | undefined
  readonly excerpt: string | undefined
  readonly siteName: string | undefined
  readonly lang: string | undefined
  /** The date of publication as the page writes it. */
  readonly published: string | undefined
}

/**
 * The most levels of nested elements. For each element, Readability reads everything below it, and does so
 * several times: 2,400 elements in 480 levels take it 25 s, 5,000 in 100 levels 2 s. The deepest of 332
 * sample pages has 40.
 */
const MAX_DEPTH = 100

/**
 * The most inline nodes and empty elements in one parent. Readability moves them one by one, in time that
 * grows with the square of their number: for 10,000 links directly in the body it needs 4 s, for 20,000 it
 * needs 10 s.
 */
const MAX_PIECES = 5_000

/**
 * The most hidden elements in one parent. Readability removes them one by one: 14,000 take 0.1 s and 27,000
 * take 4 s, because V8 copies a list of more than 16,384 entries at each removal.
 */
const MAX_HIDDEN = 14_000

/** Elements whose children Readability does not move. Highlighted code has very many children. */
const LINES: ReadonlySet<string> = new Set(['pre', 'code', 'p'])

/** The article that Readability finds, within the limits above and those of the option `html`. */
export const articleOf = view((snapshot: Snapshot): Article | undefined => {
  if (isPruned(snapshot) || isTooMuch(documentOf(snapshot))) return undefined
  const parsed = parsedOf(snapshot)
  if (!parsed?.content) return undefined
  const read = (text: string | null | undefined) => text?.trim() || undefined
  return {
    html: parsed.content,
    text: parsed.textContent?.trim() ?? '',
    title: read(parsed.title),
    byline: read(parsed.byline),
    excerpt: read(parsed.excerpt),
    siteName: read(parsed.siteName),
    lang: read(parsed.lang),
    published: read(parsed.publishedTime),
  }
})

function isTooMuch(document: Tree): boolean {
  let level: ParentNode[] = [document]
  for (let depth = 0; depth <= MAX_DEPTH && level.length > 0; depth++) {
    if (level.some((parent) => isInPieces(parent) || hidesMany(parent))) return true
    level = level.flatMap(({ children }) => children.filter(hasChildren))
  }
  return level.length > 0
}

function isInPieces(parent: ParentNode): boolean {
  if (parent.children.length <= MAX_PIECES || (isTag(parent) && LINES.has(parent.name))) return false
  const pieces = parent.children.filter((child) =>
    isText(child)
      ? child.data.trim() !== ''
      : isInline(child) || !hasChildren(child) || child.children.length === 0,
  )
  return pieces.length > MAX_PIECES
}

function hidesMany({ children }: ParentNode): boolean {
  return children.length > MAX_HIDDEN && children.filter(isHidden).length > MAX_HIDDEN
}

/** Whether an element's own attributes hide it. */
function isHidden(node: ChildNode): boolean {
  if (!isTag(node)) return false
  const { hidden, style = '', 'aria-hidden': fromReaders } = node.attribs
  return hidden !== undefined || fromReaders === 'true' || /display:\s*none|visibility:\s*hidden/i.test(style)
}

type Parsed = ReturnType<Readability['parse']> | undefined

/**
 * Parses a page with the small DOM of Readability, or with jsdom if that fails. On 347 of 354 real pages both
 * give the same text, and the small DOM takes a tenth of the time.
 */
function parsedOf(snapshot: Snapshot): Parsed {
  try {
    // The parser resolves relative URLs by the page's own `<base>`.
    const xhtml = xhtmlOf(documentOf(snapshot), parsedIn)
    return parse(new JSDOMParser().parse(xhtml, snapshot.url))
  } catch {
    return withDom(snapshot, parse)
  }
}

/** Marks headings that were `h1`, because Readability writes `h1` as `h2`. */
const FIRST_LEVEL = 'data-blazon-first-level'

/** Whether a heading in Readability's result was an `h1` on the page. */
export const isFirstLevel = ({ name, attribs }: Element): boolean => name === 'h2' && FIRST_LEVEL in attribs

function parse(document: Document): Parsed {
  for (const heading of Array.from(document.getElementsByTagName('h1'))) heading.setAttribute(FIRST_LEVEL, '')
  // Classes are kept because they name the language of code.
  return new Readability(document, { keepClasses: true }).parse()
}
