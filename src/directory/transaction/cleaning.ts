import { PROCESSORS } from '../../data/statements/processors.ts'
import { COMPANY, COMPANY_NUMBER } from '../../lexicon/transactions/fields.ts'
import type { CleaningStep } from '../../model/transactions.ts'
import { foldedWords } from '../keys.ts'
import { knownWords } from './descriptors.ts'
import { withoutTailLabels, withParty } from './fields.ts'
import { type NamedHost, withoutContacts } from './hosts.ts'
import { cut, type Line, plain } from './line.ts'
import { withoutNumbers } from './numbers.ts'
import { withoutPreamble } from './preambles.ts'
import { withoutProcessor } from './processors.ts'
import { type Refused, refusedBy } from './refusals.ts'
import type { CheckedRequest } from './request.ts'
import { withoutPlaces } from './tails.ts'

/** The rest of a line after cleaning, and the facts that were read from the removed parts. */
export interface Cleaned {
  readonly steps: readonly CleaningStep[]
  /** Folded words from the beginning of the name on, including places and short numbers. */
  readonly words: readonly string[]
  /** How many of the words, from the first one on, are the name. The words after them are places. */
  readonly core: number
  /** How many of the words, from the first one on, came before a star; 0 without a star. */
  readonly beforeStar: number
  /** The name as the line has it. */
  readonly name: string
  /** Folded words of the line, when the removed preamble was one word, which may be part of a name. */
  readonly unstripped: readonly string[]
  readonly hosts: readonly NamedHost[]
  readonly phones: readonly string[]
  /** ISO 3166-1 alpha-2, upper case: the country at the end of the line. */
  readonly country: string | undefined
  readonly refused: Refused | undefined
  /** True when the bank labelled the other party, which is a company. */
  readonly isOfCompany: boolean
}

const isPerson = (name: string) =>
  PROCESSORS.some(({ kind, name: other }) => kind === 'person' && other === name)

/** Returns whether each removed part is a single word. Such words may belong to a name. */
const isOneWord = ({ steps }: Line) =>
  steps.length > 0 && steps.every(({ removed }) => foldedWords(removed).length === 1)

/** Returns whether a phrase is a part of one about the payment: `VISA CHECK CARD PURCHASE` is no check. */
function isOfPreamble({ phrase }: Refused, { steps }: Line): boolean {
  const said = ` ${phrase} `
  return steps.some(({ rule, removed }) => {
    const words = foldedWords(removed)
      .filter((word) => !/\d/.test(word))
      .join(' ')
    return rule === 'preamble' && words !== phrase && ` ${words} `.includes(said)
  })
}

/** Refusals that do not apply to a known merchant, because merchants take fees and automatic payments too. */
const OF_MERCHANTS_TOO: ReadonlySet<string> = new Set(['fee', 'card-payment'])

/** Removes the parts of the line that do not belong to the merchant's name, step by step. */
export function cleaned(request: CheckedRequest): Cleaned {
  const start: Line = { text: request.text, steps: [] }
  const allWords = foldedWords(request.text)
  const party = withParty(start)
  const isLabelled = party !== start
  const bare = withoutPreamble(party)
  const { line: paid, processor } = withoutProcessor(bare)
  const opened = withoutPreamble(paid)
  const openedWords = foldedWords(opened.text)
  const ofAll = refusedBy(allWords)
  const isPurchase = ofAll !== undefined && isOfPreamble(ofAll, opened)
  const said = (isPurchase ? undefined : ofAll) ?? (isLabelled ? undefined : refusedBy(openedWords))
  const refused: Refused | undefined = isPerson(processor?.name ?? '')
    ? { kind: 'person', phrase: processor?.name ?? '', before: [] }
    : said && OF_MERCHANTS_TOO.has(said.kind) && knownWords(openedWords) > 0
      ? undefined
      : said
  const labelled = withoutTailLabels(opened)
  const contacts = withoutContacts(labelled)
  const star = plain(contacts.line.text).indexOf('*')
  const beforeStar = star > 0 ? foldedWords(contacts.line.text.slice(0, star)).length : 0
  const numbered = withoutNumbers(cut(contacts.line, 'mark', contacts.line.text.replace(/\*+/g, ' '), ''))
  const placed = withoutPlaces(numbered, request)
  const words = foldedWords(numbered.text)
  return {
    steps: placed.line.steps,
    words,
    core: foldedWords(placed.line.text).length,
    beforeStar,
    name: placed.line.text,
    unstripped: !isOneWord(bare) ? [] : foldedWords(party.text).slice(0, 4),
    hosts: contacts.hosts,
    phones: contacts.phones,
    country: placed.country,
    refused,
    isOfCompany: isLabelled && (COMPANY.test(party.text) || COMPANY_NUMBER.test(request.text)),
  }
}
