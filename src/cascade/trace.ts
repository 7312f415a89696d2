import { cssText } from '../formats/css-values.ts'
import type { Declared } from './declared.ts'
import type { StyledTree } from './document.ts'
import { isInherited } from './longhands.ts'
import { type ElementNode, treePath } from './tree.ts'

/** The declaration that a computed value comes from. */
export interface Trace {
  /** Selectors of the rule; `style` and `attributes` for those of the element, `browser` for the user agent's rules. */
  readonly rule: string
  /** URL of its sheet, or of the page. */
  readonly sheet: string
  /** As declared; shorthands are split. */
  readonly value: string
  /** The element that it was declared for: an ancestor where it is inherited. */
  readonly path: string
}

/** Of a longhand, for people. Undefined when nothing sets it. Costs as much as cascading the element again. */
export function traceOf(styled: StyledTree, node: ElementNode, longhand: string): Trace | undefined {
  for (let at: ElementNode | null = node; at; at = isInherited(longhand) ? at.parent : null) {
    const winner = styled.winnersOf(at).longhands.get(longhand)
    if (!winner) continue
    const { origin, source, baseUrl } = winner.block
    const written = styled.rules.rules.find(({ block }) => block === source)?.prelude
    const rule = origin === 'author' ? (written ?? '?') : ORIGINS[origin]
    return { rule, sheet: baseUrl, value: textOf(winner.declared), path: treePath(at) }
  }
  return undefined
}

const ORIGINS = { 'user-agent': 'browser', hint: 'attributes', inline: 'style' } as const

function textOf(declared: Declared): string {
  if (declared.kind === 'values') return cssText(declared.values)
  return declared.kind === 'wide' ? declared.word : declared.text
}
