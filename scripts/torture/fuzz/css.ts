import type { Chance } from './chance.ts'
import { address, number, word } from './words.ts'

const PROPERTIES =
  'color background background-color background-image font font-family font-size font-weight line-height letter-spacing border border-radius border-color box-shadow padding margin width height max-width min-height display position top left inset flex grid grid-template-columns gap float transform filter opacity visibility content mask clip-path fill stroke stroke-dasharray stroke-width transition text-decoration text-transform overflow z-index --a --b -webkit-text-fill-color aspect-ratio columns all'.split(
    ' ',
  )

const UNITS = ['', 'px', 'em', 'rem', '%', 'vw', 'vh', 'ch', 'deg', 's', 'fr', 'cqw', 'Q']
const SIMPLE = [
  '*',
  'a',
  'p',
  'div',
  'h1',
  'body',
  ':root',
  '.logo',
  '.x',
  '#a',
  '[href]',
  '[class~=logo]',
  ':hover',
  ':first-child',
  '::before',
  ':nth-child(2n+1)',
  ':nth-of-type(1e9n-1)',
  ':link',
  ':empty',
  '::part(x)',
  ':host',
  '&',
]

const AT_RULES = [
  'media',
  'supports',
  'layer',
  'container',
  'font-face',
  'keyframes x',
  'import',
  'charset',
  'namespace',
  'property --a',
  'scope',
  'starting-style',
  'page',
  'counter-style x',
]

/** Makes style rules, valid and invalid ones. */
export function stylesheet(chance: Chance, depth = 0): string {
  return chance.text(depth === 0 ? 24 : 4, () => rule(chance, depth), '\n')
}

export function declarations(chance: Chance): string {
  return chance.text(
    8,
    () => `${property(chance)}:${value(chance)}${chance.oneIn(9) ? ' !important' : ''}`,
    ';',
  )
}

function rule(chance: Chance, depth: number): string {
  if (chance.oneIn(12)) return word(chance)
  if (chance.oneIn(4)) return atRule(chance, depth)
  const nested = chance.oneIn(6) && depth < 4 ? stylesheet(chance, depth + 1) : ''
  return `${selector(chance)}{${declarations(chance)};${nested}}`
}

function atRule(chance: Chance, depth: number): string {
  const name = chance.pick(AT_RULES)
  const condition = chance.pick([
    () => word(chance),
    () =>
      `(${chance.pick(['min-width', 'max-width', 'width', 'prefers-color-scheme', 'hover'])}:${value(chance)})`,
    () =>
      `not (${property(chance)}:${value(chance)}) and (${number(chance)}px < width <= ${number(chance)}em)`,
    () => `url(${address(chance)}) layer(a.b) supports(display:grid) screen`,
  ])()
  if (chance.oneIn(5) || depth > 5) return `@${name} ${condition};`
  const inner = chance.oneIn(3) ? declarations(chance) : stylesheet(chance, depth + 1)
  return `@${name} ${condition}{${inner}}`
}

function selector(chance: Chance, depth = 0): string {
  const compound = () => {
    if (depth < 3 && chance.oneIn(5))
      return `:${chance.pick(['is', 'not', 'has', 'where', 'nth-child', 'host', 'slotted'])}(${selector(chance, depth + 1)})`
    return chance.oneIn(15) ? word(chance) : chance.pick(SIMPLE)
  }
  const parts = Array.from({ length: 1 + chance.below(4) }, compound)
  return parts.join(chance.pick([' ', '>', '+', '~', ',', '', '||']))
}

function property(chance: Chance): string {
  return chance.oneIn(20) ? word(chance) : chance.pick(PROPERTIES)
}

export function value(chance: Chance, depth = 0): string {
  const inner = () => value(chance, depth + 1)
  const length = () => `${number(chance)}${chance.pick(UNITS)}`
  if (depth > 5) return length()
  return chance.pick([
    length,
    length,
    () => word(chance),
    () =>
      chance.pick([
        'red',
        'transparent',
        'currentcolor',
        '#c8102e',
        '#12345678',
        'sans-serif',
        'block',
        'flex',
        'grid',
        'none',
        'inherit',
        'revert-layer',
        'bold',
      ]),
    () => `${inner()} ${inner()}`,
    () => `${inner()}, ${inner()}`,
    () => `var(--${chance.pick(['a', 'b', 'c'])}${chance.oneIn(2) ? `,${inner()}` : ''})`,
    () => `calc(${inner()} ${chance.pick(['+', '-', '*', '/'])} ${inner()})`,
    () =>
      `${chance.pick(['min', 'max', 'clamp', 'round', 'mod', 'pow', 'hypot', 'sin', 'sqrt', 'log'])}(${inner()},${inner()})`,
    () =>
      `${chance.pick(['rgb', 'rgba', 'hsl', 'hwb', 'lab', 'oklch', 'color', 'color-mix', 'light-dark', 'device-cmyk'])}(${inner()} ${inner()} ${inner()} / ${inner()})`,
    () =>
      `color-mix(in ${chance.pick(['srgb', 'oklch', 'hsl longer hue', 'x'])}, ${inner()} ${number(chance)}%, ${inner()})`,
    () =>
      `${chance.pick(['linear', 'radial', 'conic', 'repeating-linear'])}-gradient(${inner()}, ${inner()} ${length()}, ${inner()})`,
    () => `url(${chance.pick(['', '"', "'"])}${address(chance)})`,
    () => `image-set(url(${address(chance)}) ${number(chance)}x, "${address(chance)}" type("image/png"))`,
    () => `"${word(chance)}"`,
    () => `repeat(${number(chance)}, minmax(${length()}, ${inner()}))`,
    () => '('.repeat(chance.below(60)) + inner(),
  ])()
}
