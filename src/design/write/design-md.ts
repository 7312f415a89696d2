/** Writes a design as DESIGN.md, in the format of `@google/design.md`. */

import { parseColor } from '../../formats/css/color.ts'
import { colorName } from '../../formats/css/color-names.ts'
import type { Design } from '../../model/design.ts'
import { foundValue } from '../../model/finding.ts'
import { noun } from '../../model/noun.ts'
import type { BoxStyle, TypeStyle } from '../../model/styleguide.ts'
import { SHADOW_STEPS, SPACING_STEPS } from '../../model/styleguide.ts'
import { code, DATA_LINE, plain, table } from './markdown.ts'
import { breakpointsOf, colorsOf, familyText, px, tokenName, typeStylesOf } from './tokens.ts'
import { type YamlValue, yaml } from './yaml.ts'

/**
 * Writes the tokens as front matter, and then the sections of the format, for facts that tokens cannot
 * express.
 */
export function designMd(design: Design): string {
  const sections = [overview, colors, typography, layout, elevation, shapes, components, rules]
  const body = sections.map((section) => section(design).trim()).filter(Boolean)
  return `---\n${frontMatter(design)}---\n\n# ${code(design.name)}\n\n${body.join('\n\n')}\n`
}

type Map = Readonly<Record<string, YamlValue | undefined>>

function frontMatter(design: Design): string {
  const spacing = foundValue(design.styleguide.elementSpacing)?.steps
  const tokens = {
    colors: Object.fromEntries(colorsOf(design)),
    typography: Object.fromEntries(typeStylesOf(design).map(([name, style]) => [name, typeTokens(style)])),
    rounded: Object.fromEntries(design.radii.map(({ name, px: length }) => [name, px(length)])),
    spacing: spacing ? Object.fromEntries(SPACING_STEPS.map((step) => [step, px(spacing[step])])) : {},
    components: componentTokens(design),
  }
  const empty = Object.entries(tokens).filter(([, group]) => Object.keys(group).length === 0)
  return yaml({
    version: 'alpha',
    name: design.name,
    description: `The design of ${design.domain}, as its page computes it.`,
    omitted: empty.map(([section]) => ({ section, reason: 'The page shows none.' })),
    ...tokens,
  })
}

function typeTokens({ fontFamily, fontSize, fontWeight, lineHeight, letterSpacing }: TypeStyle): Map {
  return {
    fontFamily: fontFamily === null ? undefined : familyText(fontFamily),
    fontSize: px(fontSize),
    fontWeight,
    lineHeight: lineHeight === null ? undefined : px(lineHeight),
    letterSpacing: letterSpacing === 0 ? undefined : px(letterSpacing),
  }
}

function componentTokens(design: Design): Readonly<Record<string, Map>> {
  const { styleguide, states } = design
  const { button, card } = styleguide.components
  const names = new Set(colorsOf(design).map(([name]) => name))
  const reference = (role: string) => (names.has(tokenName(role)) ? `{colors.${tokenName(role)}}` : undefined)
  const box = (name: string, style: BoxStyle | undefined): [string, Map][] =>
    style === undefined
      ? []
      : [
          [
            name,
            {
              backgroundColor: reference(name),
              textColor: reference(`${name}-text`),
              rounded: roundedText(design, style.borderRadius),
              padding: paddingText(style.padding),
            },
          ],
        ]
  const used = states.flatMap(({ component, state, properties }): [string, Map][] => {
    const [backgroundColor, textColor] = [hexOf(properties['background-color']), hexOf(properties.color)]
    if (!backgroundColor && !textColor) return []
    return [[`${component}-${state}`, { backgroundColor, textColor }]]
  })
  return Object.fromEntries([
    ...box('button-primary', foundValue(button.primary)),
    ...box('button-secondary', foundValue(button.secondary)),
    ...(names.has('link') ? ([['link', { textColor: '{colors.link}' }]] as const) : []),
    ...box('card', foundValue(card)),
    ...used,
  ])
}

function hexOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : parseColor(text)
}

function roundedText({ radii }: Design, length: number): string | undefined {
  const step = radii.find((radius) => radius.px === length)
  return step ? `{rounded.${step.name}}` : px(length)
}

function paddingText([top, right, bottom, left]: BoxStyle['padding']): string {
  if (top === bottom && right === left) return top === right ? px(top) : `${px(top)} ${px(right)}`
  return [top, right, bottom, left].map(px).join(' ')
}

function overview({ name, domain, styleguide, dark, url }: Design): string {
  const mode = foundValue(styleguide.mode) ?? 'light'
  const schemes = dark ? 'The page has a light and a dark scheme.' : `The page is ${mode}.`
  return `## Overview

These are the tokens of ${code(name)} as the page of ${plain(domain)} computes them, read at ${code(url)}. The
tokens are exact; what is not listed was not found on the page. ${schemes}
${DATA_LINE}`
}

