import { type Element, isTag } from 'domhandler'
import { textContent } from 'domutils'
import type { MarkdownOptions } from '../../model/scrape.ts'

export type MarkdownStyle = Pick<MarkdownOptions, 'links' | 'images'>

/** Where an element is written. */
export interface Spot {
  readonly style: MarkdownStyle
  /** Of the element among those of its parent, from 0. */
  readonly index: number
}

/** What is written for an element, given what is written for all it holds. Blank lines at its edges are no more than two line ends. */
export type Rule = (content: string, element: Element, spot: Spot) => string

const heading: Rule = (content, { name }) => `\n\n${'#'.repeat(Number(name.charAt(1)))} ${content}\n\n`
const emphasis: Rule = (content) => (content.trim() === '' ? '' : `*${content}*`)
const strong: Rule = (content) => (content.trim() === '' ? '' : `**${content}**`)
const struck: Rule = (content) => `~~${content}~~`
const list: Rule = (content, element) =>
  element.parent && isTag(element.parent) && element.parent.name === 'li' && isLastElement(element)
    ? `\n${content}`
    : `\n\n${content}\n\n`

/** Of elements that HTML itself has a name for: ATX headings, fenced code, `-` lists. Those of no other name are what they hold. */
export const ELEMENT_RULES: Readonly<Record<string, Rule>> = {
  br: () => '  \n',
  hr: () => '\n\n---\n\n',
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  blockquote: (content) => `\n\n${withoutNewlines(content).replace(/^/gm, '> ')}\n\n`,
  ul: list,
  ol: list,
  li: item,
  pre: fenced,
  a: (content, { attribs }, { style }) =>
    style.links && attribs.href
      ? `[${content}](${destination(attribs.href)}${titlePart(attribs.title)})`
      : content,
  em: emphasis,
  i: emphasis,
  strong,
  b: strong,
  del: struck,
  s: struck,
  strike: struck,
  code,
  img: (_, { attribs }) =>
    attribs.src
      ? `![${escapeSigns(oneBreak(attribs.alt))}](${destination(attribs.src)}${titlePart(attribs.title)})`
      : '',
  input: (_, { attribs, parent }) =>
    attribs.type?.toLowerCase() === 'checkbox' && parent && isTag(parent) && parent.name === 'li'
      ? `${'checked' in attribs ? '[x]' : '[ ]'} `
      : '',
  ...Object.fromEntries(
    'script style noscript iframe button select textarea template canvas object'
      .split(' ')
      .map((name) => [name, () => '']),
  ),
}

function item(content: string, { parent, next }: Element, { index }: Spot): string {
  const list = parent && isTag(parent) && parent.name === 'ol' ? parent : undefined
  const start = Number(list?.attribs.start || 1)
  const prefix = list ? `${(Number.isNaN(start) ? 1 : start) + index}.  ` : '-   '
  const text = withoutNewlines(content) + (content.endsWith('\n') ? '\n' : '')
  return prefix + text.replace(/\n/g, `\n${' '.repeat(prefix.length)}`) + (next ? '\n' : '')
}

function isLastElement(element: Element): boolean {
  let after = element.next
  while (after && !isTag(after)) after = after.next
  return after === null
}

function fenced(content: string, { children: [first] }: Element): string {
  if (!first || !isTag(first) || first.name !== 'code') return `\n\n${content}\n\n`
  const [, language = ''] = /language-(\S+)/.exec(first.attribs.class ?? '') ?? []
  const text = textContent(first)
  const longest = (text.match(/^`{3,}/gm) ?? []).reduce((most, run) => Math.max(most, run.length), 2)
  const fence = '`'.repeat(longest + 1)
  return `\n\n${fence}${language}\n${text.replace(/\n$/, '')}\n${fence}\n\n`
}

/** With as many backticks around it as stand together nowhere in it. */
function code(content: string, { parent, prev, next }: Element): string {
  if (content === '' || (parent && isTag(parent) && parent.name === 'pre' && !prev && !next)) return content
  const line = content.replace(/\r?\n|\r/g, ' ')
  const runs = new Set((line.match(/`+/g) ?? []).map(({ length }) => length))
  let size = 1
  while (runs.has(size)) size++
  const ticks = '`'.repeat(size)
  const isSpaced = /^`|`$/.test(line) || (/^ .* $/.test(line) && /[^ ]/.test(line))
  const space = isSpaced ? ' ' : ''
  return ticks + space + line + space + ticks
}

function destination(url: string): string {
  const escaped = url.replace(/[<>()]/g, '\\$&')
  return escaped.includes(' ') ? `<${escaped}>` : escaped
}

const titlePart = (title: string | undefined): string =>
  title ? ` "${oneBreak(title).replace(/"/g, '\\"')}"` : ''

/** Without blank lines, which would end a paragraph. */
const oneBreak = (text: string | undefined): string => text?.replace(/\n\s*/g, '\n') ?? ''

function withoutNewlines(text: string): string {
  let from = 0
  let end = text.length
  while (text.charAt(from) === '\n') from++
  while (end > from && text.charAt(end - 1) === '\n') end--
  return text.slice(from, end)
}

/** What Markdown would read as a sign, and what stands for it; `^` is the start of a text. */
const SIGNS: readonly (readonly [sign: RegExp, text: string])[] = [
  [/[\\*]/g, '\\$&'],
  [/^-/, '\\-'],
  [/^\+ /, '\\+ '],
  [/^=+/, '\\$&'],
  [/^#{1,6} /, '\\$&'],
  [/`/g, '\\`'],
  [/^~~~/, '\\~~~'],
  [/[[\]]/g, '\\$&'],
  [/^>/, '\\>'],
  [/_/g, '\\_'],
  [/^(\d+)\. /, '$1\\. '],
]

export const escapeSigns = (text: string): string =>
  SIGNS.reduce((escaped, [sign, instead]) => escaped.replace(sign, instead), text)

/** Within a word GFM takes an underscore as it is. */
const INTRAWORD_UNDERSCORE = /(?<=[\p{L}\p{N}_])\\_(?=[\p{L}\p{N}_\\])/gu

/** Text that would be read as a tag or as a character reference. */
const MARKUP_LIKE = /<(?=[a-z/!?])|&(?=#?\w+;)/gi

/** A text, so that it is read as written. */
export const escapeText = (text: string): string =>
  escapeSigns(text).replace(INTRAWORD_UNDERSCORE, '_').replace(MARKUP_LIKE, '\\$&')
