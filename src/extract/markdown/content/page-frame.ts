import { type Element, isTag } from 'domhandler'
import { findOne } from 'domutils'
import { isConsentLayerName } from '../../../lexicon/consent/names.ts'
import { ancestors } from '../../../snapshot/dom.ts'

/** Whether an element is a cookie notice outside of the content, even if it has most of the page's text. */
export function isConsentLayer(element: Element): boolean {
  if (!namesIn(element).split(/\s+/).some(isConsentLayerName)) return false
  return element.name !== 'body' && element.name !== 'html' && !isInContent(element) && !holdsContent(element)
}

/**
 * Whether a `<header>` belongs to the page and not to an article, because it is before the main element or
 * directly in the body. A header with the headline is content.
 */
export function isPageHeader(header: Element): boolean {
  if (header.name !== 'header' || isInContent(header) || holdsContent(header)) return false
  if (/(?:^|\s)(?:site|page|main|global|the|app)[-_]?header(?:\s|$)/i.test(namesIn(header))) return true
  const { parent } = header
  if (!parent || !isTag(parent)) return false
  return parent.name === 'body' || isBeforeMain(header)
}

/** The most sibling nodes, including white space, between a page header and the main element. */
const MAX_BETWEEN = 20

function isBeforeMain(header: Element): boolean {
  let at = header.next
  for (let step = 0; at && step < MAX_BETWEEN; step++, at = at.next) if (isTag(at) && isMain(at)) return true
  return false
}

const namesIn = ({ attribs }: Element): string => `${attribs.class ?? ''} ${attribs.id ?? ''}`

const isMain = ({ name, attribs }: Element): boolean => name === 'main' || attribs.role === 'main'

const holdsContent = ({ children }: Element): boolean =>
  findOne((element) => element.name === 'h1' || element.name === 'article' || isMain(element), children) !==
  null

/** Whether an element is in `<article>` or in the main element. */
export function isInContent(element: Element): boolean {
  for (const above of ancestors(element)) if (above.name === 'article' || isMain(above)) return true
  return false
}
