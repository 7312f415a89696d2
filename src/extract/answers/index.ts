/** Finds the answers to questions among the facts of pages, by the words of the questions. */

import { beginning } from '../../formats/text/excerpt.ts'
import { wordsOf } from '../../lexicon/asked-words.ts'
import type { Fact, PageFacts } from '../../model/facts.ts'
import type { DataAnswer, DataPoint, DataValue } from '../../model/query.ts'
import { asWritten } from './as-written.ts'
import { hoursIn } from './hours.ts'
import { listIn } from './lists.ts'
import { type Asked, askedOf, describedOf, hasAny, hasEvery, labelScore, weightOf } from './match.ts'
import { registerNumberIn } from './numbers-of-registers.ts'
import { hasCurrency, spansIn } from './quantities.ts'
import { isYear, PERIODS, saidIn } from './sentences.ts'
import { asksForPerson, hostIn, isFitting, isOffice, isPostal, shapeOf, withoutOffice } from './shapes.ts'
import { isAboutAnother, isOwnStatement, isQuotation, ownWordsOf } from './subject.ts'
import { dateIn, entryOf, type NumberInText, numbersIn, urlIn } from './values.ts'

/** The answers that were found, and the names of the requested data points without an answer. */
export interface Answers {
  readonly answers: readonly DataAnswer[]
  readonly absent: readonly { readonly name: string; readonly tried: readonly string[] }[]
}

/** An answer with a lower score is wrong too often. */
const MIN_SCORE = 0.55
/** Two answers are equally likely when their scores differ by no more than this. */
const TIE = 0.04
const MAX_TEXT_CHARS = 600
/**
 * Factor for a label that has only some words of the question, if the subject of its page has the other
 * words.
 */
const ON_ITS_PAGE = 0.85
/** A share such as `98%` counts nothing. */
const ASKS_FOR_SHARE =
  /percent|rate|ratio|share|discount|margin|commission|satisf|interest|tax|vat|alcohol|yield|growth/i
/** A span of time that is the whole value is at most this long. */
const MAX_SPAN_CHARS = 60
/** Questions that begin with such a word do not ask for a number. */
const ASKS_FOR_WORDS = /^(?:what|who|where|why)[_\s-]/i
/**
 * Factor for table rows that have all requested fields while their table has another name than the data
 * point.
 */
const ROWS_ALONE = 0.7
/** A text with more words beside its number is about something else than the number. */
const MAX_WORDS_AROUND = 8
/** Years in which an event of a company may have happened. */
const [FIRST_YEAR, LAST_YEAR] = [1000, 2100]

/** Answers each data point from the pages. The first page is the site's landing page. Pure. */
export function answersOf(pages: readonly PageFacts[], points: readonly DataPoint[]): Answers {
  const own = ownWordsOf(pages)
  const said = pages.flatMap((page) => {
    const about = new Set(wordsOf(page.about ?? ''))
    return page.facts.map((fact) => saidBy(fact, { url: page.url, about, own }))
  })
  const tried = [...new Set(pages.map(({ url }) => url))]
  const found = points.map((point) => {
    const asked = askedOf(point)
    const byName = answerOf(said, tried, asked)
    const described = byName.answer ? undefined : describedOf(asked)
    return { point, ...(described ? answerOf(said, tried, described) : byName) }
  })
  return {
    answers: found.flatMap(({ answer }) => answer ?? []),
    absent: found.flatMap(({ point, answer, tried }) => (answer ? [] : [{ name: point.name, tried }])),
  }
}

interface Page {
  readonly url: string
  /** The words of the page's heading and address. */
  readonly about: ReadonlySet<string>
  /** The words of the company's name and domain. */
  readonly own: ReadonlySet<string>
}

/**
 * A fact with its page and the words of its label. The words are split once, because up to 50 points are
 * compared with them.
 */
interface Said extends Page {
  readonly fact: Fact
  readonly words: ReadonlySet<string>
  /**
   * Words that the form of the value implies. A telephone number, for example, may have no label that says
   * so.
   */
  readonly implied: readonly string[]
}

/** Returns a label's words and those requested words that its value implies, such as `phone`. */
function wordsFor({ words, implied }: Said, asked: Asked): ReadonlySet<string> {
  const more = implied.filter((word) => asked.words.has(word) && !words.has(word))
  return more.length > 0 ? new Set([...words, ...more]) : words
}

