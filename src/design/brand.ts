/** Sets the name and the colours of a design to those of the brand's record. */

import type { Design } from '../model/design.ts'
import { type Finding, foundValue, withoutTrace } from '../model/finding.ts'
import type { Hex } from '../model/style.ts'
import type { BrandColor } from '../model/values.ts'

/** The fields of a brand that become part of a design. */
interface Brand {
  readonly name: Finding<string>
  readonly colors: Finding<readonly BrandColor[]>
}

/** Returns the design with the brand's palette. Dark colours come from the record where it has them. */
export function withBrand(design: Design, { name, colors }: Brand): Design {
  const palette = foundValue(colors)
  if (!palette) return { ...design, name: foundValue(name) ?? design.name }
  const others = design.pairs.filter(({ role }) => !role.startsWith('brand-'))
  // A record only has dark colours that come from media queries. If another switch makes the page dark, the
  // dark colour of a role with the same light colour is used.
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
