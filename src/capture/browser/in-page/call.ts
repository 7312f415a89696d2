import { findButtons } from './buttons.ts'
import { findLayers } from './layers.ts'
import { type ShownTree, shownTree } from './tree.ts'

/** Runs in the page. It is shipped as text, so it uses nothing from outside itself but what it is handed. */
export type PageCall<Argument, Answer> = (
  argument: Argument,
  tree: ShownTree,
  layers: ReturnType<typeof findLayers>,
  buttons: ReturnType<typeof findButtons>,
) => Answer | Promise<Answer>

/** The text of a call that reads the tree. */
export function callOnTree<Argument, Answer>(run: PageCall<Argument, Answer>, argument: Argument): string {
  return named(`
    const tree = (${shownTree.toString()})()
    const layers = (${findLayers.toString()})(tree)
    return (${run.toString()})(${JSON.stringify(argument)}, tree, layers, (${findButtons.toString()})(tree, layers))`)
}

/** The text of a call that needs nothing but its argument. */
export function callInPage<Argument>(run: (argument: Argument) => unknown, argument: Argument): string {
  return named(`return (${run.toString()})(${JSON.stringify(argument)})`)
}

/** Loaders such as esbuild wrap inner functions in a helper of their own, `__name`, which the page does not have. */
function named(body: string): string {
  return `(() => { const __name = (it) => it; ${body} })()`
}
