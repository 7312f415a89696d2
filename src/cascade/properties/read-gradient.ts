/** Prints gradients in the form in which browsers print computed values. */

import { type CssValue, keywordOf, splitValues } from '../../formats/css/values.ts'
import { byName } from '../../model/by-name.ts'

type GradientFunction = CssValue & { readonly type: 'function' }

export interface GradientPrinter {
  readonly isColor: (value: CssValue) => boolean
  /** Prints one value, with lengths in pixels and colours resolved. */
  readonly print: (value: CssValue) => string
}

/** Maximum number of arguments (colours, positions, commas) of a gradient. Real pages have some ten. */
const MAX_ARGUMENTS = 500

/**
 * Prints a gradient as browsers do (CSS Images Level 4): default values are left out, and a colour stop with
 * two positions becomes two stops. Gradients with vendor prefixes are printed as they are written.
 */
export function gradientText({ name, args }: GradientFunction, { isColor, print }: GradientPrinter): string {
  const parts = splitValues(args.slice(0, MAX_ARGUMENTS))
  const kind = KINDS.find((one) => name.endsWith(`${one.name}-gradient`) && !name.startsWith('-'))
  const plain = (part: readonly CssValue[]) => part.map(print).join(' ')
  if (!kind) return `${name}(${parts.map(plain).join(', ')})`
  const [first = [], ...rest] = parts
  const hasShape = !first.some(isColor)
  const shape = hasShape ? shapeText(first, kind, print) : ''
  const printPosition = (value: CssValue) => (print(value) === '0' ? kind.zero : print(value))
  const stops = (hasShape ? rest : parts).flatMap((part) => {
    const color = part.find(isColor)
    const positions = part.filter((value) => value !== color).map(printPosition)
    if (!color) return positions.join(' ')
    return positions.length === 0 ? print(color) : positions.map((at) => `${print(color)} ${at}`)
  })
  return `${name}(${(shape === '' ? stops : [shape, ...stops]).join(', ')})`
}

interface Kind {
  readonly name: string
  /** How the position 0 is printed. */
  readonly zero: string
  /** Default values, which are not printed. */
  readonly defaults: readonly string[]
}

const KINDS: readonly Kind[] = [
  { name: 'linear', zero: '0px', defaults: ['180deg', 'to bottom'] },
  { name: 'radial', zero: '0px', defaults: ['ellipse', 'farthest-corner'] },
  { name: 'conic', zero: '0deg', defaults: ['from 0deg'] },
]

/** Prints `to right`, `circle at 50% 0%` or `from 90deg`, and then the interpolation method. */
function shapeText(values: readonly CssValue[], kind: Kind, print: (value: CssValue) => string): string {
  const words = values.map((value) => keywordOf([value]))
  const mixed = words.indexOf('in')
  const to = mixed < 0 ? -1 : words.findIndex((word, at) => at > mixed && /^(?:to|at|from)$/.test(word ?? ''))
  const method = mixed < 0 ? [] : values.slice(mixed, to < 0 ? undefined : to)
  const rest = values.filter((value) => !method.includes(value))
  const at = rest.findIndex((value) => keywordOf([value]) === 'at')
  const shape = (at < 0 ? rest : rest.slice(0, at)).map(print)
  const position = at < 0 ? '' : positionText(rest.slice(at + 1), print)
  return [
    withoutDefaults(shape, kind),
    position === '' || position === '50% 50%' ? '' : `at ${position}`,
    method.map(print).join(' '),
  ]
    .filter((text) => text !== '')
    .join(' ')
}

function withoutDefaults(words: readonly string[], { name, defaults }: Kind): string {
  const shown = words.map((word) => (word === '0' && name !== 'radial' ? '0deg' : word))
  if (shown[0] === 'to' && /^(?:top|bottom)$/.test(shown[1] ?? '') && shown[2])
    shown.push(shown.splice(1, 1)[0] ?? '')
  const text = shown.join(' ')
  return defaults.includes(text) ? '' : shown.filter((word) => !defaults.includes(word)).join(' ')
}

const ACROSS = byName<string>({ left: '0%', center: '50%', right: '100%' })
const DOWN = byName<string>({ top: '0%', center: '50%', bottom: '100%' })

/** Prints a position with the horizontal part first, and with percentages for keywords. */
function positionText(values: readonly CssValue[], print: (value: CssValue) => string): string {
  const words = values.map((value) => (print(value) === '0' ? '0px' : print(value)))
  if (words.length > 2) return words.join(' ')
  const [one = 'center', other = 'center'] = words
  const turned = (one in DOWN && one !== 'center') || (other in ACROSS && other !== 'center')
  const [x, y] = turned ? [other, one] : [one, other]
  return `${ACROSS[x] ?? x} ${DOWN[y] ?? y}`
}
