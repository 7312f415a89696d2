import type TurndownService from 'turndown'

/** Writes the text of inline code, in which Markdown is literal. A link that is all of it goes around. */
export function writeCode(service: TurndownService, { links }: { readonly links: boolean }): void {
  service.addRule('inline-code', {
    filter: (node) => node.nodeName === 'CODE' && node.parentNode?.nodeName !== 'PRE',
    replacement: (content, node) => {
      // A `pre` within `code` is already a fenced code block.
      if (holds(node, (at) => at.nodeName === 'PRE')) return content
      const text = wordsOf(node).replace(/\s+/g, ' ').trim()
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

function wordsOf(node: Node): string {
  if (node.nodeType === TEXT) return node.nodeValue ?? ''
  if (node.nodeName === 'BR') return ' '
  const words = childrenOf(node).map(wordsOf).join('')
  return LINES.test(node.nodeName) ? ` ${words} ` : words
}

const TEXT = 3

const LINES = /^(?:P|DIV|UL|OL|LI|DL|DT|DD|TABLE|TR|TD|TH|BLOCKQUOTE|H[1-6])$/

const childrenOf = (node: Node): Node[] => Array.from(node.childNodes)

const holds = (node: Node, isIt: (at: Node) => boolean): boolean =>
  childrenOf(node).some((child) => isIt(child) || holds(child, isIt))

/** The target of a link that is the whole code; empty without such a link. */
function targetOf(code: Node): string {
  const [only, ...others] = childrenOf(code).filter(
    ({ nodeType, nodeValue }) => nodeType !== TEXT || nodeValue?.trim() !== '',
  )
  if (!only || others.length > 0 || only.nodeName !== 'A') return ''
  return 'getAttribute' in only && typeof only.getAttribute === 'function'
    ? (only.getAttribute('href') ?? '')
    : ''
}
