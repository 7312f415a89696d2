import { type Element, isTag } from 'domhandler'
import { lengthInLetters } from '../../../lexicon/scripts.ts'
import { plainTextOf } from '../write/plain.ts'
import { isLeafBlock } from './blocks.ts'
import { wordsOnly } from './reject.ts'

/** A shorter line may be a heading or a label, which proves no common text. */
const MIN_SENTENCE_CHARS = 100

/** Elements that belong to the list or table around them. */
export const PARTS: ReadonlySet<string> = new Set('li dt dd td th'.split(' '))

/** One line of a content: a block that contains no other block. */
export interface Line {
  readonly element: Element
  /** The text, as words only. */
  readonly words: string
  /** Whether the line is outside the running text of an article. */
  readonly isAside: boolean
}

/** The parts of a content that its lines are made from. */
export interface Lined {
  readonly roots: readonly Element[]
  readonly isDropped: (element: Element) => boolean
  readonly isAside: (element: Element) => boolean
}

/** The lines of one page in two contents: the result of Readability, and the content by our own rules. */
export interface BothLines {
  readonly article: readonly Line[]
  readonly own: readonly Line[]
}

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

/** Whether a line is a sentence. Two contents do not share a whole sentence by accident. */
export const isSentence = ({ words }: Line): boolean => lengthInLetters(words) >= MIN_SENTENCE_CHARS
