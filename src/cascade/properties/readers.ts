import { type ColorContext, colorOf } from '../../formats/css/color-in-context.ts'
import { type LengthContext, type Quantity, quantityOf } from '../../formats/css/math.ts'
import { type CssValue, keywordOf, someValue } from '../../formats/css/values.ts'
import { byName } from '../../model/by-name.ts'
import type { Length, Paint, Size, Style } from '../style.ts'

/** The values on which a computed value may depend. */
export interface ReadContext {
  readonly lengths: LengthContext
  readonly colors: ColorContext
  readonly parent: Style | null
  readonly baseUrl: string
  readonly prefersDark: boolean
}

/** Reads component values into a computed value; undefined when they are not valid for the property. */
export type Reader<T> = (values: readonly CssValue[], context: ReadContext) => T | undefined

export function oneOf(...words: string[]): Reader<string> {
  const known: ReadonlySet<string> = new Set(words)
  return (values) => {
    const word = keywordOf(values)
    return word !== undefined && known.has(word) ? word : undefined
  }
}

/** Reads some keywords as given values, and all other values with another reader. */
export function either<T>(words: Readonly<Record<string, T>>, rest: Reader<T>): Reader<T> {
  return (values, context) => {
    const word = keywordOf(values)
    const known = word !== undefined && Object.hasOwn(words, word) ? words[word] : undefined
    return known ?? rest(values, context)
  }
}

export const paint: Reader<Paint> = ([value, more], { colors }) => {
  if (more || !value) return undefined
  if (value.type === 'ident' && value.text.toLowerCase() === 'currentcolor') return 'currentcolor'
  return colorOf(value, colors)
}

function quantity(values: readonly CssValue[], lengths: LengthContext): Quantity | undefined {
  return values.length === 1 ? quantityOf(values[0], lengths) : undefined
}

function isLength(found: Quantity | undefined, value: CssValue | undefined): boolean {
  return found?.kind === 'length' || (value?.type === 'number' && value.value === 0)
}

const hasPercentage = (values: readonly CssValue[]) => someValue(values, ({ type }) => type === 'percentage')

export const length: Reader<Length> = (values, { lengths }) => {
  const [only] = values
  if (only?.type === 'percentage' && values.length === 1) return (base) => (base * only.value) / 100
  if (hasPercentage(values)) {
    const at = (percentBase: number) => quantity(values, { ...lengths, percentBase })
    return at(0)?.kind === 'length' ? (base) => at(base)?.value ?? 0 : undefined
  }
  const found = quantity(values, lengths)
  return found && isLength(found, values[0]) ? found.value : undefined
}

/** A plainly written negative length is invalid; as the result of a math function it is clamped to 0. */
export const positiveLength: Reader<Length> = (values, context) => {
  const read = length(values, context)
  if (typeof read === 'function') return (base) => Math.max(0, read(base))
  if (read === undefined || read >= 0) return read
  return values[0]?.type === 'function' ? 0 : undefined
}

export const pixelLength: Reader<number> = (values, context) => {
  const read = length(values, context)
  return typeof read === 'number' ? read : undefined
}

export const number: Reader<number> = (values, { lengths }) => {
  const found = quantity(values, lengths)
  return found?.kind === 'number' ? found.value : undefined
}

const SIZE_WORDS = byName<Size>({
  'min-content': 'min-content',
  'max-content': 'max-content',
  'fit-content': 'fit-content',
  '-webkit-fill-available': 'auto',
  stretch: 'auto',
  '-webkit-fit-content': 'fit-content',
  '-webkit-max-content': 'max-content',
  '-webkit-min-content': 'min-content',
})

export const size: Reader<Size> = either<Size>({ ...SIZE_WORDS, auto: 'auto' }, positiveLength)
export const maxSize: Reader<Size> = either<Size>({ ...SIZE_WORDS, none: 'none' }, positiveLength)
export const inset: Reader<Size> = either<Size>({ auto: 'auto' }, length)

/** Border widths are rounded down to whole pixels, but not below one, as browsers do. */
export const borderWidth: Reader<number> = either({ thin: 1, medium: 3, thick: 5 }, (values, context) => {
  const read = pixelLength(values, context)
  if (read === undefined || read < 0) return undefined
  return read > 0 && read < 1 ? 1 : Math.floor(read)
})

export const opacity: Reader<number> = (values, { lengths }) => {
  const found = quantity(values, lengths)
  if (found?.kind !== 'number' && found?.kind !== 'percentage') return undefined
  return Math.min(1, Math.max(0, found.kind === 'number' ? found.value : found.value / 100))
}
