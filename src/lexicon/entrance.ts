import { nameWords, pattern, words } from './pattern.ts'

/**
 * Attributes and classes of elements that scripts show with an animation. Collected by hand from the
 * documentation and style sheets of AOS, Sal, WOW, ScrollReveal, Elementor, WPBakery, Divi, Avada, Beaver
 * Builder, Uncode, Flatsome, Framer and Squarespace, 2026.
 */
export const ENTRANCE_ATTRIBUTES = words(`
  data-aos data-sal data-scroll data-animate data-reveal data-scroll-reveal
  data-framer-appear-id data-sr-id`)
export const ENTRANCE_CLASSES = words(`
  wow elementor-invisible reveal scroll-reveal load-hidden animate-on-scroll wpb_animate_when_almost_visible
  et-waypoint et_animated fusion-animated fl-animation animate_when_almost_visible preFade preSlide preScale`)

/** Parts of class names for entrance animations of sites: `js-fade-up`, `text-reveal`. */
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
 * Whether a tool will show an element with an animation. False for menus and dialogs, which have the same
 * animations but stay closed until somebody opens them.
 */
export function isMarkedForEntrance(element: Marked): boolean {
  const { attribs } = element
  return (
    (ENTRANCE_ATTRIBUTES.some((name) => Object.hasOwn(attribs, name)) ||
      classesOf(attribs).some((name) => marks.has(name))) &&
    !isOpenedByVisitors(element)
  )
}

/** Whether a class of an element is named after an entrance animation. */
export function isNamedForEntrance({ attribs }: Marked): boolean {
  return classesOf(attribs).some((name) => OWN_NAME.test(name.replace(/([a-z])([A-Z])/g, '$1-$2')))
}

/** Roles of elements that are closed until somebody opens them. */
const OPENED: ReadonlySet<string> = new Set(words('dialog alertdialog alert menu listbox tooltip tabpanel'))

export const isOpenedByVisitors = (element: Marked): boolean =>
  OPENED.has(element.attribs.role ?? '') || isClosedByMarkup(element)

/** Whether the markup declares that an element is closed, or that it is a dialog. */
export function isClosedByMarkup({ name, attribs }: Marked): boolean {
  if (attribs['aria-hidden'] === 'true' || attribs['aria-modal'] === 'true') return true
  if ('inert' in attribs || ('hidden' in attribs && attribs.hidden !== 'until-found')) return true
  return /^(?:alert)?dialog$/.test(attribs.role ?? '') || (name === 'dialog' && !('open' in attribs))
}

/**
 * Matches names of elements over or beside the page that are closed until somebody opens them. Collected by
 * hand from the style sheets of Bootstrap, Foundation, Elementor, and themes of Shopify and WordPress, 2026.
 */
export const LAYER_NAMES = nameWords([
  ...words('modal popup drawer lightbox tooltip flyout'),
  ...[/off-?canvas/, /sub-?menu/, /mega-?menu/, /dropdown-?menu/, /(?:mobile|side)-?(?:menu|nav)/],
])
