/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Writes the tree of a page as HTML. */

import type { ShownTree } from './tree.ts'

/**
 * Runs in the page and returns a function that writes the document, at most `maxChars` characters of it. A
 * page with shadow roots is written as it is shown, so that their content is read like everything else. Any
 * other page is written by the browser's own serializer.
 */
export function treeWriter(tree: ShownTree): (maxChars: number) => string {
  const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
  const RAW = /^(?:style|script|xmp|iframe|noembed|noframes|plaintext|noscript)$/
  const ENTITIES: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    '\u00a0': '&nbsp;',
  }
  const escaped = (text: string, which: RegExp) => text.replace(which, (found) => ENTITIES[found] ?? '')
  const startOf = (element: Element): string => {
    const attributes = Element.prototype.getAttributeNames.call(element).map((name) => {
      const value = Element.prototype.getAttribute.call(element, name) ?? ''
      return ` ${name}="${escaped(value, /[&"\u00a0]/g)}"`
    })
    return `<${tree.tagOf(element)}${attributes.join('')}>`
  }
  const contentOf = (element: Element): (Node | string)[] => {
    if (RAW.test(tree.tagOf(element))) return [element.textContent ?? '']
    return element instanceof HTMLTemplateElement ? [element.innerHTML] : tree.nodesOf(element)
  }
  const written = (top: Element, maxChars: number): string => {
    let html = ''
    const todo: (Node | string)[] = [top]
    for (let next = todo.pop(); next !== undefined && html.length < maxChars; next = todo.pop()) {
      if (typeof next === 'string') html += next
      else if (next instanceof Text) html += escaped(next.data, /[&<>\u00a0]/g)
      else if (next instanceof Element) {
        html += startOf(next)
        const tag = tree.tagOf(next)
        if (!VOID.test(tag)) todo.push(`</${tag}>`, ...contentOf(next).reverse())
      }
    }
    return html
  }
  return (maxChars) => {
    const { doctype } = document
    const declared = doctype instanceof DocumentType ? new XMLSerializer().serializeToString(doctype) : ''
    const root = tree.root ? (tree.hasShadows ? written(tree.root, maxChars) : tree.root.outerHTML) : ''
    return `${declared}${root}`.slice(0, maxChars)
  }
}
