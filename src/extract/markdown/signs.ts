import { type Element, isTag } from 'domhandler'
import { textContent } from 'domutils'
import { ancestors } from '../../snapshot/dom.ts'
import { CLASSES } from './classes.ts'
import type { MarkdownStyle, Rule } from './elements.ts'
import { unwrapped } from './math.ts'

/** What Markdown has signs for beyond plain HTML, by element: formulas, footnotes, definitions, raised and lowered text. */
export function signOf(element: Element, { links, images }: MarkdownStyle): Rule | undefined {
  if (element.name === 'img' && !images) return (_, img) => formulaOf(img)
  if (element.name === 'p' && element.attribs.class === CLASSES.embed && !links) return () => ''
  return MARKED.get(`${element.name}.${element.attribs.class}`) ?? SIGNS.get(element.name)
}

const raised: Rule = (content, { name, parent }) =>
  SHORT.test(content) && !(parent && isTag(parent) && parent.name === 'a')
    ? `<${name}>${content}</${name}>`
    : content

const SIGNS: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['dt', (content) => `\n\n${bold(content)}\n`],
  ['dd', (content, element) => definition(content, isUnderTerm(element))],
  ['sup', raised],
  ['sub', raised],
])

/** Of elements with a class of ours. */
const MARKED: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  [`code.${CLASSES.mathInline}`, (_, element) => `$${oneLine(textContent(element))}$`],
  [
    `code.${CLASSES.mathDisplay}`,
    (_, element) => {
      const tex = textContent(element).trim()
      return isInCell(element) ? `$$${oneLine(tex)}$$` : `\n\n$$\n${tex}\n$$\n\n`
    },
  ],
  [`code.${CLASSES.reference}`, (_, element) => `[^${textContent(element)}]`],
  [
    `div.${CLASSES.note}`,
    (content, { attribs }) =>
      `\n\n[^${attribs.title ?? ''}]: ${content.trim().replace(/\n(?=[^\n])/g, '\n    ')}\n\n`,
  ],
  [`p.${CLASSES.term}`, (content) => `\n\n${bold(content)}\n\n`],
])

/** Of a picture of a formula the words are its source. */
function formulaOf({ attribs }: Element): string {
  const tex = attribs.alt ?? ''
  return tex !== '' && FORMULA_PICTURE.test(attribs.class ?? '') ? `$${oneLine(unwrapped(tex))}$` : ''
}

const FORMULA_PICTURE = /(?:^|\s)(?:latex|tex|mwe-math-fallback-image-\w+)(?:\s|$)/

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

function isInCell(element: Element): boolean {
  for (const { name } of ancestors(element)) if (name === 'td' || name === 'th') return true
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
function isUnderTerm(definition: Element): boolean {
  let at = definition.prev
  for (let step = 0; at && step < MAX_DEFINITIONS; step++, at = at.prev)
    if (isTag(at) && at.name === 'dt') return true
  return false
}
