import type { Element } from 'domhandler'
import { INHERITED, OF_FILTERS } from './attributes.ts'
import { colorIn, lengthOf, paintIn } from './values.ts'

/** `none`, a colour as hex, or the element of a gradient or pattern. */
export type Paint = string | Element

/** The values that an element's children inherit. */
export interface Style {
  readonly fill: Paint
  readonly stroke: Paint
  /** The value of `currentcolor`, as hex. */
  readonly color: string
  readonly isHidden: boolean
  readonly fontSize: number
  readonly anchor: string | undefined
  /** In user units. */
  readonly strokeWidth: number
  /** The other inherited properties by attribute, as they are written. */
  readonly rest: Readonly<Record<string, string>>
}

export const INITIAL: Style = {
  fill: '#000000',
  stroke: 'none',
  color: '#000000',
  isHidden: false,
  fontSize: 16,
  anchor: undefined,
  strokeWidth: 1,
  rest: {},
}

const REWRITES = Object.entries({ ...INHERITED, ...OF_FILTERS })

/** Computes the style of an element from the style around it and its own declarations. */
export function inherited(
  outer: Style,
  declared: Readonly<Record<string, string>>,
  byId: (id: string) => Element | undefined,
): Style {
  const color = (declared.color && colorIn(declared.color, outer.color)) ?? outer.color
  const fontSize = Number.parseFloat(declared['font-size'] ?? '')
  const size = Number.isFinite(fontSize) ? fontSize : outer.fontSize
  const painted = (text: string | undefined, otherwise: Paint): Paint => {
    const paint = text === undefined ? undefined : paintIn(text, color)
    if (paint === undefined) return otherwise
    return typeof paint === 'string' ? paint : (byId(paint.id) ?? paint.otherwise)
  }
  let rest = outer.rest
  for (const [name, rewrite] of REWRITES) {
    const value = declared[name] === undefined ? undefined : rewrite(declared[name], size)
    if (value !== undefined) rest = { ...rest, [name]: value }
  }
  const { visibility } = declared
  return {
    fill: painted(declared.fill, outer.fill),
    stroke: painted(declared.stroke, outer.stroke),
    color,
    isHidden:
      visibility === undefined || visibility === 'inherit' ? outer.isHidden : visibility !== 'visible',
    fontSize: size,
    anchor: declared['text-anchor'] ?? outer.anchor,
    strokeWidth: lengthOf(declared['stroke-width'], 100, size) ?? outer.strokeWidth,
    rest,
  }
}
