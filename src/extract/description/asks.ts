import { type Element, isTag } from 'domhandler'
import { findOne, textContent } from 'domutils'
import { ACCEPT_LABELS, CLOSE_LABELS, REFUSE_LABELS, YES_LABELS } from '../../lexicon/obstacles/labels.ts'
import { AGE_WORDS, CONSENT_WORDS, NEWSLETTER_WORDS } from '../../lexicon/obstacles/words.ts'
import { anyOf } from '../../lexicon/pattern.ts'
import { ancestors } from '../../snapshot/dom.ts'

/** A kind of notice: the words in it, and the control with which a visitor answers it. */
interface Request {
  readonly says: RegExp
  readonly isControl: (element: Element) => boolean
}

const ANSWERS: ReadonlySet<string> = new Set([
  ...ACCEPT_LABELS,
  ...CLOSE_LABELS,
  ...REFUSE_LABELS,
  ...YES_LABELS,
])

const isAnswer = (element: Element): boolean =>
  (element.name === 'button' || element.name === 'a') &&
  ANSWERS.has(
    textContent(element)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}'’+×✕✖]+/gu, ' ')
      .trim(),
  )

const isAddressField = ({ name, attribs }: Element): boolean =>
  name === 'input' && (attribs.type === 'email' || /e-?mail/i.test(attribs.name ?? ''))

const REQUESTS: readonly Request[] = [
  { says: anyOf([...CONSENT_WORDS, ...AGE_WORDS], 'iu'), isControl: isAnswer },
  { says: anyOf(NEWSLETTER_WORDS, 'iu'), isControl: isAddressField },
]

/** The control of a notice is at most this many elements above its text. */
const MAX_ABOVE = 2

/** Elements that hold whole sections of content. A control in such an element may belong to another text. */
const WHOLE: ReadonlySet<string> = new Set(['body', 'main', 'article', 'section'])

/** Whether a text asks for consent, an age or an e-mail address, with a control for the answer near it. */
export function asksFor(element: Element, text: string): boolean {
  const asked = REQUESTS.filter(({ says }) => says.test(text))
  if (asked.length === 0) return false
  const around = [element, ...[...ancestors(element)].slice(0, MAX_ABOVE)]
  const boxes = around.filter((box) => isTag(box) && !WHOLE.has(box.name))
  return asked.some(({ isControl }) => boxes.some((box) => findOne(isControl, box.children) !== null))
}
