/** Evaluates media queries (Media Queries Level 4). */

import { type LengthContext, quantityOf } from '../../formats/css/math.ts'
import { type CssValue, isDelim, parseCssValues, splitValues } from '../../formats/css/values.ts'
import { byName } from '../../model/by-name.ts'
import { evaluateCondition, isWord, type Leaves, type Truth } from './condition.ts'

/** The screen that queries are evaluated against. */
export interface Screen {
  readonly width: number
  readonly height: number
  readonly colorScheme: 'light' | 'dark'
}

/** Returns whether a media query list is true. An empty list is; a malformed query is not. */
export function mediaMatches(text: string | null, screen: Screen): boolean {
  if (text === null || text.trim() === '') return true
  const values = parseCssValues(text)
  if (!values) return false
  return splitValues(values).some((query) => queryMatches(query, screen))
}

function queryMatches(query: readonly CssValue[], screen: Screen): boolean {
  const prefixed = query[1]?.type === 'ident' && (isWord(query[0], 'not') || isWord(query[0], 'only'))
  const type = prefixed ? query[1] : query[0]
  if (type?.type !== 'ident' || isWord(type, 'not'))
    return evaluateCondition(query, screenLeaves(screen)) === true
  const rest = query.slice(prefixed ? 2 : 1)
  const typed = isWord(type, 'all') || isWord(type, 'screen')
  const condition =
    rest.length === 0
      ? true
      : isWord(rest[0], 'and')
        ? evaluateCondition(rest.slice(1), screenLeaves(screen))
        : undefined
  if (condition === undefined) return false
  return isWord(query[0], 'not') ? !(typed && condition) : typed && condition
}

function screenLeaves(screen: Screen): Leaves {
  const numbers = byName<number>({
    width: screen.width,
    height: screen.height,
    'device-width': screen.width,
    'device-height': screen.height,
    'aspect-ratio': screen.width / screen.height,
    'device-aspect-ratio': screen.width / screen.height,
    resolution: 1,
    '-webkit-device-pixel-ratio': 1,
    color: 8,
    'color-index': 0,
    monochrome: 0,
    grid: 0,
  })
  const words = byName<readonly string[]>({
    ...STILL_WORDS,
    orientation: [screen.width > screen.height ? 'landscape' : 'portrait'],
    'prefers-color-scheme': [screen.colorScheme],
  })
  return { feature: (values) => featureMatches(values, numbers, words), func: () => undefined }
}

/**
 * The features of a desktop browser with a mouse, as headless Chromium answers, the value first. Reduced
 * motion is preferred, as in the browser producer, so that elements that would fade in are shown.
 */
const STILL_WORDS = byName<readonly string[]>({
  hover: ['hover'],
  'any-hover': ['hover'],
  pointer: ['fine'],
  'any-pointer': ['fine'],
  'prefers-reduced-motion': ['reduce'],
  'prefers-reduced-transparency': ['no-preference'],
  'prefers-reduced-data': ['no-preference'],
  'prefers-contrast': ['no-preference'],
  'forced-colors': ['none'],
  'inverted-colors': ['none'],
  'color-gamut': ['srgb'],
  'dynamic-range': ['standard'],
  'video-dynamic-range': ['standard'],
  'display-mode': ['browser'],
  scripting: ['enabled'],
  update: ['fast'],
  'overflow-block': ['scroll'],
  'overflow-inline': ['scroll'],
})

/** Values that stand for "no" when a feature is tested without a value. */
const NEGATIVE_WORDS: ReadonlySet<string> = new Set(['none', 'no-preference'])

/** Evaluates `width >= 600px`, `min-width: 600px`, `400px < width < 800px`, `hover` and `hover: none`. */
export function featureMatches(
  values: readonly CssValue[],
  numbers: Readonly<Record<string, number>>,
  words: Readonly<Record<string, readonly string[]>>,
): Truth {
  const [first, second] = values
  if (first?.type === 'ident' && values.length === 1) {
    const name = first.text.toLowerCase()
    if (words[name]) return !words[name].some((word) => NEGATIVE_WORDS.has(word))
    return numbers[name] === undefined ? undefined : numbers[name] !== 0
  }
  if (first?.type === 'ident' && isDelim(second, ':')) {
    return plainFeature(first.text.toLowerCase(), values.slice(2), numbers, words)
  }
  return rangeFeature(values, numbers)
}

function plainFeature(
  name: string,
  values: readonly CssValue[],
  numbers: Readonly<Record<string, number>>,
  words: Readonly<Record<string, readonly string[]>>,
): Truth {
  const [value] = values
  if (words[name]) return value?.type === 'ident' ? words[name].includes(value.text.toLowerCase()) : undefined
  const bound = /^(-webkit-)?(min|max)-(.+)$/.exec(name)
  const actual = numbers[bound ? `${bound[1] ?? ''}${bound[3]}` : name]
  const wanted = amountOf(values)
  if (actual === undefined || wanted === undefined) return undefined
  if (!bound) return actual === wanted
  return bound[2] === 'min' ? actual >= wanted : actual <= wanted
}

function rangeFeature(values: readonly CssValue[], numbers: Readonly<Record<string, number>>): Truth {
  const parts: CssValue[][] = [[]]
  const signs: string[] = []
  for (const value of values) {
    if (value.type === 'delim' && /^[<>=]$/.test(value.text)) {
      if (parts[parts.length - 1]?.length === 0 && signs.length > 0) signs[signs.length - 1] += value.text
      else {
        signs.push(value.text)
        parts.push([])
      }
    } else parts[parts.length - 1]?.push(value)
  }
  const amounts = parts.map((part) => {
    const [only] = part
    return only?.type === 'ident' ? numbers[only.text.toLowerCase()] : amountOf(part)
  })
  if (signs.length === 0 || signs.length > 2) return undefined
  let result: Truth = true
  for (const [at, sign] of signs.entries()) {
    const holds = compare(amounts[at], sign, amounts[at + 1])
    if (holds === undefined) return undefined
    result = result && holds
  }
  return result
}

function compare(left: number | undefined, sign: string, right: number | undefined): Truth {
  if (left === undefined || right === undefined) return undefined
  switch (sign) {
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '>':
      return left > right
    case '>=':
      return left >= right
    default:
      return sign === '=' ? left === right : undefined
  }
}

/** In media queries an em is the initial font size. */
const INITIAL_LENGTHS: LengthContext = { em: 16, rem: 16, lh: 19, viewportWidth: 0, viewportHeight: 0 }

/** Reads a number, length, resolution, or ratio such as `16 / 9`. */
function amountOf(values: readonly CssValue[]): number | undefined {
  const amount = quantityOf(values[0], INITIAL_LENGTHS)
  if (!amount || values.length === 1) return amount?.value
  const divisor =
    isDelim(values[1], '/') && values.length === 3 ? quantityOf(values[2], INITIAL_LENGTHS) : undefined
  return divisor && amount.value / divisor.value
}
