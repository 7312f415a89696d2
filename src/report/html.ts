import { createHash } from 'node:crypto'

/** A page of a report. Style and script are part of the page. */
export interface Page {
  readonly title: string
  readonly style: string
  readonly script: string
  /** HTML of the body. */
  readonly body: string
  /** True for a document that contains its files. */
  readonly isAlone?: boolean | undefined
}

/**
 * Returns the policy that limits what a page may load and run. No network is allowed: pictures are files
 * beside the page or are part of it, and only the style and the script of the page itself are allowed, by
 * their hashes. A report may also be opened from disk. Not every browser matches `'self'` there, so `file:`
 * is allowed, too.
 */
export function policyOf({ style, script, isAlone = false }: Pick<Page, 'style' | 'script' | 'isAlone'>) {
  const files = isAlone ? 'data:' : "'self' file: data:"
  return [
    "default-src 'none'",
    `img-src ${files}`,
    `font-src ${files}`,
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** Writes the beginning of a page, up to the body. */
export function pageHead(page: Omit<Page, 'body'>): string {
  const { title, style } = page
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policyOf(page)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="referrer" content="no-referrer">',
    '<meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '',
  ].join('\n')
}

export function pageOf(page: Page): string {
  return `${pageHead(page)}<body>\n${page.body}\n<script>${page.script}</script>\n</body>\n</html>\n`
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for an element or an attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

/** Writes JSON that cannot end its `script` element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/**
 * Makes a script from functions that run in a page, and calls the first one. The functions may call each
 * other, because the script contains the source of each. A compiler may have added calls of `__name`, so the
 * script defines it.
 */
export function scriptOf(first: () => void, ...others: readonly ((...given: never[]) => unknown)[]): string {
  const texts = [first, ...others].map(String)
  return `(() => {\nconst __name = (made) => made;\n${texts.join('\n')}\n${first.name}();\n})();`
}
