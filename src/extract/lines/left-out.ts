/** What of a page is not compared: advertisements and cookie notices. */

import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { isConsentLayerName } from '../../lexicon/consent/names.ts'
import { AD_LABELS } from '../../lexicon/noise-words.ts'
import { COOKIE_NAMES } from '../../lexicon/obstacles/words.ts'
import { anyOf, wholeText } from '../../lexicon/pattern.ts'
import { isShown, pushLastFirst, visibleTextWithin } from '../../snapshot/text.ts'

const LABEL = wholeText(AD_LABELS)
const MAX_LABEL_CHARS = 24
/** A longer text below the word `Advertisement` is more than an advertisement. */
const MAX_AD_CHARS = 300
/** A longer text about cookies is a policy. */
const MAX_NOTICE_CHARS = 2_000

/**
 * Returns the boxes with advertisements below a root: the elements around a label such as `Advertisement` and
 * the text after it. A box with a heading, such as an offer of the site itself, is none.
 */
export function advertisementsIn(root: Element): ReadonlySet<Element> {
  const found = new Set<Element>()
  const open: AnyNode[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isText(node)) {
      const box = node.data.length <= MAX_LABEL_CHARS * 2 && LABEL.test(node.data.trim()) && boxOf(node, root)
      if (box) found.add(box)
    } else if (isTag(node) && isShown(node)) pushLastFirst(open, node.children)
  }
  return found
}

/** Returns the smallest element around a label that has more text, when the label is its beginning. */
function boxOf(label: AnyNode, root: Element): Element | undefined {
  const said = label.type === 'text' ? (label as { data: string }).data.trim() : ''
  for (let at = label.parent; at && at !== root && isTag(at as AnyNode); at = at.parent) {
    const element = at as Element
    const text = visibleTextWithin(element, MAX_AD_CHARS)
    if (text === undefined) return undefined
    if (text.trim() === said) continue
    return text.startsWith(said) && !holds(element, HEADINGS) ? element : undefined
  }
  return undefined
}

const HEADINGS = /^(?:h[1-6]|li|tr|td|main|article)$/
const CONTENT = /^(?:h1|main|article)$/

function holds(element: Element, names: RegExp): boolean {
  if (names.test(element.name)) return true
  const open: AnyNode[] = [...element.children]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!isTag(node)) continue
    if (names.test(node.name)) return true
    pushLastFirst(open, node.children)
  }
  return false
}

const COOKIES = anyOf(COOKIE_NAMES, 'iu')

/** Whether an element is a notice about cookies: a layer with such a name, or a dialog about them. */
export function isConsent(element: Element): boolean {
  const { attribs, name } = element
  const isNamed = `${attribs.class ?? ''} ${attribs.id ?? ''}`.split(/\s+/).some(isConsentLayerName)
  const isDialog = name === 'dialog' || /dialog/.test(attribs.role ?? '') || attribs['aria-modal'] === 'true'
  if ((!isNamed && !isDialog) || name === 'body' || holds(element, CONTENT)) return false
  const text = visibleTextWithin(element, MAX_NOTICE_CHARS)
  return text !== undefined && (isNamed || COOKIES.test(text))
}
