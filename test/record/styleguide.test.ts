import { expect, test } from 'vitest'
import { styleguideBody } from '../../src/calls/styleguide-body.ts'
import { STYLEGUIDE_FORMATS } from '../../src/model/styleguide.ts'
import { writeStyleguide } from '../../src/record/styleguide/index.ts'
import { EMPTY, GUIDE } from './styleguides.ts'

test('JSON has everything, with the evidence', () => {
  expect(JSON.parse(writeStyleguide(GUIDE, 'json'))).toEqual(GUIDE)
})

test('CSS has custom properties', () => {
  const css = writeStyleguide(GUIDE, 'css')
  expect(css.startsWith(':root {\n  color-scheme: light;\n  --color-accent: #b4532a;\n')).toBe(true)
  for (const line of [
    '--color-text: #33291ecc;',
    '--color-brand-primary: #0a7d5c;',
    '--color-brand-2: #b4532a;',
    '--h1-font-family: "Lora", serif;',
    '--h1-letter-spacing: -1px;',
    '--h2-line-height: normal;',
    '--p-font-family: "Karla", "Helvetica Neue", sans-serif;',
    '--spacing-sm: 12px;',
    '--shadow-md: 0px 4px 6px -1px #0000001a, 0px 2px 4px -2px #0000001a;',
    '--button-primary-padding: 12px 24px;',
    '--button-primary-border-style: solid;',
    '--button-link-background-color: transparent;',
    '--button-link-text-decoration: underline;',
    '--card-padding: 8px 16px 24px;',
    '--card-color: #33291e;',
  ])
    expect(css).toContain(`\n  ${line}\n`)
  expect(css).not.toMatch(/--(h3|h4|shadow-lg|shadow-inner|button-secondary)/)
})

test('Tailwind CSS has a theme', () => {
  const css = writeStyleguide(GUIDE, 'tailwind')
  expect(css.startsWith('@theme {\n  --color-accent: #b4532a;\n')).toBe(true)
  for (const line of [
    '--color-brand-primary: #0a7d5c;',
    '--color-brand-2: #b4532a;',
    '--font-heading: "Lora", serif;',
    '--font-body: "Karla", "Helvetica Neue", sans-serif;',
    '--text-h1: 48px;',
    '--text-h1--line-height: 52px;',
    '--text-body--font-weight: 400;',
    '--spacing-step-xl: 40px;',
    '--shadow-sm: 0px 1px 2px 0px #0000001a;',
    '--color-button-primary: #b4532a;',
    '--color-button-primary-text: #ffffff;',
    '--radius-button-primary: 8px;',
    '--color-card-text: #33291e;',
  ])
    expect(css).toContain(`\n  ${line}\n`)
})

test('DTCG has design tokens', () => {
  const tokens = JSON.parse(writeStyleguide(GUIDE, 'dtcg'))
  expect(tokens.color.accent).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.7059, 0.3255, 0.1647], alpha: 1, hex: '#b4532a' },
    $description: 'by-hand: as written (confidence 0.8)',
  })
  expect(tokens.color.brand.primary.$value).toMatchObject({ hex: '#0a7d5c' })
  expect(tokens.color.brand['2'].$value).toMatchObject({ hex: '#b4532a' })
  expect(tokens.color.text.$value).toMatchObject({ alpha: 0.8, hex: '#33291e' })
  expect(tokens.typography.h1.$value).toEqual({
    fontFamily: ['Lora', 'serif'],
    fontSize: { value: 48, unit: 'px' },
    fontWeight: 400,
    letterSpacing: { value: -1, unit: 'px' },
    lineHeight: 1.083,
  })
  expect(tokens.typography.h2.$value.lineHeight).toBe(1.2)
  expect(Object.keys(tokens.typography)).toEqual(['h1', 'h2', 'p'])
  expect(tokens.spacing.xs).toEqual({ $type: 'dimension', $value: { value: 8, unit: 'px' } })
  expect(tokens.spacing.sm.$description).toContain('not measured')
  expect(tokens.shadow.sm).toEqual({
    $type: 'shadow',
    $value: {
      color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.102, hex: '#000000' },
      offsetX: { value: 0, unit: 'px' },
      offsetY: { value: 1, unit: 'px' },
      blur: { value: 2, unit: 'px' },
      spread: { value: 0, unit: 'px' },
      inset: false,
    },
  })
  expect(tokens.shadow.md.$value).toHaveLength(2)
  expect(tokens.button.primary.border).toMatchObject({
    $type: 'border',
    $value: { width: { value: 1, unit: 'px' }, style: 'solid', color: { hex: '#802d10' } },
  })
  expect(tokens.button.primary.padding.right).toEqual({
    $type: 'dimension',
    $value: { value: 24, unit: 'px' },
  })
  expect(tokens.button.link).not.toHaveProperty('border')
  expect(tokens.button).not.toHaveProperty('secondary')
  expect(tokens.card.text.$value.hex).toBe('#33291e')
})

