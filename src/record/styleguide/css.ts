/** Writes a styleguide as CSS custom properties. */

import {
  buttonDeclarations,
  cardDeclarations,
  type Declarations,
  typeDeclarations,
} from '../../formats/css/declarations.ts'
import { pxText } from '../../formats/css/serialize.ts'
import { type Finding, foundValue } from '../../model/finding.ts'
import {
  BUTTON_KINDS,
  HEADING_LEVELS,
  SHADOW_STEPS,
  SPACING_STEPS,
  type Styleguide,
} from '../../model/styleguide.ts'
import { brandColorsOf } from './brand-colors.ts'

/** Writes a styleguide as CSS custom properties of `:root`. Values that were not found are left out. */
export function cssProperties(styleguide: Styleguide): string {
  const scheme = foundValue(styleguide.mode)
  return `:root {\n${scheme ? `  color-scheme: ${scheme};\n` : ''}${lines(customProperties(styleguide))}}\n`
}

/** Returns the custom properties of a style guide. */
export function customProperties({
  palette,
  colors,
  typography,
  elementSpacing,
  shadows,
  components,
}: Styleguide): Declarations {
  const spacing = foundValue(elementSpacing)?.steps
  const shadow = foundValue(shadows)
  return [
    ...Object.entries(colors).flatMap(([role, hex]) => group('color', [[role, foundValue(hex)]])),
    ...group('color-brand', brandColorsOf({ palette })),
    ...HEADING_LEVELS.flatMap((level) => of(level, typography.headings[level], typeDeclarations)),
    ...of('p', typography.p, typeDeclarations),
    ...group('spacing', spacing ? SPACING_STEPS.map((step) => [step, pxText(spacing[step])]) : []),
    ...group(
      'shadow',
      SHADOW_STEPS.map((step) => [step, shadow?.steps[step]]),
    ),
    ...group('shadow', [['inner', shadow?.inner ?? undefined]]),
    ...BUTTON_KINDS.flatMap((kind) => of(`button-${kind}`, components.button[kind], buttonDeclarations)),
    ...of('card', components.card, cardDeclarations),
  ]
}

function of<T>(name: string, finding: Finding<T>, declarations: (value: T) => Declarations): Declarations {
  const value = foundValue(finding)
  return value === undefined ? [] : group(name, declarations(value))
}

export function group(
  name: string,
  values: readonly (readonly [string, string | undefined])[],
): Declarations {
  return values.flatMap(([key, value]) => (value === undefined ? [] : [[`--${name}-${key}`, value] as const]))
}

export function lines(declarations: Declarations): string {
  return declarations.map(([property, value]) => `  ${property}: ${value};\n`).join('')
}