function saidBy(fact: Fact, page: Page): Said {
  const [text = ''] = fact.values
  const isSentence = fact.kind === 'sentence'
  const shape = fact.values.length === 1 ? shapeOf(text) : undefined
  const isSpan = text.length <= MAX_SPAN_CHARS && spansIn(text).length > 0
  const isAddress = !isSentence && fact.values.length === 1 && isPostal(text)
  const implied = [
    ...(shape && !isSentence ? [shape] : []),
    ...(isAddress ? ['address'] : []),
    ...(isSpan || isSentence ? PERIODS : []),
  ]
  return { fact, ...page, words: new Set(wordsOf(isSentence ? text : fact.label)), implied }
}

function answerOf(
  said: readonly Said[],
  tried: readonly string[],
  asked: Asked,
): { answer?: DataAnswer; tried: readonly string[] } {
  const candidates = said
    .flatMap((each) => candidateOf(each, asked))
    .sort((a, b) => b.confidence - a.confidence)
  const [best] = candidates
  if (!best || best.confidence < MIN_SCORE) return { tried }
  const isOpen = candidates.some(
    ({ value, confidence }) => confidence >= best.confidence - TIE && !isSame(value, best.value),
  )
  // Right answers in words may differ in their wording. Of two different numbers or dates, only one can be
  // right.
  const isExact = ['number', 'date', 'boolean'].includes(asked.point.type) || isPrice(best, asked)
  return isOpen && isExact
    ? { tried: [...tried, 'The pages say different things.'] }
    : { answer: asWritten(best, asked, said), tried }
}

/** Whether the answer is a price in a text. Like two numbers, two different prices cannot both be right. */
function isPrice({ value }: DataAnswer, { point, words }: Asked): boolean {
  return point.type === 'text' && words.has('price') && /\d/.test(String(value))
}

function candidateOf(said: Said, asked: Asked): DataAnswer[] {
  const { fact, url } = said
  const score = scoreOf(said, asked)
  if (score < MIN_SCORE) return []
  const text = fact.values[0] ?? ''
  const value = fact.kind === 'sentence' ? statedIn(text, asked, said) : valueIn(fact, asked)
  if (value === undefined) return []
  const { name } = asked.point
  const evidence = [
    { source: fact.kind, where: fact.where, text: beginning(`${fact.label} ${text}`.trim(), 200) },
  ]
  return [{ name, value, confidence: Math.round(score * 1000) / 1000, rule: fact.kind, url, evidence }]
}

/**
 * Returns the value that a sentence states about the company; undefined for a sentence about another company
 * or about things in general.
 */
function statedIn(sentence: string, asked: Asked, page: Page): DataValue | undefined {
  if (isQuotation(sentence) || isAboutAnother(sentence, asked, page)) return undefined
  if (asked.point.type === 'boolean' && !isOwnStatement(sentence, page)) return undefined
  return saidIn(sentence, asked)
}

/**
 * Returns the score of a fact for a data point: by its label, its sentence, its columns, or its label
 * together with the subject of its page.
 */
function scoreOf(said: Said, asked: Asked): number {
  const { fact, about } = said
  const ofRow = rowScore(said, asked)
  // This test comes first because nearly all facts are about something else, and there are millions of pairs
  // of facts and points.
  const isNamed = hasAny(said.words, asked.words)
  if (!isNamed && ofRow === 0) return 0
  const words = isNamed ? wordsFor(said, asked) : said.words
  const isDate = asked.point.type === 'date'
  const rest = isNamed ? [...about].filter((word) => asked.words.has(word)) : []
  const onPage = new Set([...words, ...rest])
  if (fact.kind === 'sentence') {
    if (hasEvery(words, asked.words)) return weightOf(fact.kind)
    return isDate && hasEvery(onPage, asked.words) ? weightOf(fact.kind) * ON_ITS_PAGE : 0
  }
  const isOther =
    asksForPerson(asked.words) &&
    !['record', 'structured-data'].includes(fact.kind) &&
    !isOffice(said.words, said.own, asked.words)
  if (isOther) return 0
  return Math.max(
    labelScore(fact.kind, words, asked),
    labelScore(fact.kind, onPage, asked) * ON_ITS_PAGE,
    ofRow,
  )
}

