import type { Element } from 'domhandler'
import type { ComputedStyle, StyleSample } from '../model/style.ts'
import { type CascadeInput, styleDocument } from './document.ts'
import type { FontFace } from './font-face.ts'
import { readFontFaces } from './font-face.ts'
import { estimateBoxes } from './layout/estimate.ts'
import { ComputedStyles, collectSamples } from './samples.ts'

export type { CascadeInput } from './document.ts'
export type { FontFace } from './font-face.ts'
export type { Sheet } from './rules.ts'

/** The styles of a document. */
export interface Cascade {
  /** Visible elements in document order. */
  readonly samples: readonly StyleSample[]
  /** Of any element of the document, visible or not; undefined for one beyond the limits or of another document. */
  readonly styleOf: (element: Element) => ComputedStyle | undefined
  /** Custom properties of the document element, `var()` resolved. */
  readonly customProperties: ReadonlyMap<string, string>
  /** `@font-face` rules that apply, in the order of the sheets. */
  readonly fontFaces: readonly FontFace[]
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
  return {
    samples: collectSamples(styled, boxes, computed),
    styleOf: (element) => {
      const node = styled.nodeOf.get(element)
      return node && computed.of(node)
    },
    customProperties: (root && styled.styles.get(root)?.custom) ?? new Map(),
    fontFaces: readFontFaces(styled.rules.fontFaces),
  }
}

/** Visible elements of a document in document order: `computeCascade(input).samples`. */
export function computeStyles(input: CascadeInput): readonly StyleSample[] {
  return computeCascade(input).samples
}
