import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { DEFAULTS } from '../../model/options.ts'
import { select } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { plainDigits } from './digits.ts'

/** One line as a reader sees it, with the element that it begins in. */
export interface Line {
  readonly text: string
  readonly element: Element
  /** Out of sight until something is opened: tabs and lists of offices fold most of their text away. */
  readonly folded: boolean
}

/** How surely what is folded away is meant for readers: most is, templates and other firms' cards are not. Set by hand. */
export const FOLDED_STRENGTH = 0.9

const UNSEEN: ReadonlySet<string> = new Set(
  'script style noscript template svg head iframe object canvas video audio select datalist textarea'.split(
    ' ',
  ),
)

/** Elements that go on with the line they stand in. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr acronym b bdi bdo big button cite code data del dfn em font i img ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

/** Soft hyphens, joiners and marks of direction, which break words for programs and not for readers. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g

const HIDDEN = /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden)/i

/** The lines of the page in reading order, each cut to `contacts.maxLineChars`. */
export const linesOf = view((snapshot: Snapshot): readonly Line[] => {
  const [body] = select(snapshot, 'body')
  return body ? linesIn(body) : []
})

/** Lines below one element. Iterative: depth is the page's. */
export function linesIn(root: Element): Line[] {
  const lines: Line[] = []
  let pieces: string[] = []
  let begin: Element | undefined
  let folds = 0
  const end = () => {
    const text = plainDigits(
      pieces
        .join('')
        .replace(INVISIBLE, '')
        .replace(/\s+/gu, ' ')
        .trim()
        .slice(0, DEFAULTS.contacts.maxLineChars),
    )
    if (text && begin) lines.push({ text, element: begin, folded: folds > 0 })
    pieces = []
    begin = undefined
  }
  const open: (AnyNode | 'end' | 'unfold')[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === 'unfold') folds--
    else if (node === 'end' || (isTag(node) && node.name === 'br')) end()
    else if (isText(node)) {
      if (node.data.trim() !== '' && node.parent && isTag(node.parent)) begin ??= node.parent
      pieces.push(node.data)
    } else if (isTag(node) && !UNSEEN.has(node.name)) {
      const isFolded = 'hidden' in node.attribs || HIDDEN.test(node.attribs.style ?? '')
      if (isFolded || !INLINE.has(node.name)) end()
      if (isFolded) open.push('unfold')
      if (isFolded || !INLINE.has(node.name)) open.push('end')
      if (isFolded) folds++
      for (let at = node.children.length - 1; at >= 0; at--) {
        const child = node.children[at]
        if (child) open.push(child)
      }
    }
  }
  end()
  return lines
}
