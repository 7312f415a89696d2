import type TurndownService from 'turndown'
import type { MarkdownOptions } from '../../../model/scrape.ts'
import { CLASSES } from './classes.ts'
import { holdsStrong } from './emphasis.ts'
import { unwrapped } from './math.ts'

/**
 * Adds turndown rules for formulas, footnotes, definition lists, superscript and subscript, and rules that
 * leave out images and embedded pages.
 */
export function writeSigns(
  service: TurndownService,
  { links, images, mainContentOnly }: Pick<MarkdownOptions, 'links' | 'images' | 'mainContentOnly'>,
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
  if (!images) {
    service.addRule('no-image', {
      filter: 'img',
      replacement: (_, node) => formulaOf(node) || service.escape(headingOf(node, mainContentOnly)),
    })
    service.addRule('heading-of-pictures', {
      filter: (node) => /^H[1-6]$/.test(node.nodeName) && !node.textContent?.trim(),
      replacement: (content, { nodeName }) =>
        content.trim() && `\n\n${'#'.repeat(Number(nodeName[1]))} ${content.trim()}\n\n`,
    })
  }
  service.addRule('link-without-words', {
    filter: (node) => isWordless(node) && !(images && node.getElementsByTagName('img').length > 0),
    replacement: (content) => content.trim(),
  })
  if (!links) service.addRule('no-embed', { filter: isOf('P', CLASSES.embed), replacement: () => '' })
}

/** Returns the TeX source in the alternative text of a formula's image, even if images are left out. */
function formulaOf(img: Node): string {
  const tex = attributeOf(img, 'alt')
  return tex !== '' && FORMULA_PICTURE.test(attributeOf(img, 'class')) ? `$${oneLine(unwrapped(tex))}$` : ''
}

const FORMULA_PICTURE = /(?:^|\s)(?:latex|tex|mwe-math-fallback-image-\w+)(?:\s|$)/

/**
 * Returns the alternative text of a picture that is a whole heading, because the heading would otherwise be
 * lost. Empty for main content, which has a separate title, so that such a heading is rarely part of it.
 */
function headingOf(img: Node, mainContentOnly: boolean): string {
  for (let at = mainContentOnly ? null : img.parentNode; at; at = at.parentNode)
    if (/^H[1-6]$/.test(at.nodeName)) return at.textContent?.trim() ? '' : attributeOf(img, 'alt').trim()
  return ''
}

/**
 * Whether a link has no text, because its picture is left out or drawn by a style sheet. Such a link would
 * become a pair of empty brackets. No other elements are tested, because turndown composes their text anew
 * each time.
 */
const isWordless = (node: Node): boolean => node.nodeName === 'A' && (node.textContent ?? '').trim() === ''

function isOf(name: string, className: string): (node: HTMLElement) => boolean {
  return (node) => node.nodeName === name && attributeOf(node, 'class') === className
}

/** Returns an attribute of a turndown node; empty when there is none. */
export const attributeOf = (node: Node, name: string): string =>
  'getAttribute' in node && typeof node.getAttribute === 'function' ? (node.getAttribute(name) ?? '') : ''

const oneLine = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()

function isInCell(node: Node): boolean {
  for (let at = node.parentNode; at; at = at.parentNode)
    if (at.nodeName === 'TD' || at.nodeName === 'TH') return true
  return false
}

/** Matches superscript and subscript that stay as HTML, because they are short and contain no link. */
const SHORT = /^[^\n[\]]{1,20}$/

/** Makes one line bold. Text with several lines, bold parts or block syntax is left as it is. */
function bold(content: string): string {
  const text = content.trim()
  return text === '' || holdsStrong(text) || /\n|^(?:#|-\s|\d+\.\s|>|\|)/.test(text) ? text : `**${text}**`
}

/** Writes a definition in the most common Markdown syntax: a line after the term that begins with a colon. */
function definition(content: string, hasTerm: boolean): string {
  const text = content.trim()
  if (text === '') return ''
  if (!hasTerm || /^(?:[-+#>|:]|```|\$\$|\d+\.\s)/.test(text)) return `\n\n${text}\n\n`
  return `\n: ${text}${text.includes('\n\n') ? '\n\n' : '\n'}`
}

/** The most siblings before a definition that are searched for its term, including white space. */
const MAX_DEFINITIONS = 20

/** Whether a term precedes the definition. Some authors use `dd` without a term to indent a line. */
function isUnderTerm(definition: Node): boolean {
  let at = definition.previousSibling
  for (let step = 0; at && step < MAX_DEFINITIONS; step++, at = at.previousSibling)
    if (at.nodeName === 'DT') return true
  return false
}
