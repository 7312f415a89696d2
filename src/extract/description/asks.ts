import { type Element, isTag } from 'domhandler'
import { findOne, textContent } from 'domutils'
import { ACCEPT_LABELS, CLOSE_LABELS, REFUSE_LABELS, YES_LABELS } from '../../lexicon/obstacles/labels.ts'
import { AGE_WORDS, CONSENT_WORDS, NEWSLETTER_WORDS } from '../../lexicon/obstacles/words.ts'
import { anyOf } from '../../lexicon/pattern.ts'
import { ancestors } from '../../snapshot/dom.ts'

/** The subject of a notice, and the control beside it. */
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

/** How far up the control of a notice may stand. */
const MAX_ABOVE = 2

/** Elements that hold the content of a page, and so controls of anything. */
const WHOLE: ReadonlySet<string> = new Set(['body', 'main', 'article', 'section'])

/**
 * Whether a text asks the visitor for consent, an age or an e-mail address: it has words of such a request,
 * and a control for the answer stands near it.
 */
export function asksFor(element: Element, text: string): boolean {
  const asked = REQUESTS.filter(({ says }) => says.test(text))
  if (asked.length === 0) return false
  const around = [element, ...[...ancestors(element)].slice(0, MAX_ABOVE)]
  const boxes = around.filter((box) => isTag(box) && !WHOLE.has(box.name))
  return asked.some(({ isControl }) => boxes.some((box) => findOne(isControl, box.children) !== null))
}
