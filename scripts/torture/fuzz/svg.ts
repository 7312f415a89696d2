import type { Chance } from './chance.ts'
import { declarations, stylesheet, value } from './css.ts'
import { address, number, word } from './words.ts'

const ELEMENTS =
  'g path rect circle ellipse line polyline polygon text tspan textPath use symbol defs mask clipPath linearGradient radialGradient stop pattern image filter feGaussianBlur feImage feTurbulence marker style script foreignObject a switch svg title animate set view'.split(
    ' ',
  )

const ATTRIBUTES =
  'id class style fill stroke stroke-width stroke-dasharray stroke-linejoin opacity transform viewBox preserveAspectRatio x y width height cx cy r rx ry x1 y1 x2 y2 points d href xlink:href mask clip-path filter marker-start gradientUnits gradientTransform patternUnits offset stop-color stop-opacity font-size font-family text-anchor dx dy rotate clipPathUnits maskUnits spreadMethod fx fy display visibility color fill-rule systemLanguage xml:space onload'.split(
    ' ',
  )

const IDS = ['a', 'b', 'c', 'd']

/** Makes a drawing, or a text that begins like one. */
export function drawing(chance: Chance): string {
  const before = chance.pick([
    '',
    '',
    '<?xml version="1.0"?>',
    '<!DOCTYPE svg [<!ENTITY e "x"><!ENTITY f "&e;&e;">]>',
    '<!-- x -->',
    '\uFEFF',
  ])
  const size = chance.pick([
    'viewBox="0 0 90 30"',
    'width="90" height="30"',
    'width="1e9" height=".001"',
    `viewBox="${number(chance)} ${number(chance)} ${number(chance)} ${number(chance)}"`,
    '',
  ])
  const inner = chance.text(14, () => element(chance, 0))
  return `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inner}${chance.oneIn(9) ? '' : '</svg>'}`
}

function element(chance: Chance, depth: number): string {
  if (chance.oneIn(14)) return word(chance)
  const name = chance.oneIn(30) ? word(chance) : chance.pick(ELEMENTS)
  if (name === 'style') return `<style>${stylesheet(chance)}</style>`
  const attributes = chance.text(7, () => attribute(chance), ' ')
  if (depth > 8 || chance.oneIn(3)) return `<${name} ${attributes}/>`
  const inner = chance.text(5, () => element(chance, depth + 1))
  if (chance.oneIn(40))
    return `<${name} ${attributes}>${inner.slice(0, 300).repeat(chance.below(60))}</${name}>`
  if (chance.oneIn(60)) return `<${name} ${attributes}>`.repeat(chance.below(400))
  return `<${name} ${attributes}>${inner}</${name}>`
}

function attribute(chance: Chance): string {
  const name = chance.oneIn(30) ? word(chance) : chance.pick(ATTRIBUTES)
  const quote = chance.pick(['"', '"', '"', "'", ''])
  return `${name}=${quote}${written(chance, name)}${quote}`
}

function written(chance: Chance, name: string): string {
  if (chance.oneIn(9)) return word(chance)
  const id = chance.pick(IDS)
  switch (name) {
    case 'id':
      return id
    case 'd':
      return chance.text(
        24,
        () => `${chance.pick([...'MmLlHhVvCcSsQqTtAaZz'])}${chance.text(8, () => number(chance), ' ')}`,
      )
    case 'points':
    case 'viewBox':
    case 'stroke-dasharray':
      return chance.text(12, () => number(chance), ',')
    case 'transform':
    case 'gradientTransform':
      return chance.text(
        3,
        () =>
          `${chance.pick(['translate', 'scale', 'rotate', 'skewX', 'matrix', 'x'])}(${chance.text(6, () => number(chance), ' ')})`,
        ' ',
      )
    case 'style':
      return declarations(chance)
    case 'href':
    case 'xlink:href':
      return chance.oneIn(4) ? address(chance) : `#${id}`
    case 'fill':
    case 'stroke':
    case 'mask':
    case 'filter':
    case 'clip-path':
    case 'marker-start':
      return chance.oneIn(2)
        ? `url(${chance.pick(['', ' ', '"', "'", '\\0'])}#${id}${chance.pick(['', ' ', '"'])})`
        : value(chance)
    default:
      return number(chance)
  }
}
