import { nameWords, pattern, words } from './pattern.ts'

/**
 * Attributes and classes of elements that scripts show with an animation when a visitor comes to them. Until
 * then the style sheets of these tools hide them. By hand, from the documentation and style sheets of AOS,
 * Sal, WOW, ScrollReveal, Elementor, WPBakery, Divi, Avada, Beaver Builder, Uncode, Flatsome, Framer and
 * Squarespace, 2026.
 */
export const ENTRANCE_ATTRIBUTES = words(`
  data-aos data-sal data-scroll data-animate data-reveal data-scroll-reveal
  data-framer-appear-id data-sr-id`)
export const ENTRANCE_CLASSES = words(`
  wow elementor-invisible reveal scroll-reveal load-hidden animate-on-scroll wpb_animate_when_almost_visible
  et-waypoint et_animated fusion-animated fl-animation animate_when_almost_visible preFade preSlide preScale`)

/** Parts of class names by which authors call such an animation of their own: `js-fade-up`, `text-reveal`. */
const ENTRANCE_WORDS = [
  /fade-?(?:in|up|down|left|right)/,
  /slide-?(?:in|up)/,
  ...words('reveal appear inview in-view animate animated animation'),
]

const OWN_NAME = pattern('i')`(?:^|[-_])(?:${ENTRANCE_WORDS})(?:[-_]|$)`

const marks: ReadonlySet<string> = new Set(ENTRANCE_CLASSES)

interface Marked {
  readonly name: string
  readonly attribs: Readonly<Record<string, string>>
}

const classesOf = (attribs: Marked['attribs']) => attribs.class?.split(/\s+/) ?? []

/**
 * Whether an element has a mark of a tool that shows it with an animation, and is not closed until somebody
 * opens it: menus and dialogs appear with the same animations.
 */
export function isMarkedForEntrance(element: Marked): boolean {
  const { attribs } = element
  return (
    (ENTRANCE_ATTRIBUTES.some((name) => Object.hasOwn(attribs, name)) ||
      classesOf(attribs).some((name) => marks.has(name))) &&
    !isOpenedByVisitors(element)
  )
}

/** Whether a class of an element is named after an animation that shows it. */
export function isNamedForEntrance({ attribs }: Marked): boolean {
  return classesOf(attribs).some((name) => OWN_NAME.test(name.replace(/([a-z])([A-Z])/g, '$1-$2')))
}

/** Roles of elements that are closed until somebody opens them. */
const OPENED: ReadonlySet<string> = new Set(words('dialog alertdialog alert menu listbox tooltip tabpanel'))

export const isOpenedByVisitors = (element: Marked): boolean =>
  OPENED.has(element.attribs.role ?? '') || isClosedByMarkup(element)

/** Whether an element, with all that it holds, is declared to be closed, or to be a dialog. */
export function isClosedByMarkup({ name, attribs }: Marked): boolean {
  if (attribs['aria-hidden'] === 'true' || attribs['aria-modal'] === 'true') return true
  if ('inert' in attribs || ('hidden' in attribs && attribs.hidden !== 'until-found')) return true
  return /^(?:alert)?dialog$/.test(attribs.role ?? '') || (name === 'dialog' && !('open' in attribs))
}

/**
 * Names of elements that are over the page or beside it, closed until somebody opens them. By hand, from the
 * style sheets of Bootstrap, Foundation, Elementor, Shopify's themes and WordPress's, 2026.
 */
export const LAYER_NAMES = nameWords([
  ...words('modal popup drawer lightbox tooltip flyout'),
  ...[/off-?canvas/, /sub-?menu/, /mega-?menu/, /dropdown-?menu/, /(?:mobile|side)-?(?:menu|nav)/],
])
