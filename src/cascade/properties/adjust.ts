/** Adjusts computed values that depend on other values of the same element. */

import { byName } from '../../model/by-name.ts'
import type { FontSize, InheritedValues, OwnValues, Style } from '../style.ts'
import { keywordSize, MONOSPACE } from './read-font.ts'

/**
 * The single family `monospace`, without a second family, has a smaller default font size. When an element
 * changes to or from it, a font size that was not set by a length is scaled, as all browsers do.
 */
export function adjustMonospace(
  values: InheritedValues,
  base: Readonly<InheritedValues>,
  sized: boolean,
): void {
  if (!sized) values['font-size'] = scaled(values['font-size'], values['font-family'], base['font-family'])
}

export function sizeForMonospace(values: InheritedValues, base: Readonly<InheritedValues>): void {
  const size = values['font-size']
  if (size.keyword !== null) {
    const px = keywordSize(size.keyword, values['font-family'] === MONOSPACE)
    values['font-size'] = {
      ...size,
      px: size === base['font-size'] && values['font-family'] === base['font-family'] ? size.px : px,
    }
  } else values['font-size'] = scaled(size, values['font-family'], base['font-family'])
}

function scaled(size: FontSize, family: string, parentFamily: string): FontSize {
  const monospace = family === MONOSPACE
  if (size.absolute || monospace === (parentFamily === MONOSPACE)) return size
  if (size.keyword !== null) return { ...size, px: keywordSize(size.keyword, monospace) }
  return { ...size, px: monospace ? (size.px * 13) / 16 : (size.px * 16) / 13 }
}

/** The names of each side, written out, because they are read for every style. */
const BORDERS = [
  ['border-top-style', 'border-top-width', 'border-top-color', 'padding-top'],
  ['border-right-style', 'border-right-width', 'border-right-color', 'padding-right'],
  ['border-bottom-style', 'border-bottom-width', 'border-bottom-color', 'padding-bottom'],
  ['border-left-style', 'border-left-width', 'border-left-color', 'padding-left'],
] as const

/** Adjusts values that depend on others of the element, or on the parent's kind of layout. */
export function adjustBox(values: OwnValues, parent: Style | null): void {
  for (const [style, width] of BORDERS) {
    if (values[style] === 'none' || values[style] === 'hidden') values[width] = 0
  }
  if (NATIVE.test(values.appearance)) resetNative(values)
  if (values['overflow-x'] === 'visible' && scrolls(values['overflow-y'])) values['overflow-x'] = 'auto'
  if (values['overflow-y'] === 'visible' && scrolls(values['overflow-x'])) values['overflow-y'] = 'auto'
  const out = values.position === 'absolute' || values.position === 'fixed'
  if (out) values.float = 'none'
  const item = parent && /flex|grid/.test(parent.own.display)
  if (out || values.float !== 'none' || item || !parent)
    values.display = BLOCKIFIED[values.display] ?? values.display
}

/**
 * Values of `appearance` that only our sheet sets. The browser draws such a control, until an author sets it.
 */
const NATIVE = /^(?:checkbox|radio)$/

/**
 * Removes the box decoration that authors give to all inputs from a control that the browser draws itself.
 * The control keeps its background.
 */
function resetNative(values: OwnValues): void {
  for (const [style, width, color, padding] of BORDERS) {
    values[style] = 'none'
    values[width] = 0
    values[color] = 'currentcolor'
    values[padding] = 0
  }
  values['border-top-left-radius'] = values.appearance === 'radio' ? (base) => base / 2 : 0
}

function scrolls(overflow: string): boolean {
  return overflow !== 'visible' && overflow !== 'clip'
}

/** Blockification changes `display` to these values (CSS Display Level 3, section 2.7). */
const BLOCKIFIED = byName<string>({
  inline: 'block',
  'inline-block': 'block',
  'inline-flex': 'flex',
  'inline-grid': 'grid',
  'inline-table': 'table',
  '-webkit-inline-box': '-webkit-box',
  'table-row': 'block',
  'table-cell': 'block',
  'table-row-group': 'block',
  'table-header-group': 'block',
  'table-footer-group': 'block',
  'table-column': 'block',
  'table-column-group': 'block',
  'table-caption': 'block',
  ruby: 'block',
  'ruby-text': 'block',
})
