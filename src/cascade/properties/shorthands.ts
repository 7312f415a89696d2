/** The table of shorthands: which longhands each sets, and how its value is split. */

import { type CssValue, keywordOf } from '../../formats/css/values.ts'
import { byName } from '../../model/by-name.ts'
import { INHERITED_NAMES, type Longhand, OWN_NAMES } from './longhands.ts'
import {
  animation,
  background,
  backgroundPosition,
  borderRadius,
  flex,
  flexFlow,
  font,
  gridColumn,
  gridTemplate,
  mask,
  type Part,
  type Split,
  textDecoration,
} from './shorthand-splits.ts'

const SIDES = ['top', 'right', 'bottom', 'left'] as const

interface Shorthand {
  /** The shorthand resets all of these longhands. */
  readonly longhands: readonly string[]
  readonly split: Split
}

/** Assigns one to four values to top, right, bottom and left. */
function fourSides(longhands: readonly string[]): Shorthand {
  return {
    longhands,
    split: (values) => {
      const [top, right = top, bottom = top, left = right] = values
      if (!top || values.length > 4) return undefined
      return [top, right, bottom, left].map((value, at) => [longhands[at] ?? '', value ? [value] : null])
    },
  }
}

/** Assigns one or two values to start and end. */
function pair(first: string, second: string): Shorthand {
  return {
    longhands: [first, second],
    split: (values) => {
      const [start, end = start] = values
      return start && end && values.length <= 2
        ? [
            [first, [start]],
            [second, [end]],
          ]
        : undefined
    },
  }
}

const LINE_STYLES = /^(none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset)$/
const LINE_WIDTHS = /^(thin|medium|thick)$/

/** Assigns values such as `1px solid red`, in any order, to the named sides. */
function border(...sides: readonly string[]): Shorthand {
  const longhands = sides.flatMap((side) => [`${side}-width`, `${side}-style`, `${side}-color`])
  const split: Split = (values) => {
    let width: CssValue[] | null = null
    let style: CssValue[] | null = null
    let color: CssValue[] | null = null
    for (const value of values) {
      const word = keywordOf([value]) ?? ''
      const math = value.type === 'function' && /^(calc|min|max|clamp|round)$/.test(value.name)
      if (!style && LINE_STYLES.test(word)) style = [value]
      else if (
        !width &&
        (value.type === 'dimension' || value.type === 'number' || LINE_WIDTHS.test(word) || math)
      )
        width = [value]
      else if (!color) color = [value]
      else return undefined
    }
    return sides.flatMap((side): Part[] => [
      [`${side}-width`, width],
      [`${side}-style`, style],
      [`${side}-color`, color],
    ])
  }
  return { longhands, split }
}

/** Assigns one or two keywords to the alignment in both axes, without modifiers such as `safe`. */
const placeBoth = (first: string, second: string): Shorthand => ({
  longhands: [first, second],
  split: (values) => {
    const words = values.filter((value) => !/^(safe|unsafe|first|last)$/.test(keywordOf([value]) ?? ''))
    const [start, end = start] = words
    return start && end
      ? [
          [first, [start]],
          [second, [end]],
        ]
      : undefined
  },
})

const sides = (prefix: string, suffix = '') => SIDES.map((side) => `${prefix}${side}${suffix}`)
const borderSides = sides('border-')

const POSITION = ['background-position-x', 'background-position-y'] as const
const BACKGROUND = ['background-image', 'background-color', 'background-size', ...POSITION] as const

export const SHORTHANDS = byName<Shorthand>({
  margin: fourSides(sides('margin-')),
  padding: fourSides(sides('padding-')),
  inset: fourSides(sides('')),
  'border-color': fourSides(sides('border-', '-color')),
  'border-style': fourSides(sides('border-', '-style')),
  'border-width': fourSides(sides('border-', '-width')),
  border: border(...borderSides),
  ...Object.fromEntries(borderSides.map((side) => [side, border(side)])),
  'border-inline': border('border-inline-start', 'border-inline-end'),
  'border-block': border('border-top', 'border-bottom'),
  'border-inline-start': border('border-inline-start'),
  'border-inline-end': border('border-inline-end'),
  'border-block-start': border('border-top'),
  'border-block-end': border('border-bottom'),
  'border-inline-color': pair('border-inline-start-color', 'border-inline-end-color'),
  'border-inline-style': pair('border-inline-start-style', 'border-inline-end-style'),
  'border-inline-width': pair('border-inline-start-width', 'border-inline-end-width'),
  'border-block-color': pair('border-top-color', 'border-bottom-color'),
  'border-block-style': pair('border-top-style', 'border-bottom-style'),
  'border-block-width': pair('border-top-width', 'border-bottom-width'),
  'margin-inline': pair('margin-inline-start', 'margin-inline-end'),
  'margin-block': pair('margin-top', 'margin-bottom'),
  'padding-inline': pair('padding-inline-start', 'padding-inline-end'),
  'padding-block': pair('padding-top', 'padding-bottom'),
  'inset-inline': pair('inset-inline-start', 'inset-inline-end'),
  'inset-block': pair('top', 'bottom'),
  'border-radius': { longhands: ['border-top-left-radius'], split: borderRadius },
  background: { longhands: BACKGROUND, split: background },
  'background-position': { longhands: POSITION, split: backgroundPosition },
  mask: { longhands: ['mask-image'], split: mask },
  font: { longhands: ['font-weight', 'font-size', 'line-height', 'font-family'], split: font },
  'text-decoration': { longhands: ['text-decoration-line'], split: textDecoration },
  animation: { longhands: ['animation-name', 'animation-fill-mode'], split: animation },
  overflow: pair('overflow-x', 'overflow-y'),
  flex: { longhands: ['flex-grow', 'flex-shrink', 'flex-basis'], split: flex },
  'flex-flow': { longhands: ['flex-direction', 'flex-wrap'], split: flexFlow },
  gap: pair('row-gap', 'column-gap'),
  'grid-template': { longhands: ['grid-template-columns'], split: gridTemplate },
  grid: { longhands: ['grid-template-columns'], split: gridTemplate },
  'grid-column': { longhands: ['grid-column-start', 'grid-column-end'], split: gridColumn },
  'place-content': placeBoth('align-content', 'justify-content'),
  'place-items': placeBoth('align-items', 'justify-items'),
  all: {
    longhands: [...INHERITED_NAMES, ...OWN_NAMES].filter((name: Longhand) => name !== 'direction'),
    split: () => undefined,
  },
})
