import { type Element, isTag } from 'domhandler'
import { prevElementSibling, textContent } from 'domutils'
import { CONSENT_NAME_WORDS } from '../../../lexicon/consent/names.ts'
import { SCREEN_READER_CLASS } from '../../../lexicon/screen-readers.ts'
import { ancestors, attribute } from '../../../snapshot/dom.ts'
import { wordsOf } from '../../../snapshot/region.ts'
import { isTaskLabel } from '../write/tasks.ts'
import { isConsentLayer, isInContent } from './page-frame.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean))

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

/** Names of layers. Hidden ones are always clutter; others may be content that a script shows later. */
const LAYER_WORDS = new Set([...CONSENT_NAME_WORDS, 'popup', 'modal', 'lightbox'])

/** Words in class names and ids of elements around the content. */
const CLUTTER_WORDS = new Set([
  ...LAYER_WORDS,
  ...words(`
    nav navbar navigation menu submenu megamenu footer sidebar breadcrumb breadcrumbs share sharing
    sharebar social related recommended recommendations overlay newsletter subscribe subscription advert
    advertisement ads adslot sponsored promo skip toolbar pagination pager masthead offcanvas toast tooltip
    login signin signup cart minicart disclaimer searchbox searchform noprint actions`),
])

/** Words in names of an `<aside>` that belongs to the text, such as a note in a manual or a quoted post. */
const CALLOUT_WORDS = words(
  'note notes callout admonition tip warning caution important hint info alert starlight quote',
)

/** Words in names of content that a visitor has to open, such as panels of accordions and tabs. */
const PANEL_WORDS = words(
  'accordion panel tab tabs tabpanel collapse collapsible faq answer toggle expandable content details description',
)

/** Words in names of parts around the content. Even prose in these parts is not content. */
const FRAME_WORDS = words('nav navbar navigation megamenu footer sidebar breadcrumb breadcrumbs offcanvas')

/** Words that mean clutter only for lists of links, because a restaurant's menu is content. */
const MENU_WORDS = words('menu')

/**
 * Whether an element seems to be outside the content. `always`: it is, whatever it contains. `unless-most`:
 * it is unless it has most of the text, because wrappers of the content have such names too. `by-name`: like
 * `unless-most`, but only if its contents also look like clutter, because chapters have such names.
 * `if-links`: like `unless-most`, but only if at least half of its text is links. Undefined: it is content.
 */
export function clutterOf(element: Element): 'always' | 'unless-most' | 'by-name' | 'if-links' | undefined {
  if ((element.name === 'label' && isTaskLabel(element)) || isSourceOfQuote(element)) return undefined
  if (CLUTTER_TAGS.has(element.name) || isConsentLayer(element)) return 'always'
  if (element.name === 'button') return isFold(element) ? undefined : 'always'
  const names = namesOf(element)
  const isBeside = element.name === 'aside' && !names.some((word) => CALLOUT_WORDS.has(word))
  if (isHidden(element)) {
    // A hidden part beside the content is a drawer, such as a cart.
    if (isBeside || names.some((word) => LAYER_WORDS.has(word))) return 'always'
    return isPanel(element, names) || isAnswer(element) ? undefined : 'unless-most'
  }
  if (element.name === 'aside') return isBeside ? 'unless-most' : undefined
  if (element.name === 'header') return isInContent(element) ? undefined : 'unless-most'
  if (CLUTTER_ROLES.has(attribute(element, 'role')?.toLowerCase() ?? '')) return 'unless-most'
  const words = names.filter((word) => CLUTTER_WORDS.has(word))
  if (words.length === 0) return undefined
  if (!isInContent(element) && words.some((word) => FRAME_WORDS.has(word))) return 'unless-most'
  return words.every((word) => MENU_WORDS.has(word)) && isInContent(element) ? 'if-links' : 'by-name'
}

/** Whether a class or id contains a word for clutter. */
export const isClutterName = (name: string): boolean => wordsOf(name).some((word) => CLUTTER_WORDS.has(word))

/** Whether an element names the author of a quotation. */
export const isSourceOfQuote = ({ name, parent }: Element): boolean =>
  name === 'footer' && parent !== null && isTag(parent) && parent.name === 'blockquote'

