/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { KindRule, ObstacleRules } from '../obstacle-rules.ts'
import type { PageTools } from './call.ts'

/** Something that stood before the page. */
export interface Obstacle {
  /** The vendor of a consent layer, or the kind: `consent`, `newsletter`, `age`. */
  readonly name: string
  /** What was pressed; null when it was hidden. */
  readonly pressed: string | null
}

export interface Cleared {
  /** Address of the page before anything was pressed. */
  readonly url: string
  readonly obstacles: readonly Obstacle[]
  /** True when something is there that only hiding helps against, for all that is known. */
  readonly isBlocked: boolean
  /** Addresses of frames that lie over the page: what is in them is for another call. */
  readonly frames: readonly string[]
}

export interface ClearRequest {
  readonly rules: ObstacleRules
  /** `press` looks for a way past each obstacle, `hide` puts out of sight what is still there. */
  readonly by: 'press' | 'hide'
  /** True in a frame that lies over a page: all of it may be the obstacle. */
  readonly isFrame: boolean
  /** Frames that are obstacles, to be hidden. */
  readonly frames: readonly string[]
}

/** Runs in the page: gets past what stands before it, or hides it. */
export function clearInPage(
  { rules, by, isFrame, frames }: ClearRequest,
  { tree, layers, buttons }: PageTools,
): Cleared {
  const MAX_CHARS = 4000
  const url = location.href
  const obstacles: Obstacle[] = []
  let isBlocked = false
  const consent = rules.kinds.find(({ name }) => name === 'consent')?.press ?? []
  const isContent = (element: Element) =>
    /^(?:html|body)$/.test(tree.tagOf(element)) || layers.holds(element, 'main, [role="main"]').length > 0
  const press = (name: string, button: Element | undefined) => {
    if (button) obstacles.push({ name, pressed: buttons.press(button) })
    else isBlocked = true
  }
  const hide = (name: string, found: readonly Element[]) => {
    for (const element of found) tree.hide(element)
    if (found.length > 0) obstacles.push({ name, pressed: null })
  }

  const hasVendor = tree.findAll(rules.vendors.map(({ layers }) => layers).join(', ')).length > 0
  for (const { name, layers: selector, refuse } of hasVendor ? rules.vendors : []) {
    const found = tree.findAll(selector).filter((it) => !tree.hidden.has(it) && !isContent(it))
    const shown = found.filter((it) => tree.isVisible(it) || layers.holds(it, '*').length > 0)
    if (shown.length === 0) continue
    // The first may be the shade beneath the one with the buttons.
    const known = shown.flatMap((it) => layers.holds(it, refuse)).find((it) => !buttons.leadsAway(it))
    const labelled = () => shown.flatMap((it) => buttons.labelled(it, consent) ?? [])[0]
    if (by === 'press') press(name, known ?? labelled())
    else hide(name, found)
  }

  const isNotice = (layer: Element, text: string, maxChars: number): boolean =>
    text.length <= maxChars &&
    layers.isAside(layer) &&
    layers.holds(layer, 'input:not([type="button"], [type="submit"]), select, textarea').length === 0 &&
    layers.holds(layer, 'button, [role="button"], input').length === 1
  const kindOf = (layer: Element, text: string): KindRule | undefined => {
    if (layers.holds(layer, 'input[type="password"]').length > 0) return undefined
    return rules.kinds.find(({ says, has, press, lastResort = [], maxNoticeChars = 0 }) => {
      if (!new RegExp(says, 'iu').test(text) || (has && layers.holds(layer, has).length === 0)) return false
      // What says such words and offers no way on is no obstacle, but what the page is about.
      return (
        buttons.labelled(layer, [...press, lastResort]) !== undefined || isNotice(layer, text, maxNoticeChars)
      )
    })
  }
  const body = isFrame ? tree.findAll('body') : []
  for (const layer of isFrame ? body : layers.find()) {
    const text = tree.textOf(layer, MAX_CHARS)
    const kind = kindOf(layer, text)
    if (!kind) continue
    // The most of what is to be read is the page itself, unless it is laid over an empty one.
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

/**
 * Runs in the page, after something was cleared away: lets a page scroll that was held still, and hides the shade that lay between
 * it and what was before it.
 */
export function restoreInPage(_: null, { tree }: PageTools): void {
  const isShade = (element: Element): boolean => {
    const { position, backgroundColor, opacity, backdropFilter } = getComputedStyle(element)
    if (position !== 'fixed' || tree.textOf(element, 1) !== '') return false
    const { width, height } = tree.boxOf(element)
    if (width < innerWidth * 0.9 || height < innerHeight * 0.9) return false
    if (element.querySelector('img, svg, video, canvas, picture, iframe')) return false
    return /rgba\([^)]*, 0\.\d+\)/.test(backgroundColor) || Number(opacity) < 1 || backdropFilter !== 'none'
  }
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  if (middle && tree.isVisible(middle) && isShade(middle)) tree.hide(middle)
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
