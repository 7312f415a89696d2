/** Parses the text of an SVG into a tree, and finds elements and style sheets in it. */

import { type Document, DomHandler, type Element, isTag, isText } from 'domhandler'
import { Parser } from 'htmlparser2'

/** The deepest nesting of elements that is read. */
export const MAX_DEPTH = 200

/** Returns the text of all style sheets in a drawing. */
export function styleText(root: Element): string {
  const parts: string[] = []
  for (const element of elementsOf(root)) {
    if (element.name.toLowerCase() !== 'style') continue
    for (const child of element.children) {
      if (isText(child)) parts.push(child.data)
      else if ('children' in child) for (const text of child.children.filter(isText)) parts.push(text.data)
    }
  }
  return parts.join('\n')
}

/**
 * Yields an element and all elements below it, in document order. It is iterative, because a file may be
 * nested as deeply as it likes.
 */
export function* elementsOf(root: Element): Generator<Element> {
  const open = [root]
  for (let element = open.pop(); element; element = open.pop()) {
    yield element
    // One at a time, because there may be more children than a call can take arguments.
    for (const child of element.children.filter(isTag).reverse()) open.push(child)
  }
}

/** Returns the first `svg` element of a document or fragment. */
export function findSvg(text: string): Element | undefined {
  for (const top of parseXml(text).children.filter(isTag)) {
    for (const element of elementsOf(top)) if (element.name.toLowerCase() === 'svg') return element
  }
  return undefined
}

/**
 * Returns the file's tree, up to where it is nested too deeply. The parser's memory for an element grows with
 * the number of open elements.
 */
function parseXml(text: string): Document {
  const tree = new DepthLimitedHandler(undefined, { xmlMode: true })
  try {
    new Parser(tree, { xmlMode: true }).end(text)
  } catch (thrown) {
    if (thrown !== TOO_DEEP) throw thrown
  }
  return tree.root
}

const TOO_DEEP = Symbol('the file is nested too deep')

class DepthLimitedHandler extends DomHandler {
  #depth = 0

  override onopentag(name: string, attribs: Record<string, string>): void {
    if (++this.#depth > MAX_DEPTH) throw TOO_DEEP
    super.onopentag(name, attribs)
  }

  override onclosetag(): void {
    this.#depth--
    super.onclosetag()
  }
}
