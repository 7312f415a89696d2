/** Cleans texts that may be descriptions, and rejects those that are not. */

import { lettersOf } from '../../formats/text/affinity.ts'
import { unescaped } from '../../formats/text/escaped.ts'
import { CUT_OFF, isBoilerplate } from '../../lexicon/boilerplate.ts'
import { commonplace, isSectionHeading } from '../../lexicon/commonplace.ts'
import { LEGAL_FORMS } from '../../lexicon/legal-forms.ts'
import { isPageName } from '../../lexicon/page-names/titles.ts'
import { anyOf, matchesOf } from '../../lexicon/pattern.ts'
import { DENSE_SCRIPTS, inScripts } from '../../lexicon/scripts.ts'
import { foldSpace } from '../../snapshot/dom.ts'

/** A longer text is cut after the last sentence within this length. */
const MAX_CHARS = 1000

/** A shorter text is a slogan or a label. The limit is half of this in dense scripts such as Chinese. */
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

/** Scripts that need half the characters for a text and do not separate words by spaces. */
const DENSE = inScripts(DENSE_SCRIPTS)

/** Matches every text with a day, and some others. It is a cheap test before `DAY`. */
const LIKE_DAY =
  /\d[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d|\S{3}\.? \d{1,2},? (?:19|20)\d\d|\d\.? (?:de )?\S{3,}\.? (?:de )?(?:19|20)\d\d/

/** Matches a day with its year, in figures or with the name of its month. */
const DAY = anyOf(
  [
    /\b\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d\b/,
    /\b(?:19|20)\d\d-\d\d-\d\d\b/,
    /\b\p{L}{3,10}\.? \d{1,2},? (?:19|20)\d\d\b/u,
    /\b\d{1,2}\.? (?:de )?\p{L}{3,10}\.? (?:de )?(?:19|20)\d\d\b/u,
  ],
  'gu',
)

/** Whether a text begins with a date or has several, as lists of posts and chronologies do. */
function isDated(text: string): boolean {
  // The cheap test comes first, because V8 needs 30 ms to compile `DAY`.
  if (!LIKE_DAY.test(text)) return false
  const days = matchesOf(text, DAY, 2)
  return days.length > 1 || days[0]?.index === 0
}

/** The most words in the full name of a company. A longer text with a legal form at its end is a sentence. */
const MAX_NAME_WORDS = 9
/** Legal forms of partnerships, which occur only in full names. */
const PARTNERSHIPS: ReadonlySet<string> = new Set(['mbb', 'partg', 'partgmbb'])
/** Words that are written small within names. */
const JOINING =
  /^(?:&|\+|and|und|et|y|e|i|og|och|en|of|de|la|le|du|des|del|di|da|do|van|von|der|für|för|for)$/
const ATTACHED =
  /^(?:株式会社|有限会社|合同会社)?[\p{Script=Han}\p{Script=Katakana}ー・]+(?:株式会社|有限会社|有限公司)?$/u

/** Whether a text is the full name of a company: words with capitals and a legal form at the end. */
function isLegalName(text: string): boolean {
  if (/株式会社|有限会社|合同会社|有限公司/.test(text)) return ATTACHED.test(text)
  const words = text.replace(/[.,]+(?=\s|$)/g, '').split(/\s+/)
  if (words.length > MAX_NAME_WORDS || /[!?;:]/.test(text)) return false
  const form = [1, 2, 3, 4].find((length) => {
    const end = lettersOf(words.slice(-length).join(' '))
    return LEGAL_FORMS.has(end) || PARTNERSHIPS.has(end)
  })
  if (form === undefined) return false
  return words.slice(0, -form).every((word) => /^[\p{Lu}\p{N}(]/u.test(word) || JOINING.test(word))
}

/** Why a text does not describe the organisation, if so. `names`: the title and names of the page. */
export function descriptionRejection(text: string, names: readonly string[]): string | undefined {
  if (isBoilerplate(text)) return 'is boilerplate'
  const dense = DENSE.test(text)
  if (text.length < (dense ? MIN_CHARS / 2 : MIN_CHARS)) return 'is too short'
  if (!dense && text.split(/\s+/).length < 3) return 'is not a sentence'
  if (names.some((name) => lettersOf(name) === lettersOf(text))) return 'repeats the name'
  if (isLegalName(text)) return 'is the name of a company'
  if (isStrungTogether(text)) return 'is strung together from a menu'
  if (/^https?:\S+$/.test(text)) return 'is an address'
  if (isDated(text)) return 'tells what happened when'
  return undefined
}

/** Matches three or more words without punctuation; each has a capital, if the script has capitals. */
const RUN = /(?:[\p{Lu}\p{Lo}][\p{L}\p{N}’'&-]*\s+(?:[|•·»›>/–—-]+\s+)?){2,}[\p{Lu}\p{Lo}][\p{L}\p{N}’'&-]*/gu

/**
 * A text with at least `MANY` labels of a menu in a row is rejected; `SOME` are enough for a text that is cut
 * off.
 */
const MANY = 3
const SOME = 2

const MAX_WORDS = 3
/** Only this many words are read, because a menu comes at the beginning of a text. */
const MAX_READ = 40

/** Whether a text contains labels of a menu in a row: `Home About Services Contact We bake …`. */
function isStrungTogether(text: string): boolean {
  const enough = CUT_OFF.test(text) ? SOME : MANY
  return matchesOf(text.slice(0, 500), RUN).some(([run]) => labelsInRow(run) >= enough)
}

function labelsInRow(run: string): number {
  const words = run.split(/[\s|•·»›>/–—]+/).slice(0, MAX_READ)
  let [most, row] = [0, 0]
  for (let at = 0; at < words.length; ) {
    const length = labelAt(words, at)
    row = length > 0 ? row + 1 : 0
    most = Math.max(most, row)
    at += length || 1
  }
  return most
}

/** Returns the number of words in the label that begins at `at`; 0 when none does. */
function labelAt(words: readonly string[], at: number): number {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length--) {
    const text = words.slice(at, at + length).join(' ')
    if (isPageName(text) || isSectionHeading(text) || (length > 1 && commonplace(text))) return length
  }
  return 0
}
