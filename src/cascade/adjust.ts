import { keywordSize, MONOSPACE } from './read-font.ts'
import type { FontSize, InheritedValues, OwnValues, Style } from './style.ts'

/**
 * `monospace` alone has a smaller default size: changing to or from it scales a size that no length has fixed, as
 * all browsers do.
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

/** Names of each side, as they stand: they are asked for with every style. */
const BORDERS = [
  ['border-top-style', 'border-top-width', 'border-top-color', 'padding-top'],
  ['border-right-style', 'border-right-width', 'border-right-color', 'padding-right'],
  ['border-bottom-style', 'border-bottom-width', 'border-bottom-color', 'padding-bottom'],
  ['border-left-style', 'border-left-width', 'border-left-color', 'padding-left'],
] as const

/** Computed values that hang on others of the same element, or on the kind of box it stands in. */
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

/** What only our user agent's sheet says: boxes that the browser draws itself, until an author says `none` or anything else. */
const NATIVE = /^(?:checkbox|radio)$/

/** They keep a fill, and nothing else of what authors give to all inputs. */
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

/** CSS Display Level 3, section 2.7. */
const BLOCKIFIED: Readonly<Record<string, string>> = {
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
}
