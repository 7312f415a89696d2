import type { PageMarkdown } from '../../../model/scrape.ts'

/** Keys of the YAML front matter in their order, each with the property of its value. */
const KEYS = {
  title: 'title',
  author: 'byline',
  date: 'published',
  language: 'lang',
  site: 'siteName',
} as const satisfies Readonly<Record<string, keyof PageMarkdown>>

/** Returns YAML front matter, or nothing. JSON strings are double-quoted scalars of YAML 1.2. */
export function frontMatterOf(page: Omit<PageMarkdown, 'markdown' | 'chunks'>): string {
  const lines = Object.entries(KEYS).flatMap(([key, from]) => {
    const value = page[from]
    return value === undefined ? [] : [`${key}: ${quoted(value)}`]
  })
  return lines.length === 0 ? '' : `---\n${lines.join('\n')}\n---\n\n`
}

/** Escapes three more characters than JSON does, because YAML reads them as line breaks. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u0085\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
