/** Gives a design the name and the colours of the record of its brand. */

import type { Design } from '../model/design.ts'
import { type Finding, foundValue, withoutTrace } from '../model/finding.ts'
import type { Hex } from '../model/style.ts'
import type { BrandColor } from '../model/values.ts'

/** What of a brand a design has. */
interface Brand {
  readonly name: Finding<string>
  readonly colors: Finding<readonly BrandColor[]>
}

/** Returns the design with the palette of the brand, whose colours are paired as its record pairs them. */
export function withBrand(design: Design, { name, colors }: Brand): Design {
  const palette = foundValue(colors)
  if (!palette) return { ...design, name: foundValue(name) ?? design.name }
  const others = design.pairs.filter(({ role }) => !role.startsWith('brand-'))
  // Records know the dark scheme of media queries alone; in another one, the colour of a role becomes its
  // dark one.
  const ofRole = (hex: Hex) =>
    design.darkBy?.by === 'media' ? undefined : others.find(({ light }) => light === hex)?.dark
  const paired = palette.map(({ hex, role, dark }, at) => ({
    role: `brand-${role ?? at + 1}`,
    light: hex,
    dark: dark?.hex ?? ofRole(hex) ?? hex,
  }))
  return {
    ...design,
    name: foundValue(name) ?? design.name,
    styleguide: { ...design.styleguide, palette: withoutTrace(colors) as Finding<readonly BrandColor[]> },
    pairs: design.dark ? [...others, ...paired] : [],
  }
}
