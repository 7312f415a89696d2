import { STAFF } from '../../data/languages/staff.ts'
import { type Employees, rangeOf } from '../../fields/employees/field.ts'
import { beginning } from '../../formats/text/excerpt.ts'
import { labelMeaning } from '../../lexicon/labels/index.ts'
import { tagOfWords } from '../../lexicon/language-tag.ts'
import { pattern, phrases } from '../../lexicon/pattern.ts'
import { languageOf } from '../../snapshot/language/language.ts'
import { pagesOf } from '../../snapshot/pages.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { isItem, valuesOf } from '../../snapshot/structured/item.ts'
import { siteOrganizationsOf } from '../../snapshot/structured/organization.ts'
import { visibleTextOf } from '../../snapshot/text.ts'
import { evidence, type Match, type Rule } from '../extractor.ts'
import { countOf, employeesOf, NUMBER } from './counts.ts'

/** Where the number of employees is found, strongest first. Weights are set by hand. */
export const RULES: readonly Rule<Employees>[] = [
  { id: 'structured-employees', weight: 0.95, read: fromStructured },
  { id: 'employees-label', weight: 0.85, read: fromLabels },
  { id: 'employees-sentence', weight: 0.7, read: fromSentences },
]

function* fromStructured(snapshot: Snapshot): Generator<Match<Employees>> {
  for (const { thing, ownership } of siteOrganizationsOf(snapshot))
    for (const value of valuesOf(thing.item, 'numberOfEmployees')) {
      const found = isItem(value) ? quantityOf(value) : employeesOf(String(value))
      const where = `${thing.where}.numberOfEmployees`
      const said = beginning(JSON.stringify(value), 200)
      if (found) yield { value: found, evidence: evidence(thing.syntax, where, said), strength: ownership }
    }
}

/** What a `QuantitativeValue` of schema.org says. */
function quantityOf(item: Parameters<typeof valuesOf>[0]): Employees | undefined {
  const [value, least, most] = ['value', 'minValue', 'maxValue'].map((name) => valuesOf(item, name)[0])
  if (value !== undefined && value !== null) return employeesOf(String(value))
  if (least !== undefined && most !== undefined) return employeesOf(`${least}-${most}`)
  return least === undefined ? undefined : employeesOf(`${least}+`)
}

/** `Employees: 120`, or a label and its number on lines of their own, in any order. */
function* fromLabels(snapshot: Snapshot): Generator<Match<Employees>> {
  for (const page of pagesWithText(snapshot)) {
    const lines = visibleTextOf(page).split('\n')
    for (const [at, line] of lines.entries()) {
      const [, label = '', value = ''] = /^([^:：]{2,60})[:：]\s*(\S.{0,40})$/u.exec(line) ?? []
      const pairs: [label: string, value: string][] = label
        ? [[label, value]]
        : [line, lines[at + 1] ?? ''].every(({ length }) => length <= 40)
          ? [
              [line, lines[at + 1] ?? ''],
              [lines[at + 1] ?? '', line],
            ]
          : []
      for (const [name, text] of pairs) {
        const found = labelMeaning(name)?.includes('employee') ? employeesOf(text) : undefined
        if (found) yield match(page, at, `${name}: ${text}`, found)
      }
    }
  }
}

/** How one language, and English, says it. */
interface Reading {
  readonly own: RegExp
  readonly others: RegExp
  readonly counted: RegExp
}

/** No number of people stands before these. */
const NO_PEOPLE = phrases(
  'million, millions, thousand, thousands, billion, millionen, millones, milhões, milioni',
)

const READINGS = new Map<string, Reading>()

function readingOf(snapshot: Snapshot): Reading {
  const language = tagOfWords(languageOf(snapshot).language ?? '')
  const known = READINGS.get(language) ?? madeReading([...new Set([language, 'en'])])
  READINGS.set(language, known)
  return known
}

function madeReading(languages: readonly string[]): Reading {
  const all = (what: keyof (typeof STAFF)[string]) => languages.flatMap((tag) => STAFF[tag]?.[what] ?? [])
  // Two words may stand between, as in "skilled employees".
  const number = pattern('')`
    (?<more>(?:${all('more')})\s)?(?<number>${NUMBER})(?<plus>\s?\+)?\s
    (?:(?!(?:${NO_PEOPLE})\s)\p{L}[\p{L}-]{1,20}\s){0,2}
  `.source
  return {
    own: pattern('iu')`(?<!\p{L})(?:${all('own')})(?!\p{L})`,
    others: pattern('iu')`(?<!\p{L})(?:${all('others')})\P{L}{1,3}(?:\p{L}{1,12}\P{L}{1,3}){0,2}$`,
    counted: pattern('giu')`
      (?<![\p{L}\p{N}.,])(?<team>(?:${all('teams')})\s)?${number}(?:(?<people>${all('people')})|${all('words')})
      (?![\p{L}\p{M}])
    `,
  }
}

/** Sentences and lines that are longer are skipped. */
const MAX_SENTENCE_CHARS = 400
const SENTENCE_END = /(?<=[^\s.]{2}[.!?…]["”’)]?)\s+(?=\p{Lu}|\p{N}|["“„])|(?<=[。！？])/u

/** `We are a team of more than 120 people.` */
function* fromSentences(snapshot: Snapshot): Generator<Match<Employees>> {
  const reading = readingOf(snapshot)
  for (const page of pagesWithText(snapshot)) {
    for (const [at, line] of visibleTextOf(page).split('\n').entries()) {
      if (!/\d/.test(line)) continue
      for (const sentence of line.split(SENTENCE_END)) {
        const isOwn = sentence.length <= MAX_SENTENCE_CHARS && reading.own.test(sentence)
        const found = isOwn && countedIn(sentence, reading)
        if (found) yield match(page, at, sentence, found)
      }
    }
  }
}

/** The one number of people in a sentence; undefined for a sentence with several, or about other companies. */
function countedIn(sentence: string, { counted, others }: Reading): Employees | undefined {
  const [first, another] = sentence.matchAll(counted)
  if (!first || another || others.test(sentence.slice(0, first.index))) return undefined
  const { team, people, more, number = '', plus } = first.groups ?? {}
  if (people && !team) return undefined
  const count = countOf(number)
  // Fewer are a family or the board, and four digits without a separator may be a year.
  if (count === undefined || count < 3 || /^(?:19|20)\d\d$/.test(number)) return undefined
  return more || plus ? { range: rangeOf(count + 1) } : { exact: count, range: rangeOf(count) }
}

function match(page: Snapshot, at: number, said: string, value: Employees): Match<Employees> {
  return { value, evidence: evidence('text', `${page.url} line ${at + 1} of the text`, beginning(said, 200)) }
}

const pagesWithText = (snapshot: Snapshot): readonly Snapshot[] => [snapshot, ...pagesOf(snapshot)]
