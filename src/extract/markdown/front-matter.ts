import type { PageMarkdown } from '../../model/scrape.ts'

/** What a reader files a page by: keys of the front matter, in order, and where each comes from. */
const KEYS = {
  title: 'title',
  author: 'byline',
  date: 'published',
  language: 'lang',
  site: 'siteName',
} as const satisfies Readonly<Record<string, keyof PageMarkdown>>

/** YAML between lines of dashes, to stand before the text. Every value is a quoted text: in JSON's form, which YAML 1.2 has too. */
export function frontMatterOf(page: Omit<PageMarkdown, 'markdown' | 'chunks'>): string {
  const lines = Object.entries(KEYS).flatMap(([key, from]) => {
    const value = page[from]
    return value === undefined ? [] : [`${key}: ${quoted(value)}`]
  })
  return lines.length === 0 ? '' : `---\n${lines.join('\n')}\n---\n\n`
}

/** YAML ends lines at three signs more than JSON escapes. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u0085\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
