import type TurndownService from 'turndown'

/**
 * Temporary signs in place of the delimiters of emphasis, until the text around them is known. No text
 * contains these code points, which Unicode reserves for use within programs.
 */
const SIGNS = { strong: ['\uFDD0', '\uFDD1'], em: ['\uFDD2', '\uFDD3'] } as const
const ANY_SIGN = /[\uFDD0-\uFDD3]/g

/** Whether a text from turndown contains strong text. */
export const holdsStrong = (text: string): boolean => text.includes(SIGNS.strong[0])

/**
 * `ADJACENT` matches the end of emphasis directly before the next beginning, which would become four stars in
 * a row. `BREAKS_ALONE` matches emphasis around nothing but line breaks, which has no text for its stars.
 */
const ADJACENT = /<\/(strong|b|em|i)><\1>/g
const BREAKS_ALONE = /<(strong|b|em|i)>((?:\s|<br>){1,20})<\/\1>/g

/** Prepares HTML for the rules of emphasis. */
export const readyForEmphasis = (html: string): string =>
  html.replace(ANY_SIGN, '').replace(BREAKS_ALONE, '$2').replace(ADJACENT, '')

/** Adds turndown rules for strong and emphasised text. */
export function writeEmphasis(service: TurndownService): void {
  service.addRule('strong', { filter: ['strong', 'b'], replacement: (text) => marked(text, SIGNS.strong) })
  service.addRule('emphasis', { filter: ['em', 'i'], replacement: (text) => marked(text, SIGNS.em) })
}

/** Matches places where Markdown ends emphasis: an empty line, and so also two breaks in a row. */
const PARAGRAPHS = /(\n(?:[^\S\n]*\n)+)/

/** Matches marks that begin a block, which emphasis cannot contain. */
const BLOCK = /^(?:#{1,6} |[-+*] |>|\||```|~~~|\$\$|\d{1,9}[.)] )/

function marked(content: string, [open, close]: readonly [string, string]): string {
  // Strong text within strong text looks the same, so inner marks are removed.
  const once = content.replaceAll(open, '').replaceAll(close, '')
  return once
    .split(PARAGRAPHS)
    .map((part) => {
      const text = part.trim()
      if (text === '' || BLOCK.test(text)) return part
      // Markdown does not allow spaces and breaks at the inner edges of the delimiters.
      const start = part.length - part.trimStart().length
      return `${part.slice(0, start)}${open}${text}${close}${part.slice(start + text.length)}`
    })
    .join('')
}

const TAGS: Readonly<Record<string, readonly [stars: string, tag: string]>> = {
  [SIGNS.strong[0]]: ['**', '<strong>'],
  [SIGNS.strong[1]]: ['**', '</strong>'],
  [SIGNS.em[0]]: ['*', '<em>'],
  [SIGNS.em[1]]: ['*', '</em>'],
}

const PAIR: readonly RegExp[] = [/\uFDD0([^\uFDD0\uFDD1]*)\uFDD1/g, /\uFDD2([^\uFDD2\uFDD3]*)\uFDD3/g]

/**
 * Writes the delimiters as stars, or as tags where stars would count as text: CommonMark does not read stars
 * between a letter and a punctuation mark as delimiters, for example between `击` and `「`.
 */
export function withDelimiters(markdown: string): string {
  if (markdown.search(ANY_SIGN) < 0) return markdown
  let text = markdown
  for (const pair of PAIR)
    text = text.replace(pair, (whole, inner: string, at: number) => {
      const before = shownBefore(text, at)
      const after = shownAfter(text, at + whole.length)
      const [first, last] = [shownAfter(inner, 0), shownBefore(inner, inner.length)]
      const isRead = flanks(first, before) && flanks(last, after)
      // Marks without letters, such as a single quotation mark, need no emphasis.
      if (!isRead && !/[\p{L}\p{N}]/u.test(inner)) return inner
      const [open = '', close = ''] = [whole[0], whole.at(-1)].map(
        (sign) => TAGS[sign ?? '']?.[isRead ? 0 : 1],
      )
      return `${open}${inner}${close}`
    })
  return text.replace(ANY_SIGN, '')
}

/** Whether CommonMark reads stars between the character `inside` the emphasis and `outside` as delimiters. */
const flanks = (inside: string, outside: string): boolean =>
  !isSpace(inside) && (!PUNCTUATION.test(inside) || isSpace(outside) || PUNCTUATION.test(outside))

const isSpace = (sign: string): boolean => sign === '' || /\s/.test(sign)

const PUNCTUATION = /[\p{P}\p{S}]/u

/** The character beyond a run of delimiters decides. Longer ones are not searched. */
const MAX_RUN = 16
const RUN = /[\uFDD0-\uFDD3*]/

function shownBefore(text: string, at: number): string {
  let end = at
  while (end > 0 && at - end < MAX_RUN && RUN.test(text[end - 1] ?? '')) end--
  return Array.from(text.slice(Math.max(0, end - 2), end)).at(-1) ?? ''
}

function shownAfter(text: string, at: number): string {
  let start = at
  while (start < text.length && start - at < MAX_RUN && RUN.test(text[start] ?? '')) start++
  return Array.from(text.slice(start, start + 2))[0] ?? ''
}
