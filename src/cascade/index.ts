import type { Element } from 'domhandler'
import { CANVAS } from '../formats/css/system-colors.ts'
import { once } from '../model/keyed.ts'
import type { ComputedStyle, Hex, StyleSample } from '../model/style.ts'
import { type CascadeInput, styleDocument } from './document.ts'
import { estimateBoxes } from './layout/estimate.ts'
import { type Origin, Origins } from './origins.ts'
import { collectPaintedParts, type PaintedPart } from './painted-parts.ts'
import { ComputedStyles, collectSamples, shownNodes } from './samples.ts'
import type { FontFace } from './sheets/font-face.ts'
import { readFontFaces } from './sheets/font-face.ts'
import { declaredOf, type Trace, traceOf } from './trace.ts'
import { type Use, type UsedStyle, UsedStyles } from './used.ts'

export type { CascadeInput } from './document.ts'
export type { Origin } from './origins.ts'
export type { PaintedPart } from './painted-parts.ts'
export { DRAWING_PROPERTIES } from './properties/property-names.ts'
export type { FontFace } from './sheets/font-face.ts'
export { ParsedSheets } from './sheets/parsed-sheets.ts'
export type { Sheet } from './sheets/rules.ts'
export { sourceSize } from './source-size.ts'
export type { Use, UsedStyle } from './used.ts'

/** The result of `computeCascade`: the computed styles of a document. */
export interface Cascade {
  /** Holds the visible elements in document order. */
  readonly samples: readonly StyleSample[]
  /** Returns what visible elements paint besides their own background, in document order. */
  readonly paintedParts: () => readonly PaintedPart[]
  /** Returns the style of any element, visible or not; undefined beyond the limits or in another document. */
  readonly styleOf: (element: Element) => ComputedStyle | undefined
  /** The custom properties of the document element, with `var()` substituted. */
  readonly customProperties: ReadonlyMap<string, string>
  /** The `@font-face` rules that apply, in the order of the sheets. */
  readonly fontFaces: readonly FontFace[]
  /** The colour of the canvas, by the colour scheme of the document element. */
  readonly canvas: Hex
  /** Returns whether anything may be painted otherwise in the other colour scheme. */
  readonly dependsOnScheme: () => boolean
  /** Returns the declaration that sets a longhand of an element, for people; undefined when nothing does. */
  readonly traceOf: (element: Element, longhand: string) => Trace | undefined
  /** Returns what the page declares for a longhand of an element, `::before` or `::after`, if anything. */
  readonly declaredOf: (
    element: Element,
    longhand: string,
    which?: PaintedPart['which'],
  ) => string | undefined
  /**
   * Returns the computed style of an element while a control is used: while it is under the pointer, or has
   * the focus. The element is the control, or is inside it. Undefined for elements beyond the limits.
   */
  readonly usedStyleOf: (control: Element, use: Use, element?: Element) => UsedStyle | undefined
  /** The conditions of `@media`, each with its number of blocks, in the order of the sheets. */
  readonly mediaQueries: ReadonlyMap<string, number>
  /** Returns who chose the value of a longhand; undefined beyond the limits or in another document. */
  readonly originOf: (element: Element, longhand: string) => Origin | undefined
}

/**
 * Computes the styles of a document from its sheets, without a browser. It is pure; broken CSS is left out as
 * browsers do. The cost grows with the number of elements and of rules, not with their product.
 */
export function computeCascade(input: CascadeInput): Cascade {
  const styled = styleDocument(input)
  const boxes = estimateBoxes(styled, input.viewport)
  const computed = new ComputedStyles(styled, boxes)
  const origins = new Origins(styled)
  const { root } = styled.tree
  const used = new UsedStyles(styled, boxes)
  const fontFaces = once(() => readFontFaces(styled.rules.fontFaces))
  return {
    samples: collectSamples(styled, boxes, computed),
    paintedParts: once(() => collectPaintedParts(styled, shownNodes(styled), boxes)),
    styleOf: (element) => {
      const node = styled.nodeOf.get(element)
      return node && computed.of(node)
    },
    customProperties: (root && styled.styles.get(root)?.custom) ?? new Map(),
    get fontFaces() {
      return fontFaces()
    },
    canvas: CANVAS[root && styled.styles.get(root)?.inherited['color-scheme'] ? 1 : 0],
    dependsOnScheme: styled.dependsOnScheme,
    traceOf: (element, longhand) => {
      const node = styled.nodeOf.get(element)
      return node && traceOf(styled, node, longhand)
    },
    declaredOf: (element, longhand, which = 'itself') => {
      const node = styled.nodeOf.get(element)
      return node && declaredOf(styled, node, longhand, which)
    },
    usedStyleOf: (control, use, element = control) => {
      const [node, inside] = [styled.nodeOf.get(control), styled.nodeOf.get(element)]
      return node && inside && used.of(node, use, inside)
    },
    mediaQueries: styled.rules.mediaQueries,
    originOf: (element, longhand) => {
      const node = styled.nodeOf.get(element)
      return node && origins.of(node, longhand)
    },
  }
}
