import { cssText } from '../formats/css/values.ts'
import type { StyledTree } from './document.ts'
import type { PaintedPart } from './painted-parts.ts'
import type { Declared } from './properties/expansion.ts'
import { isInherited } from './properties/longhands.ts'
import { substitute } from './properties/variables.ts'
import { type ElementNode, treePath } from './selectors/tree.ts'

export interface Trace {
  /**
   * The selectors of the rule. The text `style` means the `style` attribute of the element, `attributes`
   * means its presentational attributes, and `browser` means the user-agent rules.
   */
  readonly rule: string
  /** The URL of the sheet, or of the page. */
  readonly sheet: string
  /** The value as declared; shorthands are split. */
  readonly value: string
  /** The element that it was declared for: an ancestor when the value is inherited. */
  readonly path: string
}

/** Returns the trace of a longhand, for people; undefined when nothing sets it. */
export function traceOf(styled: StyledTree, node: ElementNode, longhand: string): Trace | undefined {
  for (let at: ElementNode | null = node; at; at = isInherited(longhand) ? at.parent : null) {
    const winner = styled.winners.get(at)?.longhands.get(longhand)
    if (!winner) continue
    const { origin, source, baseUrl } = winner.block
    const written = styled.rules.rules.find(({ block }) => block === source)?.prelude
    const rule = origin === 'author' ? (written ?? '?') : ORIGINS[origin]
    return { rule, sheet: baseUrl, value: textOf(winner.declared), path: treePath(at) }
  }
  return undefined
}

/**
 * Returns the page's text for a longhand of an element or pseudo-element, with `var()` substituted, if any.
 */
export function declaredOf(
  { winners, styles, pseudos }: StyledTree,
  node: ElementNode,
  longhand: string,
  which: PaintedPart['which'],
): string | undefined {
  const pseudo = which === 'itself' ? undefined : pseudos.get(node)?.[which]
  const declarations = which === 'itself' ? winners.get(node) : pseudo?.winners
  const winner = declarations?.longhands.get(longhand)
  if (!winner || winner.block.origin === 'user-agent') return undefined
  const { declared } = winner
  if (declared.kind !== 'pending') return textOf(declared)
  const custom = (pseudo?.style ?? styles.get(node))?.custom
  return declared.property === longhand ? substitute(declared.text, (name) => custom?.get(name)) : undefined
}

const ORIGINS = { 'user-agent': 'browser', hint: 'attributes', inline: 'style' } as const

/** Returns a declared value as CSS text. */
export function textOf(declared: Declared): string {
  if (declared.kind === 'values') return cssText(declared.values)
  return declared.kind === 'wide' ? declared.word : declared.text
}
