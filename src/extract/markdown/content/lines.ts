import { type Element, isTag } from 'domhandler'
import { lengthInLetters } from '../../../lexicon/scripts.ts'
import { plainTextOf } from '../write/plain.ts'
import { isLeafBlock } from './blocks.ts'
import { wordsOnly } from './reject.ts'

/**
 * A line with fewer letters does not show that two contents have the same text: it may be a heading or a
 * label, which stands on a page more than once.
 */
const MIN_SENTENCE_CHARS = 100

/** Elements that stand only in a list or table, and belong to it by their place. */
export const PARTS: ReadonlySet<string> = new Set('li dt dd td th'.split(' '))

/** A line of a content: a block that holds no other. */
export interface Line {
  readonly element: Element
  /** The text, as words only. */
  readonly words: string
  /** Whether the line is not a part of the running text of an article. */
  readonly isAside: boolean
}

/** A content, reduced to its lines. */
export interface Lined {
  readonly roots: readonly Element[]
  readonly isDropped: (element: Element) => boolean
  readonly isAside: (element: Element) => boolean
}

/** The lines of two contents of one page: what Readability found, and what our own rules did. */
export interface BothLines {
  readonly article: readonly Line[]
  readonly own: readonly Line[]
}

/** The lines of a content that have any words, in document order. */
export function linesOf({ roots, isDropped, isAside }: Lined): readonly Line[] {
  const lines: Line[] = []
  const isOut = (element: Element) => isDropped(element) || isAside(element)
  const visit = (element: Element, isBeside: boolean) => {
    if (isDropped(element)) return
    const isNow = isBeside || isAside(element)
    if (!isLeafBlock(element)) {
      for (const child of element.children) if (isTag(child)) visit(child, isNow)
      return
    }
    const words = wordsOnly(plainTextOf(element, isNow ? isDropped : isOut))
    if (words !== '') lines.push({ element, words, isAside: isNow })
  }
  for (const root of roots) for (const child of root.children) if (isTag(child)) visit(child, false)
  return lines
}

/** Whether a line is a sentence, because two contents do not share a whole sentence by accident. */
export const isSentence = ({ words }: Line): boolean => lengthInLetters(words) >= MIN_SENTENCE_CHARS
