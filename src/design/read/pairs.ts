/** Pairs colours of the light and the dark scheme by their roles. */

import type { ColorPair } from '../../model/design.ts'
import type { Styleguide } from '../../model/styleguide.ts'
import { rolesOf } from '../roles.ts'

/** Returns the pairs of all roles that both schemes have. */
export function pairsOf(light: Styleguide, dark: Styleguide): readonly ColorPair[] {
  const after = new Map(rolesOf(dark))
  return rolesOf(light).flatMap(([role, hex]) => {
    const other = after.get(role)
    return other === undefined ? [] : [{ role, light: hex, dark: other }]
  })
}
