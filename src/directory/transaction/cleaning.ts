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

/** The remaining part of a line, and the facts that were read from the removed parts. */
export interface Cleaned {
  readonly steps: readonly CleaningStep[]
  /** Folded words from the beginning of the name on, places and short numbers included. */
  readonly words: readonly string[]
  /** How many of the first words are the name: the others are places. */
  readonly core: number
  /** How many of the first words stood before a star; 0 when there was none. */
  readonly beforeStar: number
  /** The name as it was written. */
  readonly name: string
  /** Words of the line before a preamble of one word was taken away, which may be part of a name. */
  readonly unstripped: readonly string[]
  readonly hosts: readonly NamedHost[]
  readonly phones: readonly string[]
  /** ISO 3166-1 alpha-2, upper case: the country that the line ends in. */
  readonly country: string | undefined
  readonly refused: Refused | undefined
  /** True when the line labels the other party and this is a company. */
  readonly isOfCompany: boolean
}

const isPerson = (name: string) =>
  PROCESSORS.some(({ kind, name: other }) => kind === 'person' && other === name)

/** Whether at most one word was removed, which may belong to a name. */
const isOneWord = ({ steps }: Line) =>
  steps.length > 0 && steps.every(({ removed }) => foldedWords(removed).length === 1)

/**
 * Whether a refused phrase is only a part of a longer phrase about the way of payment. `VISA CHECK CARD
 * PURCHASE` does not mean a check.
 */
function isOfPreamble({ phrase }: Refused, { steps }: Line): boolean {
  const said = ` ${phrase} `
  return steps.some(({ rule, removed }) => {
    const words = foldedWords(removed)
      .filter((word) => !/\d/.test(word))
      .join(' ')
    return rule === 'preamble' && words !== phrase && ` ${words} `.includes(said)
  })
}

/** Merchants that are known take fees and automatic payments too. */
const OF_MERCHANTS_TOO: ReadonlySet<string> = new Set(['fee', 'card-payment'])

/** Removes from the line, step by step, the parts that do not belong to the merchant's name. */
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
