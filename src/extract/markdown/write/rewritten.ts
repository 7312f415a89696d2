import type { AnyNode } from 'domhandler'
import { parseTree } from '../../../snapshot/document/tree.ts'
import { htmlOf, treeOf } from '../../../snapshot/dom.ts'
import { view } from '../../../snapshot/memo.ts'
import type { Snapshot } from '../../../snapshot/snapshot.ts'
import { MATH_SIGNS, writeMathAsTex } from './math.ts'
import { moveTabLabels, TAB_SIGNS } from './tabs.ts'

/** Parts that are rewritten before the content is chosen; `signs` matches pages that have them. */
const REWRITES: readonly {
  readonly signs: RegExp
  readonly rewrite: (root: AnyNode, html: string) => boolean
}[] = [
  { signs: MATH_SIGNS, rewrite: writeMathAsTex },
  { signs: TAB_SIGNS, rewrite: moveTabLabels },
]

/** The page, if it has them, with formulas as TeX, and labels of tabs before their contents. */
export const rewritten = view((snapshot: Snapshot): Snapshot => {
  const html = htmlOf(snapshot)
  const wanted = REWRITES.filter(({ signs }) => signs.test(html))
  if (wanted.length === 0) return snapshot
  const tree = parseTree(html)
  const changed = wanted.map(({ rewrite }) => rewrite(tree.document, html))
  if (!changed.includes(true)) return snapshot
  const page = { ...snapshot }
  treeOf.give(page, tree)
  return page
})
