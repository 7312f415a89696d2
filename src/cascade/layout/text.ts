import { type Style, usedLineHeight } from '../style.ts'

/**
 * Mean advance of a letter in ems over English text, spaces apart: Times 0.44, Arial 0.51, Verdana 0.58, and 0.6 for
 * fixed width. Web fonts are mostly near Arial.
 */
const ADVANCE = { serif: 0.44, sans: 0.51, wide: 0.58, monospace: 0.6 }
const SPACE = 0.27
const BOLD = 1.06
const UPPERCASE = 1.28
/** Scripts of square letters, and the private area where icon fonts have their glyphs: about an em each. */
const WIDE_SCRIPTS =
  /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\ue000-\uf8ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/g

/** Width of a text on one line, in pixels. */
export function textWidth(text: string, { inherited }: Style): number {
  if (text.length === 0) return 0
  const wide = text.match(WIDE_SCRIPTS)?.length ?? 0
  const weight = inherited['font-weight'] >= 600 ? BOLD : 1
  const scale = inherited['text-transform'] === 'uppercase' ? UPPERCASE : 1
  const spaces = text.split(' ').length - 1
  const letters = (text.length - wide - spaces) * advanceOf(inherited['font-family']) * weight * scale
  return (
    (letters + wide + spaces * SPACE) * inherited['font-size'].px + text.length * inherited['letter-spacing']
  )
}

function advanceOf(family: string): number {
  const first = family.split(',', 1)[0]?.toLowerCase() ?? ''
  if (/mono|courier|consol|menlo/.test(first)) return ADVANCE.monospace
  if (/verdana/.test(first)) return ADVANCE.wide
  return /times|georgia|garamond|^serif/.test(first) ? ADVANCE.serif : ADVANCE.sans
}

export function lineHeightOf({ inherited }: Style): number {
  return usedLineHeight(inherited['line-height'], inherited['font-size'].px)
}

/** Height of the letters' own box, which backgrounds of inline elements fill. */
export function contentHeight({ inherited }: Style): number {
  return Math.round(inherited['font-size'].px * 1.15)
}

export function keepsLines({ inherited }: Style): boolean {
  return inherited['white-space'].startsWith('pre')
}

export function breaksLines({ inherited }: Style): boolean {
  return inherited['white-space'] !== 'nowrap' && inherited['white-space'] !== 'pre'
}

/** Text as it is laid out: white space folded unless it is kept. */
export function laidText(text: string, style: Style): string {
  return keepsLines(style) ? text : text.replace(/[\t\n\r\f ]+/g, ' ')
}
