/** Computes the styles that elements have while a user points at them, or while they have the focus. */

import type { ComputedStyle } from '../model/style.ts'
import type { StyledTree } from './document.ts'
import { computedStyleOf } from './properties/public-style.ts'
import type { Boxes } from './samples.ts'
import type { UserState } from './selectors/states.ts'
import type { ElementNode } from './selectors/tree.ts'
import type { Style } from './style.ts'
import type { Styler } from './styler.ts'

/** How a user can use a control. A control that is pressed is hovered, too. */
export type Use = 'hover' | 'focus' | 'active'

/** The states of the control, and of the elements around it. */
const STATES: Readonly<Record<Use, readonly [control: readonly UserState[], around: readonly UserState[]]>> =
  {
    hover: [['hover'], ['hover']],
    focus: [['focus', 'focus-visible', 'focus-within'], ['focus-within']],
    active: [
      ['hover', 'active'],
      ['hover', 'active'],
    ],
  }

/** Computes styles of a document while a control is used. The rules are indexed for the first control. */
export class UsedStyles {
  private readonly styled: StyledTree
  private readonly boxes: Boxes
  private styler: Styler | undefined

  constructor(styled: StyledTree, boxes: Boxes) {
    this.styled = styled
    this.boxes = boxes
  }

  /** Returns the style of a node inside the control, or of the control itself, while the control is used. */
  of(control: ElementNode, use: Use, node: ElementNode): ComputedStyle | undefined {
    const path: ElementNode[] = []
    for (let at: ElementNode | null = node; at; at = at.parent) path.unshift(at)
    const isAround = (at: ElementNode) => path.indexOf(at) < path.indexOf(control)
    if (!path.includes(control)) return undefined
    this.styler ??= this.styled.usedStyler()
    const [own, around] = STATES[use].map((states) => new Set(states))
    let style: Style | null = null
    for (const at of path) {
      // The focus is on the control alone, and the pointer is over what the control contains as well.
      at.states = (isAround(at) ? around : at === control || use !== 'focus' ? own : null) ?? null
    }
    for (const at of path) style = this.styler.styleOf(at, style).style
    for (const at of path) at.states = null
    const container = node.parent && this.boxes.get(node.parent)
    const bases = { containerWidth: container?.width ?? 0, box: this.boxes.get(node) ?? null }
    return style ? computedStyleOf(style, node.svg, bases) : undefined
  }
}
