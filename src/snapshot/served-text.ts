import type { Snapshot } from './snapshot.ts'

/** Types that are shown as they are, sign by sign. */
const PLAIN = /^\s*text\/(?:plain|(?:x-)?markdown|csv|tab-separated-values|css|(?:x-)?javascript)\s*(?:;|$)/i

const MARKDOWN = /^\s*text\/(?:x-)?markdown\s*(?:;|$)/i

/** Names of files in Markdown, which most servers call plain text. */
const MARKDOWN_PATH = /\.(?:md|mdx|markdown)$|\/llms(?:-full)?\.txt$/i

const typeOf = ({ resources }: Snapshot): string =>
  resources.find(({ kind }) => kind === 'document')?.headers['content-type'] ?? ''

/** What the document was served as, where it is text and no page: what looks like tags in it is none. Undefined for any other. */
export function servedAs(snapshot: Snapshot): 'plain' | 'markdown' | undefined {
  const type = typeOf(snapshot)
  if (!PLAIN.test(type)) return undefined
  const isNamed = /plain/i.test(type) && MARKDOWN_PATH.test(new URL(snapshot.url).pathname)
  return isNamed || MARKDOWN.test(type) ? 'markdown' : 'plain'
}

/** Text as browsers show it: a page of one `pre`. */
export const pageOfText = (text: string): string =>
  `<!doctype html><body><pre>\n${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</pre>`
