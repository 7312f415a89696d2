import type TurndownService from 'turndown'
import { attributeOf } from './signs.ts'

/** Writes list items, without space at the beginning, which would be an indentation, and empty ones. */
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

/** Whether only other items precede an item in its list. */
const isFirstOnLine = ({ previousSibling, parentNode }: Node): boolean =>
  /^(?:UL|OL)$/.test(parentNode?.nodeName ?? '') && (!previousSibling || previousSibling.nodeName === 'LI')

/** The numbers of items are stored, because counting the items before each one takes quadratic time. */
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
