import { foundValue } from '../../model/finding.ts'
import type { Hex } from '../../model/style.ts'
import type { Styleguide } from '../../model/styleguide.ts'

/**
 * Returns the brand's colours with the names that all formats use: their roles, or else their positions.
 * Empty for a style guide without a palette.
 */
export function brandColorsOf({
  palette,
}: {
  readonly palette?: Styleguide['palette'] | undefined
}): (readonly [string, Hex])[] {
  const colors = (palette && foundValue(palette)) ?? []
  return colors.map(({ hex, role }, at) => [role ?? String(at + 1), hex] as const)
}
