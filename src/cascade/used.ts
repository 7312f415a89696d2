/** Computes the styles of elements while they are under the pointer or have the focus. */

import type { ComputedStyle } from '../model/style.ts'
import type { StyledTree } from './document.ts'
import { computedStyleOf } from './properties/public-style.ts'
import { substitute } from './properties/variables.ts'
import type { Boxes } from './samples.ts'
import { canHaveFocus } from './selectors/states.ts'
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
  /**
   * The declared value of `outline`, with `var()` substituted; undefined when the page declares none, and for
   * an element without the focus.
   */
  readonly outline: string | undefined
}

/** The states of the control, those of the elements around it, and those of the elements in it. */
interface UsedStates {
  readonly control: readonly UserState[]
  readonly around: readonly UserState[]
  readonly inside: readonly UserState[]
}

const STATES: Readonly<Record<Use, UsedStates>> = {
  hover: { control: ['hover'], around: ['hover'], inside: ['hover'] },
  // Only the control has the focus.
  focus: { control: ['focus', 'focus-visible', 'focus-within'], around: ['focus-within'], inside: [] },
  // A pressed control gets the focus, but not the focus ring, which is for users of the keyboard.
  active: {
    control: ['hover', 'active', 'focus', 'focus-within'],
    around: ['hover', 'active', 'focus-within'],
    inside: ['hover', 'active'],
  },
}
/** The states of a pressed element that cannot have the focus. */
const PRESSED: readonly UserState[] = ['hover', 'active']
/** The states of an element that contains the focused one. */
const HOLDER: readonly UserState[] = ['focus-within']

/** Returns the states; undefined when neither the control nor an element in it can have the focus. */
function statesOf(use: Use, control: ElementNode): UsedStates | undefined {
  if (use === 'hover' || canHaveFocus(control)) return STATES[use]
  if (use === 'active') return { control: PRESSED, around: PRESSED, inside: PRESSED }
  return holdsFocus(control) ? { control: HOLDER, around: HOLDER, inside: [] } : undefined
}

function holdsFocus(node: ElementNode): boolean {
  return node.children.some((child) => canHaveFocus(child) || holdsFocus(child))
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

  /**
   * Returns the style of the control or of a node inside it, while the control is used. Undefined when the
   * control cannot be used in this way.
   */
  of(control: ElementNode, use: Use, node: ElementNode): UsedStyle | undefined {
    const path: ElementNode[] = []
    for (let at: ElementNode | null = node; at; at = at.parent) path.unshift(at)
    const [states, place] = [statesOf(use, control), path.indexOf(control)]
    if (!states || place === -1) return undefined
    this.styler ??= this.styled.usedStyler()
    for (const [at, each] of path.entries())
      each.states = new Set(at === place ? states.control : at < place ? states.around : states.inside)
    let found: ReturnType<Styler['styleOf']> | undefined
    for (const at of path) found = this.styler.styleOf(at, found?.style ?? null)
    for (const at of path) at.states = null
    if (!found) return undefined
    const { style, winners } = found
    const container = node.parent && this.boxes.get(node.parent)
    const bases = { containerWidth: container?.width ?? 0, box: this.boxes.get(node) ?? null }
    const hasFocus = node === control && states.control.includes('focus')
    const outline = hasFocus ? outlineOf(style, winners) : undefined
    return { ...computedStyleOf(style, node.svg, bases), outline }
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
