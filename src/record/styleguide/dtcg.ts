/** Writes a styleguide as design tokens. */

import { parseBoxShadow, type Shadow } from '../../formats/css/box-shadow.ts'
import { alphaOf } from '../../formats/css/color.ts'
import { type Finding, foundValue, isFound } from '../../model/finding.ts'
import type { Hex } from '../../model/style.ts'
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
} from '../../model/styleguide.ts'
import { brandColorsOf } from './brand-colors.ts'

export interface Token {
  readonly $type: string
  readonly $value: unknown
  readonly $description?: string
}

export type Group = { readonly [name: string]: Token | Group }

/**
 * Writes a styleguide as design tokens (Design Tokens Format Module 2025.10): groups for colours, typography,
 * spacing, shadows, buttons and card, with the evidence as description. Values that were not found, or that
 * the format cannot express, such as a missing border, are left out.
 */
export function designTokens(styleguide: Styleguide): string {
  return `${JSON.stringify(tokenTree(styleguide), null, 2)}\n`
}

/** Returns the design tokens of a style guide, as the root object of a file. */
export function tokenTree({
  mode,
  palette,
  colors,
  typography,
  elementSpacing,
  shadows,
  components,
}: Styleguide): Readonly<Record<string, unknown>> {
  const spacing = foundValue(elementSpacing)
  const shadow = foundValue(shadows)
  const scheme = foundValue(mode)
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    ...(scheme && { $description: `${scheme} mode` }),
    ...named('color', {
      ...entries(Object.entries(colors), colorToken),
      ...named('brand', brandTokens(palette)),
    }),
    ...named(
      'typography',
      entries(
        [...HEADING_LEVELS.map((level) => [level, typography.headings[level]] as const), ['p', typography.p]],
        typographyToken,
      ),
    ),
    ...named(
      'spacing',
      spacing
        ? Object.fromEntries(
            SPACING_STEPS.map((step) => [
              step,
              { ...dimensionToken(spacing.steps[step]), ...filledIn(spacing.measured.includes(step)) },
            ]),
          )
        : {},
    ),
    ...named('shadow', {
      ...Object.assign(
        {},
        ...SHADOW_STEPS.map((step) =>
          shadowGroup(step, shadow?.steps[step], filledIn(shadow?.measured.includes(step) ?? false)),
        ),
      ),
      ...shadowGroup('inner', shadow?.inner ?? undefined),
    }),
    ...named(
      'button',
      groups(
        BUTTON_KINDS.map((kind) => [kind, components.button[kind]] as const),
        buttonGroup,
      ),
    ),
    ...groups([['card', components.card] as const], cardGroup),
  }
}

export function named(name: string, group: Group): Group {
  return Object.keys(group).length > 0 ? { [name]: group } : {}
}

/** Makes a token for each finding that has a value, with its evidence as description. */
function entries<T>(
  findings: readonly (readonly [string, Finding<T>])[],
  token: (value: T) => Token | Group,
): Group {
  const found = findings.flatMap(([name, finding]) =>
    isFound(finding) ? [[name, { ...token(finding.value), $description: whence(finding) }] as const] : [],
  )
  return Object.fromEntries(found) as unknown as Group
}

function groups<T>(findings: readonly (readonly [string, Finding<T>])[], group: (value: T) => Group): Group {
  const found = findings.flatMap(([name, finding]) =>
    isFound(finding) ? [[name, { $description: whence(finding), ...group(finding.value) }] as const] : [],
  )
  return Object.fromEntries(found) as unknown as Group
}

function whence({
  rule,
  confidence,
  evidence,
}: {
  rule: string
  confidence: number
  evidence: readonly { text: string }[]
}): string {
  return `${rule}: ${evidence[0]?.text ?? ''} (confidence ${confidence})`
}

function filledIn(isMeasured: boolean): Partial<Token> {
  return isMeasured ? {} : { $description: 'not measured: filled in between its neighbours' }
}

