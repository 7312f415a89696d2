import type { Element } from 'domhandler'
import { TooCostly } from './cost.ts'
import { type Matrix, times } from './matrix.ts'
import type { Style } from './style.ts'

/** The coordinate system in which an element is drawn, and its depth. */
export interface DrawContext {
  /** Converts from user units to pixels. */
  readonly matrix: Matrix
  /** The size of the nearest viewport, in user units. */
  readonly width: number
  readonly height: number
  /** The number of elements around this element. */
  readonly depth: number
  readonly references: number
}

/** Markup that was written, with the facts that its cost depends on. */
export interface Drawn {
  readonly markup: string
  /** The largest width or height of any part of the drawing, in pixels. */
  readonly extent: number
  /** The number of shapes painted in it. A clip is applied again for each of them. */
  readonly parts: number
}

export const NOTHING: Drawn = { markup: '', extent: 0, parts: 0 }

/** Writes an element, which inherits the style `outer`. */
export type Draw = (element: Element, outer: Style, context: DrawContext) => Drawn

export function together(parts: readonly Drawn[]): Drawn {
  let whole = NOTHING
  for (const part of parts)
    whole = { markup: '', extent: Math.max(whole.extent, part.extent), parts: whole.parts + part.parts }
  return { ...whole, markup: parts.map(({ markup }) => markup).join('') }
}

/** The limit of references within references, such as a pattern whose shapes refer to a pattern. */
const MAX_REFERENCES = 20

/** Returns the context for a referenced element. Throws `TooCostly` when references are nested too deeply. */
export function deeper(context: DrawContext): DrawContext {
  if (context.references >= MAX_REFERENCES) throw new TooCostly()
  return { ...context, references: context.references + 1, depth: context.depth + 1 }
}

/** Returns the context after a transform; throws `TooCostly` when its numbers are not finite. */
export function moved(context: DrawContext, matrix: Matrix | undefined): DrawContext {
  if (!matrix) return context
  const whole = times(context.matrix, matrix)
  if (!whole.every(Number.isFinite)) throw new TooCostly()
  return { ...context, matrix: whole }
}
