import type { ParentNode } from 'domhandler'
import { findOne, textContent } from 'domutils'
import { isInline } from '../content/blocks.ts'

/** Elements at whose edges a line begins. */
const BLOCKS: ReadonlySet<string> = new Set(
  `address article aside blockquote body br caption center dd details div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre section table tbody td tfoot th thead tr
  ul`.split(/\s+/),
)

/** Matches a tag: the first group is its name, the second the text directly after it. */
const TAG = /^<\/?([a-z][^\s/>]*)[^<>]*>([\s\S]*)/

/** The most tags between the beginning of a block and its text that are searched. */
const MAX_TAGS = 20

/** Whether nothing is displayed between the beginning of a block and the next text. */
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
