/** Finds the headline of a front page, and the lines below it. */

import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { lettersOf } from '../../formats/text/affinity.ts'
import { absoluteUrl, pageKey } from '../../formats/url.ts'
import { CONSENT_NAME_WORDS } from '../../lexicon/consent/names.ts'
import { words } from '../../lexicon/pattern.ts'
import { ancestors, baseUrlOf, foldSpace, select } from '../../snapshot/dom.ts'
import { isFrontPageOf } from '../../snapshot/front-page.ts'
import { regionOf, wordsOf } from '../../snapshot/region.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { pushLastFirst, visibleText } from '../../snapshot/text.ts'
import { wrappersOf } from '../../snapshot/wrappers.ts'

/** Words in names of elements that cover the page, or have other contents than its slogan. */
const ASIDE_WORDS: ReadonlySet<string> = new Set([
  ...CONSENT_NAME_WORDS,
  ...words(`
    modal popup drawer cart alert notice announcement breadcrumb breadcrumbs testimonial testimonials quote
    newsletter subscribe offcanvas`),
])

/** Elements without a slogan: controls, lists, tables and invisible elements. */
const PASSED: ReadonlySet<string> = new Set(
  words(`
    a button form nav footer ul ol dl table script style noscript template svg select iframe dialog figure
    blockquote picture video label`),
)

/** Blocks that are one text even if they contain inline elements. */
const BLOCKS: ReadonlySet<string> = new Set(words('p h1 h2 h3 h4 h5 h6'))

/** The most elements that are searched for the lines below a headline. */
const MAX_LOOKED_AT = 300

export function lineOf(element: Element): string {
  return foldSpace(visibleText(element))
}

/** Returns an element's visible lines. A headline may have the name in one and the slogan in the next. */
export function linesIn(element: Element): string[] {
  return visibleText(element).split('\n').map(foldSpace).filter(Boolean)
}

/** Returns the first headings with different texts, outside of dialogs, menus and entries of lists. */
export function headingsOf(snapshot: Snapshot, name: 'h1' | 'h2', most: number): Element[] {
  const seen = new Map<string, Element>()
  for (const element of select(snapshot, `body ${name}`)) {
    const letters = lettersOf(lineOf(element))
    if (letters === '' || seen.has(letters) || isAside(snapshot, element)) continue
    if (leadsAway(snapshot, element)) continue
    seen.set(letters, element)
    if (seen.size === most) break
  }
  return [...seen.values()]
}

/** Whether a heading belongs to the content of the page. */
export function isInContent(element: Element): boolean {
  const region = regionOf(element)
  return region === 'main' || region === 'header'
}

function isAside(snapshot: Snapshot, element: Element): boolean {
  for (const at of [element, ...ancestors(element)]) {
    if (at.name === 'body') return false
    if (at.name === 'dialog' || at.name === 'nav' || at.name === 'footer') return true
    const words = wordsOf(`${at.attribs.class ?? ''} ${at.attribs.id ?? ''}`)
    if (words.some((word) => ASIDE_WORDS.has(word)) && !wrappersOf(snapshot).has(at)) return true
  }
  return false
}

/** Whether a heading is a link to another page, and so the title of an article or offer there. */
function leadsAway(snapshot: Snapshot, heading: Element): boolean {
  const around = [...ancestors(heading)].find(({ name }) => name === 'a')
  const inside = select(snapshot, 'a[href]', heading).find((link) => lineOf(link) === lineOf(heading))
  const url = absoluteUrl((around ?? inside)?.attribs.href, baseUrlOf(snapshot))
  return url !== undefined && !isFrontPageOf(snapshot, url) && pageKey(url) !== pageKey(snapshot.url)
}

/** Returns at most `most` text blocks after an element, in page order. */
export function blocksAfter(element: Element, most: number): Element[] {
  const found: Element[] = []
  const open: AnyNode[] = []
  let looked = 0
  for (const around of [element, ...ancestors(element)]) {
    if (around.name === 'body') break
    pushLastFirst(open, after(around))
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (found.length === most || ++looked > MAX_LOOKED_AT) return found
      if (!isTag(node) || PASSED.has(node.name)) continue
      if (isBlock(node)) {
        if (lineOf(node) !== '') found.push(node)
      } else pushLastFirst(open, node.children)
    }
  }
  return found
}

/** Whether an element is one block, because it directly contains text. */
function isBlock(element: Element): boolean {
  return (
    BLOCKS.has(element.name) || element.children.some((child) => isText(child) && child.data.trim() !== '')
  )
}

function after(element: Element): AnyNode[] {
  const later: AnyNode[] = []
  for (let next = element.next; next; next = next.next) later.push(next)
  return later
}
