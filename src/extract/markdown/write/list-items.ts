import type TurndownService from 'turndown'
import { attributeOf } from './signs.ts'

/**
 * Adds turndown's rule for list items without white space and empty lines at the beginning of an item, which
 * Markdown would read as an indentation. An empty item is left out.
 */
export function writeListItems(service: TurndownService): void {
  service.addRule('list-item', {
    filter: 'li',
    replacement: (content, node, { bulletListMarker }) => {
      const text = content.trim()
      if (text === '') return ''
      const isNumbered = node.parentNode?.nodeName === 'OL'
      const prefix = isNumbered ? `${numberOf(node)}.  ` : `${bulletListMarker}   `
      const end = content.endsWith('\n') ? '\n' : ''
      const lines = `${text}${end}`.replaceAll('\n', `\n${' '.repeat(prefix.length)}`)
      return `${isFirstOnLine(node) ? '' : '\n'}${prefix}${lines}${node.nextSibling ? '\n' : ''}`
    },
  })
}

/** Whether nothing but other items stands before an item in its list. */
const isFirstOnLine = ({ previousSibling, parentNode }: Node): boolean =>
  /^(?:UL|OL)$/.test(parentNode?.nodeName ?? '') && (!previousSibling || previousSibling.nodeName === 'LI')

/** The numbers of items, since counting the items before each of them takes the square of their number. */
const numbers = new WeakMap<Node, number>()

function numberOf(item: Node): number {
  let steps = 0
  let known: number | undefined
  for (let at: Node | null = item; at && known === undefined; at = at.previousSibling) {
    known = numbers.get(at)
    if (known === undefined && at.nodeType === ELEMENT) steps++
  }
  const number = (known ?? startOf(item.parentNode) - 1) + steps
  numbers.set(item, number)
  return number
}

const ELEMENT = 1

function startOf(list: Node | null): number {
  const start = Number.parseInt(list ? attributeOf(list, 'start') : '', 10)
  return Number.isNaN(start) ? 1 : start
}
