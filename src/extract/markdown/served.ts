import { textContent } from 'domutils'
import { htmlOf, select } from '../../snapshot/dom.ts'
import { servedAs } from '../../snapshot/served-text.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

export interface Served {
  readonly markdown: string
  readonly text: string
  /** What its first heading says. */
  readonly title: string | undefined
}

/** A document that is served as text: Markdown as it is, any other as a block of code, which keeps its lines. Undefined for a page. */
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

/** A browser has put it into a page of one `pre`. */
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
