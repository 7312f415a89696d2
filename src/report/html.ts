import { createHash } from 'node:crypto'

/** A page of a report, whose style and script are in it. */
export interface Page {
  readonly title: string
  readonly style: string
  readonly script: string
  /** HTML of the body. */
  readonly body: string
  /** True for a document whose files are in it. */
  readonly isAlone?: boolean | undefined
}

/**
 * What a page may load and run. It allows no network: pictures are files beside it, or in it, and no script
 * or style but those of this page, by their hashes. A report is opened from disk as well, where `'self'` is
 * not in every browser the folder, so that `file:` stands beside it.
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

/** JSON that stands in an element `script` without ending it. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/**
 * Makes a script of functions that run in a page, and calls the first. Their texts are those of this program,
 * so that they may call each other. `__name` is what a compiler may have put into them.
 */
export function scriptOf(first: () => void, ...others: readonly ((...given: never[]) => unknown)[]): string {
  const texts = [first, ...others].map(String)
  return `(() => {\nconst __name = (made) => made;\n${texts.join('\n')}\n${first.name}();\n})();`
}
