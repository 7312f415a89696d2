/** Writes a design as CSS custom properties, and as themes for Tailwind CSS 4 and 3. */

import type { Declarations } from '../../formats/css/declarations.ts'
import { familiesText } from '../../formats/css/serialize.ts'
import type { DarkSwitch, Design } from '../../model/design.ts'
import { foundValue } from '../../model/finding.ts'
import { SPACING_STEPS, type Styleguide, type TypeStyle } from '../../model/styleguide.ts'
import { cssProperties, customProperties, group, lines } from '../../record/styleguide/css.ts'
import { themeVariables } from '../../record/styleguide/tailwind.ts'
import { breakpointsOf, px, typeStylesOf } from './tokens.ts'

/**
 * Writes `tokens.css`: custom properties, and then the properties with other values in the dark scheme, under
 * the condition that the page uses.
 */
export function tokensCss(design: Design): string {
  const { styleguide, dark, states } = design
  const more = [
    ...scales(design, 'radius', 'breakpoint'),
    ...states.flatMap(({ component, state, properties }) =>
      group(`${component}-${state}`, Object.entries(properties)),
    ),
  ]
  const root = `${cssProperties(styleguide).trimEnd().slice(0, -1)}${lines(more)}}\n`
  if (!dark) return root
  const darkLines = differing(
    customProperties(styleguide),
    customProperties(dark),
    brandOf(design, 'color-brand'),
  )
  return `${root}\n${inDark(design.darkBy, [['color-scheme', 'dark'], ...darkLines])}`
}

/** Writes `tailwind.css`, a theme for Tailwind CSS 4. It has to stand after the import of Tailwind. */
export function tailwind4(design: Design): string {
  const { styleguide, dark, darkBy } = design
  const breakpoints: Declarations = design.breakpoints.length > 0 ? [['--breakpoint-*', 'initial']] : []
  const theme = [
    ...themeVariables(styleguide),
    ...scales(design, 'radius'),
    ...breakpoints,
    ...scales(design, 'breakpoint'),
  ]
  const text = `@theme {\n${lines(theme)}}\n`
  if (!dark) return text
  const selector = darkBy && selectorOf(darkBy)
  const variant = selector ? `@custom-variant dark (&:where(${selector}, ${selector} *));\n\n` : ''
  const darkLines = differing(
    themeVariables(styleguide),
    themeVariables(dark),
    brandOf(design, 'color-brand'),
  )
  return `${variant}${text}\n${inDark(darkBy, darkLines)}`
}

/** Returns the brand's colours that have another value in the dark scheme. */
function brandOf({ pairs }: Design, prefix: string): Declarations {
  return pairs
    .filter(({ role, light, dark }) => role.startsWith('brand-') && light !== dark)
    .map(({ role, dark }) => [`--${prefix}-${role.slice('brand-'.length)}`, dark] as const)
}

/**
 * Returns the colours and shadows with other values in the dark scheme. Sizes always come from the light
 * scheme.
 */
function differing(light: Declarations, dark: Declarations, brand: Declarations): Declarations {
  const before = new Map(light)
  // The colours of the brand are ranked by their use, which differs on the dark page. They are therefore
  // taken from the pairs of the light page.
  const changed = dark.filter(
    ([name, value]) =>
      COLORED.test(name) && !BRAND.test(name) && before.has(name) && before.get(name) !== value,
  )
  return [...changed, ...brand]
}

const COLORED = /^--(?:color|shadow|inset-shadow)\b|(?:color|shadow)$/
const BRAND = /^--color-brand-/

function inDark(by: DarkSwitch | undefined, declarations: Declarations): string {
  const selector = by && selectorOf(by)
  if (selector) return `${selector} {\n${lines(declarations)}}\n`
  const indented = lines(declarations).replace(/^/gm, '  ').trimEnd()
  return `@media (prefers-color-scheme: dark) {\n  :root {\n${indented}\n  }\n}\n`
}

/** Returns the selector of the element with the class or attribute; undefined for a media query. */
function selectorOf({ by, name, value }: DarkSwitch): string | undefined {
  if (by === 'class') return `.${value}`
  return by === 'attribute' ? `[${name}='${value}']` : undefined
}

function scales(design: Design, ...names: readonly ('radius' | 'breakpoint')[]): Declarations {
  const values = {
    radius: design.radii.map((radius) => [radius.name, px(radius.px)] as const),
    breakpoint: breakpointsOf(design).map(([name, width]) => [name, px(width)] as const),
  }
  return names.flatMap((name) => group(name, values[name]))
}

/** Writes `tailwind.config.js`, a preset for Tailwind CSS 3. */
export function tailwind3(design: Design): string {
  const { styleguide, radii, darkBy, dark } = design
  const spacing = foundValue(styleguide.elementSpacing)?.steps
  const shadow = foundValue(styleguide.shadows)
  const types = typeStylesOf(design)
  const heading = types.find(([name]) => name !== 'body')?.[1]
  const body = types.find(([name]) => name === 'body')?.[1]
  const selector = darkBy && selectorOf(darkBy)
  const theme = {
    ...(design.breakpoints.length > 0 && {
      screens: Object.fromEntries(breakpointsOf(design).map(([name, width]) => [name, px(width)])),
    }),
    extend: {
      colors: Object.fromEntries([
        ...colored(themeVariables(styleguide)),
        ...(dark ? darkColors(design, dark) : []),
      ]),
      fontFamily: { ...familyOf('heading', heading), ...familyOf('body', body) },
      fontSize: Object.fromEntries(types.map(([name, style]) => [name, sizeOf(style)])),
      spacing: spacing
        ? Object.fromEntries(SPACING_STEPS.map((step) => [`step-${step}`, px(spacing[step])]))
        : {},
      borderRadius: Object.fromEntries(radii.map(({ name, px: length }) => [name, px(length)])),
      boxShadow: { ...shadow?.steps, ...(shadow?.inner ? { inner: shadow.inner } : {}) },
      backgroundImage: Object.fromEntries(design.gradients.map((css, at) => [`gradient-${at + 1}`, css])),
    },
  }
  const config = { ...(dark && { darkMode: selector ? ['selector', selector] : 'media' }), theme }
  return `/** @type {import('tailwindcss').Config} */\nmodule.exports = ${JSON.stringify(config, null, 2)}\n`
}

/** Returns the colours of a theme. Their names are those of classes in Tailwind CSS 4. */
function colored(variables: Declarations): Declarations {
  const prefix = '--color-'
  return variables
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => [name.slice(prefix.length), value] as const)
}

function darkColors(design: Design, dark: Styleguide): Declarations {
  const others = differing(
    themeVariables(design.styleguide),
    themeVariables(dark),
    brandOf(design, 'color-brand'),
  )
  return colored(others).map(([name, value]) => [`${name}-dark`, value] as const)
}

function familyOf(name: string, style: TypeStyle | undefined): Record<string, string[]> {
  if (!style || style.fontFamily === null) return {}
  return { [name]: [style.fontFamily, ...style.fontFallbacks].map((family) => familiesText([family])) }
}

function sizeOf({ fontSize, fontWeight, lineHeight, letterSpacing }: TypeStyle) {
  return [
    px(fontSize),
    {
      ...(lineHeight !== null && { lineHeight: px(lineHeight) }),
      ...(letterSpacing !== 0 && { letterSpacing: px(letterSpacing) }),
      fontWeight: String(fontWeight),
    },
  ]
}
