import type { PageMarkdown } from '../../../model/scrape.ts'

/** Keys of the YAML front matter in the order they are written, each with the property it is taken from. */
const KEYS = {
  title: 'title',
  author: 'byline',
  date: 'published',
  language: 'lang',
  site: 'siteName',
} as const satisfies Readonly<Record<string, keyof PageMarkdown>>

/**
 * YAML front matter, to be put before the text; empty when nothing is known of the page. Values are written
 * as JSON strings, which are valid double-quoted scalars in YAML 1.2.
 */
export function frontMatterOf(page: Omit<PageMarkdown, 'markdown' | 'chunks'>): string {
  const lines = Object.entries(KEYS).flatMap(([key, from]) => {
    const value = page[from]
    return value === undefined ? [] : [`${key}: ${quoted(value)}`]
  })
  return lines.length === 0 ? '' : `---\n${lines.join('\n')}\n---\n\n`
}

/** YAML takes three more characters for line breaks than JSON escapes. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u0085\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
