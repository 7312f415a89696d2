import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { STAFF } from '../../data/languages/staff.ts'
import { type Employees, rangeOf } from '../../fields/employees/field.ts'
import { beginning } from '../../formats/text/excerpt.ts'
import { SENTENCE_END } from '../../formats/text/sentences.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { labelMeaning } from '../../lexicon/labels/index.ts'
import { tagOfWords } from '../../lexicon/language-tag.ts'
import { anyOf, matchesOf, pattern } from '../../lexicon/pattern.ts'
import { oncePer } from '../../model/keyed.ts'
import { select, selectorOf } from '../../snapshot/dom.ts'
import { languageOf } from '../../snapshot/language/language.ts'
import { pagesOf } from '../../snapshot/pages.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { isItem, valuesOf } from '../../snapshot/structured/item.ts'
import { siteOrganizationsOf } from '../../snapshot/structured/organization.ts'
import { visibleTextOf, visibleTextWithin } from '../../snapshot/text.ts'
import { evidence, type Match, type Rule } from '../extractor.ts'

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

function quantityOf(item: Parameters<typeof valuesOf>[0]): Employees | undefined {
  const [value, least, most] = ['value', 'minValue', 'maxValue'].map((name) => valuesOf(item, name)[0])
  if (value !== undefined && value !== null) return employeesOf(String(value))
  if (least !== undefined && most !== undefined) return employeesOf(`${least}-${most}`)
  return least === undefined ? undefined : employeesOf(`${least}+`)
}

const MAX_LABEL_CHARS = 60
const LABELLED = /^([^:：]{2,60})[:：]\s*(\S.{0,40})$/u

/** Reads a number after its label: `Employees: 120`, or a label and a number in two parts of a box. */
function* fromLabels(snapshot: Snapshot): Generator<Match<Employees>> {
  for (const page of pagesWithText(snapshot)) {
    const lines = visibleTextOf(page).split('\n')
    for (const [at, line] of lines.entries()) {
      const [, label = '', value = ''] = LABELLED.exec(line) ?? []
      const found = employeesBeside(label, value)
      if (found) yield match(page, at, line, found)
    }
    if (lines.some(isLabel)) yield* fromBoxes(page)
  }
}

/** Reads terms with definitions, and boxes with two parts. Without a box, a label may be above or below. */
function* fromBoxes(page: Snapshot): Generator<Match<Employees>> {
  for (const box of select(page, 'body dt, body tr, body div, body li, body p, body section')) {
    const parts = box.name === 'dt' ? [box, nextOf(box)] : box.children.filter(isSaid)
    if (parts.length !== 2) continue
    const [first = '', second = ''] = parts.map((part) => part && visibleTextWithin(part, MAX_LABEL_CHARS))
    const found = employeesBeside(first, second) ?? employeesBeside(second, first)
    const said = evidence('text', `${page.url} ${selectorOf(box)}`, `${first.trim()} ${second.trim()}`)
    if (found) yield { value: found, evidence: said }
  }
}

function nextOf(term: Element): ChildNode | undefined {
  for (let at = term.next; at; at = at.next) if (isTag(at)) return at.name === 'dd' ? at : undefined
  return undefined
}

const isSaid = (node: ChildNode): boolean => isTag(node) || (isText(node) && node.data.trim() !== '')

const isLabel = (text: string): boolean => labelMeaning(text)?.includes('employee') ?? false

/**
 * Returns the number of people beside a label. Undefined if the label does not mean employees, and for a
 * number that may be a year.
 */
function employeesBeside(label: string, text: string): Employees | undefined {
  return /\d/.test(text) && !YEAR.test(text.trim()) && isLabel(label) ? employeesOf(text) : undefined
}

const YEAR = /^(?:19|20)\d\d$/

/** Patterns for statements about employees, in one language and in English. */
interface Reading {
  /** Words for people. Few sentences with a number have such a word, and the other patterns take longer. */
  readonly people: RegExp
  /** Matches a number of people, employees or not. */
  readonly counted: RegExp
  /** Patterns for a number of people whom the company calls its own. */
  readonly own: readonly RegExp[]
}

const readingIn = oncePer((language: string) => madeReading([...new Set([language, 'en'])]))

function readingOf(snapshot: Snapshot): Reading {
  return readingIn(tagOfWords(languageOf(snapshot).language ?? ''))
}

