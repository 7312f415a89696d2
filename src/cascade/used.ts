/** Computes the styles of elements while they are under the pointer or have the focus. */

import type { ComputedStyle } from '../model/style.ts'
import type { StyledTree } from './document.ts'
import { computedStyleOf } from './properties/public-style.ts'
import { substitute } from './properties/variables.ts'
import type { Boxes } from './samples.ts'
import type { ElementNode } from './selectors/tree.ts'
import type { UserState } from './selectors/user-states.ts'
import type { Winners } from './sheets/winners.ts'
import type { Style } from './style.ts'
import type { Styler } from './styler.ts'
import { textOf } from './trace.ts'

/** The ways to use a control. A pressed control is also hovered. */
export type Use = 'hover' | 'focus' | 'active'

/** The style of an element while a control is used. */
export interface UsedStyle extends ComputedStyle {
  /** The declared value of `outline`, with `var()` substituted; undefined when the page declares none. */
  readonly outline: string | undefined
}

/** The states of the control, and those of the elements around it. */
const STATES: Readonly<Record<Use, readonly [control: readonly UserState[], around: readonly UserState[]]>> =
  {
    hover: [['hover'], ['hover']],
    focus: [['focus', 'focus-visible', 'focus-within'], ['focus-within']],
    active: [
      ['hover', 'active'],
      ['hover', 'active'],
    ],
  }

/**
 * Computes styles of a document while a control is used. The rules are only indexed when the first control
 * needs them.
 */
export class UsedStyles {
  private readonly styled: StyledTree
  private readonly boxes: Boxes
  private styler: Styler | undefined

  constructor(styled: StyledTree, boxes: Boxes) {
    this.styled = styled
    this.boxes = boxes
  }

  /** Returns the style of the control or of a node inside it, while the control is used. */
  of(control: ElementNode, use: Use, node: ElementNode): UsedStyle | undefined {
    const path: ElementNode[] = []
    for (let at: ElementNode | null = node; at; at = at.parent) path.unshift(at)
    const isAround = (at: ElementNode) => path.indexOf(at) < path.indexOf(control)
    if (!path.includes(control)) return undefined
    this.styler ??= this.styled.usedStyler()
    const [own, around] = STATES[use].map((states) => new Set(states))
    for (const at of path) {
      // Only the control has the focus. The pointer is also over the elements in the control.
      at.states = (isAround(at) ? around : at === control || use !== 'focus' ? own : null) ?? null
    }
    let found: ReturnType<Styler['styleOf']> | undefined
    for (const at of path) found = this.styler.styleOf(at, found?.style ?? null)
    for (const at of path) at.states = null
    if (!found) return undefined
    const { style, winners } = found
    const container = node.parent && this.boxes.get(node.parent)
    const bases = { containerWidth: container?.width ?? 0, box: this.boxes.get(node) ?? null }
    return { ...computedStyleOf(style, node.svg, bases), outline: outlineOf(style, winners) }
  }
}

function outlineOf({ custom }: Style, { longhands }: Winners): string | undefined {
  const winner = longhands.get('outline')
  if (!winner || winner.block.origin === 'user-agent') return undefined
  const { declared } = winner
  return declared.kind === 'pending'
    ? substitute(declared.text, (name) => custom.get(name))
    : textOf(declared)
}
