/** Finds equal parent values, so that equal children of different parents can share a computed style. */

import { isInherited } from './properties/longhands.ts'
import type { Winners } from './sheets/winners.ts'
import type { Style } from './style.ts'

/**
 * The values of a parent's style that a child's style can depend on. Many parents have equal values, so that
 * equal children of them can share one style.
 */
export type ParentValues = Pick<Style, 'inherited' | 'custom' | 'opacity'> & { readonly display: string }

/** Returns the same object for equal parent values. */
export class SharedParentValues {
  private readonly known = new Map<Style['inherited'], ParentValues[]>()
  private readonly byStyle = new WeakMap<Style, ParentValues>()

  of(style: Style): ParentValues {
    let values = this.byStyle.get(style)
    if (!values) {
      values = this.find(style)
      this.byStyle.set(style, values)
    }
    return values
  }

  private find({ inherited, custom, opacity, own: { display } }: Style): ParentValues {
    const alike = this.known.get(inherited) ?? []
    const same = alike.find(
      (values) => values.custom === custom && values.opacity === opacity && values.display === display,
    )
    if (same) return same
    const values = { inherited, custom, opacity, display }
    this.known.set(inherited, [...alike, values])
    return values
  }
}

/**
 * Returns whether a style depends on other values of its parent too: by `inherit` on a property that is not
 * inherited by default.
 */
export function dependsOnMore({ longhands }: Winners): boolean {
  if (longhands.has('animation-name')) return true
  for (const [name, { declared }] of longhands) {
    if (declared.kind === 'values' || isInherited(name)) continue
    if (declared.kind === 'wide' ? declared.word === 'inherit' : /inherit/i.test(declared.text)) return true
  }
  return false
}
