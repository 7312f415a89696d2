/** Parses the text of an SVG into a tree, and finds elements and style sheets in it. */

import { type Document, DomHandler, type Element, isTag, isText } from 'domhandler'
import { Parser } from 'htmlparser2'

/** The deepest nesting of elements that is read. */
export const MAX_DEPTH = 200

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
 * Yields an element and all elements below it, in document order. It does not call itself, because a deeply
 * nested file would overflow the stack.
 */
export function* elementsOf(root: Element): Generator<Element> {
  const open = [root]
  for (let element = open.pop(); element; element = open.pop()) {
    yield element
    // Children are added one at a time, because there may be more of them than a call can take arguments.
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
 * Parses a file up to the place where it is nested too deeply. The limit is needed because the parser's
 * memory for an element grows with the number of open elements.
 */
function parseXml(text: string): Document {
  const tree = new DepthLimitedHandler(undefined, { xmlMode: true })
  try {
    new Parser(tree, { xmlMode: true }).end(withEntities(text))
  } catch (thrown) {
    if (thrown !== TOO_DEEP) throw thrown
  }
  return tree.root
}

/**
 * Limits for files that declare entities: their number, the characters of one value, and the characters that
 * all replacements together may add.
 */
const MAX_ENTITIES = 100
const MAX_ENTITY_CHARS = 2000
const MAX_GROWTH_CHARS = 200_000

const ENTITY = /<!ENTITY\s+([\w.:-]{1,100})\s+(?:"([^"<&]*)"|'([^'<&]*)')\s*>/g

/**
 * Replaces the entities that the file declares, because Illustrator writes styles and namespaces as entities:
 * `<!ENTITY st0 "fill:#65040B;">`. A value with markup or further entities is left out, so that repetition
 * cannot make the text grow without bound.
 */
function withEntities(text: string): string {
  const start = text.search(/<!DOCTYPE[^>[]{0,1000}\[/i)
  const end = start < 0 ? -1 : text.indexOf(']', start)
  if (end < 0) return text
  const values = new Map<string, string>()
  for (const [, name = '', double, single] of text.slice(start, end).matchAll(ENTITY)) {
    const value = double ?? single ?? ''
    if (value.length <= MAX_ENTITY_CHARS && !values.has(name)) values.set(name, value)
    if (values.size === MAX_ENTITIES) break
  }
  if (values.size === 0) return text
  let growth = 0
  const body = text.slice(end).replace(/&([\w.:-]{1,100});/g, (written, name: string) => {
    const value = values.get(name)
    if (value === undefined || growth + value.length > MAX_GROWTH_CHARS) return written
    growth += value.length
    return value
  })
  return text.slice(0, end) + body
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
