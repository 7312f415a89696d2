/** Draws a monogram: the initials of a name on a colour of the brand. */

import { contrastOf } from '../../formats/css/color.ts'
import type { Named } from '../../model/logo.ts'
import type { Hex } from '../../model/style.ts'
import { initialsOf } from './initials.ts'
import { outlineOf } from './letters.ts'

export interface Monogram {
  readonly letters: string
  readonly color: Hex
  readonly ink: Hex
  /** A complete SVG of `MONOGRAM_SIDE` by `MONOGRAM_SIDE`. */
  readonly markup: string
}

export const MONOGRAM_SIDE = 100
const ROUNDING = 20
/** The largest width of all letters together, and their largest height. */
const MAX_WIDTH = 62
const MAX_HEIGHT = 46
/** The lowest contrast of text by WCAG 2.2, section 1.4.3. If white has less on a colour, black has more. */
const MIN_CONTRAST = 4.5
/** From this contrast on, the edge of a monogram is visible on its ground. */
const MIN_EDGE = 1.25
const NEUTRALS: readonly Hex[] = ['#475569', '#94a3b8']

/** Makes the monogram of a brand, which is visible on a ground. */
export function monogramOf({ name, label, colors }: Named, ground: Hex): Monogram {
  const letters = initialsOf(name, label, (letter) => outlineOf(letter) !== undefined)
  const color = [...colors, ...NEUTRALS].find((one) => contrastOf(one, ground) >= MIN_EDGE) ?? '#475569'
  const ink = contrastOf('#ffffff', color) >= MIN_CONTRAST ? '#ffffff' : '#000000'
  const side = MONOGRAM_SIDE
  const plate = `<rect width="${side}" height="${side}" rx="${ROUNDING}" fill="${color}"/>`
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${plate}${drawn(letters, ink)}</svg>`
  return { letters, color, ink, markup }
}

/** Draws the letters as outlines in the middle. */
function drawn(letters: string, ink: Hex): string {
  let pen = 0
  const parts: { at: number; path: string }[] = []
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const letter of letters) {
    const outline = outlineOf(letter)
    if (!outline) continue
    const box = boxOf(outline.path)
    ;[left, right] = [Math.min(left, pen + box.left), Math.max(right, pen + box.right)]
    ;[top, bottom] = [Math.min(top, box.top), Math.max(bottom, box.bottom)]
    parts.push({ at: pen, path: outline.path })
    pen += outline.advance
  }
  if (parts.length === 0) return ''
  const [width, height] = [right - left, bottom - top]
  const scale = Math.min(MAX_WIDTH / width, MAX_HEIGHT / height)
  const x = MONOGRAM_SIDE / 2 - (left + width / 2) * scale
  const y = MONOGRAM_SIDE / 2 - (top + height / 2) * scale
  const paths = parts.map(({ at, path }) => `<path transform="translate(${at})" d="${path}"/>`)
  return `<g fill="${ink}" transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})">${paths.join('')}</g>`
}

const short = (value: number) => Math.round(value * 10_000) / 10_000

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * Returns the box of relative path data. The control points of curves count too: in fonts, they are on the
 * tangents at the outermost points, so the box is that of the outline.
 */
function boxOf(path: string): Box {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [, command = '', data = ''] of path.matchAll(/([mlqcz])([^mlqcz]*)/g)) {
    if (command === 'z') {
      ;[x, y] = [startX, startY]
      continue
    }
    const steps = (data.match(/-?\d+/g) ?? []).map(Number)
    let [toX, toY] = [x, y]
    for (let at = 0; at < steps.length; at += 2) {
      ;[toX, toY] = [x + (steps[at] ?? 0), y + (steps[at + 1] ?? 0)]
      ;[left, right] = [Math.min(left, toX), Math.max(right, toX)]
      ;[top, bottom] = [Math.min(top, toY), Math.max(bottom, toY)]
    }
    ;[x, y] = [toX, toY]
    if (command === 'm') [startX, startY] = [x, y]
  }
  return { left, top, right, bottom }
}
