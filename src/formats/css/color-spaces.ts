/** The colour spaces of CSS and the ranges of their channels. */

import type { Color } from 'culori'
import { byName } from '../../model/by-name.ts'
import { type LengthContext, quantityOf } from './math.ts'
import type { CssValue } from './values.ts'

/**
 * One channel of a colour space: culori's key, the name in relative colours, and how much 1 (`perUnit`) and 1
 * % (`perPercent`) are in culori's range.
 */
export interface Channel {
  readonly key: string
  readonly name: string
  readonly perUnit: number
  readonly perPercent: number
}

export interface ColorSpace {
  readonly mode: Color['mode']
  readonly channels: readonly [Channel, Channel, Channel]
}

const channel = (key: string, perUnit: number, perPercent: number): Channel => ({
  key,
  name: key,
  perUnit,
  perPercent,
})
const hue = channel('h', 1, 3.6)
const space = (mode: Color['mode'], a: Channel, b: Channel, c: Channel): ColorSpace => ({
  mode,
  channels: [a, b, c],
})
const xyz = (mode: Color['mode']) => unitSpace(mode, ['x', 'y', 'z'])

function unitSpace(
  mode: Color['mode'],
  [a, b, c]: readonly [string, string, string] = ['r', 'g', 'b'],
): ColorSpace {
  return space(mode, channel(a, 1, 0.01), channel(b, 1, 0.01), channel(c, 1, 0.01))
}

const byte = (key: string) => channel(key, 1 / 255, 0.01)
const hundredth = (key: string) => channel(key, 0.01, 0.01)
const rgb = space('rgb', byte('r'), byte('g'), byte('b'))
const hsl = space('hsl', hue, hundredth('s'), hundredth('l'))

/** Ranges of CSS Color Level 4 by function name. The spaces of `color()` are named `color <space>`. */
export const COLOR_SPACES = byName<ColorSpace>({
  rgb,
  rgba: rgb,
  hsl,
  hsla: hsl,
  hwb: space('hwb', hue, hundredth('w'), hundredth('b')),
  lab: space('lab', channel('l', 1, 1), channel('a', 1, 1.25), channel('b', 1, 1.25)),
  lch: space('lch', channel('l', 1, 1), channel('c', 1, 1.5), hue),
  oklab: space('oklab', channel('l', 1, 0.01), channel('a', 1, 0.004), channel('b', 1, 0.004)),
  oklch: space('oklch', channel('l', 1, 0.01), channel('c', 1, 0.004), hue),
  'color srgb': unitSpace('rgb'),
  'color srgb-linear': unitSpace('lrgb'),
  'color display-p3': unitSpace('p3'),
  'color a98-rgb': unitSpace('a98'),
  'color prophoto-rgb': unitSpace('prophoto'),
  'color rec2020': unitSpace('rec2020'),
  'color xyz': xyz('xyz65'),
  'color xyz-d65': xyz('xyz65'),
  'color xyz-d50': xyz('xyz50'),
})

const NO_LENGTHS: LengthContext = { em: 0, rem: 0, lh: 0, viewportWidth: 0, viewportHeight: 0 }

/** Reads a channel in culori's range. `names` holds the channels of the origin of a relative colour. */
export function channelNumber(
  value: CssValue | undefined,
  { perUnit, perPercent }: Channel,
  names: ReadonlyMap<string, number> | undefined,
): number | 'none' | undefined {
  if (value?.type === 'ident' && value.text.toLowerCase() === 'none') return 'none'
  const quantity = quantityOf(value, names ? { ...NO_LENGTHS, names } : NO_LENGTHS)
  if (quantity?.kind === 'number') return quantity.value * perUnit
  if (quantity?.kind === 'percentage') return quantity.value * perPercent
  return quantity?.kind === 'angle' ? quantity.value : undefined
}
