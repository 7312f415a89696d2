/** The names of a design's tokens. All files use the same names. */

import { parseColor } from '../../formats/css/color.ts'
import type { Design } from '../../model/design.ts'
import { foundValue } from '../../model/finding.ts'
import type { Hex } from '../../model/style.ts'
import { HEADING_LEVELS, type TypeStyle } from '../../model/styleguide.ts'
import { brandColorsOf } from '../../record/styleguide/brand-colors.ts'
import { rolesOf } from '../roles.ts'

export type NamedColors = readonly (readonly [name: string, hex: Hex])[]

/** The names of a page's roles in files for designers. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['background', 'surface'],
  ['text', 'on-surface'],
  ['button-primary-text', 'on-button-primary'],
  ['button-secondary-text', 'on-button-secondary'],
  ['card-text', 'on-card'],
])

/**
 * Returns all colours. `primary` comes first: it is the primary colour of the brand, or else its accent. Then
 * come the other colours of the brand, the colours of the page by role, and the dark colours, whose names end
 * in `-dark`.
 */
export function colorsOf({ styleguide, pairs }: Design): NamedColors {
  const colors = new Map<string, Hex>()
  const add = (name: string, hex: Hex | undefined) => {
    if (hex !== undefined && !colors.has(name)) colors.set(name, hex)
  }
  const brand = brandColorsOf(styleguide).map(([name, hex]) => [brandName(name), hex] as const)
  const roles = rolesOf(styleguide)
  const role = (name: string) => roles.find(([of]) => of === name)?.[1]
  const first = brand.find(([name]) => name === 'primary')?.[1] ?? role('accent') ?? role('button-primary')
  add('primary', first ?? brand[0]?.[1] ?? role('text'))
  for (const [name, hex] of brand) add(name, hex)
  for (const [name, hex] of roles) add(tokenName(name), hex)
  for (const { role: of, dark } of pairs) add(`${tokenName(of)}-dark`, dark)
  return [...colors]
}

/** Returns the token name for a role of the page or a colour of the brand. */
export function tokenName(role: string): string {
  return role.startsWith('brand-') ? brandName(role.slice('brand-'.length)) : (NAMES.get(role) ?? role)
}

/** The brand's background and text may differ from those of the page, so their names get a prefix. */
function brandName(name: string): string {
  return /^(?:primary|secondary)$/.test(name) ? name : `brand-${name}`
}

/** Returns the type styles that were found: headings, and `body` for running text. */
export function typeStylesOf({
  styleguide: { typography },
}: Design): readonly (readonly [string, TypeStyle])[] {
  const found = [
    ...HEADING_LEVELS.map((level) => [level, foundValue(typography.headings[level])] as const),
    ['body', foundValue(typography.p)] as const,
  ]
  return found.flatMap(([name, style]) => (style ? [[name, style] as const] : []))
}

/**
 * Returns the name of a family. A name that is also a colour, such as `Tan`, is quoted so that no reader
 * mistakes it for one.
 */
export function familyText(family: string): string {
  return parseColor(family) === undefined ? family : `"${family}"`
}

const STEPS = ['sm', 'md', 'lg', 'xl', '2xl'] as const

/** Returns the breakpoints with their names, the smallest first. */
export function breakpointsOf({ breakpoints }: Design): readonly (readonly [string, number])[] {
  const names = breakpoints.length > STEPS.length ? ['xs', ...STEPS] : STEPS
  return breakpoints.map((px, at) => [names[at] ?? `w${px}`, px] as const)
}

/** Writes a length with at most three decimals. */
export function px(length: number): string {
  return `${Math.round(length * 1000) / 1000}px`
}
