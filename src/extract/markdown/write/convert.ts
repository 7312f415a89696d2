import { strikethrough, taskListItems } from '@joplin/turndown-plugin-gfm'
import TurndownService from 'turndown'
import type { MarkdownOptions } from '../../../model/scrape.ts'
import { readyForEmphasis, withDelimiters, writeEmphasis } from './emphasis.ts'
import { attributeOf, writeSigns } from './signs.ts'
import { writeTables } from './tables.ts'

export type MarkdownStyle = Pick<MarkdownOptions, 'links' | 'images'> &
  Partial<Pick<MarkdownOptions, 'mainContentOnly'>>

/** Converts HTML to GitHub-flavoured Markdown with ATX headings, fenced code and `-` lists. */
export function toMarkdown(html: string, style: MarkdownStyle): string {
  const ready = readyForEmphasis(html.replace(LONG_SPACE, (run) => run.slice(0, MAX_SPACE)))
  return withDelimiters(serviceFor(style).turndown(ready).trim())
}

/** Longer white space is cut. Turndown's time is quadratic: a minute for 200,000 spaces. */
const MAX_SPACE = 100
const LONG_SPACE = new RegExp(`\\s{${MAX_SPACE}}\\s+`, 'g')

/** Matches escaped underscores within words, where GFM needs no escape. */
const INTRAWORD_UNDERSCORES = /(?<=[\p{L}\p{N}])(?:\\_)+(?=[\p{L}\p{N}])/gu

/** Matches text that would be parsed as a tag or a character reference. */
const MARKUP_LIKE = /<(?=[a-z/!?])|&(?=#?\w+;)/gi

/** Matches a number such as `1)`, which would begin a list. Turndown only escapes `1.` */
const NUMBER_OF_ITEM = /^(\d{1,9})\)(?=\s|$)/

const services = new Map<string, TurndownService>()

/** Services are created on first use and reused, because their rules have no state. */
function serviceFor({ links, images, mainContentOnly = false }: MarkdownStyle): TurndownService {
  const key = `${links} ${images} ${mainContentOnly}`
  const service = services.get(key) ?? makeService({ links, images, mainContentOnly })
  services.set(key, service)
  return service
}

function makeService({ links, images, mainContentOnly = false }: MarkdownStyle): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
    hr: '---',
  })
  service.use([strikethrough, taskListItems])
  writeTables(service)
  writeEmphasis(service)
  writeListItems(service)
  const escapeAll = service.escape.bind(service)
  service.escape = (text) =>
    escapeAll(text)
      .replace(INTRAWORD_UNDERSCORES, (run) => run.replaceAll('\\', ''))
      .replace(MARKUP_LIKE, '\\$&')
      .replace(NUMBER_OF_ITEM, '$1\\)')
  if (!links) service.addRule('text-of-link', { filter: 'a', replacement: (content) => content })
  writeCode(service, { links })
  writeSigns(service, { links, images, mainContentOnly })
  return service
}

/** Writes list items, without space at the beginning, which would be an indentation, and empty ones. */
function writeListItems(service: TurndownService): void {
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

/** Writes the text of inline code, in which Markdown is literal. A link that is all of it goes around. */
function writeCode(service: TurndownService, { links }: { readonly links: boolean }): void {
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
