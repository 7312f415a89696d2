import { SYSTEM_COLORS } from '../formats/css/system-colors.ts'
import type { StyledTree } from './document.ts'
import type { Declared } from './properties/expansion.ts'
import { isInherited } from './properties/longhands.ts'
import { LOGICAL } from './properties/property-names.ts'
import { type ElementNode, NodeMap } from './selectors/tree.ts'
import type { WinnerOfBlock } from './sheets/winners.ts'

/** `page`: any style of the page; `browser`: the user-agent sheet, or a system colour; `nobody`: initial. */
export type Origin = 'page' | 'browser' | 'nobody'

/** Finds the origins of computed values. The origins of inherited longhands are stored for each element. */
export class Origins {
  private readonly known = new Map<string, NodeMap<Origin>>()
  private readonly styled: StyledTree

  constructor(styled: StyledTree) {
    this.styled = styled
  }

  /** Returns who chose an element's value; for an inherited one, at the ancestor that set it. */
  of(node: ElementNode, longhand: string): Origin {
    let known = this.known.get(longhand)
    if (!known) {
      known = new NodeMap()
      this.known.set(longhand, known)
    }
    const passed: ElementNode[] = []
    let origin: Origin | undefined
    for (let at: ElementNode | null = node; at && !origin; at = at.parent) {
      origin = known.get(at) ?? this.declaredFor(at, longhand)
      passed.push(at)
    }
    origin ??= 'nobody'
    for (const at of passed) known.set(at, origin)
    return origin
  }

  /** Undefined when the element takes the value of its parent. */
  private declaredFor(node: ElementNode, longhand: string): Origin | undefined {
    const winner = this.winnerFor(node, longhand)
    if (!winner) return isInherited(longhand) ? undefined : 'nobody'
    if (takesParents(winner.declared, longhand)) return undefined
    if (winner.declared.kind === 'wide') return 'nobody'
    return winner.block.origin === 'user-agent' || isSystemColor(winner.declared) ? 'browser' : 'page'
  }

  /** Returns the later declaration when a side is declared by its physical and its flow-relative name. */
  private winnerFor(node: ElementNode, longhand: string): WinnerOfBlock | undefined {
    const declared = this.styled.winners.get(node)?.longhands
    const physical = declared?.get(longhand)
    const isRtl = this.styled.styles.get(node)?.inherited.direction === 'rtl'
    const relative = declared?.get(FLOW_RELATIVE[isRtl ? 1 : 0].get(longhand) ?? '')
    return relative && relative.order > (physical?.order ?? -1) ? relative : physical
  }
}

/** The flow-relative name of each physical property, for left-to-right text, then for right-to-left. */
const FLOW_RELATIVE = [
  new Map([...LOGICAL].map(([name, [left]]) => [left, name])),
  new Map([...LOGICAL].map(([name, [, right]]) => [right, name])),
] as const

function takesParents(declared: Declared, longhand: string): boolean {
  if (declared.kind !== 'wide') return false
  return declared.word === 'inherit' || (declared.word === 'unset' && isInherited(longhand))
}

function isSystemColor(declared: Declared): boolean {
  if (declared.kind !== 'values' || declared.values.length !== 1) return false
  const [value] = declared.values
  return value?.type === 'ident' && value.text.toLowerCase() in SYSTEM_COLORS
}
