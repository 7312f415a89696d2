import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { ancestors, attribute } from '../../snapshot/dom.ts'
import { isInline } from './blocks.ts'

/** Beside code, and none of it: numbers of lines, buttons. */
const BESIDE = /(?:^|\s)(?:linenos?|linenodiv|line-?numbers?(?:-rows)?|gutter|blob-num|rouge-gutter)(?:\s|$)/i
const BESIDE_TAGS: ReadonlySet<string> = new Set(['button', 'script', 'style', 'template', 'svg'])

/** Text of a `pre` with its lines as they are shown: breaks and blocks in it end a line. */
export function textOfPre(pre: Element): string {
  const pieces: string[] = []
  const endLine = () => {
    if (pieces.length > 0 && !pieces.at(-1)?.endsWith('\n')) pieces.push('\n')
  }
  const visit = (node: AnyNode) => {
    if (isText(node)) {
      if (node.data !== '') pieces.push(node.data)
    } else if (isTag(node)) {
      if (node.name === 'br') pieces.push('\n')
      else if (!isBesideCode(node)) {
        const isBlock = !isInline(node)
        if (isBlock) endLine()
        const before = pieces.length
        for (const child of node.children) visit(child)
        // An empty line is a line.
        if (isBlock && pieces.length === before) pieces.push('\n')
        else if (isBlock) endLine()
      }
    }
  }
  for (const child of pre.children) visit(child)
  return pieces.join('').replace(/\n$/, '')
}

/** Whether an element holds no code although it stands beside it. */
export const isBesideCode = ({ name, attribs }: Element): boolean =>
  BESIDE_TAGS.has(name) || BESIDE.test(attribs.class ?? '')

/** How classes name the language of code, surest first. */
const LANGUAGES: readonly RegExp[] = [
  /(?:^|\s)(?:language|lang)-([\w+#.-]+)/i,
  /(?:^|\s)highlight-(?:source|text)-([\w+#]+)/i,
  /(?:^|\s)(?:brush:\s*|highlight-|sourceCode\s+)([\w+#]+)/i,
]
const NO_LANGUAGE =
  /^(?:default|none|plain|plaintext|text|txt|nohighlight|no-highlight|source|line-numbers)$/i

/** Levels above a `pre` on which a highlighter may say the language. */
const MAX_ABOVE = 2

/** Language of the code in a `pre`, as the page names it; empty when it does not. */
export function languageOf(pre: Element): string {
  const inside = pre.children.find((child) => isTag(child) && child.name === 'code')
  const around = [
    ...(inside && isTag(inside) ? [inside] : []),
    pre,
    ...[...ancestors(pre)].slice(0, MAX_ABOVE),
  ]
  for (const element of around) {
    const stated = attribute(element, 'data-lang') ?? attribute(element, 'data-language')
    const names = LANGUAGES.map((pattern) => pattern.exec(element.attribs.class ?? '')?.[1])
    const name = [stated, ...names].find(
      (one) => one && /^[\w+#.-]{1,20}$/.test(one) && !NO_LANGUAGE.test(one),
    )
    if (name) return name.toLowerCase()
  }
  return ''
}
