/** Makes style samples from the data that the browser read from the elements of a page. */

import type { Document } from 'domhandler'
import { roleOf } from '../../cascade/role.ts'
import { buildTree, type ElementNode, treePath } from '../../cascade/selectors/tree.ts'
import { parseColor } from '../../formats/css/color.ts'
import { inRgb } from '../../formats/css/color-in-context.ts'
import { countWords } from '../../formats/text/word-count.ts'
import type { Box, ComputedStyle, Hex, Sides, StyleSample } from '../../model/style.ts'
import {
  MARK,
  PROPERTIES,
  type PropertyName,
  type SeenElement,
  type SeenPage,
  type SeenStyles,
} from './in-page/collect.ts'

const MAX_TEXT = 80

/**
 * Makes the samples. Their paths come from parsing the marked document, not from the live tree, because
 * scripts can build trees that no parser makes (a `div` in a `p`), and readers of the snapshot see the parsed
 * tree. Removes the marks from the tree.
 */
export function samplesOf({ styles: text }: Pick<SeenPage, 'styles'>, marked: Document): StyleSample[] {
  const seen: SeenStyles = JSON.parse(text)
  const styles = seen.looks.map((look) => styleOf(look))
  const { nodes } = buildTree(marked)
  return nodes.flatMap((node) => {
    const { attribs } = node.element
    const mark = attribs[MARK]
    if (mark === undefined) return []
    delete attribs[MARK]
    const found = seen.elements[Number(mark)]
    const style = found && styles[found.look]
    return style ? [sampleOf(node, found, style)] : []
  })
}

export function withoutMarks(html: string): string {
  return html.replaceAll(new RegExp(` ${MARK}="\\d+"`, 'g'), '')
}

function sampleOf(node: ElementNode, seen: SeenElement, style: Look): StyleSample {
  const [x, y, width, height] = seen.box
  const box = { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) }
  return {
    path: treePath(node),
    tag: node.tag,
    role: roleOf(node),
    text: seen.text.slice(0, MAX_TEXT),
    words: seen.text === '' ? 0 : countWords(seen.text),
    box,
    style: inElement(style, { box, opacity: seen.opacity }, node.svg),
  }
}

/**
 * Returns the style of one element from what the browser computed for it. `values` are in the order of
 * `PROPERTIES`.
 */
export function seenStyle(values: readonly string[], element: SeenPlace, isSvg: boolean): ComputedStyle {
  return inElement(styleOf(values), element, isSvg)
}

interface SeenPlace {
  readonly box: Box
  /** The product of the opacities of the element and all its ancestors. */
  readonly opacity: number
}

function inElement(style: Look, { box, opacity }: SeenPlace, isSvg: boolean): ComputedStyle {
  const { radius, fill, stroke, ...rest } = style
  return {
    ...rest,
    opacity: Math.round(opacity * 1000) / 1000,
    borderRadius: radiusOf(radius, box),
    fill: isSvg ? fill : 'none',
    stroke: isSvg ? stroke : 'none',
  }
}

/** A style without the values that depend on the element. */
type Look = Omit<ComputedStyle, 'opacity' | 'borderRadius'> & { readonly radius: string }

function styleOf(values: readonly string[]): Look {
  const read = (name: PropertyName): string => values[PROPERTIES.indexOf(name)] ?? ''
  const sides = <T>(name: PropertyName, toValue: (text: string) => T): Sides<T> => {
    const [top = '', right = top, bottom = top, left = right] = read(name).match(PART) ?? []
    return [toValue(top), toValue(right), toValue(bottom), toValue(left)]
  }
  const lineHeight = read('line-height')
  return {
    color: colorOf(read('color')),
    backgroundColor: colorOf(read('background-color')),
    backgroundImage: inRgb(read('background-image')) || 'none',
    fontFamily: read('font-family'),
    fontSize: pixels(read('font-size')),
    fontWeight: Number(read('font-weight')) || 400,
    lineHeight: lineHeight === 'normal' ? null : pixels(lineHeight),
    letterSpacing: pixels(read('letter-spacing')),
    textTransform: read('text-transform'),
    textDecorationLine: read('text-decoration-line') || 'none',
    display: read('display'),
    borderColor: sides('border-color', colorOf),
    borderWidth: sides('border-width', pixels),
    borderStyle: sides('border-style', String),
    padding: sides('padding', pixels),
    radius: read('border-top-left-radius'),
    boxShadow: inRgb(read('box-shadow')) || 'none',
    fill: paintOf(read('fill')),
    stroke: paintOf(read('stroke')),
  }
}

/** One part of a value with up to four sides: a word, or a function with everything in its parentheses. */
const PART = /(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g

function colorOf(text: string): Hex {
  return parseColor(text) ?? '#00000000'
}

/** A gradient or pattern has no single colour. Its fallback colour is used when there is one. */
function paintOf(text: string): string {
  return parseColor(text.replace(/^url\([^)]*\)\s*/, '')) ?? 'none'
}

/** `normal` and percentages have no pixel value here and count as 0. */
function pixels(text: string): number {
  return text.endsWith('px') ? rounded(Number.parseFloat(text)) : 0
}

function radiusOf(text: string, { width, height }: Box): number {
  const [first = '0'] = text.split(' ')
  return first.endsWith('%')
    ? rounded((Number.parseFloat(first) / 100) * Math.min(width, height))
    : pixels(first)
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
