import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { foldSpace, select, textOf } from '../../snapshot/dom.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { pushLastFirst } from '../../snapshot/text.ts'
import { plainDigits } from './digits.ts'

/** One line as a reader sees it, with the element in which it begins. */
export interface Line {
  readonly text: string
  readonly element: Element
  /** True when the line is hidden until the visitor opens something, as in tabs and lists of offices. */
  readonly folded: boolean
}

/** Factor for hidden lines, among which are templates and cards of other firms. Set by hand. */
export const FOLDED_STRENGTH = 0.9

const UNSEEN: ReadonlySet<string> = new Set(
  'script style noscript template svg head iframe object canvas video audio select datalist textarea'.split(
    ' ',
  ),
)

/** Elements that do not break a line. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr acronym b bdi bdo big button cite code data del dfn em font i img ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

/** Soft hyphens, joiners and direction marks, which readers do not see but which split words. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g

const HIDDEN = /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden)/i

/**
 * Whether an element is a link to an e-mail address or a telephone number. The text of such a link is read
 * separately, even without spaces around it: `email at<a href="mailto:…">info@acme.com</a>`.
 */
function isContactLink({ name, attribs }: Element): boolean {
  return name === 'a' && /^\s*(?:mailto|tel):/i.test(attribs.href ?? '')
}

/** Returns a text that a style reverses, to hide e-mail addresses from programs, as readers see it. */
function reversedText(element: Element): string | undefined {
  const { name, attribs } = element
  const { style = '' } = attribs
  const isTurned =
    name === 'bdo'
      ? /^rtl$/i.test(attribs.dir ?? '')
      : /bidi-override/i.test(style) && /direction\s*:\s*rtl/i.test(style)
  const text = isTurned ? textOf(element) : ''
  return text && !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)
    ? [...text].reverse().join('')
    : undefined
}

/**
 * Whether an inline element begins a new line: it follows another inline element without a space, and both
 * have several words. Styles show such elements below or beside each other.
 */
function isSetApart(element: Element): boolean {
  const { prev } = element
  return prev !== null && isTag(prev) && INLINE.has(prev.name) && hasWords(prev) && hasWords(element)
}

/** Matches several words with spaces between them, or a text in a script without spaces. */
const SEVERAL_WORDS = /^\S.*(?:\s.*\S|[\p{Script=Han}\p{Script=Hangul}]{3})$/su

function hasWords({ children }: Element): boolean {
  const [only] = children
  return only !== undefined && children.length === 1 && isText(only) && SEVERAL_WORDS.test(only.data)
}

/** An e-mail address at the beginning of a text. */
const BEGINS_WITH_EMAIL = /^\w[\w.+-]*@[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}/u

/** Matches a word at the edge of a text. Two letters are more often part of a split e-mail address. */
const ENDS_WITH_WORD = /\p{L}{3}$/u
const BEGINS_WITH_WORD = /^\p{L}{3}/u
const IS_EMAIL = /^\s*\w[\w.+-]*@[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}$/u

/**
 * Whether a space is missing between two texts that a style shows side by side, as in
 * `<b>support</b><span>support@acme.com</span>`. One text is a word, and the other a whole e-mail address.
 */
function lacksGap(before: string, text: string): boolean {
  if (text.includes('@')) return ENDS_WITH_WORD.test(before) && BEGINS_WITH_EMAIL.test(text)
  return before.includes('@') && BEGINS_WITH_WORD.test(text) && IS_EMAIL.test(before)
}

const MAX_LINE_CHARS = 2_000

/** The most addresses or numbers that are read, because lists of dealers have thousands. */
export const MAX_PLACES = 500

/** The lines of the page in reading order, each cut to `MAX_LINE_CHARS`. */
export const linesOf = view((snapshot: Snapshot): readonly Line[] => {
  const [body] = select(snapshot, 'body')
  return body ? linesIn(body) : []
})

/** The lines below one element. Iterative, because the depth is chosen by the page. */
export function linesIn(root: Element): Line[] {
  const lines: Line[] = []
  let pieces: string[] = []
  let begin: Element | undefined
  let folds = 0
  const end = () => {
    if (!begin) {
      pieces = []
      return
    }
    const text = plainDigits(foldSpace(pieces.join('').replace(INVISIBLE, '')).slice(0, MAX_LINE_CHARS))
    if (text) lines.push({ text, element: begin, folded: folds > 0 })
    pieces = []
    begin = undefined
  }
  const open: (AnyNode | 'end' | 'unfold' | 'gap')[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === 'unfold') folds--
    else if (node === 'gap') pieces.push(' ')
    else if (node === 'end' || (isTag(node) && node.name === 'br')) end()
    else if (isText(node)) {
      if (node.data.trim() !== '' && node.parent && isTag(node.parent)) begin ??= node.parent
      if (lacksGap(pieces.at(-1) ?? '', node.data)) pieces.push(' ')
      pieces.push(node.data)
    } else if (isTag(node) && !UNSEEN.has(node.name)) {
      const isFolded = 'hidden' in node.attribs || HIDDEN.test(node.attribs.style ?? '')
      if (isFolded || !INLINE.has(node.name) || isSetApart(node)) end()
      if (isFolded) open.push('unfold')
      if (isFolded || !INLINE.has(node.name)) open.push('end')
      if (isFolded) folds++
      if (isContactLink(node)) {
        pieces.push(' ')
        open.push('gap')
      }
      const turned = reversedText(node)
      if (turned !== undefined) {
        begin ??= node
        pieces.push(turned)
        continue
      }
      pushLastFirst(open, node.children)
    }
  }
  end()
  return lines
}
