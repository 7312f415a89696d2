import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { find, findOne, nextElementSibling, prevElementSibling, textContent } from 'domutils'
import { ancestors, attribute } from '../../../snapshot/dom.ts'
import { isInline } from '../content/blocks.ts'
import { isBroken } from './code-block.ts'

/** Classes of elements in or beside a code block that are not code: line numbers and gutters. */
const BESIDE =
  /(?:^|\s)(?:linenos?|linenodiv|line-?numbers?(?:-rows|-wrapper)?|gutter|blob-num|crayon-nums|rouge-gutter|hljs-ln-numbers)(?:\s|$)/i

/** Matches ambiguous classes of line numbers, which count only on elements with nothing but digits. */
const BESIDE_IF_NUMBERS = /(?:^|\s)(?:ln|lnt)(?:\s|$)/i
const NUMBERS = /^[\d\s]*\d\s*$/
const BESIDE_TAGS: ReadonlySet<string> = new Set(['button', 'script', 'style', 'template', 'svg'])

/** Returns the text of a code block with its lines as displayed: `<br>` and block elements end a line. */
export function textOfPre(pre: Element): string {
  const text = pre.name === 'pre' ? linesOf(pre, false) : linesOf(pre, isBroken(pre)).replace(BLANK_EDGES, '')
  return text.replace(/\n$/, '')
}

/** Matches white space around code outside of `pre`, where it is not displayed. */
const BLANK_EDGES = /^(?:[^\S\n]*\n)+|\s+$/g

/** Returns the text of code. With `isFolded`, elements end its lines, and white space is folded. */
function linesOf(code: Element, isFolded: boolean): string {
  const pieces: string[] = []
  const endLine = () => {
    if (pieces.length > 0 && !pieces.at(-1)?.endsWith('\n')) pieces.push('\n')
  }
  const visit = (node: AnyNode) => {
    if (isText(node)) {
      const text = isFolded ? foldedText(node.data, pieces.at(-1)?.endsWith('\n') ?? true) : node.data
      if (text !== '') pieces.push(text)
    } else if (isTag(node)) {
      if (node.name === 'br') pieces.push('\n')
      else if (!isBesideCode(node)) {
        const isBlock = !isInline(node)
        if (isBlock) endLine()
        const before = pieces.length
        for (const child of node.children) visit(child)
        // An empty block is displayed as an empty line.
        if (isBlock && pieces.length === before) pieces.push('\n')
        else if (isBlock) endLine()
      }
    }
  }
  for (const child of code.children) visit(child)
  return pieces.join('')
}

function foldedText(text: string, isLineStart: boolean): string {
  const folded = text.replace(/[ \t\r\n\f]+/g, ' ')
  return (isLineStart ? folded.replace(/^ /, '') : folded).replaceAll('\u00a0', ' ')
}

/** Returns the code of a table whose rows are numbered lines, as on GitHub; undefined for other tables. */
export function codeOfTable(table: Element): string | undefined {
  const rows = find(
    (node) => isTag(node) && node.name === 'tr',
    table.children,
    true,
    Number.POSITIVE_INFINITY,
  )
  const lines = rows.map((row) => {
    const [number, code, other] = isTag(row) ? row.children.filter(isTag) : []
    const isLine = number && BESIDE.test(number.attribs.class ?? '') && code && !other && !holdsPre(code)
    return isLine ? textOfPre(code) : undefined
  })
  return lines.length > 0 && lines.every((line) => line !== undefined && !line.includes('\n'))
    ? lines.join('\n')
    : undefined
}

export function isBesideCode(element: Element): boolean {
  const { name, attribs } = element
  if (BESIDE_TAGS.has(name) || BESIDE.test(attribs.class ?? '')) return true
  if (BESIDE_IF_NUMBERS.test(attribs.class ?? '')) return NUMBERS.test(textContent(element))
  // A cell of digits before a cell with a `pre` has line numbers, whatever its class is.
  const next = name === 'td' && isOnlyPre(element) ? nextElementSibling(element) : null
  return next !== null && holdsPre(next) && NUMBERS.test(textContent(element))
}

