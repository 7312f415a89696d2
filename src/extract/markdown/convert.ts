import { gfm } from '@joplin/turndown-plugin-gfm'
import TurndownService from 'turndown'

export interface MarkdownStyle {
  /** Keep link targets; otherwise only their texts. */
  readonly links: boolean
  /** Keep images. */
  readonly images: boolean
}

/** HTML to GitHub-flavoured Markdown: ATX headings, fenced code, `-` lists. What has no text is dropped. */
export function toMarkdown(html: string, style: MarkdownStyle): string {
  return serviceFor(style).turndown(html).trim()
}

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
  service.use(gfm)
  service.remove([...DROPPED])
  if (!links) service.addRule('text-of-link', { filter: 'a', replacement: (content) => content })
  if (!images) service.addRule('no-image', { filter: 'img', replacement: () => '' })
  return service
}
