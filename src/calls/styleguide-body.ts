import { alphaOf } from '../formats/css/color.ts'
import {
  buttonDeclarations,
  cardDeclarations,
  type Declarations,
  typeDeclarations,
} from '../formats/css/declarations.ts'
import { colorText, keywordText, pxText } from '../formats/css/serialize.ts'
import { type Finding, foundValue } from '../model/finding.ts'
import type { FontLinks } from '../model/font-links.ts'
import {
  type BoxStyle,
  BUTTON_KINDS,
  type ButtonStyle,
  type CardStyle,
  HEADING_LEVELS,
  SHADOW_STEPS,
  SPACING_STEPS,
  type Styleguide,
  type TypeStyle,
} from '../model/styleguide.ts'

/**
 * Makes the part of the answer after status and code, with every key that newer clients expect. A text level,
 * a kind of button or a card that the page does not have is left out. Every other value that was not found is
 * the CSS value for absence, such as `none`.
 */
export function styleguideBody(domain: string, styleguide: Styleguide, fontLinks: FontLinks): object {
  return { domain, styleguide: { ...toStyleguide(styleguide), fontLinks } }
}

function toStyleguide({ mode, colors, typography, elementSpacing, shadows, components }: Styleguide) {
  const spacing = foundValue(elementSpacing)
  const shadow = foundValue(shadows)
  const shownMode = foundValue(mode) ?? 'light'
  return {
    mode: shownMode,
    colors: toColors(colors, shownMode === 'dark'),
    typography: {
      headings: present(HEADING_LEVELS, typography.headings, toType),
      ...present(['p'], typography, toType),
    },
    elementSpacing: keyed(SPACING_STEPS, (step) => pxText(spacing?.steps[step] ?? 0)),
    shadows: {
      ...keyed(SHADOW_STEPS, (step) => shadow?.steps[step] ?? 'none'),
      inner: shadow?.inner ?? 'none',
    },
    components: {
      button: present(BUTTON_KINDS, components.button, toButton),
      ...present(['card'], components, toCard),
    },
  }
}

/**
 * Returns all three colours, because newer clients expect them. Without a known background or text colour,
 * black on white is used, or white on black for a dark page; without an accent colour, the text colour is
 * used.
 */
function toColors({ accent, background, text }: Styleguide['colors'], isDark: boolean) {
  const [ground, ink] = isDark ? ['#000000', '#ffffff'] : ['#ffffff', '#000000']
  const written = foundValue(text) ?? ink
  return {
    accent: foundValue(accent) ?? written,
    background: foundValue(background) ?? ground,
    text: written,
  }
}

function toType(type: TypeStyle) {
  const { fontFallbacks, fontWeight } = type
  // Newer clients expect a family for every text. Where a page sets no font, the element inherits it.
  const fontFamily = type.fontFamily ?? 'inherit'
  return { ...camelCased(typeDeclarations(type)), fontFamily, fontFallbacks, fontWeight }
}

/** Newer clients expect minimum sizes, which are not measured. */
const NO_MINIMUM_SIZE = { minWidth: '0px', minHeight: '0px' }

function toButton(button: ButtonStyle) {
  const declarations = buttonDeclarations(button)
  const { fontFallbacks, fontWeight } = button
  const font = button.fontFamily === null ? {} : { fontFamily: button.fontFamily }
  const { color, ...others } = camelCased(declarations)
  const lineColor = { textDecorationColor: color }
  const css = cssText(declarations)
  return {
    color,
    ...others,
    ...borderOf(button),
    ...lineColor,
    ...NO_MINIMUM_SIZE,
    ...font,
    fontFallbacks,
    fontWeight,
    css,
  }
}

function toCard(card: CardStyle) {
  const declarations = cardDeclarations(card)
  const { color: textColor, ...others } = camelCased(declarations)
  return { textColor, ...others, ...borderOf(card), css: cssText(declarations) }
}

/**
 * Returns the colour and the style of the widest side, because clients read only one of each. Widths are sent
 * for all sides, as for the padding, because clients would apply a single width to every side.
 */
function borderOf({ borderColor, borderWidth, borderStyle }: BoxStyle) {
  const isSeen = (side: number) =>
    !/^(none|hidden)$/.test(borderStyle[side] ?? 'none') && alphaOf(borderColor[side] ?? '') > 0
  const widthOf = (side: number) => (isSeen(side) ? (borderWidth[side] ?? 0) : 0)
  const best = [0, 1, 2, 3].reduce((a, b) => (widthOf(b) > widthOf(a) ? b : a))
  return {
    borderColor: colorText(borderColor[best] ?? borderColor[0]),
    borderStyle: keywordText(borderStyle[best] ?? borderStyle[0]),
  }
}

function cssText(declarations: Declarations): string {
  return declarations.map(([property, value]) => `${property}: ${value};`).join(' ')
}

/** Writes the keys as in the API contract: `border-radius` becomes `borderRadius`. */
function camelCased(declarations: Declarations): Record<string, string> {
  const keys = declarations.map(([property, value]) => [
    property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  return Object.fromEntries(keys)
}

/** Converts the values that were found with `toWire`. Keys without a value are left out. */
function present<K extends string, T, W>(
  keys: readonly K[],
  findings: { readonly [key in K]: Finding<T> },
  toWire: (value: T) => W,
): { [key in K]?: W } {
  const found = keys.flatMap((key) => {
    const value = foundValue(findings[key])
    return value === undefined ? [] : [[key, toWire(value)]]
  })
  return Object.fromEntries(found)
}

function keyed<K extends string>(keys: readonly K[], value: (key: K) => string): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, value(key)]))
}