/** Whether an element has the line numbers of the code before it, moved beside by a style sheet. */
export const isNumbersBelow = (element: Element): boolean =>
  element.name === 'div' &&
  BESIDE.test(element.attribs.class ?? '') &&
  prevElementSibling(element)?.name === 'pre' &&
  NUMBERS.test(textContent(element))

const isOnlyPre = ({ children }: Element): boolean => {
  const [first] = children.filter(isTag)
  return first !== undefined && (first.name === 'pre' || (first.name === 'div' && isOnlyPre(first)))
}

const holdsPre = (cell: Element): boolean => findOne(({ name }) => name === 'pre', cell.children) !== null

/** Patterns for classes that name the language of code, most reliable first. */
const LANGUAGES: readonly RegExp[] = [
  /(?:^|\s)(?:language|lang)-([\w+#.-]+)/i,
  /(?:^|\s)mw-highlight-lang-([\w+#-]+)/i,
  /(?:^|\s)highlight-(?:source|text)-([\w+#]+)/i,
  /(?:^|\s)(?:brush:\s*|highlight-|sourceCode\s+)([\w+#]+)/i,
  /(?:^|\s)hljs\s+([a-z][\w+#.]*)(?:\s|$)/i,
  /^([a-z][\w+#.]*)\s+hljs$/i,
]
/** Matches the class for the language on the code itself, or on a `figure` around code with line numbers. */
const BESIDE_HIGHLIGHT = /^highlight\s+([a-z][\w+#.]*)$/i
/** Attributes that name the language. */
const STATED = ['data-lang', 'data-language', 'data-enlighter-language'] as const
const NO_LANGUAGE =
  /^(?:hljs|code|chroma|generic|default|none|plain|plaintext|text|txt|nohighlight|no-highlight|source|line-numbers)$/i

/** The most ancestors of a `pre` that are searched for a class that names the language. */
const MAX_ABOVE = 2
/** The most ancestors that are searched for a table with code and line numbers. */
const MAX_IN_TABLE = 6

/** Returns the ancestors of a `pre`, and of the table with its line numbers, that may name the language. */
function above(pre: Element): readonly Element[] {
  const around = [...ancestors(pre)].slice(0, MAX_IN_TABLE + MAX_ABOVE)
  const table = around.slice(0, MAX_IN_TABLE).findIndex(({ name }) => name === 'table')
  const near = around.slice(0, MAX_ABOVE)
  const isNumbered = around.slice(0, table).some(({ prev, parent }) => {
    if (!parent || !isTag(parent) || parent.name !== 'tr') return false
    for (let at = prev; at; at = at.prev) if (isTag(at)) return isBesideCode(at)
    return false
  })
  return isNumbered ? [...near, ...around.slice(table, table + 1 + MAX_ABOVE)] : near
}

/** Language of the code in a `pre` as the page names it, in lower case; empty when it names none. */
export function languageOf(pre: Element): string {
  const inside = pre.children.find((child) => isTag(child) && child.name === 'code')
  const around = [...(inside && isTag(inside) ? [inside] : []), pre, ...above(pre)]
  for (const element of around) {
    const stated = STATED.map((name) => attribute(element, name)).find((value) => value !== undefined)
    const isWhole = element.name === 'figure' || element.name === 'pre'
    const patterns = isWhole ? [...LANGUAGES, BESIDE_HIGHLIGHT] : LANGUAGES
    const names = patterns.map((pattern) => pattern.exec(element.attribs.class ?? '')?.[1])
    const brush = /^brush:\s*([\w+#]+)/.exec(attribute(element, 'data-syntaxhighlighter-params') ?? '')?.[1]
    const name = [stated, brush, ...names].find(
      (one) => one && /^[\w+#.-]{1,20}$/.test(one) && !NO_LANGUAGE.test(one),
    )
    if (name) return name.toLowerCase()
  }
  return ''
}

/** Whether an element shows only the language of the code after it: `<span class="lang">sh</span>`. */
export function isLanguageLabel(element: Element): boolean {
  const pre = nextElementSibling(element)
  if (pre?.name !== 'pre' || !/^(?:span|div|p|figcaption|small)$/.test(element.name)) return false
  const said = textContent(
    element.children.filter((child) => !isTag(child) || child.name !== 'button'),
  ).trim()
  return said !== '' && said.length <= 20 && said.toLowerCase() === languageOf(pre)
}
