import { type ChildNode, type Element, isTag } from 'domhandler'
import { nextElementSibling, prevElementSibling, textContent } from 'domutils'
import { ancestors } from '../../snapshot/dom.ts'

/** Links of a page to its own places, by which its headings can be quoted: they are no words of the heading. */
export interface Permalinks {
  /** A link that says nothing but that it is one. */
  isSign(link: Element): boolean
  /** A link to the place of the heading that it is all of. */
  isOwnHeading(link: Element): boolean
}

/** What names a place and may bear a sign to link to it by. */
const NAMING = /^(?:h[1-6]|dt|summary|caption|figcaption)$/

/** Signs for a link, and what a reader does not see. */
const SIGN = /^(?:\s|\p{Cf}|\p{M}|[¶#§🔗⚓])*$/u

const WORDS =
  /^\W*(?:(?:direct |permanent |copy )?link(?: (?:to|for) (?:this|the|that|heading|section)\b.*)?|permalink(?:\b.*)?|anchor(?: (?:link|to|for)\b.*)?|copy (?:the )?(?:link|anchor)\b.*)\W*$/i

const MAX_SIGN_CHARS = 60

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

/** Words, and those for pictures. */
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

/** Whether a fragment is the id of a heading, of something in it, of the part of the page that it begins, or is made of its words. */
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

/** Put before the ids of what users write. */
const GIVEN_PREFIX = /^user-content-/

/** The fragment of a link to the page itself, however it writes the page's address. */
function fragmentOn(url: string, href: string | undefined): string | undefined {
  const hash = href?.indexOf('#') ?? -1
  if (href === undefined || hash < 0 || hash === href.length - 1) return undefined
  const page = href.slice(0, hash)
  if (page !== '' && !(URL.canParse(page, url) && addressOf(new URL(page, url)) === addressOf(new URL(url))))
    return undefined
  const fragment = href.slice(hash + 1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    // Broken percent signs: the id may be written like that.
    return fragment
  }
}

const addressOf = ({ host, pathname }: URL): string => `${host}${pathname.replace(/\/+$/, '')}`
