import { anyOf } from '../../lexicon/pattern.ts'
import { oncePer } from '../../model/keyed.ts'
import { faceKindOf } from '../properties/faces.ts'
import { type Style, usedLineHeight } from '../style.ts'

/**
 * The advances of the characters from space to tilde in Helvetica and Arial, in thousandths of an em, by
 * their metric files. Other families are scaled by `SCALES`, measured over English text: Times 0.92, Verdana
 * 1.15. Most web fonts are near Arial.
 */
const ADVANCES = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]
const SCALES = { serif: 0.92, sans: 1, wide: 1.15, monospace: 1 }
const MONOSPACE = 600
const BOLD = 1.07
/** The advance in other alphabets; Cyrillic has 560. */
const OTHER = 550
/** The advance in scripts with square characters, and in the private use area (glyphs of icon fonts). */
const SQUARE = 1000

export function textWidth(text: string, { inherited }: Style): number {
  if (text.length === 0) return 0
  const { scale, fixed, upper } = faceOf(inherited)
  let sum = 0
  for (let at = 0; at < text.length; at++) {
    let code = text.charCodeAt(at)
    if (upper && code >= 97 && code <= 122) code -= 32
    if (code >= 32 && code < 127) sum += fixed || (ADVANCES[code - 32] ?? 0)
    else if (code > 160) sum += isSquare(code) ? SQUARE / scale : fixed || OTHER
    else sum += fixed || 278
  }
  return (sum / 1000) * scale * inherited['font-size'].px + text.length * inherited['letter-spacing']
}

function isSquare(code: number): boolean {
  if (code < 0x1100) return false
  return (
    code <= 0x11ff ||
    (code >= 0x2e80 && code <= 0x9fff) ||
    (code >= 0xa960 && code <= 0xa97f) ||
    (code >= 0xac00 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfaff) ||
    (code >= 0xfe30 && code <= 0xff60)
  )
}

/** Splits a text into spaces and unbreakable units: words, and characters of scripts without spaces. */
export function unitsOf(text: string): readonly string[] {
  return text.match(UNITS) ?? []
}

const UNITS = anyOf(
  [
    ' ',
    /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\uff60]/,
    /[^ \u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\uff60]+/,
  ],
  'g',
)

interface Face {
  readonly scale: number
  /** In a monospace font every character has this advance; else it is 0. */
  readonly fixed: number
  readonly upper: boolean
}

/** The face is stored, because many elements share a style. */
const faceOf = oncePer((inherited: Style['inherited']): Face => {
  const kind = faceKindOf(inherited['font-family'])
  const fixed = kind === 'monospace' ? MONOSPACE : 0
  const bold = inherited['font-weight'] >= 600 && !fixed ? BOLD : 1
  const upper = inherited['text-transform'] === 'uppercase'
  return { scale: SCALES[kind] * bold, fixed, upper }
}, new WeakMap<Style['inherited'], Face>())

export function lineHeightOf({ inherited }: Style): number {
  return usedLineHeight(inherited['line-height'], inherited['font-size'].px)
}

/** Returns the height of an inline box without padding, which its background covers. */
export function contentHeight({ inherited }: Style): number {
  return Math.round(inherited['font-size'].px * 1.15)
}

export function keepsLines({ inherited }: Style): boolean {
  return inherited['white-space'].startsWith('pre')
}

export function breaksLines({ inherited }: Style): boolean {
  return inherited['white-space'] !== 'nowrap' && inherited['white-space'] !== 'pre'
}

/** Returns the text as it is laid out: white space is collapsed unless it is preserved. */
export function laidText(text: string, style: Style): string {
  return keepsLines(style) || !FOLDABLE.test(text) ? text : text.replace(/[\t\n\r\f ]+/g, ' ')
}

const FOLDABLE = /[\t\n\r\f]| {2}/
