import { foldedWords } from '../keys.ts'

/** Words at the end of a line that describe the payment. */
const ABOUT_PAYMENT: ReadonlySet<string> = new Set(
  `payment payments pymt pmt bill billing purchase subscription subscr subs recurring interest fee fees
  autopay com www store str nr no fil filiale sagt danke dankt vielen dank web online pos ecom order orders
  acc acct assoc payout payouts affiliate contributor instructor host prepaid reservation renewal invoice ref debit credit visa mastercard card direct scan payroll salary dividend`.split(
    /\s+/,
  ),
)
const SMALL: ReadonlySet<string> = new Set(
  'de la le du des di da do dos das del der den of and the y e et und'.split(' '),
)

/** Returns a name in readable case; undefined when no word remains. A name in mixed case is not changed. */
export function readableName(written: string): string | undefined {
  const tokens = written
    .split(/[\s_]+/)
    .map((token) => token.replace(/^[*#,;:|/.-]+(?=\S)|[*#,;:|/-]+$/g, ''))
    .filter((token) => /[\p{L}\p{N}%]/u.test(token))
  while (tokens.length > 1 && isAboutPayment(tokens.at(-1) ?? '')) tokens.pop()
  const name = tokens.join(' ')
  if (!/\p{L}/u.test(name) || isGarbage(name)) return undefined
  const isMixed = /\p{Ll}/u.test(name) && /\p{Lu}/u.test(name)
  return isMixed ? name : tokens.map((token, at) => cased(token, at === 0)).join(' ')
}

function isAboutPayment(token: string): boolean {
  const word = foldedWords(token).join('')
  return word === '' || /^\d+$/.test(word) || ABOUT_PAYMENT.has(word)
}

/** Returns whether a text is no name: it has digits, and at most three letters, none of them a vowel. */
function isGarbage(name: string): boolean {
  const letters = name.replace(/[^\p{L}]/gu, '')
  return /^[B-DF-HJ-NP-TV-XZ]{1,3}$/i.test(letters) && /\d/.test(name)
}

function cased(token: string, isFirst: boolean): string {
  const lower = token.toLowerCase()
  if (!isFirst && SMALL.has(lower)) return lower
  const isAbbreviation = /^[\p{L}&.]{1,3}$/u.test(token) && !/[aeiouyáéíóúäöüàèìòù]/i.test(token)
  if (isAbbreviation) return token.toUpperCase()
  return lower.replace(
    /(^|[-/.&(])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}
