/** Evaluates CSS numbers, dimensions, percentages and math functions (CSS Values and Units Level 4). */

import { byName } from '../../model/by-name.ts'
import { type CssValue, isDelim, splitValues } from './values.ts'

/** The values that relative lengths refer to, in CSS pixels. */
export interface LengthContext {
  readonly em: number
  readonly rem: number
  /** The advance of the digit 0, for `ch`. Default: half an em, which CSS prescribes for an unknown font. */
  readonly ch?: number
  /** The used line height of the element, for `lh`. */
  readonly lh: number
  readonly viewportWidth: number
  readonly viewportHeight: number
  /** The length of 100 %. Left out where percentages are not resolved yet. */
  readonly percentBase?: number
  /** Numbers that may be used by name: the channels of a relative colour. */
  readonly names?: ReadonlyMap<string, number>
}

/** A number with its kind. The units are CSS pixels, degrees, seconds, and dppx for resolutions. */
export interface Quantity {
  readonly kind: 'number' | 'length' | 'percentage' | 'angle' | 'time' | 'resolution'
  readonly value: number
}

const number = (value: number): Quantity => ({ kind: 'number', value })

/** Units of a fixed size (CSS Values and Units Level 4, sections 6.2, 7). */
const FIXED_UNITS = byName<readonly [Quantity['kind'], number]>({
  px: ['length', 1],
  cm: ['length', 96 / 2.54],
  mm: ['length', 96 / 25.4],
  q: ['length', 96 / 101.6],
  in: ['length', 96],
  pc: ['length', 16],
  pt: ['length', 96 / 72],
  deg: ['angle', 1],
  grad: ['angle', 0.9],
  rad: ['angle', 180 / Math.PI],
  turn: ['angle', 360],
  s: ['time', 1],
  ms: ['time', 0.001],
  dppx: ['resolution', 1],
  x: ['resolution', 1],
  dpi: ['resolution', 1 / 96],
  dpcm: ['resolution', 2.54 / 96],
})

/**
 * Units that are relative to the element or the viewport. `ex` and `ch` are half an em, which CSS allows
 * where the font cannot be measured. Container units are resolved against the viewport.
 */
const RELATIVE_UNITS = byName<(context: LengthContext) => number>({
  em: (c) => c.em,
  rem: (c) => c.rem,
  ex: (c) => c.em / 2,
  ch: (c) => c.ch ?? c.em / 2,
  ic: (c) => c.em,
  cap: (c) => c.em * 0.7,
  lh: (c) => c.lh,
  rlh: (c) => c.rem * 1.2,
  ...viewportUnits('w', (c) => c.viewportWidth),
  ...viewportUnits('h', (c) => c.viewportHeight),
  ...viewportUnits('i', (c) => c.viewportWidth),
  ...viewportUnits('b', (c) => c.viewportHeight),
  ...viewportUnits('min', (c) => Math.min(c.viewportWidth, c.viewportHeight)),
  ...viewportUnits('max', (c) => Math.max(c.viewportWidth, c.viewportHeight)),
})

function viewportUnits(axis: string, full: (context: LengthContext) => number) {
  const percent = (context: LengthContext) => full(context) / 100
  return Object.fromEntries(['v', 'sv', 'lv', 'dv', 'cq'].map((prefix) => [prefix + axis, percent]))
}

const CONSTANTS = byName<number>({
  pi: Math.PI,
  e: Math.E,
  infinity: Number.POSITIVE_INFINITY,
  '-infinity': Number.NEGATIVE_INFINITY,
})

/**
 * Evaluates one value: a number, dimension, percentage or math function. Undefined for any other value, and
 * when the types in it do not match.
 */
export function quantityOf(value: CssValue | undefined, context: LengthContext): Quantity | undefined {
  switch (value?.type) {
    case 'number':
      return number(value.value)
    case 'percentage':
      return context.percentBase === undefined
        ? { kind: 'percentage', value: value.value }
        : { kind: 'length', value: (value.value / 100) * context.percentBase }
    case 'dimension': {
      const relative = RELATIVE_UNITS[value.unit]
      if (relative) return { kind: 'length', value: value.value * relative(context) }
      const fixed = FIXED_UNITS[value.unit]
      return fixed && { kind: fixed[0], value: value.value * fixed[1] }
    }
    case 'ident': {
      const named = context.names?.get(value.text.toLowerCase())
      return named === undefined ? undefined : number(named)
    }
    case 'function':
      return mathOf(value.name, value.args, context)
    default:
      return undefined
  }
}

