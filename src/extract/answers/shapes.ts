/**
 * Recognises the kind of a text by its form. For example, a telephone number is no answer to a question about
 * an address.
 */

import { ANSWERS } from '../../data/languages/answers.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { labelMeaning } from '../../lexicon/labels/index.ts'
import { pattern } from '../../lexicon/pattern.ts'
import { saysHours } from './hours.ts'

const PHONE = /^\D{0,12}\+?\(?\d[\d\s()./-]{6,20}\d\D{0,3}$/
/** Matches dates and decimal numbers, which look like telephone numbers. */
const NO_PHONE = /\d{4}-\d\d-\d\d|\d\d?[./]\d\d?[./]\d{4}|^\D*\d{1,3}\.\d+\D*$/
const EMAIL = /^\S+@[\w-]+(?:\.[\w-]+)+$/
const ADDRESS_OF_PAGE = /^https?:\/\//i
const CURRENCIES = 'USD EUR GBP CHF KSH KES NZD AUD CAD SEK NOK DKK PLN JPY INR Rs kr zł'.split(' ').join('|')
const MONEY = `(?:\\p{Sc}|(?<!\\p{L})(?:${CURRENCIES})(?!\\p{L})\\.?)`
const AMOUNT = "\\d[\\d.,'’ ]*"
const PRICE = new RegExp(
  `^.{0,16}?${MONEY}\\s?${AMOUNT}[^\\d]{0,24}$|^\\D{0,16}${AMOUNT}\\s?${MONEY}.{0,24}$`,
  'iu',
)
const PRICED = pattern('iu')`\d|\b(?:${inAllLanguages(ANSWERS, 'priced')})\b`
const VERSION = /(?:^|[\sv])\d+(?:\.\d+)+(?!\p{L})|^v?\d{1,4}$/iu
/** Matches a full stop with more words after it, or a verb. Names of companies and licences have neither. */
const SENTENCE = /[a-z]{3}[.!?。]\s+\p{L}|\b(?:this|these|lists?|is|are|was|were|you|please)\b/u
const MAX_NAME_CHARS = 100

/** Matches placeholders of templates, such as `[Name]`. */
const PLACEHOLDER =
  /^[<[{(].*[>\]})]$|\$\{|\{\{|<%|^[^\p{L}\p{N}\p{Sc}]*$|lorem ipsum|^(?:n\/?a|tbd|tba|xxx+|null|undefined|coming soon|loading)\W*$/isu

/** Returns the word of `lexicon/concepts.ts` for the kind of a text; undefined for a text of another kind. */
export function shapeOf(text: string): 'email' | 'phone' | 'price' | undefined {
  if (text.length > 80) return undefined
  if (EMAIL.test(text)) return 'email'
  if (PRICE.test(text)) return 'price'
  return PHONE.test(text) && text.replace(/\D/g, '').length >= 7 && !NO_PHONE.test(text) ? 'phone' : undefined
}

/** Matches a street with its number, and a town after a comma. */
const POSTAL = /^(?=.*\d)(?=.*\p{L}{3})[^@:?!]{3,60},[^@?!]{2,100}$/u

export const isPostal = (text: string) => POSTAL.test(text) && shapeOf(text) === undefined

/** Words in a person's title besides the office itself: `Co-Founder & CEO`, `our founder`. */
const IN_TITLES: ReadonlySet<string> = new Set(inAllLanguages(ANSWERS, 'inTitles'))

/** Whether a label names the requested office itself, and not a deputy or an office at another company. */
export function isOffice(label: ReadonlySet<string>, ...others: readonly ReadonlySet<string>[]): boolean {
  return [...label].every(
    (word) => PERSONS.includes(word) || IN_TITLES.has(word) || others.some((words) => words.has(word)),
  )
}

/** Returns the name without the office before it, as in `代表取締役 森田 千夏` and `CEO: Ada Stone`. */
export function withoutOffice(text: string): string {
  const [, office = '', name = ''] = /^(\S+(?:\s\S+){0,2}?)[\s:：,]+(\p{L}.*)$/u.exec(text) ?? []
  return name !== '' && labelMeaning(office)?.some((word) => PERSONS.includes(word)) ? name : text
}

const MAX_HOST_CHARS = 80

/**
 * Returns the company that hosts a site: the text before the address of that company. Undefined for a
 * sentence.
 */
export function hostIn(text: string): string | undefined {
  const [name = ''] = text.split(/\s*(?:[,;|(–]|\s-\s)\s*(?=.*\d)|\s*[:：]\s*/u)
  return name !== '' && name.length <= MAX_HOST_CHARS && !SENTENCE.test(name) && /\p{L}/u.test(name)
    ? name
    : undefined
}

const PERSONS = ['ceo', 'founder', 'owner', 'president', 'chairman', 'director', 'broker', 'chef', 'author']
/** Words in questions about a place. */
const PLACES = ['address', 'location', 'headquarter', 'city', 'country', 'street']

export const asksForPerson = (words: ReadonlySet<string>) => PERSONS.some((kind) => words.has(kind))

/** Whether a text may answer a question with these words. False if it is certainly of another kind. */
export function isFitting(text: string, words: ReadonlySet<string>): boolean {
  if (PLACEHOLDER.test(text.trim())) return false
  const asks = (kinds: readonly string[]) => kinds.some((kind) => words.has(kind))
  const shape = shapeOf(text)
  if (asks(['phone', 'fax']))
    return (text.match(/\d/g)?.length ?? 0) >= 6 && shape !== 'email' && !NO_PHONE.test(text)
  if (asks(['email'])) return text.includes('@')
  if (asks(['price'])) return PRICED.test(text) || (words.has('range') && /\p{Sc}/u.test(text))
  if (asks(['version'])) return VERSION.test(text)
  if (asks(['license'])) return !SENTENCE.test(text)
  if (words.has('legal') && words.size === 1) return text.length <= MAX_NAME_CHARS && !SENTENCE.test(text)
  if (asks(['hour'])) return saysHours(text)
  if (asksForPerson(words)) return isName(text)
  if (asks(PLACES)) return shape === undefined && !ADDRESS_OF_PAGE.test(text) && /\p{L}/u.test(text)
  return true
}

/**
 * Whether a text may be one or more names of people, with titles: it is short, without digits and without the
 * end of a sentence.
 */
function isName(text: string): boolean {
  return text.length <= 80 && !/[\d@:?!]/.test(text) && /^\p{L}/u.test(text) && !/^\p{Ll}/u.test(text)
}
