/** Rewrites untrusted SVGs, so that they can be given to a renderer. */

import type { Size } from '../../image/header.ts'
import { findSvg } from '../document.ts'
import { numbersIn } from '../path.ts'
import { MAX_SVG_BYTES, svgSize } from '../size.ts'
import { VIEWPORT, written } from './attributes.ts'
import { Budget, TooCostly } from './cost.ts'
import type { Letters } from './letters.ts'
import { scaling } from './matrix.ts'
import { Source } from './source.ts'
import { Writer } from './writer.ts'

/** The limit of a drawing's cost, in plain shapes (see `cost.ts`). Logos of the samples cost up to 400. */
const MAX_SHAPES = 10_000

export interface Drawable {
  /** The size in pixels that the file declares. */
  readonly natural: Size
  /** The size in pixels to draw it in. */
  readonly drawn: Size
  readonly markup: string
}

/**
 * Rewrites an SVG for a renderer. Known elements, attributes and values are parsed and written again, so that
 * no text of the file is copied: no names, entities, scripts, style sheets (their declarations are written to
 * each element), fonts or references to other files. Returns a reason, as a sentence, when the SVG cannot be
 * drawn or would take too long.
 *
 * @param sizeFor returns the pixels to draw it in, from its natural size
 * @param letters outlines for the letters of its text; without them, bars are drawn in place of letters
 */
export function drawableSvg(
  text: string,
  sizeFor: (natural: Size) => Size,
  letters?: Letters,
): Drawable | { readonly reason: string } {
  if (text.length > MAX_SVG_BYTES) return { reason: `It is an SVG of more than ${MAX_SVG_BYTES} bytes.` }
  const root = findSvg(text)
  if (!root) return { reason: 'It is no SVG.' }
  const natural = svgSize(root)
  if (!natural) return { reason: 'It is an SVG without a size.' }
  const drawn = sizeFor(natural)
  const { viewBox, viewbox, preserveAspectRatio, overflow } = root.attribs
  const box = numbersIn(viewBox ?? viewbox ?? '', 4)
  const [, , across = 0, down = 0] = box
  const { width, height } = across > 0 && down > 0 ? { width: across, height: down } : natural
  const context = {
    matrix: scaling(Math.max(drawn.width / width, drawn.height / height)),
    width,
    height,
    depth: 0,
    references: 0,
  }
  const values = {
    width: `${drawn.width}`,
    height: `${drawn.height}`,
    viewBox: across > 0 && down > 0 ? box.join(' ') : `0 0 ${natural.width} ${natural.height}`,
    ...(preserveAspectRatio === undefined ? {} : { preserveAspectRatio }),
    ...(overflow === undefined ? {} : { overflow }),
  }
  try {
    const writer = new Writer(new Source(root), new Budget(MAX_SHAPES), letters)
    return { natural, drawn, markup: writer.write(context, written(values, VIEWPORT, 16)) }
  } catch (thrown) {
    if (!(thrown instanceof TooCostly)) throw thrown
    return { reason: `It would take as long to draw as more than ${MAX_SHAPES} shapes.` }
  }
}