function colors(design: Design): string {
  const { pairs, contrast, gradients } = design
  const all = colorsOf(design).filter(([name]) => !name.endsWith('-dark'))
  const list = all.map(([name, hex]) => `- **${plain(name)}** (${code(hex)}): ${colorName(hex)}.\n`).join('')
  const paired = table(
    ['role', 'light', 'dark'],
    pairs.map(({ role, light, dark }) => [plain(tokenName(role)), code(light), code(dark)]),
  )
  const pairsOf = table(
    ['where', 'text', 'background', 'contrast', 'WCAG 2.2'],
    contrast.map(({ role, text, ground, ratio, level, words }) => [
      role ?? `${words} ${noun(words, 'word')} of the page`,
      code(text),
      code(ground),
      `${ratio}:1`,
      level,
    ]),
  )
  const shown = gradients.map((css) => `- ${code(css)}\n`).join('')
  return `## Colors

${list}${paired && `\n### Dark scheme\n\n${paired}`}${pairsOf && `\n### Contrast\n\n${pairsOf}`}${shown && `\n### Gradients\n\n${shown}`}`
}

function typography(design: Design): string {
  const { fontFiles } = design
  const rows = typeStylesOf(design).map(([name, { fontFamily, fontSize, fontWeight, lineHeight }]) => [
    name,
    fontFamily === null ? 'of the browser' : code(fontFamily),
    px(fontSize),
    String(fontWeight),
    lineHeight === null ? 'normal' : px(lineHeight),
  ])
  const files = table(
    ['family', 'weight', 'style', 'licence', 'file'],
    fontFiles.map(({ family, weight: [low, high], style, licence, url }) => [
      code(family),
      low === high ? String(low) : `${low} to ${high}`,
      style,
      licence ?? 'not known',
      code(url),
    ]),
  )
  const styles = table(['text', 'family', 'size', 'weight', 'line height'], rows)
  const below = files && `\n### Font files\n\n${files}`
  return `## Typography\n\n${styles || 'The page sets no type styles.\n'}${below}`
}

function layout(design: Design): string {
  const spacing = foundValue(design.styleguide.elementSpacing)
  const steps = spacing
    ? `Distances between elements: ${SPACING_STEPS.map((step) => `${step} ${px(spacing.steps[step])}`).join(', ')}.`
    : 'No scale of distances was found.'
  const widths = breakpointsOf(design).map(([name, width]) => `${name} ${px(width)}`)
  return `## Layout

${steps}${widths.length > 0 ? ` The layout changes at these widths of the window: ${widths.join(', ')}.` : ''}`
}

function elevation({ styleguide: { shadows } }: Design): string {
  const found = foundValue(shadows)
  const rows = SHADOW_STEPS.flatMap((step) => {
    const css = found?.steps[step]
    return css ? [[step, code(css)]] : []
  })
  const all = found?.inner ? [...rows, ['inner', code(found.inner)]] : rows
  return `## Elevation & Depth

${table(['step', 'box-shadow'], all) || 'The page is flat: it has no shadows. Use colour and borders.'}`
}

function shapes({ radii }: Design): string {
  const list = radii.map(
    ({ name, px: length, count }) => `- **${name}**: ${px(length)}, on ${count} ${noun(count, 'element')}.\n`,
  )
  return `## Shapes\n\n${list.join('') || 'Corners are square.'}`
}

function components({ states, styleguide: { components } }: Design): string {
  const found = [
    ['primary button', foundValue(components.button.primary)] as const,
    ['secondary button', foundValue(components.button.secondary)] as const,
    ['card', foundValue(components.card)] as const,
  ].flatMap(([name, style]) => (style ? [name] : []))
  const rows = states.map(({ component, state, properties }) => [
    component,
    state,
    Object.entries(properties)
      .map(([property, value]) => code(`${property}: ${value}`))
      .join(' '),
  ])
  const list =
    found.length > 0 ? `The page has these components: ${found.join(', ')}.` : 'No components were found.'
  const used = table(['component', 'state', 'what changes'], rows)
  return `## Components\n\n${list}\n${used && `\n${used}`}`
}

function rules(design: Design): string {
  const { contrast, dark } = design
  const weak = contrast.filter(({ role, ratio }) => role !== undefined && ratio < 4.5)
  const lines = [
    'Do use the colours by their roles, and the primary colour for what matters most.',
    'Do keep to the sizes of the scales above.',
    ...(dark
      ? ["Do use the colours of the dark scheme on its backgrounds, and don't invert those of the light one."]
      : []),
    ...weak.map(
      ({ role, text, ground, ratio }) =>
        `Don't set small text in ${code(text)} on ${code(ground)} as the page does (${role}): its contrast is ${ratio}:1, and WCAG 2.2 AA asks for 4.5:1.`,
    ),
    "Don't add families, shadows or radii that are not listed.",
  ]
  return `## Do's and Don'ts\n\n${lines.map((line) => `- ${line}\n`).join('')}`
}
