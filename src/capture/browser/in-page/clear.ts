/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Removes obstacles in the page: presses their buttons, or hides them. */

import type { ObstacleRules } from '../obstacle-rules.ts'
import type { PageTools } from './call.ts'

/** An obstacle that covered the page. */
export interface Obstacle {
  /** The vendor of a consent layer, or the kind: `consent`, `newsletter`, `age`. */
  readonly name: string
  /** The label of the pressed button; null when the obstacle was hidden. */
  readonly pressed: string | null
}

export interface Cleared {
  /** URL of the page before anything was pressed. */
  readonly url: string
  readonly obstacles: readonly Obstacle[]
  /** True when there is an obstacle without a known button, which can only be hidden. */
  readonly isBlocked: boolean
  /** URLs of frames that cover the page. Obstacles in them are removed by another call. */
  readonly frames: readonly string[]
}

export interface ClearRequest {
  readonly rules: ObstacleRules
  /** `press` presses a button of each obstacle; `hide` hides obstacles that are still there. */
  readonly by: 'press' | 'hide'
  /** True in a frame that covers a page. All of its document may be the obstacle. */
  readonly isFrame: boolean
  /** URLs of frames that are obstacles and shall be hidden. */
  readonly frames: readonly string[]
}

/** Runs in the page. */
export function clearInPage(
  { rules, by, isFrame, frames }: ClearRequest,
  { tree, layers, buttons, kindOf, vendorLayers }: PageTools,
): Cleared {
  const MAX_CHARS = 4000
  const url = location.href
  const obstacles: Obstacle[] = []
  let isBlocked = false
  const press = (name: string, button: Element | undefined) => {
    if (button) obstacles.push({ name, pressed: buttons.press(button) })
    else isBlocked = true
  }
  const hide = (name: string, found: readonly Element[]) => {
    for (const element of found) tree.hide(element)
    if (found.length > 0) obstacles.push({ name, pressed: null })
  }

  for (const { name, elements, button } of vendorLayers(rules)) {
    if (by === 'press') press(name, button())
    else hide(name, elements)
  }

  const body = isFrame ? tree.findAll('body') : []
  for (const layer of isFrame ? body : layers.find()) {
    const text = tree.textOf(layer, MAX_CHARS)
    const kind = kindOf(layer, text, rules)
    if (!kind) continue
    // A layer with most of the text is the page itself, unless it covers a page that is empty.
    const pageChars = isFrame || !tree.root ? 0 : tree.textOf(tree.root, 5 * MAX_CHARS).length
    const isMost = !isFrame && text.length > pageChars * 0.6
    if (isMost && !layers.isAside(layer)) continue
    const choices = isMost && kind.lastResort ? [...kind.press, kind.lastResort] : kind.press
    if (by === 'press') press(kind.name, buttons.labelled(layer, choices))
    else if (!isMost) hide(kind.name, [layer])
  }

  const over: string[] = []
  for (const frame of isFrame ? [] : tree.findAll('iframe')) {
    if (!(frame instanceof HTMLIFrameElement) || !tree.isVisible(frame)) continue
    const layer = layers.around(frame)
    if (!layer) continue
    if (by === 'press') over.push(frame.src)
    else if (frames.includes(frame.src)) hide('consent', [layer])
  }
  return { url, obstacles, isBlocked, frames: over }
}

/** Lets the page scroll again after its obstacles, and hides the backdrop under them. */
export function restoreInPage(_: null, { tree }: PageTools): void {
  const isBackdrop = (element: Element): boolean => {
    const { position, backgroundColor, opacity, backdropFilter } = getComputedStyle(element)
    if (position !== 'fixed' || tree.textOf(element, 1) !== '') return false
    const { width, height } = tree.boxOf(element)
    if (width < innerWidth * 0.9 || height < innerHeight * 0.9) return false
    if (element.querySelector('img, svg, video, canvas, picture, iframe')) return false
    return /rgba\([^)]*, 0\.\d+\)/.test(backgroundColor) || Number(opacity) < 1 || backdropFilter !== 'none'
  }
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  if (middle && tree.isVisible(middle) && isBackdrop(middle)) tree.hide(middle)
  const sheet = new CSSStyleSheet()
  for (const element of tree.findAll('html, body')) {
    const { overflowY, position, filter } = getComputedStyle(element)
    const rules = [
      overflowY === 'hidden' ? 'overflow-y: visible !important' : '',
      position === 'fixed' ? 'position: static !important' : '',
      filter === 'none' ? '' : 'filter: none !important',
    ]
    const given = rules.filter((rule) => rule !== '')
    if (given.length > 0) sheet.insertRule(`${tree.tagOf(element)} { ${given.join('; ')} }`)
  }
  if (sheet.cssRules.length > 0) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
