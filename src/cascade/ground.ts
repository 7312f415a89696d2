import { isInherited } from './longhands.ts'
import type { Style } from './style.ts'
import type { Winners } from './winners.ts'

/** What the style of a child can depend on of its parent's. The same for many parents, so that their alike children share styles. */
export type Ground = Pick<Style, 'inherited' | 'custom' | 'opacity'> & { readonly display: string }

/** Makes one object of each ground. */
export class Grounds {
  private readonly known = new Map<Style['inherited'], Ground[]>()
  private readonly byStyle = new WeakMap<Style, Ground>()

  of(style: Style): Ground {
    let ground = this.byStyle.get(style)
    if (!ground) {
      ground = this.find(style)
      this.byStyle.set(style, ground)
    }
    return ground
  }

  private find({ inherited, custom, opacity, own: { display } }: Style): Ground {
    const alike = this.known.get(inherited) ?? []
    const same = alike.find(
      (ground) => ground.custom === custom && ground.opacity === opacity && ground.display === display,
    )
    if (same) return same
    const ground = { inherited, custom, opacity, display }
    this.known.set(inherited, [...alike, ground])
    return ground
  }
}

/** Does a style take more of its parent's than its ground: a value by `inherit` of a property that is not inherited by itself? */
export function takesMore({ longhands }: Winners): boolean {
  if (longhands.has('animation-name')) return true
  for (const [name, { declared }] of longhands) {
    if (declared.kind === 'values' || isInherited(name)) continue
    if (declared.kind === 'wide' ? declared.word === 'inherit' : /inherit/i.test(declared.text)) return true
  }
  return false
}
