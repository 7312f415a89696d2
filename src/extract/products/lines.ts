/** Divides the text of a page into lines, from which products are read, with their places on the page. */

import { type ChildNode, type Element, isTag, isText, type Text } from 'domhandler'
import { documentOf, select } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { elsewhereOf } from './elsewhere.ts'
import { headlineElementOf } from './headline.ts'

/** A piece of text within one element. */
export interface Piece {
  readonly text: string
  readonly element: Element
  /** The position in the text of the line. */
  readonly at: number
  /** Whether the text is crossed out. */
  readonly struck: boolean
}

/** The text of a block, or the part between two line breaks in it. */
export interface Line {
  readonly text: string
  readonly pieces: readonly Piece[]
  /** The innermost block around the line. */
  readonly block: Element
  /** Whether the line is in a list of other products, or in the header, navigation or footer of the site. */
  readonly isElsewhere: boolean
  /** Characters between the headline and the line; negative before the headline. */
  readonly distance: number
}

const MAX_LINES = 6000
/** A line is cut after this many characters, because longer lines have no prices, codes or notices. */
const MAX_LINE_CHARS = 2000

const SKIPPED: ReadonlySet<string> = new Set(
  'script style noscript template svg head iframe object canvas video audio select datalist textarea'.split(
    ' ',
  ),
)
const INLINE: ReadonlySet<string> = new Set(
  `a abbr b bdi bdo big button cite code data del em font i ins kbd label mark meter output q s samp small span
  strike strong sub sup time u var wbr`.split(/\s+/),
)
const STRUCK: ReadonlySet<string> = new Set(['del', 's', 'strike'])

/** All lines of the body, in document order. */
export const linesOf = view((snapshot: Snapshot): readonly Line[] => {
  const [body] = select(snapshot, 'body')
  const root = body ?? documentOf(snapshot).children.find(isTag)
  return root ? new Layout(headlineElementOf(snapshot), elsewhereOf(snapshot)).lines(root) : []
})

/** Returns the lines of one element, such as a product's tile, all with `isElsewhere` false. */
export const linesIn = (element: Element): readonly Line[] =>
  new Layout(undefined, () => false).lines(element)

/** The place of the text that is being read. */
interface Place {
  readonly block: Element
  readonly isElsewhere: boolean
  readonly struck: boolean
}

/** An element that is being read, with the index of its next child. */
interface Opened {
  readonly children: readonly ChildNode[]
  readonly place: Place
  readonly isBlock: boolean
  at: number
}

class Layout {
  readonly #found: (Omit<Line, 'distance'> & { readonly start: number })[] = []
  readonly #headline: Element | undefined
  readonly #isElsewhere: (element: Element) => boolean
  #pieces: Piece[] = []
  /** The text of the current line. */
  #text = ''
  #total = 0
  #headlineAt = 0

  constructor(headline: Element | undefined, isElsewhere: (element: Element) => boolean) {
    this.#headline = headline
    this.#isElsewhere = isElsewhere
  }

  lines(root: Element): readonly Line[] {
    this.#walk(root, { block: root, isElsewhere: false, struck: false })
    // Each member is written out, because rest and spread took an eighth of the total time.
    return this.#found.map(({ text, pieces, block, isElsewhere, start }) => {
      return { text, pieces, block, isElsewhere, distance: start - this.#headlineAt }
    })
  }

  #walk(root: Element, outer: Place): void {
    const open: Opened[] = []
    this.#enter(root, outer, open)
    for (let top = open.at(-1); top && this.#found.length < MAX_LINES; top = open.at(-1)) {
      const child = top.children[top.at++]
      if (child === undefined) {
        open.pop()
        if (top.isBlock) this.#break(top.place)
      } else if (isText(child)) this.#add(child, top.place)
      else if (isTag(child)) this.#enter(child, top.place, open)
    }
  }

  #enter(element: Element, outer: Place, open: Opened[]): void {
    if (element.name === 'br' || element.name === 'hr') this.#break(outer)
    if (SKIPPED.has(element.name) || isHidden(element)) return
    const place = this.#placeIn(element, outer)
    const isBlock = place.block === element
    if (isBlock) this.#break(outer)
    if (element === this.#headline) this.#headlineAt = this.#total + this.#text.length
    open.push({ children: element.children, place, isBlock, at: 0 })
  }

  #placeIn(element: Element, outer: Place): Place {
    const isBlock = !INLINE.has(element.name)
    const struck = outer.struck || isStruck(element)
    const isElsewhere = outer.isElsewhere || this.#isElsewhere(element)
    if (!isBlock && struck === outer.struck && isElsewhere === outer.isElsewhere) return outer
    return { block: isBlock ? element : outer.block, isElsewhere, struck }
  }

  #add(node: Text, { struck }: Place): void {
    const before = this.#pieces.at(-1)?.text ?? ' '
    if (before.endsWith(' ') && !/\S/.test(node.data)) return
    const folded = node.data.replace(/\s+/gu, ' ')
    const text = before.endsWith(' ') ? folded.trimStart() : folded
    const parent = node.parent
    if (text === '' || !parent || !isTag(parent) || this.#text.length > MAX_LINE_CHARS) return
    const joined = `${markBetween(parent, before, text, this.#pieces.at(-1)?.element)}${text}`
    this.#pieces.push({ text: joined, element: parent, at: this.#text.length, struck })
    this.#text += joined
  }

  #break(place: Place): void {
    if (this.#pieces.length === 0) return
    const text = this.#text
    if (/\S/.test(text))
      this.#found.push({
        text,
        pieces: this.#pieces,
        block: place.block,
        isElsewhere: place.isElsewhere,
        start: this.#total,
      })
    this.#total += text.length
    this.#pieces = []
    this.#text = ''
  }
}

/**
 * Returns the separator between the texts of two adjacent elements: a point before cents in their own
 * element; a space between other numbers or prices, and before a capital after a small letter or currency
 * sign, because style sheets separate such elements.
 */
function markBetween(parent: Element, before: string, text: string, last: Element | undefined): string {
  if (last === parent) return ''
  if (/[\p{Ll}\p{Sc}]$/u.test(before) && /^\p{Lu}/u.test(text)) return ' '
  if (!/\d\s*$/.test(before) || !/^\p{Sc}?\d/u.test(text)) return ''
  const isCents = parent.name === 'sup' || /cent|decimal|fraction/i.test(parent.attribs.class ?? '')
  if (!isCents) return ' '
  return /^\d\d\s*$/.test(text) ? '.' : /^\d/.test(text) ? ' ' : ''
}

export function isHidden({ attribs }: Element): boolean {
  if ('hidden' in attribs && attribs.hidden !== 'until-found') return true
  return /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attribs.style ?? '')
}

function isStruck({ name, attribs }: Element): boolean {
  return STRUCK.has(name) || /text-decoration[^;]*line-through/i.test(attribs.style ?? '')
}
