/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Finds and presses the buttons of obstacles. */

import type { Layers } from './layers.ts'
import type { ShownTree } from './tree.ts'

export interface Buttons {
  /** Returns the first button with a label of the first choice, or else of the next choice, and so on. */
  labelled(layer: Element, choices: readonly (readonly string[])[]): Element | undefined
  /** True for a link to another page. */
  leadsAway(element: Element): boolean
  /** Presses the button and returns its label. */
  press(button: Element): string
}

/** Runs in the page. */
export function findButtons(tree: ShownTree, layers: Layers): Buttons {
  const PRESSABLE =
    'button, [role="button"], input[type="button"], input[type="submit"], a, [onclick], [aria-label], [class*="close" i]'
  const MAX_LABEL_CHARS = 40

  const labelOf = (button: Element): string => {
    const own =
      tree.textOf(button, 2 * MAX_LABEL_CHARS) || (button instanceof HTMLInputElement ? button.value : '')
    return own || button.getAttribute('aria-label') || button.getAttribute('title') || ''
  }
  const plain = (label: string): string =>
    label
      .toLowerCase()
      .replace(/[^\p{L}\p{N}+'’×✕✖✗⨉╳ -]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  const says = (label: string, words: string): boolean =>
    label === words || (label.length <= MAX_LABEL_CHARS && words.length > 1 && label.startsWith(`${words} `))
  const leadsAway: Buttons['leadsAway'] = (element) => {
    const link = Element.prototype.closest.call(element, 'a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.protocol === 'javascript:') return false
    return link.target === '_blank' || link.href.split('#')[0] !== location.href.split('#')[0]
  }
  return {
    leadsAway,
    labelled(layer, choices) {
      const buttons = layers.holds(layer, PRESSABLE).filter((button) => !leadsAway(button))
      const labels = buttons.map((button) => plain(labelOf(button)))
      for (const choice of choices) {
        const at = labels.findIndex((label) => choice.some((words) => says(label, words)))
        if (at >= 0) return buttons[at]
      }
      return undefined
    },
    press(button) {
      const label = labelOf(button)
      if (button instanceof HTMLElement) HTMLElement.prototype.click.call(button)
      else button.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
      return label || 'a button without a label'
    },
  }
}