/**
 * Returns the score of table rows with all requested fields, which are an answer even if their table is not
 * named like the data point. The score is higher on a page about the subject of the data point.
 */
function rowScore({ fact, about }: Said, { point, words }: Asked): number {
  const isTable =
    point.entries === 'object' && fact.rows !== undefined && Object.keys(point.fields ?? {}).length > 1
  if (!isTable) return 0
  return weightOf(fact.kind) * (hasEvery(about, words) ? ON_ITS_PAGE : ROWS_ALONE)
}

function valueIn(fact: Fact, asked: Asked): DataValue | undefined {
  const text = fact.values[0] ?? ''
  const { type } = asked.point
  if (type === 'list') return fact.kind === 'link' ? undefined : listIn(fact, asked)
  if (type === 'text' && asked.words.has('hour') && fact.kind !== 'link') return hoursOf(fact)
  if (type === 'url') return urlIn(text)
  if (fact.kind === 'link' || fact.values.length > 1) return undefined
  switch (type) {
    case 'number':
      return numberIn(text, asked)
    case 'date':
      return dateIn(text)
    case 'boolean':
      return entryOf(text, 'boolean')
    case 'text':
      return textIn(text, fact, asked)
  }
}

function hoursOf({ values, lines }: Fact): string | undefined {
  const hours = hoursIn(lines ?? values).join('; ')
  return hours !== '' && hours.length <= MAX_TEXT_CHARS ? hours : undefined
}

/**
 * Returns the part of a text that answers a point, if it is of the requested kind: the first sentences of a
 * long section, or only the name from a text with a name and a title.
 */
function textIn(text: string, { kind, lines = [] }: Fact, { point, words }: Asked): string | undefined {
  if (words.has('vat') || words.has('registration')) return registerNumberIn(text)
  if (words.has('host')) return hostIn(lines[0] ?? text)
  if (asksForPerson(words)) {
    const name = withoutOffice(lines[0] ?? text)
    return isFitting(name, words) ? name : undefined
  }
  if (ASKS_FOR_WORDS.test(point.name) && numbersIn(text)[0]?.start === 0) return undefined
  const isLong = text.length > MAX_TEXT_CHARS
  const short =
    isLong && kind === 'section' ? text.slice(0, MAX_TEXT_CHARS).replace(/(?<=[.!?。])[^.!?。]*$/u, '') : text
  return short.length <= MAX_TEXT_CHARS && isFitting(short, words) ? short : undefined
}

/**
 * Returns the number of a text that has few other words or begins with the number: `120 (2024)`. The digits
 * of a telephone number do not count. When the question is for a year, only years count.
 */
function numberIn(text: string, asked: Asked): number | undefined {
  const all = numbersIn(text)
  const [first, ...others] = asked.words.has('price') ? pricesAmong(all, text) : all
  if (!first || shapeOf(text) === 'phone') return undefined
  const isAlone = others.length === 0 && text.split(/\s+/).length <= MAX_WORDS_AROUND
  if (!isAlone && first.start > 2) return undefined
  const { value, end } = first
  if (/^\s?%/.test(text.slice(end)) && !ASKS_FOR_SHARE.test(asked.point.name)) return undefined
  return isYear(asked) && !(value >= FIRST_YEAR && value <= LAST_YEAR) ? undefined : value
}

/**
 * Returns the numbers with a currency. If none has a currency, returns all numbers except years, because
 * `Fee 2026` has no price.
 */
function pricesAmong(all: readonly NumberInText[], text: string): readonly NumberInText[] {
  const priced = all.filter(({ start, end }) => hasCurrency(text.slice(0, start), text.slice(end)))
  return priced.length > 0 ? priced : all.filter(({ value }) => !isAnyYear(value))
}

const isAnyYear = (value: number) => Number.isInteger(value) && value >= 1900 && value <= LAST_YEAR

/** Texts with amounts are compared by their amounts: `$ 37` is the same as `37.00 USD`. */
function isSame(a: DataValue, b: DataValue): boolean {
  if (typeof a !== 'string' || typeof b !== 'string') return JSON.stringify(a) === JSON.stringify(b)
  const [first, second] = [a, b].map((text) => numbersIn(text).map(({ value }) => value))
  return a === b || (first !== undefined && first.length > 0 && String(first) === String(second))
}
