/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { KindRule, ObstacleRules } from '../obstacle-rules.ts'
import type { Buttons } from './buttons.ts'
import type { Layers } from './layers.ts'

/** Returns the kind of obstacle that a layer with this text is, if it is one. */
export type KindOf = (
  layer: Element,
  text: string,
  rules: Pick<ObstacleRules, 'kinds'>,
) => KindRule | undefined

/** Runs in the page. */
export function judgeKinds(layers: Layers, buttons: Buttons): KindOf {
  const isNotice = (layer: Element, text: string, maxChars: number): boolean =>
    text.length <= maxChars &&
    layers.isAside(layer) &&
    layers.holds(layer, 'input:not([type="button"], [type="submit"]), select, textarea').length === 0 &&
    layers.holds(layer, 'button, [role="button"], input').length === 1
  return (layer, text, { kinds }) => {
    if (layers.holds(layer, 'input[type="password"]').length > 0) return undefined
    return kinds.find(({ says, has, press, lastResort = [], maxNoticeChars = 0 }) => {
      if (!new RegExp(says, 'iu').test(text) || (has && layers.holds(layer, has).length === 0)) return false
      // Without a button to get past it, the page itself is about that subject.
      return (
        buttons.labelled(layer, [...press, lastResort]) !== undefined || isNotice(layer, text, maxNoticeChars)
      )
    })
  }
}
