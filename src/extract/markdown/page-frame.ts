import { type Element, isTag } from 'domhandler'
import { findOne } from 'domutils'
import { ancestors } from '../../snapshot/dom.ts'

/** Names of notices about cookies, by what they are and by who sells them. */
const CONSENT_NAMES: readonly RegExp[] = [
  /^(?!(?:has|no|with|without)[-_])\S*(?:cookies?|consent|gdpr)(?:[-_]*(?:law|info|consent|policy)){0,3}[-_]*(?:notice|notification|banner|bar|popup|modal|dialog|layer|overlay|message)$/i,
  /^(?:cookie[-_]?(?:consent|law)|CybotCookiebotDialog|cc-window|cky-(?:consent-container|overlay)|osano-cm-(?:window|dialog))$/i,
  /^(?:onetrust-(?:consent|banner)-sdk|didomi-(?:host|popup|notice)|qc-cmp2-container|usercentrics-(?:root|cmp-ui)|klaro|tarteaucitronRoot)$/i,
  /^(?:truste-consent-track|sp_message_container\S*|cmplz-cookiebanner-container|iubenda-cs-(?:banner|container)|BorlabsCookieBox)$/i,
]

/** No program calls anything by a longer one. */
const MAX_NAME_CHARS = 100

/** A notice about cookies beside the content: clutter however short the page is. */
export function isConsentLayer(element: Element): boolean {
  const names = namesIn(element)
    .split(/\s+/)
    .filter(({ length }) => length <= MAX_NAME_CHARS)
  if (!names.some((name) => CONSENT_NAMES.some((pattern) => pattern.test(name)))) return false
  return element.name !== 'body' && element.name !== 'html' && !isInContent(element) && !holdsContent(element)
}

/** The header of a page, not of an article: it stands beside the main part, or right in the body. One with the headline is content. */
export function isPageHeader(header: Element): boolean {
  if (header.name !== 'header' || isInContent(header) || holdsContent(header)) return false
  if (/(?:^|\s)(?:site|page|main|global|the|app)[-_]?header(?:\s|$)/i.test(namesIn(header))) return true
  const { parent } = header
  if (!parent || !isTag(parent)) return false
  return parent.name === 'body' || isBeforeMain(header)
}

/** Nodes between a header and the main part, the space between them counted. */
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

/** Whether an element stands in a part that is said to be content. */
export function isInContent(element: Element): boolean {
  for (const above of ancestors(element)) if (above.name === 'article' || isMain(above)) return true
  return false
}
