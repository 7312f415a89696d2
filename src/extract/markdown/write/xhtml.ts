import { type AnyNode, type Document, type Element, hasChildren, isTag, isText } from 'domhandler'
import { findOne, textContent } from 'domutils'
import { pattern, words } from '../../../lexicon/pattern.ts'
import { SCREEN_READER_CLASS } from '../../../lexicon/screen-readers.ts'
import { ancestors } from '../../../snapshot/dom.ts'
import { isInline, isLeafBlock, weigh } from '../content/blocks.ts'
import {
  clutterOf,
  isClutterName,
  isComments,
  isFold,
  isHidden,
  isHiddenTab,
  isSourceOfQuote,
  isStreamed,
  NO_TEXT_TAGS,
} from '../content/clutter.ts'
import { isConsentLayer, isInContent, isPageHeader } from '../content/page-frame.ts'
import { substanceIn } from '../content/substance.ts'
import { isCodeBlock } from './code-block.ts'
import { textOfPre } from './pre.ts'
import { boxForReadability, isTaskLabel } from './tasks.ts'

const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

/** Whether an element of this name has no end tag. */
export const isVoid = (name: string): boolean => VOID.has(name)

/** Elements that are left out. A `script` with JSON-LD stays. */
const LEFT_OUT: ReadonlySet<string> = new Set(['style', 'svg', 'template'])

/** Names that are valid in HTML and XML. An element with another name is replaced by its children. */
const PLAIN_NAME = /^[a-z][a-z0-9-]*$/
const PLAIN_ATTRIBUTE = /^[a-z_][\w:.-]*$/

/**
 * Writes the document as HTML for an XML parser: every element is closed and every value quoted. Page headers
 * and cookie notices are left out, because Readability includes them in short texts. `parse` reads the
 * content of `noscript`. Recursion is bounded by `MAX_DEPTH`.
 */
export function xhtmlOf(document: Document, parse: (markup: string) => Document): string {
  const pieces: string[] = []
  const isMisnamed = misnamedIn(document)
  let isInNoscript = false
  let isInFold = false
  const writeAll = (nodes: readonly AnyNode[]) => {
    for (const node of nodes) write(node)
  }
  const write = (node: AnyNode) => {
    const box = isTag(node) ? boxForReadability(node) : undefined
    if (box !== undefined) pieces.push(box)
    else if (isText(node)) pieces.push(escapeText(node.data))
    else if (!isTag(node)) {
      if (hasChildren(node)) writeAll(node.children)
    } else if (node.name === 'script') {
      if (isData(node.attribs.type)) pieces.push(dataScript(node.children))
    } else if (!PLAIN_NAME.test(node.name)) writeAll(node.children)
    else if (isCodeBlock(node)) writeCodeBlock(node)
    else if (!isLeftOut(node, isMisnamed)) {
      // Readability drops buttons, so the question of an accordion, which is a button, becomes a span.
      const wasInFold = isInFold
      isInFold ||= isFold(node)
      const isTask = node.name === 'label' && isTaskLabel(node)
      const own = isSourceOfQuote(node) ? 'p' : node.name
      const name = (isInFold && isBlockOrButton(node)) || isTask ? 'span' : own
      if (wasInFold && name !== own) pieces.push(' ')
      pieces.push(`<${name}${attributes(node, isStreamed(node) || isHiddenTab(node), isMisnamed(node))}`)
      if (VOID.has(node.name)) pieces.push('/>')
      else {
        pieces.push('>')
        if (node.name === 'noscript') writeNoscript(textContent(node))
        else writeAll(node.children)
        pieces.push(`</${name}>`)
      }
      isInFold = wasInFold
    }
  }
  const writeCodeBlock = (node: Element) => {
    const names = isMisnamed(node) ? '' : attributes(node, false, false)
    pieces.push(`<pre${names}>${escapeText(textOfPre(node))}</pre>`)
  }
  // A parser with scripts enabled reads the content of `noscript` as text, although it may have lazily loaded
  // images. A `noscript` within another is ignored.
  const writeNoscript = (markup: string) => {
    if (isInNoscript) return
    isInNoscript = true
    writeAll(bodyOf(parse(markup)))
    isInNoscript = false
  }
  writeAll(document.children)
  return pieces.join('')
}

