import type { Element } from 'domhandler'
import { ancestors, attribute } from '../../snapshot/dom.ts'
import { wordsOf } from '../../snapshot/region.ts'

/** Elements whose text no reader sees. */
export const NO_TEXT_TAGS: ReadonlySet<string> = new Set(
  'head script style noscript template svg iframe object canvas video audio'.split(' '),
)

/** Elements that are never content. */
const CLUTTER_TAGS: ReadonlySet<string> = new Set([
  ...NO_TEXT_TAGS,
  ...'nav footer aside button select textarea input dialog'.split(' '),
])

const CLUTTER_ROLES: ReadonlySet<string> = new Set(
  'navigation banner contentinfo complementary search dialog alertdialog alert menu menubar toolbar tablist'.split(
    ' ',
  ),
)

/** Words of class names and ids of what surrounds the content. */
const CLUTTER_WORDS: ReadonlySet<string> = new Set(
  `nav navbar navigation menu submenu megamenu footer sidebar breadcrumb breadcrumbs cookie cookies consent gdpr share sharing
  sharebar social related recommended recommendations popup modal overlay lightbox newsletter subscribe subscription advert
  advertisement ads adslot sponsored promo skip toolbar pagination pager masthead offcanvas toast tooltip login signin signup cart
  minicart searchbox searchform hidden`
    .split(/\s+/)
    .filter(Boolean),
)

/** `always`: whatever it holds. `unless-most`: a wrapper may bear such a word for its layout, so not when it holds most of the text. */
export function clutterOf(element: Element): 'always' | 'unless-most' | undefined {
  if (CLUTTER_TAGS.has(element.name)) return 'always'
  if ('hidden' in element.attribs || /display\s*:\s*none/i.test(element.attribs.style ?? ''))
    return 'unless-most'
  if (element.name === 'header') return isInContent(element) ? undefined : 'unless-most'
  if (CLUTTER_ROLES.has(attribute(element, 'role')?.toLowerCase() ?? '')) return 'unless-most'
  const names = `${element.attribs.class ?? ''} ${element.attribs.id ?? ''}`
  return wordsOf(names).some((word) => CLUTTER_WORDS.has(word)) ? 'unless-most' : undefined
}

function isInContent(element: Element): boolean {
  for (const { name, attribs } of ancestors(element)) {
    if (name === 'article' || name === 'main' || attribs.role === 'main') return true
  }
  return false
}

/** The part of an article page where readers write. */
export function isComments(element: Element): boolean {
  return (
    /^(?:comments?|comment-?(?:list|area|section)|respond|disqus_thread)$/i.test(element.attribs.id ?? '') ||
    COMMENTS_CLASS.test(element.attribs.class ?? '')
  )
}

const COMMENTS_CLASS =
  /(?:^|\s)(?:comments(?:-area|-section|-list)?|comment-?list|commentlist|comment-respond)(?:\s|$)/i
