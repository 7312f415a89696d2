/** Names the colours of a style guide by their roles. */

import { foundValue } from '../model/finding.ts'
import type { Hex } from '../model/style.ts'
import type { Styleguide } from '../model/styleguide.ts'

export function rolesOf({
  colors,
  components: { button, card },
}: Styleguide): readonly (readonly [string, Hex])[] {
  const { primary, secondary, link } = button
  const box = foundValue(card)
  const named: readonly (readonly [string, Hex | undefined])[] = [
    ['background', foundValue(colors.background)],
    ['text', foundValue(colors.text)],
    ['accent', foundValue(colors.accent)],
    ['button-primary', foundValue(primary)?.backgroundColor],
    ['button-primary-text', foundValue(primary)?.color],
    ['button-secondary', foundValue(secondary)?.backgroundColor],
    ['button-secondary-text', foundValue(secondary)?.color],
    ['link', foundValue(link)?.color],
    ['card', box?.backgroundColor],
    ['card-text', box?.textColor],
  ]
  return named.flatMap(([role, hex]) => (hex === undefined ? [] : [[role, hex] as const]))
}
