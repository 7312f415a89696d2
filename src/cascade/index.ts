import type { Element } from 'domhandler'
import { CANVAS } from '../formats/css-system-colors.ts'
import type { ComputedStyle, Hex, StyleSample } from '../model/style.ts'
import { type CascadeInput, styleDocument } from './document.ts'
import type { FontFace } from './font-face.ts'
import { readFontFaces } from './font-face.ts'
import { estimateBoxes } from './layout/estimate.ts'
import { collectPaintedParts, type PaintedPart } from './painted-parts.ts'
import { ComputedStyles, collectSamples, shownNodes } from './samples.ts'
import { type Trace, traceOf } from './trace.ts'

export type { CascadeInput } from './document.ts'
export type { FontFace } from './font-face.ts'
export type { PaintedPart } from './painted-parts.ts'
export { Readings } from './readings.ts'
export type { Sheet } from './rules.ts'
export { sourceSize } from './source-size.ts'

/** The styles of a document. */
export interface Cascade {
  /** Visible elements in document order. */
  readonly samples: readonly StyleSample[]
  /** What visible elements paint beside their own background, in document order; computed when it is first asked for. */
  readonly paintedParts: () => readonly PaintedPart[]
  /** Of any element of the document, visible or not; undefined for one beyond the limits or of another document. */
  readonly styleOf: (element: Element) => ComputedStyle | undefined
  /** Custom properties of the document element, `var()` resolved. */
  readonly customProperties: ReadonlyMap<string, string>
  /** `@font-face` rules that apply, in the order of the sheets. */
  readonly fontFaces: readonly FontFace[]
  /** What the page is painted on where nothing fills it: by the colour scheme of the document element. */
  readonly canvas: Hex
  /** The declaration that one longhand of an element comes from; undefined when nothing sets it. For people. */
  readonly traceOf: (element: Element, longhand: string) => Trace | undefined
}

/**
 * Computes the styles of a document from its sheets, without a browser. Pure; broken styles are left out as browsers
 * do. Cost grows with elements and rules, not with their product.
 */
export function computeCascade(input: CascadeInput): Cascade {
  const styled = styleDocument(input)
  const boxes = estimateBoxes(styled, input.viewport)
  const computed = new ComputedStyles(styled, boxes)
  const { root } = styled.tree
  let paintedParts: readonly PaintedPart[] | undefined
  let fontFaces: readonly FontFace[] | undefined
  return {
    samples: collectSamples(styled, boxes, computed),
    paintedParts: () => {
      paintedParts ??= collectPaintedParts(styled, shownNodes(styled), boxes)
      return paintedParts
    },
    styleOf: (element) => {
      const node = styled.nodeOf.get(element)
      return node && computed.of(node)
    },
    customProperties: (root && styled.styles.get(root)?.custom) ?? new Map(),
    get fontFaces() {
      fontFaces ??= readFontFaces(styled.rules.fontFaces)
      return fontFaces
    },
    canvas: CANVAS[root && styled.styles.get(root)?.inherited['color-scheme'] ? 1 : 0],
    traceOf: (element, longhand) => {
      const node = styled.nodeOf.get(element)
      return node && traceOf(styled, node, longhand)
    },
  }
}

/** Visible elements of a document in document order: `computeCascade(input).samples`. */
export function computeStyles(input: CascadeInput): readonly StyleSample[] {
  return computeCascade(input).samples
}