/** Converts a colour to components of sRGB from 0 to 1. Some tools only support `hex`, which has no alpha. */
function colorValue(hex: Hex) {
  const components = [1, 3, 5].map(
    (at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 10_000) / 10_000,
  )
  const alpha = Math.round(alphaOf(hex) * 1000) / 1000
  return { colorSpace: 'srgb', components, alpha, hex: hex.slice(0, 7) }
}

function brandTokens(palette: Styleguide['palette'] | undefined): Group {
  const tokens = brandColorsOf({ palette }).map(([name, hex]) => [name, colorToken(hex)] as const)
  return Object.fromEntries(tokens)
}

export function colorToken(hex: Hex): Token {
  return { $type: 'color', $value: colorValue(hex) }
}

const dimension = (value: number) => ({ value, unit: 'px' })

export function dimensionToken(px: number): Token {
  return { $type: 'dimension', $value: dimension(px) }
}

/** The value for `normal`, which the format cannot express. Browsers use 1.2 for most fonts. */
const NORMAL_LINE_HEIGHT = 1.2

function typographyToken({
  fontFamily,
  fontFallbacks,
  fontSize,
  fontWeight,
  letterSpacing,
  lineHeight,
}: TypeStyle): Token | Group {
  const lines =
    lineHeight === null || fontSize === 0
      ? NORMAL_LINE_HEIGHT
      : Math.round((lineHeight / fontSize) * 1000) / 1000
  // A typography token needs a family, so its parts become single tokens here.
  if (fontFamily === null)
    return {
      'font-size': dimensionToken(fontSize),
      'font-weight': { $type: 'fontWeight', $value: fontWeight },
      'letter-spacing': dimensionToken(letterSpacing),
      'line-height': { $type: 'number', $value: lines },
    }
  return {
    $type: 'typography',
    $value: {
      fontFamily: [fontFamily, ...fontFallbacks],
      fontSize: dimension(fontSize),
      fontWeight,
      letterSpacing: dimension(letterSpacing),
      lineHeight: lines,
    },
  }
}

export function shadowGroup(name: string, text: string | undefined, more: Partial<Token> = {}): Group {
  const layers = parseBoxShadow(text ?? 'none').map(shadowValue)
  const [only] = layers
  return only ? { [name]: { $type: 'shadow', $value: layers.length === 1 ? only : layers, ...more } } : {}
}

function shadowValue({ color, x, y, blur, spread, inset }: Shadow) {
  return {
    color: colorValue(color),
    offsetX: dimension(x),
    offsetY: dimension(y),
    blur: dimension(blur),
    spread: dimension(spread),
    inset,
  }
}

function buttonGroup(button: ButtonStyle): Group {
  const { fontFamily, fontFallbacks, fontSize, fontWeight } = button
  return {
    text: colorToken(button.color),
    ...boxGroup(button),
    ...(fontFamily !== null && {
      'font-family': { $type: 'fontFamily', $value: [fontFamily, ...fontFallbacks] },
    }),
    'font-size': dimensionToken(fontSize),
    'font-weight': { $type: 'fontWeight', $value: fontWeight },
  }
}

function cardGroup(card: CardStyle): Group {
  return { text: colorToken(card.textColor), ...boxGroup(card) }
}

const STROKES = /^(solid|dashed|dotted|double|groove|ridge|outset|inset)$/

function boxGroup({
  backgroundColor,
  borderColor,
  borderWidth,
  borderStyle,
  borderRadius,
  padding,
  boxShadow,
}: BoxStyle): Group {
  const [top, right, bottom, left] = padding
  const side = borderWidth.findIndex((width, at) => width > 0 && STROKES.test(borderStyle[at] ?? ''))
  const border =
    side < 0
      ? undefined
      : {
          color: colorValue(borderColor[side] ?? '#000000'),
          width: dimension(borderWidth[side] ?? 0),
          style: borderStyle[side],
        }
  return {
    background: colorToken(backgroundColor),
    ...(border && { border: { $type: 'border', $value: border } }),
    radius: dimensionToken(borderRadius),
    padding: {
      top: dimensionToken(top),
      right: dimensionToken(right),
      bottom: dimensionToken(bottom),
      left: dimensionToken(left),
    },
    ...shadowGroup('shadow', boxShadow),
  }
}
