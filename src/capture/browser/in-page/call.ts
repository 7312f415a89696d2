import { type Buttons, findButtons } from './buttons.ts'
import { findLayers, type Layers } from './layers.ts'
import { type ShownTree, shownTree } from './tree.ts'
import { treeWriter } from './write.ts'

/** What a call is handed in the page. */
export interface PageTools {
  readonly tree: ShownTree
  readonly layers: Layers
  readonly buttons: Buttons
  /** The document as text, at most so many characters of it. */
  readonly write: (maxChars: number) => string
}

/** Runs in the page. It is shipped as text, so it uses nothing from outside itself but what it is handed. */
export type PageCall<Argument, Answer> = (argument: Argument, tools: PageTools) => Answer | Promise<Answer>

/** The text of a call that reads the tree. */
export function callOnTree<Argument, Answer>(run: PageCall<Argument, Answer>, argument: Argument): string {
  return named(`
    const tree = (${shownTree.toString()})()
    const layers = (${findLayers.toString()})(tree)
    const buttons = (${findButtons.toString()})(tree, layers)
    const write = (${treeWriter.toString()})(tree)
    return (${run.toString()})(${JSON.stringify(argument)}, { tree, layers, buttons, write })`)
}

/** The text of a call that needs nothing but its argument. */
export function callInPage<Argument>(run: (argument: Argument) => unknown, argument: Argument): string {
  return named(`return (${run.toString()})(${JSON.stringify(argument)})`)
}

/** Loaders such as esbuild wrap inner functions in a helper of their own, `__name`, which the page does not have. */
function named(body: string): string {
  return `(() => { const __name = (it) => it; ${body} })()`
}
