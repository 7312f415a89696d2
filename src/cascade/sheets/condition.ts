/** Evaluates the boolean grammar that media queries, container queries and `@supports` share. */

import type { CssValue } from '../../formats/css/values.ts'

/** Three-valued logic: `undefined` is "unknown", and so is its negation (Media Queries Level 4, 3.1). */
export type Truth = boolean | undefined

/** Evaluates the operands of a condition: the content of parentheses, or a function. */
export interface Leaves {
  readonly feature: (values: readonly CssValue[]) => Truth
  readonly func: (name: string, args: readonly CssValue[]) => Truth
}

/** Evaluates `not X`, `X and Y`, `X or Y` with parentheses. A malformed condition is unknown. */
export function evaluateCondition(values: readonly CssValue[], leaves: Leaves): Truth {
  if (isWord(values[0], 'not')) {
    const inner = values.length === 2 ? operand(values[1], leaves) : undefined
    return inner === undefined ? undefined : !inner
  }
  let result = operand(values[0], leaves)
  for (let at = 1; at < values.length; at += 2) {
    const next = values[at + 1]
    const right = operand(next, leaves)
    if (isWord(values[at], 'and')) result = and(result, right)
    else if (isWord(values[at], 'or')) result = or(result, right)
    else return undefined
  }
  return result
}

function operand(value: CssValue | undefined, leaves: Leaves): Truth {
  if (value?.type === 'function') return leaves.func(value.name, value.args)
  if (value?.type !== 'block' || value.open !== '(') return undefined
  const [first] = value.args
  const grouping = first?.type === 'block' || first?.type === 'function' || isWord(first, 'not')
  return grouping ? evaluateCondition(value.args, leaves) : leaves.feature(value.args)
}

function and(a: Truth, b: Truth): Truth {
  if (a === false || b === false) return false
  return a && b
}

function or(a: Truth, b: Truth): Truth {
  if (a || b) return true
  return a === undefined || b === undefined ? undefined : false
}

export function isWord(value: CssValue | undefined, word: string): boolean {
  return value?.type === 'ident' && value.text.toLowerCase() === word
}
