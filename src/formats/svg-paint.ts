import { type Element, isTag } from 'domhandler'
import type { Hex } from '../model/style.ts'
import { alphaOf, parseColor } from './color.ts'
import { inlineDeclarations, type SvgRules } from './svg-css.ts'
import type { Extent } from './svg-path.ts'

/** How a shape is painted, with inheritance done. Empty lists: `none`. A gradient gives its stops. */
export interface Paint {
  readonly fill: readonly Hex[]
  readonly stroke: readonly Hex[]
  readonly strokeWidth: number
  readonly color: string
  readonly hidden: boolean
  /** True when a transform stands on the way: sizes are no longer those of the picture. */
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
/** Fainter than this is no colour of the mark but a shade on it. */
const MIN_OPACITY = 0.1

/** Paint of an element: its own attributes, style rules and inline style over what it inherits. */
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

/** Cascade of an SVG: presentation attributes, then rules by tag, class and id, then the style attribute. */
export function declarationsOf(element: Element, rules: SvgRules): Readonly<Record<string, string>> {
  const classes = (element.attribs.class ?? '').split(/\s+/).filter(Boolean)
  return {
    ...element.attribs,
    ...rules.get(element.name),
    ...Object.assign({}, ...classes.map((name) => rules.get(`.${name}`))),
    ...(element.attribs.id ? rules.get(`#${element.attribs.id}`) : {}),
    ...inlineDeclarations(element.attribs.style),
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
  if (reference) return stopsOf(byId.get(reference[1] ?? ''), rules, byId, 0)
  const hex = parseColor(/^currentcolor$/i.test(text) ? color : text)
  return hex === undefined ? inherited : alphaOf(hex) < MIN_OPACITY ? [] : [hex.slice(0, 7)]
}

/** Stops of a gradient, those of the gradient it refers to when it has none itself. */
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
