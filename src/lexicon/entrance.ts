import { pattern, words } from './pattern.ts'

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

const classesOf = (attribs: Readonly<Record<string, string>>) => attribs.class?.split(/\s+/) ?? []

/** Whether an element has a mark of a tool that shows it with an animation. */
export function isMarkedForEntrance({
  attribs,
}: {
  readonly attribs: Readonly<Record<string, string>>
}): boolean {
  return (
    ENTRANCE_ATTRIBUTES.some((name) => Object.hasOwn(attribs, name)) ||
    classesOf(attribs).some((name) => marks.has(name))
  )
}

/** Whether a class of an element is named after an animation that shows it. */
export function isNamedForEntrance({
  attribs,
}: {
  readonly attribs: Readonly<Record<string, string>>
}): boolean {
  return classesOf(attribs).some((name) => OWN_NAME.test(name.replace(/([a-z])([A-Z])/g, '$1-$2')))
}
