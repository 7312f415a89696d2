/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Recognises splash screens, which cover the window only until the page is ready. */

import type { PageTools } from './call.ts'

/**
 * Runs in the page. True when everything that can be seen in the window is in one element with few words and
 * nothing to press. This element must lie over the page, or say that it is busy. `fewChars`: the characters
 * that a splash screen has at most.
 */
export function isCoveredInPage(
  { fewChars }: { fewChars: number },
  { tree, topmost }: Pick<PageTools, 'tree' | 'topmost'>,
): boolean {
  const BUSY =
    '[aria-busy="true"], [role="progressbar"], progress, [class*="loader" i], [id*="loader" i], [class*="loading" i], [id*="loading" i], [class*="spinner" i], [class*="splash" i], [id*="splash" i]'
  const CONTROLS = 'a[href], button, input, select, textarea, video[controls]'

  const lineageOf = (element: Element): Element[] => {
    const line: Element[] = []
    for (let at: Element | null = element; at; at = tree.parentOf(at)) line.push(at)
    return line
  }
  // Some splash screens let pointers through, so `elementFromPoint` would not find them.
  const sheet = new CSSStyleSheet()
  sheet.insertRule('* { pointer-events: auto !important }')
  const before = [...document.adoptedStyleSheets]
  document.adoptedStyleSheets = [...before, sheet]
  const seen = [...topmost()].map(lineageOf)
  document.adoptedStyleSheets = before

  const [first = [], ...others] = seen
  const cover = first.find((element) => others.every((line) => line.includes(element)))
  if (!cover || tree.textOf(cover, fewChars).length >= fewChars) return false
  const isIn = (element: Element) => lineageOf(element).includes(cover) && tree.isVisible(element)
  if (tree.findAll(CONTROLS).some(isIn)) return false
  const isOver = first
    .slice(first.indexOf(cover))
    .filter((element) => !/^(?:html|body)$/.test(tree.tagOf(element)))
    .some((element) => /^(?:fixed|absolute|sticky)$/.test(getComputedStyle(element).position))
  return isOver || tree.findAll(BUSY).some((element) => isIn(element) || element === cover)
}
