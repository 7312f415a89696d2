import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { isMarkedForEntrance } from '../lexicon/entrance.ts'
import { words } from '../lexicon/pattern.ts'
import { foldSpace, isSpace, select } from './dom.ts'
import { view } from './memo.ts'
import { isLandmark, regionOf } from './region.ts'
import type { Snapshot } from './snapshot.ts'

const INVISIBLE: ReadonlySet<string> = new Set(
  words(`
  script style noscript template svg head iframe object canvas video audio select datalist textarea`),
)

const INLINE: ReadonlySet<string> = new Set(
  words(`
  a abbr acronym b bdi bdo big button cite code data del dfn em font i ins kbd label mark meter nobr
  output q rp rt ruby s samp small span strike strong sub sup time tt u var wbr`),
)

/**
 * Returns the text below a node as a reader sees it: blocks and `<br>` begin new lines, white space is
 * folded, and scripts, styles, `hidden` elements and inline `display: none` are left out. It is iterative,
 * because the nesting of a page has no limit.
 */
export function visibleText(root: AnyNode): string {
  return textBelow(root, isShown)
}

/**
 * The visible text below a node, or undefined when it exceeds the limit of characters, or is spread over too
 * much markup. Nested elements are each read up to the limit, so that a page cannot have its text read once
 * for each level.
 */
export function visibleTextWithin(root: AnyNode, maxChars: number): string | undefined {
  let chars = 0
  let nodes = 0
  const open: AnyNode[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    nodes += 1
    if (isText(node)) chars += node.data.length
    else if ('children' in node && !(isTag(node) && !isShown(node))) pushLastFirst(open, node.children)
    if (nodes + open.length > maxChars * NODES_PER_CHAR || chars > maxChars * SOURCE_PER_CHAR)
      return undefined
  }
  const text = visibleText(root)
  return text.length <= maxChars ? text : undefined
}

/** Nodes, and characters with indentation, that may be read for each character that is wanted. */
const NODES_PER_CHAR = 4
const SOURCE_PER_CHAR = 50

/** Returns the same text as `visibleText`, but with hidden elements, for texts that machines read. */
export function wholeText(root: AnyNode): string {
  return textBelow(root, (element) => element === root || !INVISIBLE.has(element.name))
}

function textBelow(root: AnyNode, counts: (element: Element) => boolean, most = Infinity): string {
  const only = isTag(root) && root.children.length === 1 ? root.children[0] : undefined
  // Most links and headings hold one text and nothing else.
  if (only && isText(only) && isTag(root)) return counts(root) ? foldSpace(only.data) : ''
  let text = ''
  let gap: '' | ' ' | '\n' = ''
  const open: (AnyNode | '\n')[] = [root]
  let length = 0
  for (let node = open.pop(); node !== undefined && length < most; node = open.pop()) {
    if (node === '\n') gap = '\n'
    else if (isText(node)) {
      const { data } = node
      const said = foldSpace(data)
      const isSpaced = data !== '' && (said === '' || isSpace(data.charCodeAt(0)))
      if (isSpaced) gap ||= ' '
      length += said.length + Number(isSpaced)
      if (said === '') continue
      text += text === '' ? said : gap + said
      gap = isSpace(data.charCodeAt(data.length - 1)) ? ' ' : ''
      length += gap.length
    } else if (isTag(node)) {
      if (node.name === 'br') gap = '\n'
      if (!counts(node)) continue
      if (!INLINE.has(node.name)) {
        gap = '\n'
        open.push('\n')
      }
      pushLastFirst(open, node.children)
    } else if ('children' in node) pushLastFirst(open, node.children)
  }
  return text
}

/**
 * Pushes the children one at a time, because an element may have more children than a call can take
 * arguments.
 */
export function pushLastFirst<T>(open: T[], children: readonly T[]): void {
  for (let at = children.length - 1; at >= 0; at--) {
    const child = children[at]
    if (child !== undefined) open.push(child)
  }
}

/** Returns whether an element stands within a line of text. */
export const isInline = ({ name }: Element): boolean => INLINE.has(name)

/** Returns whether an element is visible, as far as it declares that itself. */
export function isShown(element: Element): boolean {
  if (INVISIBLE.has(element.name)) return false
  if ('hidden' in element.attribs && element.attribs.hidden !== 'until-found') return false
  const { style } = element.attribs
  if (!style) return true
  if (/(?:^|;)\s*display\s*:\s*none/i.test(style)) return false
  return !/(?:^|;)\s*visibility\s*:\s*hidden/i.test(style) || isMarkedForEntrance(element)
}

/** This view gives the visible text of the body, with one block a line. */
export const visibleTextOf = view((snapshot: Snapshot): string => {
  const [body] = select(snapshot, 'body')
  return body ? visibleText(body) : ''
})

/** Returns about `maxChars` characters of visible text, without headers, navigation, asides and footers. */
export function contentText(snapshot: Snapshot, maxChars: number): string {
  const [body] = select(snapshot, 'body')
  const isContent = (element: Element) =>
    isShown(element) && !(isLandmark(element) && regionOf(element) !== 'main')
  return body ? textBelow(body, isContent, maxChars) : ''
}

/** The folded text of the first `<h1>` that has any. */
export const headlineOf = view((snapshot: Snapshot): string | undefined =>
  select(snapshot, 'h1')
    .map((element) => foldSpace(visibleText(element)))
    .find((text) => text !== ''),
)

/** This view lists every `<p>` with visible text, in document order, with its folded text. */
export const paragraphsOf = view(
  (snapshot: Snapshot): readonly { readonly element: Element; readonly text: string }[] =>
    select(snapshot, 'body p').flatMap((element) => {
      const text = foldSpace(visibleText(element))
      return text ? [{ element, text }] : []
    }),
)
