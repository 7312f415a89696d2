import { strikethrough, taskListItems } from '@joplin/turndown-plugin-gfm'
import TurndownService from 'turndown'
import type { MarkdownOptions } from '../../model/scrape.ts'
import { writeCode } from './inline-code.ts'
import { writeSigns } from './signs.ts'
import { writeTables } from './tables.ts'

export type MarkdownStyle = Pick<MarkdownOptions, 'links' | 'images'>

/** HTML to GitHub-flavoured Markdown: ATX headings, fenced code, `-` lists. What has no text is dropped. */
export function toMarkdown(html: string, style: MarkdownStyle): string {
  return serviceFor(style)
    .turndown(html.replace(LONG_SPACE, (run) => run.slice(0, MAX_SPACE)))
    .trim()
}

/** Spaces in a row that are written: turndown looks through each row once for each of its spaces, and 200,000 took it a minute. */
const MAX_SPACE = 100
const LONG_SPACE = new RegExp(`\\s{${MAX_SPACE}}\\s+`, 'g')

const DROPPED = [
  'script',
  'style',
  'noscript',
  'iframe',
  'button',
  'select',
  'textarea',
  'template',
  'canvas',
  'object',
] as const

/** Between letters and digits GFM takes underscores as they are; before or behind a word they are emphasis. */
const INTRAWORD_UNDERSCORES = /(?<=[\p{L}\p{N}])(?:\\_)+(?=[\p{L}\p{N}])/gu

/** Text that would be read as a tag or as a character reference. */
const MARKUP_LIKE = /<(?=[a-z/!?])|&(?=#?\w+;)/gi

const services = new Map<string, TurndownService>()

/** Made on first use and kept: a service is rules without state. */
function serviceFor({ links, images }: MarkdownStyle): TurndownService {
  const key = `${links} ${images}`
  const service = services.get(key) ?? makeService({ links, images })
  services.set(key, service)
  return service
}

function makeService({ links, images }: MarkdownStyle): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
    hr: '---',
  })
  service.use([strikethrough, taskListItems])
  writeTables(service)
  const escapeAll = service.escape.bind(service)
  service.escape = (text) =>
    escapeAll(text)
      .replace(INTRAWORD_UNDERSCORES, (run) => run.replaceAll('\\', ''))
      .replace(MARKUP_LIKE, '\\$&')
  service.remove([...DROPPED])
  if (!links) service.addRule('text-of-link', { filter: 'a', replacement: (content) => content })
  writeCode(service, { links }, DROPPED)
  writeSigns(service, { links, images })
  return service
}
