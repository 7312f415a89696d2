/** Finds equal parent values, so that equal children of different parents can share a computed style. */

import { isInherited } from './properties/longhands.ts'
import type { Winners } from './sheets/winners.ts'
import type { CustomProperties, Style } from './style.ts'

/**
 * The values of a parent's style that a child's style can depend on. Many parents have equal values, so that
 * equal children of them can share one style.
 */
export type ParentValues = Pick<Style, 'inherited' | 'custom' | 'opacity'> & { readonly display: string }

/** Returns the same object for equal parent values. */
export class SharedParentValues {
  private readonly passedOn: (parent: Style) => CustomProperties
  private readonly known = new Map<Style['inherited'], ParentValues[]>()
  private readonly byStyle = new WeakMap<Style, ParentValues>()

  /** `passedOn` returns the custom properties that the children of an element inherit. */
  constructor(passedOn: (parent: Style) => CustomProperties) {
    this.passedOn = passedOn
  }

  of(style: Style): ParentValues {
    let values = this.byStyle.get(style)
    if (!values) {
      values = this.find(style)
      this.byStyle.set(style, values)
    }
    return values
  }

  private find(style: Style): ParentValues {
    const { inherited, opacity } = style
    const { display } = style.own
    const custom = this.passedOn(style)
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
