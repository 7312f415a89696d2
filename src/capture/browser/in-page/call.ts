/// <reference lib="dom" />

/** Makes the text of calls in the page. Functions may use nothing from outside but their arguments. */

import { animationsEnder } from './animations.ts'
import { type Buttons, findButtons } from './buttons.ts'
import { type Hiding, hidingTests } from './hiding.ts'
import { judgeKinds, type KindOf } from './kinds.ts'
import { findLayers, type Layers } from './layers.ts'
import { pageNodes } from './nodes.ts'
import { findInnerScroller, type InnerScroller } from './scroller.ts'
import { findTopmost, type Topmost } from './topmost.ts'
import { type ShownTree, shownTree } from './tree.ts'
import { findVendorLayers, type VendorLayers } from './vendors.ts'
import { treeWriter } from './write.ts'

/** The tools that a call gets in the page. */
export interface PageTools {
  readonly tree: ShownTree
  readonly topmost: Topmost
  readonly layers: Layers
  readonly buttons: Buttons
  readonly kindOf: KindOf
  readonly vendorLayers: VendorLayers
  readonly hiding: Hiding
  readonly innerScroller: InnerScroller
  /** Ends all animations, and returns them. */
  readonly endAnimations: () => readonly Animation[]
  /** The document as text, at most this many characters of it. */
  readonly write: (maxChars: number) => string
}

/** A function that runs in the page. */
export type PageCall<Argument, Answer> = (argument: Argument, tools: PageTools) => Answer | Promise<Answer>

export function callOnTree<Argument, Answer>(run: PageCall<Argument, Answer>, argument: Argument): string {
  return withNameHelper(`
    const tree = (${shownTree.toString()})((${pageNodes.toString()})())
    const topmost = (${findTopmost.toString()})(tree)
    const layers = (${findLayers.toString()})(tree, topmost)
    const buttons = (${findButtons.toString()})(tree, layers)
    const kindOf = (${judgeKinds.toString()})(layers, buttons)
    const vendorLayers = (${findVendorLayers.toString()})(tree, layers, buttons)
    const hiding = (${hidingTests.toString()})()
    const innerScroller = (${findInnerScroller.toString()})(tree)
    const endAnimations = (${animationsEnder.toString()})()
    const write = (${treeWriter.toString()})(tree)
    const tools = {
      tree, topmost, layers, buttons, kindOf, vendorLayers, hiding, innerScroller, endAnimations, write,
    }
    return (${run.toString()})(${JSON.stringify(argument)}, tools)`)
}

export function callInPage<Argument>(run: (argument: Argument) => unknown, argument: Argument): string {
  return withNameHelper(`return (${run.toString()})(${JSON.stringify(argument)})`)
}

/** Loaders such as esbuild wrap inner functions in their helper `__name`, which the page does not have. */
function withNameHelper(body: string): string {
  return `(() => { const __name = (it) => it; ${body} })()`
}
