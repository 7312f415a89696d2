import type { Snapshot } from '../snapshot.ts'

/** Content types that browsers show as plain text. */
const PLAIN = /^\s*text\/(?:plain|(?:x-)?markdown|csv|tab-separated-values|css|(?:x-)?javascript)\s*(?:;|$)/i

const MARKDOWN = /^\s*text\/(?:x-)?markdown\s*(?:;|$)/i

/** Most servers send Markdown files as plain text, so these paths identify them. */
const MARKDOWN_PATH = /\.(?:md|mdx|markdown)$|\/llms(?:-full)?\.txt$/i

const typeOf = ({ resources }: Snapshot): string =>
  resources.find(({ kind }) => kind === 'document')?.headers['content-type'] ?? ''

/** Returns the type of a document that was served as text, so that tags in it are text; else undefined. */
export function servedAs(snapshot: Snapshot): 'plain' | 'markdown' | undefined {
  const type = typeOf(snapshot)
  if (!PLAIN.test(type)) return undefined
  const isNamed = /plain/i.test(type) && MARKDOWN_PATH.test(new URL(snapshot.url).pathname)
  return isNamed || MARKDOWN.test(type) ? 'markdown' : 'plain'
}

/** Returns the page that browsers make of a text: one `pre` element. */
export const pageOfText = (text: string): string =>
  `<!doctype html><body><pre>\n${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</pre>`
