import { type Element, isTag } from 'domhandler'
import { prevElementSibling, textContent } from 'domutils'
import { ancestors, attribute } from '../../snapshot/dom.ts'
import { wordsOf } from '../../snapshot/region.ts'
import { isConsentLayer, isInContent } from './page-frame.ts'
import { isTaskLabel } from './tasks.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean))

/** Elements whose text no reader sees. */
export const NO_TEXT_TAGS = words(
  'head script style noscript template svg iframe object canvas video audio map datalist',
)

/** Elements that are never content. */
const CLUTTER_TAGS = new Set([
  ...NO_TEXT_TAGS,
  ...words('nav footer select textarea input label legend dialog'),
])

const CLUTTER_ROLES = words(
  'navigation banner contentinfo complementary search dialog alertdialog alert menu menubar toolbar tablist tooltip status',
)

/** Words of class names and ids of what surrounds the content. */
const CLUTTER_WORDS = words(
  `nav navbar navigation menu submenu megamenu footer sidebar breadcrumb breadcrumbs cookie cookies consent gdpr share sharing
  sharebar social related recommended recommendations popup modal overlay lightbox newsletter subscribe subscription advert
  advertisement ads adslot sponsored promo skip toolbar pagination pager masthead offcanvas toast tooltip login signin signup cart
  minicart disclaimer searchbox searchform noprint actions`,
)

/** Of these, words of what lies above the page: hidden, it is no wrapper that waits for its scripts, however much it says. */
const LAYER_WORDS = words('cookie cookies consent gdpr popup modal lightbox')

/** Words of an aside that belongs to the text; a quote is what a post answers. */
const CALLOUT_WORDS = words(
  'note notes callout admonition tip warning caution important hint info alert starlight quote',
)

/** Words of a part that is folded away until it is asked for, as on an accordion or behind a tab. */
const PANEL_WORDS = words(
  'accordion panel tab tabs tabpanel collapse collapsible faq answer toggle expandable content details description',
)

/** Within the content it may be what a restaurant serves. */
const MENU_WORDS = words('menu')

/**
 * `always`: whatever it holds. `unless-most`: a wrapper may bear such a word for its layout, so not when it holds most of the text.
 * `if-links`: nor when less than half of its text is links.
 */
export function clutterOf(element: Element): 'always' | 'unless-most' | 'if-links' | undefined {
  if (element.name === 'label' && isTaskLabel(element)) return undefined
  if (CLUTTER_TAGS.has(element.name) || isConsentLayer(element)) return 'always'
  if (element.name === 'button') return isFold(element) ? undefined : 'always'
  const names = namesOf(element)
  if (isHidden(element)) {
    if (names.some((word) => LAYER_WORDS.has(word))) return 'always'
    return isPanel(element, names) || isAnswer(element) ? undefined : 'unless-most'
  }
  if (element.name === 'aside')
    return names.some((word) => CALLOUT_WORDS.has(word)) ? undefined : 'unless-most'
  if (element.name === 'header') return isInContent(element) ? undefined : 'unless-most'
  if (CLUTTER_ROLES.has(attribute(element, 'role')?.toLowerCase() ?? '')) return 'unless-most'
  const words = names.filter((word) => CLUTTER_WORDS.has(word))
  if (words.length === 0) return undefined
  return words.every((word) => MENU_WORDS.has(word)) && isInContent(element) ? 'if-links' : 'unless-most'
}

/** Words that tell of an element what it is. */
export const namesOf = (element: Element): string[] => {
  const { attribs, parent } = element
  const isNamedByHeading = isSection(element) && parent !== null && isTag(parent) && isSection(parent)
  const names =
    (isNamedByHeading && !isHidden(element)) || HEADING.test(element.name)
      ? attribs.class
      : `${attribs.class ?? ''} ${attribs.id ?? ''}`
  return wordsOf((names ?? '').replace(STATES, ' '))
}

/** Its id is what it says, as its readers link to it. */
const HEADING = /^h[1-6]$/