/** Names of groups and tokens that the format allows. */
const NAME = /^[^${}.][^{}.]*$/
const OF_A_GROUP = /^\$(schema|description)$/

function checkGroup(group: Record<string, unknown>): void {
  for (const [name, inner] of Object.entries(group)) {
    if (OF_A_GROUP.test(name)) continue
    expect(name).toMatch(NAME)
    const token = inner as Record<string, unknown>
    if ('$value' in token) {
      expect(Object.keys(token).sort().join(' ')).toMatch(/^(\$description )?\$type \$value$/)
      expect(token.$type).toMatch(/^(color|typography|dimension|shadow|border|fontFamily|fontWeight)$/)
    } else checkGroup(token)
  }
}

test('every token has a type, a value and a valid name', () => {
  checkGroup(JSON.parse(writeStyleguide(GUIDE, 'dtcg')))
})

test.each(STYLEGUIDE_FORMATS)('a styleguide without values as %s', (format) => {
  const text = writeStyleguide(EMPTY, format)
  if (format === 'css') expect(text).toBe(':root {\n}\n')
  if (format === 'tailwind') expect(text).toBe('@theme {\n}\n')
  if (format === 'dtcg') expect(Object.keys(JSON.parse(text))).toEqual(['$schema'])
})

test('a text for which the page sets no font', () => {
  const { p } = GUIDE.typography
  const unset = { ...p, value: { ...('value' in p ? p.value : null), fontFamily: null, fontFallbacks: [] } }
  const guide = { ...EMPTY, typography: { ...EMPTY.typography, p: unset as typeof p } }
  for (const format of ['css', 'tailwind'] as const)
    expect(writeStyleguide(guide, format)).not.toMatch(/null|font-family|--font-body/)
  const { typography } = JSON.parse(writeStyleguide(guide, 'dtcg'))
  expect(typography.p).not.toHaveProperty('$type')
  expect(typography.p['font-size']).toMatchObject({ $type: 'dimension' })
  expect(
    JSON.parse(JSON.stringify(styleguideBody('acme.com', guide, {}))).styleguide.typography.p,
  ).toMatchObject({
    fontFamily: 'inherit',
    fontFallbacks: [],
  })
})

test('the name of a font cannot end its declaration', () => {
  const { p } = GUIDE.typography
  const named = { ...p, value: { ...('value' in p ? p.value : null), fontFamily: 'x"; } </style> */ \\\n' } }
  const guide = { ...GUIDE, typography: { ...GUIDE.typography, p: named as typeof p } }
  for (const format of ['css', 'tailwind'] as const) {
    const line = writeStyleguide(guide, format)
      .split('\n')
      .find((each) => each.includes('"x'))
    expect(line).toContain(
      '"x\\22 ; } \\3c \\2f style\\3e  \\2a \\2f  \\5c \\a ", "Helvetica Neue", sans-serif;',
    )
  }
})