/** Makes patterns for people that the company says are its own, not customers, applicants or plans. */
function madeReading(languages: readonly string[]): Reading {
  const all = (what: keyof (typeof STAFF)[string]) => languages.flatMap((tag) => STAFF[tag]?.[what] ?? [])
  const never = pattern('')`(?:${all('never')})(?![\p{L}\p{M}])`.source
  const other = String.raw`(?!${never})\p{L}[\p{L}-]{0,20}`
  const others = (most: number) => String.raw`(?:${other}\s){0,${most}}`
  // Without the lookahead, these words would include `con más` in `una empresa con más de 40`, and `de` would
  // be read as the preposition.
  const kind = pattern('')`(?:(?!(?:${all('with')})\s)${other}\s){0,3}`.source
  const now = pattern('')`(?:(?:${all('now')})\s)`.source
  const staff = all('words')
  const people = [...all('people'), ...staff]
  const ownAfter = (leads: string, counted: readonly string[]) => pattern('iu')`
    (?<![\p{L}\p{M}\p{N}])(?:${leads})\s${now}{0,2}
    (?:(?<more>${all('more')})\s?|(?<about>${all('about')})\s)?(?<number>${NUMBER})(?<plus>\s?\+)?\s
    ${others(2)}(?:${counted})(?![\p{L}\p{M}])(?!\s${never})
  `
  const word = (what: 'we' | 'you') => pattern('')`(?<!\p{L})(?:${all(what)})(?!\p{L})`.source
  const subjects = pattern('')`
    (?:${all('weHave')})|
    (?:${all('our')})|
    (?:${all('firms')})\s${now}?(?:${all('has')})|
    (?:${all('weAre')})\s${kind}(?:${all('with')})|
    (?<=^\P{L}{0,3})(?:${all('with')})(?=.*${word('we')})(?!.*${word('you')})
  `
  const employersAndTeams = pattern('')`
    (?:${all('weEmploy')})(?:\s${others(4)}${other})?|
    (?:${all('weAre')})\s${others(3)}(?:${all('teams')})|
    (?:${all('our')})\s${others(1)}(?:${all('teams')})
  `
  return {
    people: anyOf(people, 'iu'),
    counted: pattern('giu')`
      (?<![\p{L}\p{N}.,])(?:${NUMBER})(?:\s?\+)?\s${others(2)}(?:${people})(?![\p{L}\p{M}])
    `,
    own: [ownAfter(subjects.source, staff), ownAfter(employersAndTeams.source, people)],
  }
}

/** Longer sentences and lines are skipped. */
const MAX_SENTENCE_CHARS = 400
/** Text in quotation marks is by somebody else, such as a customer. */
const QUOTES = /[“”„«»"]/

/** Reads sentences such as `We are a team of more than 120 people.` */
function* fromSentences(snapshot: Snapshot): Generator<Match<Employees>> {
  const reading = readingOf(snapshot)
  for (const page of pagesWithText(snapshot)) {
    for (const [at, line] of visibleTextOf(page).split('\n').entries()) {
      if (!/\d/.test(line) || QUOTES.test(line)) continue
      for (const sentence of line.split(SENTENCE_END)) {
        const found = sentence.length <= MAX_SENTENCE_CHARS ? countedIn(sentence, reading) : undefined
        if (found) yield match(page, at, sentence, found)
      }
    }
  }
}

/** Returns the only number of people in a sentence, if the company says that they are its own. */
function countedIn(sentence: string, { people, counted, own }: Reading): Employees | undefined {
  if (!people.test(sentence)) return undefined
  const [said] = own.flatMap((one): Readonly<Record<string, string>>[] => {
    const groups = one.exec(sentence)?.groups
    return groups ? [groups] : []
  })
  if (!said) return undefined
  if (matchesOf(sentence, counted, 2).length > 1) return undefined
  const { number = '', more, plus, about } = said
  const count = countOf(number)
  // A smaller number means a family or a board.
  if (count === undefined || count < 3 || YEAR.test(number)) return undefined
  return employeesFrom(count, Boolean(more || plus), Boolean(about))
}

function match(page: Snapshot, at: number, said: string, value: Employees): Match<Employees> {
  return { value, evidence: evidence('text', `${page.url} line ${at + 1} of the text`, beginning(said, 200)) }
}

const pagesWithText = (snapshot: Snapshot): readonly Snapshot[] => [snapshot, ...pagesOf(snapshot)]

/** Matches a whole number with the thousands separators of any language. */
const NUMBER = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3}){1,3}(?!\d)|\d{1,7}`

const COUNT = new RegExp(`^(?:${NUMBER})$`)

/** Matches a number or a range, with words such as `over` and `about`. */
const COUNTED = pattern('iu')`
  ^(?:(?<more>>|${inAllLanguages(STAFF, 'more')})\s?|(?<about>~|${inAllLanguages(STAFF, 'about')})\s?)?
  (?<first>${NUMBER})(?:\s?(?:-|–|—|to|bis|à|a|до|～|~)\s?(?<last>${NUMBER}))?(?<plus>\s?\+)?
  (?:\s?(?:${inAllLanguages(STAFF, 'words')}))?(?:\s?[(（][^()（）]{0,40}[)）])?$
`

/** A larger number is an error. */
const MOST = 5_000_000

/** Returns a number of people; undefined for a text that is no number, or for an impossible number. */
function countOf(text: string): number | undefined {
  if (!COUNT.test(text)) return undefined
  const count = Number(text.replace(/\D/g, ''))
  return count > 0 && count <= MOST ? count : undefined
}

/** A number of people, or only its range when the text says "more than" or "about". */
function employeesFrom(count: number, isMore: boolean, isAbout: boolean): Employees {
  if (isMore) return { range: rangeOf(count + 1) }
  return isAbout ? { range: rangeOf(count) } : { exact: count, range: rangeOf(count) }
}

/** The number of people in a text with nothing else: `120`, `51-200`, `over 500`, `about 80 employees`. */
function employeesOf(text: string): Employees | undefined {
  const { more, about, first = '', last, plus } = COUNTED.exec(text.trim())?.groups ?? {}
  const least = countOf(first)
  if (least === undefined) return undefined
  if (last === undefined) return employeesFrom(least, Boolean(more || plus), Boolean(about))
  const most = countOf(last)
  // The middle of the company's range decides which range of the HTTP service it gets.
  return most !== undefined && least < most ? { range: rangeOf(Math.round((least + most) / 2)) } : undefined
}
