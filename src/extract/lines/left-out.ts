/** What of a page is not compared: advertisements and cookie notices. */

import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { isConsentLayerName } from '../../lexicon/consent/names.ts'
import { AD_LABELS } from '../../lexicon/noise-words.ts'
import { COOKIE_NAMES } from '../../lexicon/obstacles/words.ts'
import { anyOf, wholeText } from '../../lexicon/pattern.ts'
import { attribute } from '../../snapshot/dom.ts'
import { regionOf } from '../../snapshot/region.ts'
import { isShown, pushLastFirst, visibleTextWithin } from '../../snapshot/text.ts'

const LABEL = wholeText(AD_LABELS)
const MAX_LABEL_CHARS = 24
/** A longer text below the word `Advertisement` is more than an advertisement. */
const MAX_AD_CHARS = 300
/** A longer text about cookies is a policy. */
const MAX_NOTICE_CHARS = 2_000

/**
 * Returns the boxes with advertisements below a root: the elements around a label such as `Advertisement` and
 * the text after it. A box with a heading, such as an offer of the site itself, is none, and neither is one
 * that may say a fact: with a number, such as an amount of money, with an address, or in a table or a list.
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
    const isAd = text.startsWith(said) && !FACT.test(text) && !holds(element, OTHERS) && !isInTable(element)
    return isAd ? element : undefined
  }
  return undefined
}

/** Matches numbers and addresses of mailboxes. */
const FACT = /[\p{N}@]/u
const OTHERS = /^(?:h[1-6]|li|dl|dt|dd|tr|th|td|address|main|article)$/

function isInTable({ parent }: Element): boolean {
  for (let at = parent; at; at = at.parent)
    if (isTag(at as AnyNode) && CELLS.test((at as Element).name)) return true
  return false
}
const CELLS = /^(?:dt|dd|th|td)$/
const CONTENT = /^(?:h1|main|article)$/

const holds = (element: Element, names: RegExp) => holdsSome(element, ({ name }) => names.test(name))

function holdsSome(element: Element, isIt: (one: Element) => boolean): boolean {
  const open: AnyNode[] = [element]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!isTag(node)) continue
    if (isIt(node)) return true
    pushLastFirst(open, node.children)
  }
  return false
}

/** Whether an element that is called a menu has no links: it is one of dishes, and no navigation. */
export function isMenuWithoutLinks(element: Element): boolean {
  if (element.name === 'nav' || attribute(element, 'role') !== undefined || regionOf(element) !== 'nav')
    return false
  return !holds(element, /^(?:a|nav)$/)
}

/** Whether an element is a button, or a link that leads nowhere and so serves as one. */
const isPressed = ({ name, attribs }: Element) =>
  /^(?:button|input)$/.test(name) ||
  attribs.role === 'button' ||
  (name === 'a' && /^(?:#|javascript:|$)/i.test(attribs.href ?? ''))

const COOKIES = anyOf(COOKIE_NAMES, 'iu')

/**
 * Whether an element is a layer that asks for consent: it has such a name or is a dialog about cookies, and has
 * something to press. A notice without it is text of the page, such as how long cookies are kept.
 */
export function isConsent(element: Element): boolean {
  const { attribs, name } = element
  const isNamed = `${attribs.class ?? ''} ${attribs.id ?? ''}`.split(/\s+/).some(isConsentLayerName)
  const isDialog = name === 'dialog' || /dialog/.test(attribs.role ?? '') || attribs['aria-modal'] === 'true'
  if ((!isNamed && !isDialog) || name === 'body' || holds(element, CONTENT)) return false
  if (!holdsSome(element, isPressed)) return false
  const text = visibleTextWithin(element, MAX_NOTICE_CHARS)
  return text !== undefined && (isNamed || COOKIES.test(text))
}
