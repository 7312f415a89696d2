/** Cleans texts that may be descriptions, and rejects those that are not. */

import { lettersOf } from '../../formats/text/affinity.ts'
import { unescaped } from '../../formats/text/escaped.ts'
import { BOILERPLATE } from '../../lexicon/boilerplate.ts'
import { anyOf } from '../../lexicon/pattern.ts'
import { DENSE_SCRIPTS, inScripts } from '../../lexicon/scripts.ts'
import { foldSpace } from '../../snapshot/dom.ts'

/** A longer text is cut after the last sentence that ends within this length. */
const MAX_CHARS = 1000

/** A shorter text is a slogan or a label. Half of it is enough in scripts that need fewer characters. */
const MIN_CHARS = 20

/** A description as plain text: without markup, escapes and repeated white space. */
export function cleanDescription(raw: string): string {
  const text = foldSpace(
    unescaped(raw)
      .replace(/<\/?[a-z][^>]*>/gi, ' ')
      .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, ''),
  )
    .replace(/\s+([.,;:!?])(?=\s|$)/g, '$1')
    .replace(/^[\s.,;:|–—-]+(?=\p{L})/u, '')
  if (text.length <= MAX_CHARS) return text
  const cut = text.slice(0, MAX_CHARS)
  const end = Math.max(
    cut.lastIndexOf('. '),
    cut.lastIndexOf('。'),
    cut.lastIndexOf('! '),
    cut.lastIndexOf('؟'),
  )
  return end > MAX_CHARS / 2 ? cut.slice(0, end + 1) : cut
}

/** A text in these scripts says as much in half the characters, and its words cannot be counted by spaces. */
const DENSE = inScripts(DENSE_SCRIPTS)

/** A day with its year, in figures or with the name of its month. */
const DAY = anyOf(
  [
    /\b\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d\b/,
    /\b(?:19|20)\d\d-\d\d-\d\d\b/,
    /\b\p{L}{3,10}\.? \d{1,2},? (?:19|20)\d\d\b/u,
    /\b\d{1,2}\.? (?:de )?\p{L}{3,10}\.? (?:de )?(?:19|20)\d\d\b/u,
  ],
  'gu',
)

/** Whether a text has several dates, or begins with one: posts strung together, or a chronology. */
function isDated(text: string): boolean {
  const days = [...text.matchAll(DAY)]
  return days.length > 1 || days[0]?.index === 0
}

/**
 * Why a text does not describe the organisation; undefined when it may. `names` are the title and the names
 * of the page.
 */
export function descriptionRejection(text: string, names: readonly string[]): string | undefined {
  if (BOILERPLATE.some((pattern) => pattern.test(text))) return 'is boilerplate'
  const dense = DENSE.test(text)
  if (text.length < (dense ? MIN_CHARS / 2 : MIN_CHARS)) return 'is too short'
  if (!dense && text.split(/\s+/).length < 3) return 'is not a sentence'
  if (names.some((name) => lettersOf(name) === lettersOf(text))) return 'repeats the name'
  if (/^https?:\S+$/.test(text)) return 'is an address'
  if (isDated(text)) return 'tells what happened when'
  return undefined
}
