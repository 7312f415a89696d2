/** Calculates with the transforms of SVG. */

import { byName } from '../../../model/by-name.ts'

/** An affine transform: `x' = a x + c y + e`, `y' = b x + d y + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export function scaling(x: number, y = x): Matrix {
  return [x, 0, 0, y, 0, 0]
}

export function moving(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y]
}

/** Multiplies two transforms. The second is applied to a point before the first. */
export function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** Returns the largest factor by which the transform lengthens a line: the larger singular value. */
export function stretch([a, b, c, d]: Matrix): number {
  const squares = a * a + b * b + c * c + d * d
  const area = a * d - b * c
  return Math.sqrt((squares + Math.sqrt(Math.max(0, squares * squares - 4 * area * area))) / 2)
}

const FUNCTION = /[\s,]*([a-z]+)\s*\(([^()]*)\)/iy
/** Matches a number with an optional unit, in the spellings of SVG and CSS. */
const ARGUMENT = /[\s,]*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(px|deg|rad|turn|grad)?/iy

/** Degrees per unit of an angle. */
const ANGLES = byName<number>({ deg: 1, rad: 180 / Math.PI, turn: 360, grad: 0.9 })

/** Reads a list of transforms from an attribute or a CSS value. Undefined when malformed or not finite. */
export function readTransform(text: string): Matrix | undefined {
  let whole = IDENTITY
  let end = 0
  FUNCTION.lastIndex = 0
  for (let found = FUNCTION.exec(text); found; found = FUNCTION.exec(text)) {
    end = FUNCTION.lastIndex
    const matrix = matrixOf(found[1]?.toLowerCase() ?? '', argumentsIn(found[2] ?? ''))
    if (!matrix) return undefined
    whole = times(whole, matrix)
    FUNCTION.lastIndex = end
  }
  return end > 0 && text.slice(end).trim() === '' && whole.every(Number.isFinite) ? whole : undefined
}

function argumentsIn(text: string): number[] {
  const numbers: number[] = []
  ARGUMENT.lastIndex = 0
  for (let found = ARGUMENT.exec(text); found; found = ARGUMENT.exec(text))
    numbers.push(Number(found[1]) * (ANGLES[found[2]?.toLowerCase() ?? ''] ?? 1))
  return numbers
}

function matrixOf(name: string, numbers: readonly number[]): Matrix | undefined {
  const [first, second, third, fourth, fifth, sixth] = numbers
  if (first === undefined) return undefined
  const angle = (first * Math.PI) / 180
  switch (name) {
    case 'translate':
      return moving(first, second ?? 0)
    case 'translatex':
      return moving(first, 0)
    case 'translatey':
      return moving(0, first)
    case 'scale':
      return scaling(first, second ?? first)
    case 'scalex':
      return scaling(first, 1)
    case 'scaley':
      return scaling(1, first)
    case 'skewx':
      return [1, 0, Math.tan(angle), 1, 0, 0]
    case 'skewy':
      return [1, Math.tan(angle), 0, 1, 0, 0]
    case 'rotate': {
      const turned: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]
      if (second === undefined) return turned
      const y = third ?? 0
      return times(times(moving(second, y), turned), moving(-second, -y))
    }
    case 'matrix':
      return numbers.length === 6
        ? [first, second ?? 0, third ?? 0, fourth ?? 0, fifth ?? 0, sixth ?? 0]
        : undefined
    default:
      return undefined
  }
}
