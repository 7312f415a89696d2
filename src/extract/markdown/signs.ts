import type TurndownService from 'turndown'
import type { MarkdownOptions } from '../../model/scrape.ts'
import { CLASSES } from './classes.ts'
import { unwrapped } from './math.ts'

/** What Markdown has signs for beyond plain HTML: formulas, footnotes, definitions, raised and lowered text. */
export function writeSigns(
  service: TurndownService,
  { links, images }: Pick<MarkdownOptions, 'links' | 'images'>,
): void {
  service.addRule('math-inline', {
    filter: isOf('CODE', CLASSES.mathInline),
    replacement: (_, node) => `$${oneLine(node.textContent)}$`,
  })
  service.addRule('math-display', {
    filter: isOf('CODE', CLASSES.mathDisplay),
    replacement: (_, node) => {
      const tex = node.textContent?.trim() ?? ''
      return isInCell(node) ? `$$${oneLine(tex)}$$` : `\n\n$$\n${tex}\n$$\n\n`
    },
  })
  service.addRule('footnote-reference', {
    filter: isOf('CODE', CLASSES.reference),
    replacement: (_, node) => `[^${node.textContent}]`,
  })
  service.addRule('footnote', {
    filter: isOf('DIV', CLASSES.note),
    replacement: (content, node) =>
      `\n\n[^${attributeOf(node, 'title')}]: ${content.trim().replace(/\n(?=[^\n])/g, '\n    ')}\n\n`,
  })
  service.addRule('term', {
    filter: isOf('P', CLASSES.term),
    replacement: (content) => `\n\n${bold(content)}\n\n`,
  })
  service.addRule('defined', { filter: 'dt', replacement: (content) => `\n\n${bold(content)}\n` })
  service.addRule('definition', {
    filter: 'dd',
    replacement: (content, node) => definition(content, isUnderTerm(node)),
  })
  service.addRule('raised', {
    filter: ['sup', 'sub'],
    replacement: (content, node) => {
      const name = node.nodeName.toLowerCase()
      return SHORT.test(content) && node.parentNode?.nodeName !== 'A'
        ? `<${name}>${content}</${name}>`
        : content
    },
  })
  if (!images) service.addRule('no-image', { filter: 'img', replacement: (_, node) => formulaOf(node) })
  if (!links) service.addRule('no-embed', { filter: isOf('P', CLASSES.embed), replacement: () => '' })
}

/** Of a picture of a formula the words are its source. */
function formulaOf(img: Node): string {
  const tex = attributeOf(img, 'alt')
  return tex !== '' && FORMULA_PICTURE.test(attributeOf(img, 'class')) ? `$${oneLine(unwrapped(tex))}$` : ''
}

const FORMULA_PICTURE = /(?:^|\s)(?:latex|tex|mwe-math-fallback-image-\w+)(?:\s|$)/

function isOf(name: string, className: string): (node: HTMLElement) => boolean {
  return (node) => node.nodeName === name && attributeOf(node, 'class') === className
}

const attributeOf = (node: Node, name: string): string =>
  'getAttribute' in node && typeof node.getAttribute === 'function' ? (node.getAttribute(name) ?? '') : ''

const oneLine = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()

function isInCell(node: Node): boolean {
  for (let at = node.parentNode; at; at = at.parentNode)
    if (at.nodeName === 'TD' || at.nodeName === 'TH') return true
  return false
}

/** Exponents, indices and marks; links in it, such as references, stand better in the line. */
const SHORT = /^[^\n[\]]{1,20}$/

/** One line in bold; what is a heading, a list or bold in part already, as it is. */
function bold(content: string): string {
  const text = content.trim()
  return text === '' || /\n|\*\*|^(?:#|-\s|\d+\.\s|>|\|)/.test(text) ? text : `**${text}**`
}

/** The form that most dialects know: a line after the term, or after another definition, that begins with a colon. */
function definition(content: string, hasTerm: boolean): string {
  const text = content.trim()
  if (text === '') return ''
  if (!hasTerm || /^(?:[-+#>|:]|```|\$\$|\d+\.\s)/.test(text)) return `\n\n${text}\n\n`
  return `\n: ${text}${text.includes('\n\n') ? '\n\n' : '\n'}`
}

/** Of one term, the space between them counted. */
const MAX_DEFINITIONS = 20

/** Without a term before it, it is what some authors indent a line with. */
function isUnderTerm(definition: Node): boolean {
  let at = definition.previousSibling
  for (let step = 0; at && step < MAX_DEFINITIONS; step++, at = at.previousSibling)
    if (at.nodeName === 'DT') return true
  return false
}
