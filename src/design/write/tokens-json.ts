/** Writes a design as design tokens (Design Tokens Format Module 2025.10). */

import { parseBoxShadow } from '../../formats/css/box-shadow.ts'
import { parseColor } from '../../formats/css/color.ts'
import type { Design } from '../../model/design.ts'
import { foundValue } from '../../model/finding.ts'
import {
  colorToken,
  dimensionToken,
  type Group,
  named,
  shadowGroup,
  type Token,
  tokenTree,
} from '../../record/styleguide/dtcg.ts'
import { rolesOf } from '../roles.ts'
import { breakpointsOf } from './tokens.ts'

/**
 * Writes the tokens of the style guide, and then radii, breakpoints, states and the colours of the dark
 * scheme.
 */
export function tokensJson(design: Design): string {
  const { styleguide, dark, radii, pairs } = design
  const brand = pairs.filter(({ role }) => role.startsWith('brand-'))
  const darkColors = dark && {
    ...Object.fromEntries(rolesOf(dark).map(([role, hex]) => [role, colorToken(hex)])),
    ...named('brand', Object.fromEntries(brand.map(({ role, dark }) => [role.slice(6), colorToken(dark)]))),
  }
  const tokens = {
    ...tokenTree(styleguide),
    ...named('radius', Object.fromEntries(radii.map(({ name, px }) => [name, dimensionToken(px)]))),
    ...named(
      'breakpoint',
      Object.fromEntries(breakpointsOf(design).map(([name, px]) => [name, dimensionToken(px)])),
    ),
    ...named('state', statesOf(design)),
    ...(darkColors && named('dark', { ...named('color', darkColors), ...darkShadows(dark) })),
  }
  return `${JSON.stringify(tokens, null, 2)}\n`
}

function darkShadows({ shadows }: NonNullable<Design['dark']>): Group {
  const steps = Object.entries(foundValue(shadows)?.steps ?? {})
  return named('shadow', Object.assign({}, ...steps.map(([step, text]) => shadowGroup(step, text))))
}

/**
 * Groups the properties of states by component and state. Properties without a type in the format are left
 * out.
 */
function statesOf({ states }: Design): Group {
  const groups: Record<string, Record<string, Group>> = {}
  for (const { component, state, properties } of states) {
    const tokens = Object.entries(properties).flatMap(([name, text]): [string, Token | Group][] => {
      const hex = parseColor(text)
      if (hex) return [[name, colorToken(hex)]]
      if (/^\d+(?:\.\d+)?px$/.test(text)) return [[name, dimensionToken(Number.parseFloat(text))]]
      if (name === 'opacity') return [[name, { $type: 'number', $value: Number(text) }]]
      if (name === 'font-weight') return [[name, { $type: 'fontWeight', $value: Number(text) }]]
      if (name === 'box-shadow' && parseBoxShadow(text).length > 0)
        return Object.entries(shadowGroup(name, text))
      return []
    })
    if (tokens.length > 0) groups[component] = { ...groups[component], [state]: Object.fromEntries(tokens) }
  }
  return groups
}
