/** Computes which colours a shape of an SVG is painted with. */

import { type Element, isTag } from 'domhandler'
import type { Hex } from '../../model/style.ts'
import { alphaOf, parseColor } from '../css/color.ts'
import { declarationsOf, type SvgRules } from './css.ts'
import type { Extent } from './path.ts'

/** How a shape is painted, after inheritance. An empty list means `none`. A gradient adds its stops. */
export interface Paint {
  readonly fill: readonly Hex[]
  readonly stroke: readonly Hex[]
  readonly strokeWidth: number
  readonly color: string
  readonly hidden: boolean
  /** True when a transform applies to the shape, so its size is not in the units of the picture. */
  readonly moved: boolean
}

export interface Shape {
  readonly paint: Paint
  readonly extent: Extent
}

const INITIAL: Paint = {
  fill: ['#000000'],
  stroke: [],
  strokeWidth: 1,
  color: '#000000',
  hidden: false,
  moved: false,
}
/** A colour with a lower opacity is a shadow on the drawing, and does not count as one of its colours. */
const MIN_OPACITY = 0.1

/** Returns the paint of an element: its attributes, rules and inline style, over inherited values. */
export function paintOf(
  element: Element,
  inherited: Paint | undefined,
  rules: SvgRules,
  byId: ReadonlyMap<string, Element>,
): Paint {
  const from = inherited ?? INITIAL
  const declared = declarationsOf(element, rules)
  const color = declared.color && declared.color !== 'inherit' ? declared.color : from.color
  const width = Number.parseFloat(declared['stroke-width'] ?? '')
  return {
    fill: faint(declared['fill-opacity']) ? [] : paintColors(declared.fill, from.fill, color, rules, byId),
    stroke: faint(declared['stroke-opacity'])
      ? []
      : paintColors(declared.stroke, from.stroke, color, rules, byId),
    strokeWidth: Number.isFinite(width) ? width : from.strokeWidth,
    color,
    hidden:
      from.hidden ||
      declared.display === 'none' ||
      declared.visibility === 'hidden' ||
      faint(declared.opacity),
    moved: from.moved || Boolean(inherited && element.attribs.transform),
  }
}

function paintColors(
  value: string | undefined,
  inherited: readonly Hex[],
  color: string,
  rules: SvgRules,
  byId: ReadonlyMap<string, Element>,
): readonly Hex[] {
  const text = value?.trim()
  if (!text || text === 'inherit') return inherited
  if (text === 'none' || text === 'transparent') return []
  const reference = /^url\(\s*['"]?#([^'")]+)/i.exec(text)
  if (reference) return gradientColors(byId.get(reference[1] ?? ''), rules, byId)
  const hex = parseColor(/^currentcolor$/i.test(text) ? color : text)
  return hex === undefined ? inherited : alphaOf(hex) < MIN_OPACITY ? [] : [hex.slice(0, 7)]
}

/** Returns the colours of a gradient, which is read once for all shapes that are painted with it. */
function gradientColors(
  gradient: Element | undefined,
  rules: SvgRules,
  byId: ReadonlyMap<string, Element>,
): readonly Hex[] {
  const known = gradient && gradients.get(gradient)
  const colors = known ?? stopsOf(gradient, rules, byId, 0)
  if (gradient && !known) gradients.set(gradient, colors)
  return colors
}

const gradients = new WeakMap<Element, readonly Hex[]>()

/** Returns the stops of a gradient, or else those of the gradient that it refers to. */
function stopsOf(
  gradient: Element | undefined,
  rules: SvgRules,
  byId: ReadonlyMap<string, Element>,
  depth: number,
): Hex[] {
  if (!gradient || depth > 4) return []
  const stops = gradient.children.filter(isTag).filter((child) => child.name.toLowerCase() === 'stop')
  if (stops.length === 0) {
    const next = gradient.attribs.href ?? gradient.attribs['xlink:href']
    return next ? stopsOf(byId.get(next.replace(/^#/, '')), rules, byId, depth + 1) : []
  }
  const colors = stops.flatMap((stop) => {
    const declared = declarationsOf(stop, rules)
    const hex = faint(declared['stop-opacity']) ? undefined : parseColor(declared['stop-color'] ?? '#000000')
    return hex && alphaOf(hex) >= MIN_OPACITY ? [hex.slice(0, 7)] : []
  })
  return [...new Set(colors)]
}

function faint(opacity: string | undefined): boolean {
  const value = Number.parseFloat(opacity ?? '')
  return Number.isFinite(value) && (opacity?.includes('%') ? value / 100 : value) < MIN_OPACITY
}
