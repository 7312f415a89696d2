import { isFamilyKeyword } from '../../formats/css/font-family.ts'
import { quantityOf } from '../../formats/css/math.ts'
import { type CssValue, keywordOf, splitValues } from '../../formats/css/values.ts'
import type { FontSize, LineHeight } from '../style.ts'
import { MEDIUM } from './initial.ts'
import { length, number, pixelLength, type ReadContext, type Reader } from './readers.ts'

/** Reads families as browsers print them: quoted, unless they are one identifier and not generic. */
export const fontFamily: Reader<string> = (values) => {
  const names = splitValues(values).map(familyName)
  return names.every((name) => name !== undefined) ? names.join(', ') : undefined
}

function familyName(values: readonly CssValue[]): string | undefined {
  const [first] = values
  if (values.length === 1 && first?.type === 'string') return quoted(first.text, isFamilyKeyword(first.text))
  const words = values.map((value) => (value.type === 'ident' ? value.text : undefined))
  if (words.length === 0 || words.includes(undefined)) return undefined
  const name = words.join(' ')
  return isFamilyKeyword(name) ? name.toLowerCase() : quoted(name, false)
}

function quoted(name: string, force: boolean): string {
  if (!force && /^-?[a-z_\u0080-\uffff][\w\u0080-\uffff-]*$/i.test(name)) return name
  return `"${name.replace(/["\\]/g, '\\$&')}"`
}

const SIZE_WORDS = ['xx-small', 'x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large']
/** Sizes of the keywords in pixels, for a default of 16, and of 13 for monospace (as in Chromium). */
const KEYWORD_PX = [9, 10, 13, 16, 18, 24, 32, 48]
const KEYWORD_PX_MONOSPACE = [9, 9, 10, 13, 16, 20, 26, 40]
/** `larger` and `smaller` multiply and divide by this factor (CSS Fonts Level 4). */
const STEP = 1.2

export const MONOSPACE = 'monospace'

export function keywordSize(keyword: number, monospace: boolean): number {
  return (monospace ? KEYWORD_PX_MONOSPACE : KEYWORD_PX)[keyword] ?? 16
}

/** Ems and percentages refer to the parent's font size, so `em` in the context has to be that size. */
export const fontSize: Reader<FontSize> = (values, { lengths, parent }) => {
  const base = parent?.inherited['font-size'] ?? MEDIUM
  const word = keywordOf(values)
  if (word !== undefined) {
    const keyword = SIZE_WORDS.indexOf(word)
    if (keyword >= 0) return { px: keywordSize(keyword, false), keyword, absolute: false }
    if (word === 'larger') return { px: base.px * STEP, keyword: null, absolute: base.absolute }
    return word === 'smaller' ? { px: base.px / STEP, keyword: null, absolute: base.absolute } : undefined
  }
  const [value] = values
  const found = values.length === 1 ? quantityOf(value, { ...lengths, percentBase: base.px }) : undefined
  const zero = value?.type === 'number' && value.value === 0
  if (!found || (found.kind !== 'length' && !zero) || (found.value < 0 && value?.type !== 'function'))
    return undefined
  const relative =
    value?.type === 'percentage' || (value?.type === 'dimension' && /^(em|ex|ch|lh)$/.test(value.unit))
  return { px: Math.max(0, found.value), keyword: null, absolute: !relative || base.absolute }
}

export const fontWeight: Reader<number> = (values, context) => {
  const word = keywordOf(values)
  if (word === 'normal') return 400
  if (word === 'bold') return 700
  if (word === 'bolder' || word === 'lighter') return relativeWeight(word, context)
  const weight = number(values, context)
  return weight !== undefined && weight >= 1 && weight <= 1000 ? weight : undefined
}

/** Follows the table in CSS Fonts Level 4, section 2.2.1. */
function relativeWeight(word: string, { parent }: ReadContext): number {
  const weight = parent?.inherited['font-weight'] ?? 400
  if (word === 'bolder') return weight < 350 ? 400 : weight < 550 ? 700 : Math.max(weight, 900)
  return weight < 100 ? weight : weight < 550 ? 100 : weight < 750 ? 400 : 700
}

export const lineHeight: Reader<LineHeight> = (values, context) => {
  if (keywordOf(values) === 'normal') return 'normal'
  const factor = number(values, context)
  if (factor !== undefined) return factor >= 0 ? { factor } : undefined
  const read = length(values, context)
  if (read === undefined) return undefined
  const px = typeof read === 'number' ? read : read(context.lengths.em)
  return px >= 0 ? px : undefined
}

export const letterSpacing: Reader<number> = (values, context) => {
  if (keywordOf(values) === 'normal') return 0
  const read = length(values, context)
  return typeof read === 'function' ? read(context.lengths.em) : pixelLength(values, context)
}
