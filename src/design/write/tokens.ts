/** The tokens of a design by their names, which all files share. */

import { parseColor } from '../../formats/css/color.ts'
import type { Design } from '../../model/design.ts'
import { foundValue } from '../../model/finding.ts'
import type { Hex } from '../../model/style.ts'
import { HEADING_LEVELS, type TypeStyle } from '../../model/styleguide.ts'
import { brandColorsOf } from '../../record/styleguide/brand-colors.ts'
import { rolesOf } from '../roles.ts'

export type NamedColors = readonly (readonly [name: string, hex: Hex])[]

/** What roles of a page are called in files for designers. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['background', 'surface'],
  ['text', 'on-surface'],
  ['button-primary-text', 'on-button-primary'],
  ['button-secondary-text', 'on-button-secondary'],
  ['card-text', 'on-card'],
])

/**
 * All colours: `primary` first, which is the primary colour of the brand, else its accent; then the brand's
 * others, those of the page by role, and those of its dark scheme, which end in `-dark`.
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

/** The name of a role of a page, or of a brand's colour, as a token. */
export function tokenName(role: string): string {
  return role.startsWith('brand-') ? brandName(role.slice('brand-'.length)) : (NAMES.get(role) ?? role)
}

/** The brand's own background and text differ from those that most of the page has. */
function brandName(name: string): string {
  return /^(?:primary|secondary)$/.test(name) ? name : `brand-${name}`
}

/** The type styles that were found: headings, and `body` for running text. */
export function typeStylesOf({
  styleguide: { typography },
}: Design): readonly (readonly [string, TypeStyle])[] {
  const found = [
    ...HEADING_LEVELS.map((level) => [level, foundValue(typography.headings[level])] as const),
    ['body', foundValue(typography.p)] as const,
  ]
  return found.flatMap(([name, style]) => (style ? [[name, style] as const] : []))
}

/** Returns a family as a name that no reader takes for a colour, as of the family `Tan`. */
export function familyText(family: string): string {
  return parseColor(family) === undefined ? family : `"${family}"`
}

const STEPS = ['sm', 'md', 'lg', 'xl', '2xl'] as const

/** The breakpoints with their names, the smallest first. */
export function breakpointsOf({ breakpoints }: Design): readonly (readonly [string, number])[] {
  const names = breakpoints.length > STEPS.length ? ['xs', ...STEPS] : STEPS
  return breakpoints.map((px, at) => [names[at] ?? `w${px}`, px] as const)
}

/** Writes a length with at most three decimals. */
export function px(length: number): string {
  return `${Math.round(length * 1000) / 1000}px`
}
