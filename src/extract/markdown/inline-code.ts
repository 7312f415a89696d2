import type TurndownService from 'turndown'
import { isNumbersClass } from './pre.ts'

/**
 * Code within a line is its words alone: signs for bold, links and pictures would be read as code. A link that is all of it stands
 * around the code. Of names in `dropped` nothing is code.
 */
export function writeCode(
  service: TurndownService,
  { links }: { readonly links: boolean },
  dropped: readonly string[],
): void {
  // Some write the numbers of lines below the code, and put them beside it by a style.
  service.addRule('numbers-of-lines', {
    filter: ({ nodeName, previousSibling, className, textContent }) =>
      nodeName === 'DIV' &&
      isNumbersClass(className) &&
      previousSibling?.nodeName === 'PRE' &&
      /^[\d\s]+$/.test(textContent ?? ''),
    replacement: () => '',
  })
  const isDropped = new Set(dropped.map((name) => name.toUpperCase()))
  service.addRule('inline-code', {
    filter: (node) => node.nodeName === 'CODE' && node.parentNode?.nodeName !== 'PRE',
    replacement: (content, node) => {
      // A listing that stands in code is fenced already.
      if (holds(node, (at) => at.nodeName === 'PRE')) return content
      const text = wordsOf(node, isDropped).replace(/\s+/g, ' ').trim()
      if (text === '') return content
      const target = links ? targetOf(node) : ''
      return target === '' ? ticked(text) : `[${ticked(text)}](${target.replace(/[<>()]/g, '\\$&')})`
    },
  })
}

function ticked(text: string): string {
  const runs = new Set(text.match(/`+/g))
  let ticks = '`'
  while (runs.has(ticks)) ticks += '`'
  const space = /^`|`$/.test(text) ? ' ' : ''
  return `${ticks}${space}${text}${space}${ticks}`
}

function wordsOf(node: Node, isDropped: ReadonlySet<string>): string {
  if (node.nodeType === TEXT) return node.nodeValue ?? ''
  if (node.nodeName === 'BR') return ' '
  if (isDropped.has(node.nodeName)) return ''
  const words = childrenOf(node)
    .map((child) => wordsOf(child, isDropped))
    .join('')
  return LINES.test(node.nodeName) ? ` ${words} ` : words
}

const TEXT = 3

/** Names of what stands on lines of its own. */
const LINES = /^(?:P|DIV|UL|OL|LI|DL|DT|DD|TABLE|TR|TD|TH|BLOCKQUOTE|H[1-6])$/

const childrenOf = (node: Node): Node[] => Array.from(node.childNodes)

const holds = (node: Node, isIt: (at: Node) => boolean): boolean =>
  childrenOf(node).some((child) => isIt(child) || holds(child, isIt))

/** Address of a link that is all of the code. */
function targetOf(code: Node): string {
  const [only, ...others] = childrenOf(code).filter(
    ({ nodeType, nodeValue }) => nodeType !== TEXT || nodeValue?.trim() !== '',
  )
  if (!only || others.length > 0 || only.nodeName !== 'A') return ''
  return 'getAttribute' in only && typeof only.getAttribute === 'function'
    ? (only.getAttribute('href') ?? '')
    : ''
}
