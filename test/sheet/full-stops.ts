import type { Page } from 'playwright'

/**
 * Returns the texts in Latin letters whose full stop, question mark or colon does not stand behind the last
 * letter, as happens in a page that is read from right to left.
 */
export function misplacedStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = new Range()
    let last: { letter: string; box: DOMRect | undefined } = { letter: '', box: undefined }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      // A text in both directions has its last sign where its first letter and its controls want it.
      const isMixed = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufefc]/.test(text)
      for (let at = 0; at < text.length; at++) {
        const letter = text[at] ?? ''
        if (/\s/.test(letter)) continue
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const box = range.getClientRects()[0]
        const isStop = !isMixed && /[.?!:…]/.test(letter) && /[A-Za-z\d)%]/.test(last.letter)
        const isInLine = box && last.box && Math.abs(box.bottom - last.box.bottom) < box.height / 2
        if (isStop && isInLine && box.left < (last.box?.left ?? 0)) wrong.push(text.slice(0, 80))
        last = { letter, box }
      }
    }
    return wrong
  })
}
