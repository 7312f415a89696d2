import type { Element } from 'domhandler'
import { ancestors } from '../../../snapshot/dom.ts'
import { isSentence, type Line } from './lines.ts'

/** A list of the page that an article lost, and the line of the article beside which it stands. */
export interface LostList {
  readonly list: Element
  readonly beside: Line
  readonly isBefore: boolean
}

const LIST: ReadonlySet<string> = new Set(['ul', 'ol', 'dl'])

/** A single line in a list is a label or a button. */
const MIN_LINES = 2

/**
 * The lists of which an article has no line and which stand directly before or behind a sentence of it.
 * Readability drops what stands beside the element with most of the text, as the list of properties below a
 * description does where each part of a page is a box. A list of links leads to other pages, and one with
 * sentences shows the beginnings of other texts.
 */
export function lostLists(
  own: readonly Line[],
  isFound: (line: Line) => boolean,
  isLink: (line: Line) => boolean,
): LostList[] {
  const lost: LostList[] = []
  const isNoItem = (line: Line) => isFound(line) || isLink(line) || isSentence(line)
  const isText = (line: Line | undefined) => line !== undefined && isSentence(line) && isFound(line)
  for (let at = 0; at < own.length; ) {
    const list = listAround(own[at])
    let end = at + 1
    while (list && end < own.length && listAround(own[end]) === list) end++
    const lines = own.slice(at, end)
    const [before, behind] = [own[at - 1], own[end]]
    const beside = isText(before) ? before : isText(behind) ? behind : undefined
    if (list && beside && lines.length >= MIN_LINES && !lines.some(isNoItem))
      lost.push({ list, beside, isBefore: beside === behind })
    at = end
  }
  return lost
}

const listAround = (line: Line | undefined): Element | undefined =>
  line && [line.element, ...ancestors(line.element)].findLast(({ name }) => LIST.has(name))
