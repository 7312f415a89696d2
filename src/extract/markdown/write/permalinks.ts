import { type ChildNode, type Element, isTag } from 'domhandler'
import { nextElementSibling, prevElementSibling, textContent } from 'domutils'
import { parsedUrl } from '../../../formats/url.ts'
import { pattern } from '../../../lexicon/pattern.ts'
import { ancestors } from '../../../snapshot/dom.ts'

/** Recognises permalinks of headings, whose text or symbol is not part of them. */
export interface Permalinks {
  /** Whether a link shows only a symbol for permalinks, or a text such as `Link to this heading`. */
  isSign(link: Element): boolean
  /** Whether a link contains the whole text of a heading and leads to it. */
  isOwnHeading(link: Element): boolean
}

/** Elements that may contain a permalink to themselves. */
const NAMING = /^(?:h[1-6]|dt|summary|caption|figcaption)$/

/** Symbols used for permalinks, white space and invisible characters. */
const SIGN = /^(?:\s|\p{Cf}|\p{M}|[¶#§🔗⚓])*$/u

const PERMALINK_TEXTS = [
  /(?:direct |permanent |copy )?link(?: (?:to|for) (?:this|the|that|heading|section)\b.*)?/,
  ...[/permalink(?:\b.*)?/, /anchor(?: (?:link|to|for)\b.*)?/, /copy (?:the )?(?:link|anchor)\b.*/],
]

const WORDS = pattern('i')`^\W*(?:${PERMALINK_TEXTS})\W*$`

const MAX_SIGN_CHARS = 60

/** Whether an element is MediaWiki's `[edit]` link in or beside a heading, in any language. */
export const isEditLink = ({ attribs }: Element): boolean =>
  /(?:^|\s)mw-editsection(?:\s|$)/.test(attribs.class ?? '')

/** Recognises the permalinks of the page at `url`. */
export function permalinksOn(url: string): Permalinks {
  return {
    isSign(link) {
      const fragment = link.name === 'a' ? fragmentOn(url, link.attribs.href) : undefined
      const naming = fragment === undefined ? undefined : (namingAround(link) ?? headingBeside(link))
      if (fragment === undefined || !naming) return false
      const said = saidBy(link)
      if (said.length > MAX_SIGN_CHARS) return false
      if (SIGN.test(said)) return true
      const isTold = WORDS.test(said) || (!/[\p{L}\p{N}]/u.test(said) && WORDS.test(titleOf(link)))
      return isTold && hasOtherWords(naming, link) && isPlaceOf(naming, fragment)
    },
    isOwnHeading(link) {
      const fragment = link.name === 'a' ? fragmentOn(url, link.attribs.href) : undefined
      const heading = fragment === undefined ? undefined : namingAround(link)
      if (fragment === undefined || !heading || !/^h[1-6]$/.test(heading.name)) return false
      return !hasOtherWords(heading, link) && isPlaceOf(heading, fragment)
    },
  }
}

function namingAround(link: Element): Element | undefined {
  for (const element of ancestors(link)) if (NAMING.test(element.name)) return element
  return undefined
}

const headingBeside = (link: Element): Element | undefined =>
  [prevElementSibling(link), nextElementSibling(link)].find((beside) =>
    /^h[1-6]$/.test(beside?.name ?? ''),
  ) ?? undefined

const titleOf = ({ attribs }: Element): string => attribs['aria-label'] ?? attribs.title ?? ''

/** Returns the text of a link, including alternative texts of images. */
function saidBy(node: ChildNode): string {
  if (!isTag(node)) return textContent(node)
  if (node.name === 'img') return node.attribs.alt ?? ''
  return node.name === 'svg' || node.name === 'style' ? '' : node.children.map(saidBy).join('')
}

function hasOtherWords(heading: Element, link: Element): boolean {
  const visit = (node: ChildNode): boolean => {
    if (node === link) return false
    return isTag(node) && node.name !== 'img' ? node.children.some(visit) : !SIGN.test(saidBy(node))
  }
  return heading.children.some(visit)
}

/**
 * Whether a fragment leads to a heading: it is the id of the heading, of an element in it, or of a container
 * that begins with it, or it is made of the heading's words.
 */
function isPlaceOf(heading: Element, fragment: string): boolean {
  const isNamed = ({ attribs }: Element) =>
    [attribs.id, attribs.name].some(
      (id) => id?.replace(GIVEN_PREFIX, '') === fragment.replace(GIVEN_PREFIX, ''),
    )
  const isIn = (element: Element): boolean =>
    isNamed(element) || element.children.some((child) => isTag(child) && isIn(child))
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  if (isIn(heading) || letters(textContent(heading)) === letters(fragment)) return true
  for (const around of ancestors(heading)) {
    if (isNamed(around)) return true
    if (around.name !== 'div' && around.name !== 'header' && around.name !== 'hgroup') return false
  }
  return false
}

/** GitHub and other sites put this prefix before ids in users' texts. */
const GIVEN_PREFIX = /^user-content-/

/** Returns the fragment of a relative or absolute link within the page; undefined for other links. */
function fragmentOn(url: string, href: string | undefined): string | undefined {
  const hash = href?.indexOf('#') ?? -1
  if (href === undefined || hash < 0 || hash === href.length - 1) return undefined
  const page = href.slice(0, hash)
  if (page !== '' && !(parsedUrl(page, url) && addressOf(new URL(page, url)) === addressOf(new URL(url))))
    return undefined
  const fragment = href.slice(hash + 1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    // The fragment is not valid percent-encoding, so it is compared as it is written.
    return fragment
  }
}

const addressOf = ({ host, pathname }: URL): string => `${host}${pathname.replace(/\/+$/, '')}`