/**
 * Returns the words of an element's class names and id, without words for a state. The id of a heading is
 * made of its text, so it is left out. Of a heading's class names only the first word states its purpose. The
 * others describe its look, as in `anchorWithStickyNavbar`.
 */
export const namesOf = (element: Element): string[] => {
  const { attribs, parent } = element
  if (HEADING.test(element.name)) {
    const classes = (attribs.class ?? '').replace(STATES, ' ').split(/\s+/)
    return classes.flatMap((name) => wordsOf(name).slice(0, 1))
  }
  const isNamedByHeading = isSection(element) && parent !== null && isTag(parent) && isSection(parent)
  const names =
    isNamedByHeading && !isHidden(element) ? attribs.class : `${attribs.class ?? ''} ${attribs.id ?? ''}`
  return wordsOf((names ?? '').replace(STATES, ' '))
}

const HEADING = /^h[1-6]$/

/** Matches class names for a state or a look: `no-sidebar`, `sidebar-bg`, `has-overlay`. */
const STATES =
  /(?<![^\s_-])(?:has|no|with|without)[-_]\S*|(?<!\S)\S*[-_](?:bg|background|colou?r|layout|enabled|disabled|active|ready)(?!\S)/gi

/**
 * Whether an element is a section of a document. A section within a section is a chapter of a manual, so its
 * id is made of its heading and says nothing about its purpose.
 */
const isSection = ({ name, attribs }: Element): boolean =>
  (attribs.class ?? (name === 'section' ? 'section' : '')) === 'section'

const HIDING_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i
const HIDDEN_CLASS = /(?:^|\s)(?:hidden|d-none|u-hidden)(?:\s|$)/i
/** Matches utility classes that show a hidden element on wider screens. */
const SHOWN_CLASS =
  /(?:^|\s)(?:(?:sm|md|lg|xl|2xl):(?:block|flex|grid|inline\S*|table\S*|not-sr-only)|d-(?:sm|md|lg|xl)-(?!none)\S+)(?:\s|$)/

/** Matches ids of streamed parts in React. They are hidden until a script moves them into place. */
const STREAMED_ID = /^S:[0-9a-f]+$/i

export const isStreamed = ({ attribs }: Element): boolean =>
  'hidden' in attribs && STREAMED_ID.test(attribs.id ?? '')

/** Whether an element's own attributes hide it. */
export function isHidden(element: Element): boolean {
  const { attribs } = element
  if (isStreamed(element)) return false
  if ('hidden' in attribs && attribs.hidden !== 'until-found') return true
  if (attribs['aria-hidden'] === 'true' || HIDING_STYLE.test(attribs.style ?? '')) return true
  const { class: classes = '' } = attribs
  return (HIDDEN_CLASS.test(classes) || SCREEN_READER_CLASS.test(classes)) && !SHOWN_CLASS.test(classes)
}

/** Whether an element is the panel of an unselected tab. It is content like the other panels. */
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

/** Whether a hidden element follows a question, and so is its answer. */
function isAnswer(element: Element): boolean {
  const before = prevElementSibling(element)
  return before !== null && /\?\s*$/.test(textContent(before).slice(-20))
}

/** Whether a button opens the content below it, so that its label is the heading of that content. */
export function isFold(button: Element): boolean {
  if (button.name !== 'button') return false
  const opens = 'aria-expanded' in button.attribs && !('aria-haspopup' in button.attribs)
  return (opens && !isInMenu(button)) || isInHeading(button)
}

/** Whether a button is in a navigation or header, where `aria-expanded` opens a menu and no content. */
function isInMenu(button: Element): boolean {
  for (const { name, attribs } of ancestors(button))
    if (name === 'nav' || name === 'header' || attribs.role === 'navigation') return true
  return false
}

/** Whether an element is in a heading, a term or a summary. */
export function isInHeading(element: Element): boolean {
  for (const { name } of ancestors(element)) if (/^(?:h[1-6]|dt|summary)$/.test(name)) return true
  return false
}

/** Whether an element is the comment section of an article. */
export const isComments = ({ attribs }: Element): boolean =>
  COMMENTS.test(attribs.id ?? '') || COMMENTS.test(attribs.class ?? '')

const COMMENTS =
  /(?:^|\s)(?:(?:article|post|blog|entry|user|reader|the)[-_])?(?:comments?(?:[-_][\w-]+)?|commentlist|respond|disqus_thread)(?:\s|$)/i
