import type { Element } from 'domhandler'
import { DRAWING_PROPERTIES } from '../../cascade/index.ts'
import { words } from '../../lexicon/pattern.ts'
import type { Box, ComputedStyle } from '../../model/style.ts'
import { ancestors } from '../dom.ts'
import { sampleAt } from '../sample-at.ts'
import type { Snapshot } from '../snapshot.ts'
import { cascadeOf } from '../styles.ts'

interface Styles {
  readonly boxOf: (element: Element) => Box | null | undefined
  /** The computed style, of invisible elements too. */
  readonly computedOf: (element: Element) => ComputedStyle | undefined
  /** The page's declaration for the element itself, as text. */
  readonly declaredOf: (element: Element, property: string) => string | undefined
}

export const NO_STYLES: Styles = {
  boxOf: () => undefined,
  computedOf: () => undefined,
  declaredOf: () => undefined,
}

export function stylesIn(snapshot: Snapshot): Styles {
  const cascade = cascadeOf(snapshot)
  return {
    boxOf: (element) => sampleAt(snapshot, element)?.box,
    computedOf: (element) => sampleAt(snapshot, element)?.style ?? cascade.styleOf(element),
    declaredOf: cascade.declaredOf,
  }
}

export interface Looks {
  readonly styles: Styles
  /** The open `use` elements. Their copied content inherits from them, and not from its original place. */
  readonly uses: readonly Element[]
}

const PAINTED = new Set(
  words(`
  svg g path rect circle ellipse polygon polyline line text tspan use symbol`),
)

/** The paint properties, each with a pattern for its declaration in an inline style. */
const PAINTS = [
  ['fill', /(?:^|;)\s*fill\s*:\s*([^;]+)/],
  ['stroke', /(?:^|;)\s*stroke\s*:\s*([^;]+)/],
] as const

/**
 * Returns the paint that the page computes for an element. Content that is copied for a `use` has no computed
 * style in its place: its own declarations are written, and the rest is inherited in the picture as on the
 * page.
 */
export function paintOf(looks: Looks, element: Element): Record<string, string> {
  const { styles, uses } = looks
  const painted: Record<string, string> = {}
  if (!PAINTED.has(element.name)) return painted
  const isCopy = uses.length > 0 && element !== uses.at(-1)
  const computed = styles.computedOf(element)
  for (const [name, inStyle] of PAINTS) {
    const written = element.attribs[name] ?? inStyle.exec(element.attribs.style ?? '')?.[1]
    if (/url\(/i.test(written ?? '')) continue
    const declared = styles.declaredOf(element, name)
    const value = computed?.[name]
    if (/^url\(\s*["']?#/i.test(declared ?? '')) painted[name] = declared ?? ''
    else if (/^currentcolor$/i.test((declared ?? written ?? '').trim()))
      painted[name] = colorAround(looks, isCopy ? (uses.at(-1) ?? element) : element)
    else if (value && /^#|^none$/.test(value) && (!isCopy || declared !== undefined)) painted[name] = value
  }
  return painted
}

/** Returns the page's declarations for an element apart from its paint, such as the width of its strokes. */
export function detailsOf({ styles }: Looks, element: Element): Record<string, string> {
  const details: Record<string, string> = {}
  for (const name of DETAILS) {
    const text = styles.declaredOf(element, name)
    // Drawings that fade in are transparent until their script or animation has run.
    if (text && !/url\(|[<>]/i.test(text) && !(name === 'opacity' && Number(text) === 0)) details[name] = text
  }
  if (element.name !== 'text') return details
  const font = styles.computedOf(element)
  if (!font) return details
  const { fontFamily, fontSize, fontWeight } = font
  const set = { 'font-family': fontFamily, 'font-size': `${fontSize}`, 'font-weight': `${fontWeight}` }
  return { ...details, ...set }
}

const DETAILS = [...DRAWING_PROPERTIES, 'stop-color', 'stop-opacity', 'opacity']

export function colorAround({ styles }: Looks, element: Element): string {
  for (const at of [element, ...ancestors(element)]) {
    const color = styles.computedOf(at)?.color
    if (color) return color
  }
  return '#000000'
}

/** Returns the values that a drawing inherits from the page around it, without values that it sets itself. */
export function inheritedBy({ styles }: Looks, svg: Element): Record<string, string> {
  const inherited: Record<string, string> = {}
  for (const name of DRAWING_PROPERTIES) {
    if (svg.attribs[name] !== undefined || styles.declaredOf(svg, name) !== undefined) continue
    const declared = [...ancestors(svg)].flatMap((at) => styles.declaredOf(at, name) ?? [])
    if (declared[0] !== undefined) inherited[name] = declared[0]
  }
  return inherited
}
