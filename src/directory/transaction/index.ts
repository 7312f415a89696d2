/** Finds the company that took or sent the money of a transaction, from the line of a statement. */

import { COMPANY_IN_TRANSFER } from '../../lexicon/transactions/fields.ts'
import type { Company, DirectorySource } from '../../model/directory.ts'
import type {
  TransactionAnswer,
  TransactionCandidate,
  TransactionConfidence,
  TransactionExplanation,
  TransactionRequest,
} from '../../model/transactions.ts'
import { foldedWords } from '../keys.ts'
import { type Hint, hintsOf, type PhoneBook } from './candidates.ts'
import { type Cleaned, cleaned } from './cleaning.ts'
import { withoutPreamble } from './preambles.ts'
import { independent } from './rejections.ts'
import { type CheckedRequest, checkedRequest } from './request.ts'
import { type Group, scored } from './scoring.ts'

export type { PhoneBook } from './candidates.ts'

/** An answer, and the company in the directory. */
export interface Identification {
  readonly answer: TransactionAnswer
  /** Undefined when there is no answer, and for a domain that is not in the directory. */
  readonly company?: Company | undefined
}

/**
 * Finds the company in a line of a card or bank statement, with the name of the merchant, the confidence, and
 * each step, or the failed attempts. `phoneBook` finds the domain of a telephone number; default: only the
 * table of service numbers. Rejects with `invalid_input` for an empty line, a country that is no code of two
 * letters, a category code without four digits, and a telephone number with fewer than seven.
 */
export async function identifyTransaction(
  source: DirectorySource,
  request: TransactionRequest,
  phoneBook?: PhoneBook,
): Promise<TransactionAnswer> {
  return (await identification(source, request, phoneBook)).answer
}

/** Does the same as `identifyTransaction`, and also returns the company in the directory. */
export async function identification(
  source: DirectorySource,
  request: TransactionRequest,
  phoneBook?: PhoneBook,
): Promise<Identification> {
  const checked = checkedRequest(request)
  const line = cleaned(checked)
  if (isRefused(line)) return { answer: refusal(line, request.text) }
  if (line.words.length === 0 && line.hosts.length === 0 && checked.mcc === undefined)
    return { answer: { ...answer(request.text, line, []), refusal: 'no-words' } }
  const groups = groupsOf(await hintsOf(line, checked, source, phoneBook))
  const candidates = scored(groups, line, checked)
  const best = candidates.find(({ rejected }) => rejected === undefined)
  const hints = groups.find(({ domain }) => domain === best?.domain)?.hints ?? []
  const company = hints.find((hint) => hint.company)?.company
  const merchant = hints.find(({ via }) => via === 'descriptor')?.merchant
  const domain = best && domainIn({ domain: best.domain, company, merchant }, checked, line)
  const named = best && { ...best, called: calledIn(hints) }
  return { answer: answer(request.text, line, candidates, named, domain), company }
}

/** Returns whether a line is about a service of the bank. A transfer to a company is not. */
function isRefused({ refused, isOfCompany }: Cleaned): boolean {
  if (!refused) return false
  return !(isOfCompany && refused.kind === 'transfer')
}

function refusal(line: Cleaned, text: string): TransactionAnswer {
  const { kind, before, phrase } = line.refused ?? { kind: 'no-words', before: [], phrase: '' }
  const names = kind === 'interest' || kind === 'income'
  const inForm =
    kind === 'interest' ? undefined : withoutWords(COMPANY_IN_TRANSFER.exec(text)?.groups?.name, phrase)
  const party = kind === 'transfer' ? inForm : before.length > 0 ? named(before) : inForm
  const merchant = names || kind === 'transfer' ? readableName(party ?? '') : undefined
  return { text, merchant, refusal: kind, explanation: explained(line, []) }
}

function withoutWords(name: string | undefined, phrase: string): string | undefined {
  const words = phrase.split(' ')
  return name
    ?.split(' ')
    .filter((word) => !words.includes(foldedWords(word).join('')))
    .join(' ')
}

const named = (words: readonly string[]) => withoutPreamble({ text: words.join(' '), steps: [] }).text

function answer(
  text: string,
  line: Cleaned,
  candidates: readonly TransactionCandidate[],
  best?: TransactionCandidate & { readonly called?: string | undefined },
  domain?: string,
): TransactionAnswer {
  const isNamed = best !== undefined && best.name !== best.domain
  const merchant = isNamed ? (best.called ?? best.name) : readableName(line.name)
  const explanation = explained(line, candidates)
  if (!best || domain === undefined) return { text, merchant, explanation }
  return { text, merchant, company: { domain, name: best.name }, confidence: confidenceOf(best), explanation }
}

function confidenceOf({ score, signs }: TransactionCandidate): TransactionConfidence {
  if (score >= 0.9 && independent(signs).size > 1) return 'high'
  return score >= 0.7 ? 'medium' : 'low'
}

/** Returns the name in the line: of a descriptor's merchant, or else the one with the most words. */
function calledIn(hints: readonly Hint[]): string | undefined {
  const descriptor = hints.find(({ via }) => via === 'descriptor')?.merchant?.name
  const longest = [...hints].sort((a, b) => b.words.length - a.words.length)
  return descriptor ?? longest.find(({ called }) => called !== undefined)?.called
}

/** Groups the hints by company. Hints for different domains of one company are in one group. */
function groupsOf(hints: readonly Hint[]): readonly Group[] {
  const groups = new Map<string, Hint[]>()
  for (const hint of hints) {
    const domain = hint.company?.domain ?? hint.domain
    groups.set(domain, [...(groups.get(domain) ?? []), hint])
  }
  return [...groups].map(([domain, of]) => ({ domain, hints: of }))
}

/**
 * Returns the site of the company: the site that the line names, or else the site of the descriptor's
 * merchant. When several sites have the same name, the site for the requested country is returned.
 */
function domainIn(
  { domain, company, merchant }: Pick<Hint, 'domain' | 'company' | 'merchant'>,
  { country }: CheckedRequest,
  { hosts }: Cleaned,
): string {
  const all = company?.domains ?? []
  const named = hosts.find((host) => all.some((one) => one.domain === host.domain))?.domain
  const usual = named ?? merchant?.domain ?? domain
  const isHome = company !== undefined && company.country === country && usual === company.domain
  if (isHome) return usual
  const local = all.filter((one) => country !== undefined && one.country === country)
  const alike = local.find((one) => labelOf(one.domain) === labelOf(usual))
  const other = merchant || named ? undefined : local.find(({ role }) => role === 'country')
  return (alike ?? other)?.domain ?? usual
}

const labelOf = (domain: string) => domain.split('.', 1)[0]

function explained(line: Cleaned, candidates: readonly TransactionCandidate[]): TransactionExplanation {
  return { steps: line.steps, words: line.name, candidates, reason: reasonOf(line, candidates) }
}

function reasonOf({ refused, name }: Cleaned, candidates: readonly TransactionCandidate[]): string {
  const best = candidates.find(({ rejected }) => rejected === undefined)
  if (best) return `${best.name} (${best.domain}) has ${best.score} by ${best.signs.join(', ')}.`
  const [nearest] = candidates
  if (nearest) return `The nearest is ${nearest.name} (${nearest.domain}), but ${nearest.rejected}.`
  if (refused) return `“${refused.phrase}” says that no merchant is named (${refused.kind}).`
  if (name === '') return 'Nothing is left that could be a name.'
  return `No name, descriptor, host or telephone number that is known begins “${name}”.`
}

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
function readableName(written: string): string | undefined {
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
