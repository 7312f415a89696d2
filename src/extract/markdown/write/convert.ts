import { strikethrough, taskListItems } from '@joplin/turndown-plugin-gfm'
import TurndownService from 'turndown'
import type { MarkdownOptions } from '../../../model/scrape.ts'
import { readyForEmphasis, withDelimiters, writeEmphasis } from './emphasis.ts'
import { writeCode } from './inline-code.ts'
import { writeListItems } from './list-items.ts'
import { writeSigns } from './signs.ts'
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