/** What an element has, lacks or looks like, which is not what it is: `page no-sidebar`, `col sidebar-bg`, `has-background-overlay`. */
const STATES =
  /(?<![^\s_-])(?:has|no|with|without)[-_]\S*|(?<!\S)\S*[-_](?:bg|background|colou?r|layout|enabled|disabled|active|ready)(?!\S)/gi

/** In another of its kind it is a chapter of a manual: its id is its heading, in the words of its readers, not of its makers. */
const isSection = ({ name, attribs }: Element): boolean =>
  (attribs.class ?? (name === 'section' ? 'section' : '')) === 'section'

const HIDING_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i
const HIDDEN_CLASS = /(?:^|\s)(?:hidden|d-none|visually-?hidden|sr-only|screen-reader-text|u-hidden)(?:\s|$)/i
/** Shown again on a wider screen, in the words of utility classes. */
const SHOWN_CLASS =
  /(?:^|\s)(?:(?:sm|md|lg|xl|2xl):(?:block|flex|grid|inline\S*|table\S*)|d-(?:sm|md|lg|xl)-(?!none)\S+)(?:\s|$)/

/** Parts of a page that its server sends late, as frameworks name them: they are hidden until a script has put them in place. */
const STREAMED_ID = /^S:[0-9a-f]+$/i

export const isStreamed = ({ attribs }: Element): boolean =>
  'hidden' in attribs && STREAMED_ID.test(attribs.id ?? '')

/** Whether the element says of itself that it is not to be seen. */
export function isHidden(element: Element): boolean {
  const { attribs } = element
  if (isStreamed(element)) return false
  if ('hidden' in attribs && attribs.hidden !== 'until-found') return true
  if (attribs['aria-hidden'] === 'true' || HIDING_STYLE.test(attribs.style ?? '')) return true
  return HIDDEN_CLASS.test(attribs.class ?? '') && !SHOWN_CLASS.test(attribs.class ?? '')
}

/** A panel behind a tab, which says what it is: hidden, it is as much of the text as the one that is shown. */
export const isHiddenTab = (element: Element): boolean =>
  isHidden(element) && (attribute(element, 'role') === 'tabpanel' || isTabByName(element))

const isTabByName = ({ attribs }: Element): boolean => TAB_PANEL.test(attribs.class ?? '')

const TAB_PANEL = /(?:^|[\s_-])tab(?:bed|s)?[-_]?_?(?:panel|pane|content|item)(?:$|[\s_-])/i

function isPanel({ attribs }: Element, names: readonly string[]): boolean {
  return (
    attribs.role === 'tabpanel' ||
    attribs.role === 'region' ||
    'aria-labelledby' in attribs ||
    names.some((word) => PANEL_WORDS.has(word))
  )
}

/** What is folded away right below a question is its answer. */
function isAnswer(element: Element): boolean {
  const before = prevElementSibling(element)
  return before !== null && /\?\s*$/.test(textContent(before).slice(-20))
}

/** A button that opens what stands below it, which makes it a heading of that. */
export function isFold(button: Element): boolean {
  if (button.name !== 'button') return false
  const opens = 'aria-expanded' in button.attribs && !('aria-haspopup' in button.attribs)
  return (opens && !isInMenu(button)) || isInHeading(button)
}

/** There a button opens a menu, whatever it says of itself. */
function isInMenu(button: Element): boolean {
  for (const { name, attribs } of ancestors(button))
    if (name === 'nav' || name === 'header' || attribs.role === 'navigation') return true
  return false
}

/** Whether it is part of what names the text below it. */
export function isInHeading(element: Element): boolean {
  for (const { name } of ancestors(element)) if (/^(?:h[1-6]|dt|summary)$/.test(name)) return true
  return false
}

/** The part of an article page where readers write. */
export const isComments = ({ attribs }: Element): boolean =>
  COMMENTS.test(attribs.id ?? '') || COMMENTS.test(attribs.class ?? '')

const COMMENTS =
  /(?:^|\s)(?:(?:article|post|blog|entry|user|reader|the)[-_])?(?:comments?(?:[-_][\w-]+)?|commentlist|respond|disqus_thread)(?:\s|$)/i
