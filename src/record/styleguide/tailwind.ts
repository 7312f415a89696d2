import { type Declarations, familyDeclarations, typeDeclarations } from '../../formats/css/declarations.ts'
import { colorText, pxText } from '../../formats/css/serialize.ts'
import { foundValue } from '../../model/finding.ts'
import {
  BUTTON_KINDS,
  HEADING_LEVELS,
  SHADOW_STEPS,
  SPACING_STEPS,
  type Styleguide,
  type TypeStyle,
} from '../../model/styleguide.ts'
import { brandColorsOf } from './brand-colors.ts'
import { lines } from './css.ts'

/**
 * Writes a styleguide as a theme for Tailwind CSS 4, which belongs after the import of Tailwind. Values that
 * were not found are left out.
 */
export function tailwindTheme(styleguide: Styleguide): string {
  return `@theme {\n${lines(themeVariables(styleguide))}}\n`
}

/** Returns the theme variables of a style guide. */
export function themeVariables(styleguide: Styleguide): Declarations {
  return [...colors(styleguide), ...typography(styleguide), ...scales(styleguide), ...components(styleguide)]
}

function colors({ colors, palette }: Styleguide): Declarations {
  const ofPage = Object.entries(colors).flatMap(([role, finding]) => {
    const hex = foundValue(finding)
    return hex ? [[`--color-${role}`, hex] as const] : []
  })
  const ofBrand = brandColorsOf({ palette }).map(([name, hex]) => [`--color-brand-${name}`, hex] as const)
  return [...ofPage, ...ofBrand]
}

function typography({ typography: { headings, p } }: Styleguide): Declarations {
  const found = (['h1', 'h2', 'h3', 'h4'] as const).flatMap((level) => foundValue(headings[level]) ?? [])
  const body = foundValue(p)
  return [
    ...family('heading', found[0]),
    ...family('body', body),
    ...HEADING_LEVELS.flatMap((level) => size(level, foundValue(headings[level]))),
    ...size('body', body),
  ]
}

function family(role: string, type: TypeStyle | undefined): Declarations {
  return type ? familyDeclarations(`--font-${role}`, type) : []
}

/** Declares `text-h1`, for example, which sets size, weight, line height and letter spacing at once. */
function size(name: string, type: TypeStyle | undefined): Declarations {
  if (!type) return []
  const further = typeDeclarations(type).filter(([property]) => !/^font-(family|size)$/.test(property))
  return [
    [`--text-${name}`, pxText(type.fontSize)],
    ...further.map(([property, value]) => [`--text-${name}--${property}`, value] as const),
  ]
}

/**
 * Declares the scales with the prefix `step-`, because Tailwind uses `sm` to `xl` itself: `--spacing-md`
 * would change `max-w-md`.
 */
function scales({ elementSpacing, shadows }: Styleguide): Declarations {
  const spacing = foundValue(elementSpacing)?.steps
  const shadow = foundValue(shadows)
  return [
    ...(spacing
      ? SPACING_STEPS.map((step) => [`--spacing-step-${step}`, pxText(spacing[step])] as const)
      : []),
    ...SHADOW_STEPS.flatMap((step) => {
      const text = shadow?.steps[step]
      return text ? [[`--shadow-${step}`, text] as const] : []
    }),
    ...(shadow?.inner ? [['--inset-shadow-md', shadow.inner] as const] : []),
  ]
}

function components({ components: { button, card } }: Styleguide): Declarations {
  const box = foundValue(card)
  return [
    ...BUTTON_KINDS.flatMap((kind) => {
      const style = foundValue(button[kind])
      if (!style) return []
      return [
        [`--color-button-${kind}`, colorText(style.backgroundColor)] as const,
        [`--color-button-${kind}-text`, colorText(style.color)] as const,
        [`--color-button-${kind}-border`, colorText(style.borderColor[0])] as const,
        [`--radius-button-${kind}`, pxText(style.borderRadius)] as const,
      ]
    }),
    ...(box
      ? [
          ['--color-card', colorText(box.backgroundColor)] as const,
          ['--color-card-text', colorText(box.textColor)] as const,
          ['--color-card-border', colorText(box.borderColor[0])] as const,
          ['--radius-card', pxText(box.borderRadius)] as const,
        ]
      : []),
  ]
}
