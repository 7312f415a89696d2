/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { ObstacleRules } from '../obstacle-rules.ts'
import type { Buttons } from './buttons.ts'
import type { Layers } from './layers.ts'
import type { ShownTree } from './tree.ts'

export interface VendorLayer {
  readonly name: string
  readonly elements: readonly Element[]
  readonly button: () => Element | undefined
}

/** Finds the consent layers of known vendors, one by one, because pressing a button may change the page. */
export type VendorLayers = (rules: ObstacleRules) => Iterable<VendorLayer>

/** Runs in the page. */
export function findVendorLayers(tree: ShownTree, layers: Layers, buttons: Buttons): VendorLayers {
  const isContent = (element: Element) =>
    /^(?:html|body)$/.test(tree.tagOf(element)) || layers.holds(element, 'main, [role="main"]').length > 0
  const matches = (element: Element, selector: string): boolean =>
    Element.prototype.matches.call(element, selector)
  const contains = (outer: Element, inner: Element): boolean => Node.prototype.contains.call(outer, inner)
  return function* ({ vendors, kinds }) {
    if (vendors.length === 0) return
    // There is one search for all vendors, because most pages have none of them.
    const ofVendors = tree
      .findAll(vendors.map(({ layers }) => layers).join(', '))
      .filter((it) => !tree.hidden.has(it) && !isContent(it))
    const labels = kinds.find(({ name }) => name === 'consent')?.press ?? []
    const answered: Element[] = []
    for (const { name, layers: selector, refuse } of ofVendors.length > 0 ? vendors : []) {
      const elements = ofVendors.filter(
        (it) =>
          matches(it, selector) && !answered.some((other) => contains(other, it) || contains(it, other)),
      )
      const shown = elements.filter((it) => tree.isVisible(it) || layers.holds(it, '*').length > 0)
      if (shown.length === 0) continue
      answered.push(...elements)
      const button = () => {
        // The first layer may be the backdrop under the dialog with the buttons.
        const known = refuse
          ? shown.flatMap((it) => layers.holds(it, refuse)).find((it) => !buttons.leadsAway(it))
          : undefined
        return known ?? shown.flatMap((it) => buttons.labelled(it, labels) ?? [])[0]
      }
      yield { name, elements, button }
    }
  }
}
