/**
 * Costs in plain shapes. A plain shape costs 1, which is up to 0.1 ms with librsvg 2.63 at 200 by 200 pixels.
 * Each cost was measured with 100 to 1,000 elements that cover the whole picture.
 */
export const COSTS = {
  /** Each element that is visited, whether it is drawn or not. */
  visit: 0.05,
  /** Reading the values of an element takes time: 0.5 ms for path data of 10 kB. */
  character: 1 / 2_000,
  /** A group with an opacity, a blend mode, a mask or a filter, which is drawn into a separate layer. */
  layer: 10,
  clip: 10,
  /** The share of the cost of a clip's outlines that is added for each shape painted within the clip. */
  clipped: 0.3,
  mask: 20,
  filter: 20,
  /** Each filter primitive, which takes up to 2 ms. `feGaussianBlur` and `feDropShadow` take 3 to 5 ms. */
  primitive: 20,
  blur: 50,
  gradient: 5,
  /** Each stop of a gradient, for each shape that is painted with the gradient. */
  stop: 0.05,
  pattern: 20,
  image: 20,
  /** Each pixel of an image, or of a pattern's tile. */
  pixel: 1 / 4_000,
  /** Each byte of an image's file. */
  byte: 1 / 1_000,
  letter: 0.2,
} as const

/**
 * An outline with this many numbers costs as much as a plain shape. The cost grows with the square, because
 * an outline with twice as many numbers may cross itself four times as often.
 */
const NUMBERS_A_SHAPE = 50
/** Above this size in pixels, a curve of twice the length is drawn with up to twice as many lines. */
const COMMON_EXTENT = 400

/** Returns the cost of an outline from the count of its numbers and its longer side in pixels. */
export function outlineCost(numbers: number, extent: number): number {
  const lines = numbers * Math.sqrt(Math.max(1, extent / COMMON_EXTENT))
  return 1 + (lines / NUMBERS_A_SHAPE) ** 2
}

/** Thrown where a drawing would take too long; `drawableSvg` catches it. */
export class TooCostly extends Error {}

/** Counts the cost of a drawing while it is written, in plain shapes. */
export class Budget {
  readonly #whole: number
  #spent = 0

  constructor(shapes: number) {
    this.#whole = shapes
  }

  get spent(): number {
    return this.#spent
  }

  /** Throws `TooCostly` when the cost exceeds the rest of the budget, or is not a number. */
  spend(shapes: number): void {
    this.#spent += shapes
    if (!(this.#spent <= this.#whole)) throw new TooCostly()
  }
}
