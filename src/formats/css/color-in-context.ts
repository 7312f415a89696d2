/** Resolves CSS colours that depend on an element, such as `currentcolor`, and relative colours. */

import { type Color, clampRgb, converter, parse } from 'culori'
import type { Hex } from '../../model/style.ts'
import { toHex } from './color.ts'
import { mixColors } from './color-mix.ts'
import { COLOR_SPACES, type ColorSpace, channelNumber } from './color-spaces.ts'
import { SYSTEM_COLORS } from './system-colors.ts'
import type { CssValue } from './values.ts'
import { isDelim, splitValues } from './values.ts'

/** The values of an element that its colours may refer to. */
export interface ColorContext {
  /** The element's `color`, which is the value of `currentcolor`. */
  readonly current: Hex
  /** True when the used colour scheme is dark. `light-dark()` and system colours depend on it. */
  readonly dark: boolean
}

/**
 * Resolves any CSS colour, including `currentcolor`, `light-dark()`, `color-mix()`, relative colours and
 * system colours (CSS Color Levels 4 and 5). Undefined when the value is not a colour.
 */
export function colorOf(value: CssValue | undefined, context: ColorContext): Hex | undefined {
  const color = culoriColorOf(value, context)
  return color && toHex(color)
}

/** Resolves a colour to `rgb(r, g, b)` or `rgba(r, g, b, a)`, as browsers print computed colours. */
export function colorTextOf(value: CssValue | undefined, context: ColorContext): string | undefined {
  const color = culoriColorOf(value, context)
  return color && rgbText(color)
}

/**
 * Rewrites colours such as `oklch()` in a CSS text as `rgb()`, because browsers leave them unconverted in the
 * computed values of shadows and gradients.
 */
export function inRgb(text: string): string {
  return text.replace(OTHER_SPACES, (written) => {
    const color = parse(written)
    return color ? rgbText(color) : written
  })
}

const OTHER_SPACES = /\b(?:oklch|oklab|lch|lab|color)\([^()]*\)/g

const toRgb = converter('rgb')

function rgbText(color: Color): string {
  const { r, g, b, alpha = 1 } = clampRgb(toRgb(color))
  const channels = [r, g, b].map((channel) => Math.round(channel * 255)).join(', ')
  return alpha >= 1 ? `rgb(${channels})` : `rgba(${channels}, ${alphaText(alpha)})`
}

/** Browsers print the fewest decimals that give the same byte, two or three (CSSOM, "serialize"). */
function alphaText(alpha: number): string {
  const byte = Math.round(alpha * 255)
  const short = Math.round((byte / 255) * 100) / 100
  return String(Math.round(short * 255) === byte ? short : Math.round((byte / 255) * 1000) / 1000)
}

function culoriColorOf(value: CssValue | undefined, context: ColorContext): Color | undefined {
  if (value?.type === 'hash') return /^[0-9a-f]+$/i.test(value.text) ? parse(`#${value.text}`) : undefined
  if (value?.type === 'ident') return namedColor(value.text.toLowerCase(), context)
  if (value?.type !== 'function') return undefined
  if (value.name === 'light-dark') {
    const [light, dark] = splitValues(value.args)
    if (light?.length !== 1 || dark?.length !== 1) return undefined
    return culoriColorOf((context.dark ? dark : light)[0], context)
  }
  if (value.name === 'color-mix') return mixColors(value.args, (part) => culoriColorOf(part, context))
  return functionColor(value.name, value.args, context)
}

function namedColor(name: string, context: ColorContext): Color | undefined {
  if (name === 'currentcolor') return parse(context.current)
  const system = SYSTEM_COLORS[name]
  if (system) return parse(system[context.dark ? 1 : 0])
  return /^[a-z]+$/.test(name) ? parse(name) : undefined
}

/** Reads `rgb()`, `hsl()`, `oklch()`, `color()` and the like, absolute or relative with `from`. */
function functionColor(name: string, args: readonly CssValue[], context: ColorContext): Color | undefined {
  let rest = args.filter((value) => !isDelim(value, ','))
  let origin: Color | undefined
  if (rest[0]?.type === 'ident' && rest[0].text.toLowerCase() === 'from') {
    origin = culoriColorOf(rest[1], context)
    if (!origin) return undefined
    rest = rest.slice(2)
  }
  let space = COLOR_SPACES[name]
  if (name === 'color' && rest[0]?.type === 'ident') {
    space = COLOR_SPACES[`color ${rest[0].text.toLowerCase()}`]
    rest = rest.slice(1)
  }
  if (!space) return undefined
  const slash = rest.findIndex((value) => isDelim(value, '/'))
  if (slash >= 0 && (slash !== 3 || rest.length !== 5)) return undefined
  if (slash < 0 && rest.length !== 3 && rest.length !== 4) return undefined
  return channelsColor(space, rest.slice(0, 3), slash < 0 ? rest[3] : rest[4], origin)
}

function channelsColor(
  space: ColorSpace,
  values: readonly CssValue[],
  alphaValue: CssValue | undefined,
  origin: Color | undefined,
): Color | undefined {
  const names = origin && namesOf(space, origin)
  const color: Record<string, number | string> = { mode: space.mode }
  for (const [at, channel] of space.channels.entries()) {
    const read = channelNumber(values[at], channel, names)
    if (read === undefined) return undefined
    if (read !== 'none') color[channel.key] = read
    else if (channel.key !== 'h') color[channel.key] = 0
  }
  const alpha = alphaValue ? channelNumber(alphaValue, ALPHA, names) : (names?.get('alpha') ?? 1)
  if (alpha === undefined) return undefined
  color.alpha = alpha === 'none' ? 0 : Math.min(1, Math.max(0, alpha))
  return color as unknown as Color
}

const ALPHA = { key: 'alpha', name: 'alpha', perUnit: 1, perPercent: 0.01 }

/** Returns the numbers of the names `r`, `g`, `b`, `l`, `c`, `h` ...: the channels of the origin colour. */
function namesOf(space: ColorSpace, origin: Color): Map<string, number> {
  const converted = converter(space.mode)(origin) as unknown as Record<string, number | undefined>
  const names = new Map<string, number>()
  for (const channel of space.channels)
    names.set(channel.name, (converted[channel.key] ?? 0) / channel.perUnit)
  names.set('alpha', converted.alpha ?? 1)
  return names
}
