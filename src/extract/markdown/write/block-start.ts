import type { ParentNode } from 'domhandler'
import { findOne, textContent } from 'domutils'
import { isInline } from '../content/blocks.ts'

/** Elements at whose edges a line begins, in HTML as it is written here. */
const BLOCKS: ReadonlySet<string> = new Set(
  `address article aside blockquote body br caption center dd details div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre section table tbody td tfoot th thead tr
  ul`.split(/\s+/),
)

/** A tag: the first group is its name, and the second the text directly behind it. */
const TAG = /^<\/?([a-z][^\s/>]*)[^<>]*>([\s\S]*)/

/** At most this many tags between the beginning of a block and its text are searched. */
const MAX_TAGS = 20

/** Whether nothing is displayed between the beginning of a block and the text that is written next. */
export function isAtBlockStart(pieces: readonly string[]): boolean {
  const from = Math.max(0, pieces.length - MAX_TAGS)
  for (let at = pieces.length - 1; at >= from; at--) {
    const piece = pieces[at] ?? ''
    const [, name, behind] = TAG.exec(piece) ?? []
    if (name === undefined && piece.trim() === '') continue
    if (name === undefined || name === 'img') return false
    if (BLOCKS.has(name)) return true
    if (behind !== '') return false
  }
  return from === 0
}

/** Whether an inline element holds pictures and no words. */
export const isPictures = (node: ParentNode): boolean =>
  isInline(node) &&
  textContent(node).trim() === '' &&
  findOne(({ name }) => name === 'img', node.children) !== null
