import { roleOf } from '../../cascade/role.ts'
import { buildTree, type ElementNode, type TreeLimits, treePath } from '../../cascade/tree.ts'
import { countWords } from '../../cascade/words.ts'
import { parseColor } from '../../formats/color.ts'
import type { Box, ComputedStyle, Hex, Sides, StyleSample } from '../../model/style.ts'
import { documentOf } from '../../snapshot/dom.ts'
import { snapshotFromHtml } from '../../snapshot/from-html.ts'
import { MARK, PROPERTIES, type PropertyName, type SeenElement, type SeenPage } from './in-page/collect.ts'

const MAX_TEXT = 80

/**
 * Turns what the page told into samples. Paths are taken from the tree that the marked document parses to, not from the live one:
 * scripts build trees that no parser makes (a `div` in a `p`), and readers see the parsed one.
 */
export function samplesOf(
  seen: Pick<SeenPage, 'elements' | 'looks'>,
  markedHtml: string,
  url: string,
  limits: TreeLimits,
): StyleSample[] {
  const styles = seen.looks.map((look) => styleOf(look))
  const { nodes } = buildTree(documentOf(snapshotFromHtml({ url, html: markedHtml })), limits)
  return nodes.flatMap((node) => {
    const found = seen.elements[Number(node.element.attribs[MARK] ?? -1)]
    const style = found && styles[found.look]
    return style ? [sampleOf(node, found, style)] : []
  })
}

/** The document without its marks. */
export function withoutMarks(html: string): string {
  return html.replaceAll(new RegExp(` ${MARK}="\\d+"`, 'g'), '')
}

function sampleOf(node: ElementNode, seen: SeenElement, style: Look): StyleSample {
  const [x, y, width, height] = seen.box
  const box = { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) }
  const { radius, fill, stroke, ...rest } = style
  return {
    path: treePath(node),
    tag: node.tag,
    role: roleOf(node),
    text: seen.text.slice(0, MAX_TEXT),
    words: seen.text === '' ? 0 : countWords(seen.text),
    box,
    style: {
      ...rest,
      opacity: Math.round(seen.opacity * 1000) / 1000,
      borderRadius: radiusOf(radius, box),
      fill: node.svg ? fill : 'none',
      stroke: node.svg ? stroke : 'none',
    },
  }
}

/** A style before what differs by element is in it. */
type Look = Omit<ComputedStyle, 'opacity' | 'borderRadius'> & { readonly radius: string }

function styleOf(values: readonly string[]): Look {
  const read = (name: PropertyName): string => values[PROPERTIES.indexOf(name)] ?? ''
  const sides = <T>(pick: (side: 'top' | 'right' | 'bottom' | 'left') => T): Sides<T> => [
    pick('top'),
    pick('right'),
    pick('bottom'),
    pick('left'),
  ]
  const lineHeight = read('line-height')
  return {
    color: colorOf(read('color')),
    backgroundColor: colorOf(read('background-color')),
    backgroundImage: read('background-image') || 'none',
    fontFamily: read('font-family'),
    fontSize: pixels(read('font-size')),
    fontWeight: Number(read('font-weight')) || 400,
    lineHeight: lineHeight === 'normal' ? null : pixels(lineHeight),
    letterSpacing: pixels(read('letter-spacing')),
    textTransform: read('text-transform'),
    textDecorationLine: read('text-decoration-line') || 'none',
    display: read('display'),
    borderColor: sides((side) => colorOf(read(`border-${side}-color`))),
    borderWidth: sides((side) => pixels(read(`border-${side}-width`))),
    borderStyle: sides((side) => read(`border-${side}-style`)),
    padding: sides((side) => pixels(read(`padding-${side}`))),
    radius: read('border-top-left-radius'),
    boxShadow: read('box-shadow') || 'none',
    fill: paintOf(read('fill')),
    stroke: paintOf(read('stroke')),
  }
}

function colorOf(text: string): Hex {
  return parseColor(text) ?? '#00000000'
}

/** A gradient or pattern has no one colour: its fallback colour where it names one. */
function paintOf(text: string): string {
  return parseColor(text.replace(/^url\([^)]*\)\s*/, '')) ?? 'none'
}

/** `normal` and percentages that stand for nothing here count as 0. */
function pixels(text: string): number {
  return text.endsWith('px') ? rounded(Number.parseFloat(text)) : 0
}

function radiusOf(text: string, { width, height }: Box): number {
  const [first = '0'] = text.split(' ')
  return first.endsWith('%')
    ? rounded((Number.parseFloat(first) / 100) * Math.min(width, height))
    : pixels(first)
}

/** Hundredths of a pixel. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
