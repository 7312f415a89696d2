import { textContent } from 'domutils'
import { servedAs } from '../../../snapshot/document/served-text.ts'
import { htmlOf, select } from '../../../snapshot/dom.ts'
import type { Snapshot } from '../../../snapshot/snapshot.ts'

/** A document that was served as text and not as HTML. */
export interface Served {
  readonly markdown: string
  readonly text: string
  /** Text of its first heading, for Markdown. */
  readonly title: string | undefined
}

/** Returns a document that is served as text: Markdown as it is, others as code. None for HTML. */
export function servedMarkdownOf(snapshot: Snapshot): Served | undefined {
  const type = servedAs(snapshot)
  if (!type) return undefined
  const text = textIn(snapshot)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .trimEnd()
  if (text.trim() === '') return { markdown: '', text: '', title: undefined }
  if (type === 'plain') return { markdown: fenced(text), text, title: undefined }
  const [, title] = /^#[ \t]+(\S.{0,299})/m.exec(text) ?? []
  return { markdown: text.replace(/^(?:[ \t]*\n)+/, ''), text, title: title?.trim().replace(/[ \t]#+$/, '') }
}

/** Returns the served text, which a browser shows as a page with one `pre`. */
function textIn(snapshot: Snapshot): string {
  if (snapshot.producer === 'http') return htmlOf(snapshot)
  return select(snapshot, 'body > pre').slice(0, 1).map(textContent).join('')
}

function fenced(text: string): string {
  const longest = (text.match(/^ {0,3}`{3,}/gm) ?? []).reduce(
    (most, run) => Math.max(most, run.trim().length),
    2,
  )
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${text.replace(/^(?:[ \t]*\n)+/, '')}\n${fence}`
}