/** Math functions with arguments of one type. The result has this type, or is a number if `plain` is set. */
const FUNCTIONS = byName<{ plain?: true; run: (...values: number[]) => number }>({
  min: { run: Math.min },
  max: { run: Math.max },
  clamp: {
    run: (low, value = Number.NaN, high = Number.NaN) => Math.max(low ?? Number.NaN, Math.min(value, high)),
  },
  abs: { run: Math.abs },
  sign: { plain: true, run: Math.sign },
  mod: { run: (a = Number.NaN, b = Number.NaN) => a - b * Math.floor(a / b) },
  rem: { run: (a = Number.NaN, b = Number.NaN) => a % b },
  hypot: { run: Math.hypot },
  sqrt: { plain: true, run: Math.sqrt },
  pow: { plain: true, run: Math.pow },
  exp: { plain: true, run: Math.exp },
  log: {
    plain: true,
    run: (a, base) => (base === undefined ? Math.log(a ?? 0) : Math.log(a ?? 0) / Math.log(base)),
  },
})

const TRIGONOMETRY = byName<(radians: number) => number>({
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
})

const ROUNDING = byName<(value: number) => number>({
  nearest: Math.round,
  up: Math.ceil,
  down: Math.floor,
  'to-zero': Math.trunc,
})

function mathOf(name: string, args: readonly CssValue[], context: LengthContext): Quantity | undefined {
  if (name === 'calc' || name === '-webkit-calc') return sumOf(args, context)
  const parts = splitValues(args)
  if (name === 'round') return roundOf(parts, context)
  const values = parts.map((part) => sumOf(part, context))
  const [first] = values
  if (!first || values.some((value) => value?.kind !== first.kind)) return undefined
  const numbers = values.map((value) => value?.value ?? Number.NaN)
  const turn = TRIGONOMETRY[name]
  if (turn) return number(turn(first.kind === 'angle' ? (first.value * Math.PI) / 180 : first.value))
  const known = FUNCTIONS[name]
  if (!known) return undefined
  const value = known.run(...numbers)
  return Number.isNaN(value) ? undefined : known.plain ? number(value) : { kind: first.kind, value }
}

function roundOf(parts: CssValue[][], context: LengthContext): Quantity | undefined {
  const [head] = parts
  const word = head?.length === 1 && head[0]?.type === 'ident' ? head[0].text.toLowerCase() : undefined
  const round = ROUNDING[word ?? 'nearest']
  const [value, step] = (word ? parts.slice(1) : parts).map((part) => sumOf(part, context))
  if (!round || !value || (step && step.kind !== value.kind)) return undefined
  const by = step?.value ?? 1
  return { kind: value.kind, value: round(value.value / by) * by }
}

/** Evaluates `a + b - c`. Undefined when the terms have different types. */
function sumOf(values: readonly CssValue[], context: LengthContext): Quantity | undefined {
  let total: Quantity | undefined
  let sign = 1
  let start = 0
  for (let at = 0; at <= values.length; at++) {
    const value = values[at]
    if (value && !isDelim(value, '+') && !isDelim(value, '-')) continue
    const term = productOf(values.slice(start, at), context)
    if (!term || (total && total.kind !== term.kind)) return undefined
    total = { kind: term.kind, value: (total?.value ?? 0) + sign * term.value }
    sign = isDelim(value, '-') ? -1 : 1
    start = at + 1
  }
  return total
}

/**
 * Evaluates `a * b / c`. At most one factor may be other than a number. A divisor must be a number, or have
 * the type of the dividend.
 */
function productOf(values: readonly CssValue[], context: LengthContext): Quantity | undefined {
  let product = factorOf(values[0], context)
  for (let at = 1; at < values.length && product; at += 2) {
    const factor = factorOf(values[at + 1], context)
    if (!factor) return undefined
    product = isDelim(values[at], '*')
      ? times(product, factor)
      : isDelim(values[at], '/')
        ? over(product, factor)
        : undefined
  }
  return product
}

function times(a: Quantity, b: Quantity): Quantity | undefined {
  if (a.kind !== 'number' && b.kind !== 'number') return undefined
  return { kind: a.kind === 'number' ? b.kind : a.kind, value: a.value * b.value }
}

function over(a: Quantity, b: Quantity): Quantity | undefined {
  if (b.kind === 'number') return { kind: a.kind, value: a.value / b.value }
  return a.kind === b.kind ? number(a.value / b.value) : undefined
}

function factorOf(value: CssValue | undefined, context: LengthContext): Quantity | undefined {
  if (value?.type === 'block' && value.open === '(') return sumOf(value.args, context)
  if (value?.type === 'ident' && !context.names?.has(value.text.toLowerCase())) {
    const constant = CONSTANTS[value.text.toLowerCase()]
    return constant === undefined ? undefined : number(constant)
  }
  return quantityOf(value, context)
}