const isLeftOut = (node: Element, isMisnamed: (node: Element) => boolean): boolean =>
  LEFT_OUT.has(node.name) ||
  isPageHeader(node) ||
  isConsentLayer(node) ||
  (isShortClutter(node) && !isMisnamed(node)) ||
  isHiddenInLine(node)

/** A longer line may be prose, whatever its class is. */
const MAX_CLUTTER_CHARS = 80

/** Whether a line is clutter by its names, which Readability removes before we could see them. */
const isShortClutter = (node: Element): boolean =>
  node.name === 'div' &&
  /^(?:unless-most|by-name)$/.test(clutterOf(node) ?? '') &&
  isLeafBlock(node) &&
  textContent(node).trim().length <= MAX_CLUTTER_CHARS

/** Hidden words would make a line differ from that in our content, and both would be written. */
const isHiddenInLine = (node: Element): boolean =>
  isInline(node) && SCREEN_READER_CLASS.test(node.attribs.class ?? '') && isHidden(node)

const isBlockOrButton = (node: Element): boolean =>
  node.name === 'button' || (!isInline(node) && !VOID.has(node.name))

function bodyOf(document: Document): readonly AnyNode[] {
  return findOne(({ name }) => name === 'body', document.children)?.children ?? []
}

function isData(type: string | undefined): boolean {
  return type?.trim().toLowerCase() === 'application/ld+json'
}

/** Escapes `<` in JSON, where it occurs only within strings. */
function dataScript(children: readonly AnyNode[]): string {
  const json = children.map((child) => (isText(child) ? child.data : '')).join('')
  const bare = json.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, '')
  return `<script type="application/ld+json">${bare.replace(/</g, '\\u003c')}</script>`
}

/** Words for which Readability drops an element (`unlikelyCandidates`, `negative`, `shareElements`). */
const UNLIKELY = pattern('i')`(?:${words(`
  -ad- ad-break banner breadcrumbs community contact extra gdpr legends masthead menu
  pager pagination popup promo related scroll share shopping social sponsor supplemental tags widget`)})`

/** Words in names of parts of a page. Such names are removed only within the content. */
const PARTS_OF_PAGES = /footer|header|sidebar|remark/i

/** Decides which elements have names of clutter but are content by their substance, or code. */
function misnamedIn(document: Document): (node: Element) => boolean {
  const body = findOne(({ name }) => name === 'body', document.children)
  if (!body) return () => false
  const isSubstance = substanceIn(
    body,
    weigh(body, ({ name }) => NO_TEXT_TAGS.has(name)),
  )
  return (node) => {
    const { class: classes = '', id = '' } = node.attribs
    if (classes === '' && id === '') return false
    const isPart = PARTS_OF_PAGES.test(classes) || PARTS_OF_PAGES.test(id)
    const isNamed = isPart || UNLIKELY.test(classes) || UNLIKELY.test(id) || clutterOf(node) === 'by-name'
    if (!isNamed || isComments(node)) return false
    return isInCode(node) || (isSubstance(node) && (!isPart || isInContent(node)))
  }
}

function isInCode(node: Element): boolean {
  for (const { name } of ancestors(node)) if (name === 'pre') return true
  return false
}

function attributes(element: Element, isShown: boolean, isMisnamed: boolean): string {
  const { attribs, children } = element
  // Readability would drop the question of an accordion for a class such as `header`, and the source of a
  // quotation for one such as `blockquote-footer`.
  const isNameless = isSourceOfQuote(element) || children.some((child) => isTag(child) && isFold(child))
  return Object.entries(attribs)
    .filter(([name]) => PLAIN_ATTRIBUTE.test(name))
    .filter(([name]) => !(isShown && HIDING.has(name)) && !(isNameless && NAMES.has(name)))
    .map(([name, value]) => [name, isMisnamed && NAMES.has(name) ? withoutUnlikely(value) : value])
    .map(([name, value]) => ` ${name}="${escapeText(String(value))}"`)
    .join('')
}

const HIDING: ReadonlySet<string> = new Set(['hidden', 'aria-hidden', 'style'])

const NAMES: ReadonlySet<string> = new Set(['class', 'id'])

const withoutUnlikely = (names: string): string =>
  names
    .split(/\s+/)
    .filter((name) => !UNLIKELY.test(name) && !PARTS_OF_PAGES.test(name) && !isClutterName(name))
    .join(' ')

export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
