import type { Hex } from '../../model/style.ts'
import { alphaOf } from './color.ts'
import { colorOf } from './color-in-context.ts'
import { type CssValue, keywordOf, parseCssValues, splitValues } from './values.ts'

/** One layer of a `box-shadow`. Lengths are CSS pixels. */
export interface Shadow {
  readonly inset: boolean
  readonly x: number
  readonly y: number
  readonly blur: number
  readonly spread: number
  readonly color: Hex
}

/** A longer value is a drawing made of shadows, which is ignored. */
const MAX_CHARS = 4_000

/** Reads the visible layers of a computed `box-shadow`, in order; empty for `none` and for other texts. */
export function parseBoxShadow(text: string): Shadow[] {
  if (text === 'none' || text.length > MAX_CHARS) return []
  return splitValues(parseCssValues(text) ?? []).flatMap((layer) => {
    const shadow = layerOf(layer)
    return shadow && isSeen(shadow) ? [shadow] : []
  })
}

/** Writes the layers as a CSS value; `none` when there are none. */
export function boxShadowText(layers: readonly Shadow[]): string {
  if (layers.length === 0) return 'none'
  return layers
    .map(({ inset, x, y, blur, spread, color }) => {
      const lengths = [x, y, blur, spread].map((length) => `${length}px`).join(' ')
      return `${inset ? 'inset ' : ''}${lengths} ${color}`
    })
    .join(', ')
}

/** Returns how far a shadow reaches beyond its box, in CSS pixels. */
export function reachOf({ x, y, blur, spread }: Shadow): number {
  return Math.max(Math.abs(x), Math.abs(y)) + blur + Math.max(0, spread)
}

/** `currentcolor` counts as black, because computed values do not contain it. */
const CONTEXT = { current: '#000000', dark: false }

function layerOf(values: readonly CssValue[]): Shadow | undefined {
  const lengths = values.flatMap((value) => lengthOf(value) ?? [])
  const color = values.flatMap((value) =>
    lengthOf(value) === undefined ? (colorOf(value, CONTEXT) ?? []) : [],
  )
  const [x, y, blur = 0, spread = 0] = lengths
  if (x === undefined || y === undefined) return undefined
  const inset = values.some((value) => keywordOf([value]) === 'inset')
  return { inset, x, y, blur, spread, color: color[0] ?? '#000000' }
}

function lengthOf(value: CssValue): number | undefined {
  if (value.type === 'number') return value.value
  return value.type === 'dimension' && value.unit === 'px' ? value.value : undefined
}

function isSeen(shadow: Shadow): boolean {
  return alphaOf(shadow.color) > 0 && reachOf(shadow) > 0
}
