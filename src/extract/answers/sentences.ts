/** Reads numbers, dates and yes or no from sentences. */

import { ANSWERS } from '../../data/languages/answers.ts'
import { wordsOf } from '../../lexicon/asked-words.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { pattern } from '../../lexicon/pattern.ts'
import type { DataValue } from '../../model/query.ts'
import type { Asked } from './match.ts'
import { amountsIn, hasCurrency, spansIn } from './quantities.ts'
import { dateIn, numbersIn } from './values.ts'

/** At most this many words are between a number and the noun that it counts: `24 of our own stores`. */
const REACH = 4
/** All words of a yes-or-no question stand within this many words of a sentence that answers it. */
const WINDOW = 8

const NEGATIONS: ReadonlySet<string> = new Set(inAllLanguages(ANSWERS, 'negations'))

/**
 * Matches a word or a mark after which the text no longer names the counted things:
 * `504 errors sent to clients`, `from 192 to 200, we store it`.
 */
const ELSEWHERE = pattern('iu')`[,;:()]|\b(?:${inAllLanguages(ANSWERS, 'elsewhere')})\b`
/** Matches words before a number that is the position of an item: `Section 2 - Our products`. */
const ORDINAL = pattern('iu')`\b(?:${inAllLanguages(ANSWERS, 'numbered')})\.?\s*$`
const PEOPLE = pattern('i')`\b(?:${inAllLanguages(ANSWERS, 'people')})\b`
const AT_WORK = pattern('i')`\b(?:${inAllLanguages(ANSWERS, 'atWork')})`

/** Matches conditions. A sentence with a condition does not answer a yes-or-no question. */
const CONDITION = pattern('iu')`\b(?:${inAllLanguages(ANSWERS, 'conditions')})\b`

/**
 * Returns the value that a sentence states for a data point. Undefined when it states none or leaves the
 * value open.
 */
export function saidIn(sentence: string, asked: Asked): DataValue | undefined {
  switch (asked.point.type) {
    case 'number':
      if (isYear(asked)) return yearIn(sentence, asked)
      if (asked.words.has('price')) return priceIn(sentence, asked)
      return unitOf(asked) ? measureIn(sentence, asked) : countIn(sentence, asked)
    case 'date':
      return dateIn(sentence)
    case 'boolean':
      return yesOrNo(sentence, asked)
    case 'text':
      return amountSaid(sentence, asked)
    default:
      return undefined
  }
}

const spelled = ({ point }: Asked) => point.name.replace(/[_-]/g, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')

/** Matches questions for a year. The price per year is not such a question. */
const ASKS_FOR_YEAR = /^(?:the )?(?:[a-z]+ )?year\b|\b(?:which|what) year\b/i

/** Whether the question is for a year such as 2019, and not for a number of years. */
export function isYear(asked: Asked): boolean {
  const name = spelled(asked)
  const text = `${name} ${asked.point.description ?? ''}`
  const isNamed = /\byear\b/i.test(name) || ASKS_FOR_YEAR.test(asked.point.description ?? '')
  return !/\byears\b/i.test(text) && (isNamed || asked.words.has('founded'))
}

/** The unit in the name of a point: `day` for `free_trial_days`. */
function unitOf(asked: Asked): string | undefined {
  return /\b(day|week|month|year|hour|minute)s\b/i.exec(spelled(asked))?.[1]?.toLowerCase()
}

/**
 * Returns the number before the requested unit: `a free 14-day trial`, `more than 20 years of experience`.
 */
function measureIn(sentence: string, asked: Asked): number | undefined {
  const unit = unitOf(asked) ?? ''
  const others = [...asked.words].filter((word) => word !== unit && !PERIODS.includes(word))
  const words = new Set(wordsOf(sentence))
  if (others.length === 0 || CONDITION.test(sentence) || !others.every((word) => words.has(word)))
    return undefined
  const found = numbersIn(sentence).filter(({ end }) =>
    new RegExp(`^\\+?[\\s-](?:\\p{L}+ )?${unit}`, 'iu').test(sentence.slice(end)),
  )
  const values = [...new Set(found.map(({ value }) => value))]
  return values.length === 1 ? values[0] : undefined
}

/**
 * Words in questions about how long something takes. A sentence with the answer needs none of these words.
 */
export const PERIODS: readonly string[] = ['time', 'lifespan', 'length', 'long', 'term']
const MAX_SAID_CHARS = 220

/**
 * Returns the answer in a sentence that has all words of the question and exactly one amount. When the
 * question is for a span of time, the answer is the span alone; otherwise it is the whole sentence.
 */
function amountSaid(sentence: string, asked: Asked): string | undefined {
  if (sentence.length > MAX_SAID_CHARS || /[?？]\s*$/u.test(sentence) || CONDITION.test(sentence))
    return undefined
  const words = wordsOf(sentence)
  const others = [...asked.words].filter((word) => !PERIODS.includes(word))
  const isSpan = others.length < asked.words.size
  const found = [...new Set(isSpan ? spansIn(sentence) : [...amountsIn(sentence), ...spansIn(sentence)])]
  const isNear = others.length > 0 && others.every((word) => words.includes(word)) && isWithin(words, others)
  if (!isNear || found.length !== 1 || (!isSpan && others.length < 2)) return undefined
  return isSpan ? found[0] : sentence
}

function isWithin(words: readonly string[], wanted: readonly string[]): boolean {
  return words.some((_, at) => {
    const near = words.slice(at, at + WINDOW)
    return wanted.every((word) => near.includes(word))
  })
}

function yearIn(sentence: string, asked: Asked): number | undefined {
  const date = hasAll(wordsOf(sentence), asked) ? dateIn(sentence) : undefined
  return date === undefined ? undefined : Number(date.slice(0, 4))
}

/** Returns the only amount of money in a sentence with all words of the question. */
function priceIn(sentence: string, asked: Asked): number | undefined {
  if (!hasAll(wordsOf(sentence), asked)) return undefined
  const prices = numbersIn(sentence).filter(({ start, end }) =>
    hasCurrency(sentence.slice(0, start), sentence.slice(end)),
  )
  const values = [...new Set(prices.map(({ value }) => value))]
  return values.length === 1 ? values[0] : undefined
}

/** Returns the number that a sentence counts, as in `24 stores` and `more than 120 skilled employees`. */
function countIn(sentence: string, asked: Asked): number | undefined {
  // `People` may also be guests or visitors. They count as employees only where the sentence is about work.
  if (asked.words.has('employee') && PEOPLE.test(sentence) && !AT_WORK.test(sentence)) return undefined
  const numbers = numbersIn(sentence)
  const counts = numbers.filter(({ start, end }, at) => {
    const [near = ''] = sentence.slice(end, numbers[at + 1]?.start).split(ELSEWHERE)
    const isShareOrAmount = /^\s?[%\p{Sc}]/u.test(near) || /\p{Sc}\s?$/u.test(sentence.slice(0, start))
    return (
      !isShareOrAmount &&
      !ORDINAL.test(sentence.slice(0, start)) &&
      hasAll(wordsOf(near).slice(0, REACH), asked)
    )
  })
  const [count] = counts.length === 1 ? counts : []
  // A number before `.` or `)` belongs to a heading: `6.2 Customers`, `6. Customers`.
  const isCount = count && Number.isInteger(count.value) && !/^[.)]/.test(sentence.slice(count.end))
  return isCount ? count.value : undefined
}

function yesOrNo(sentence: string, asked: Asked): boolean | undefined {
  if (/[?？]\s*$/u.test(sentence) || CONDITION.test(sentence)) return undefined
  const words = sentence
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) => (NEGATIONS.has(word.replace(/[^\p{L}']/gu, '')) ? ['!'] : wordsOf(word)))
  for (let at = 0; at < words.length; at++) {
    const near = words.slice(at, at + WINDOW)
    if (asked.words.has(near[0] ?? '') && hasAll(near, asked))
      return !words.slice(Math.max(0, at - WINDOW), at + WINDOW).includes('!')
  }
  return undefined
}

function hasAll(words: readonly string[], { words: wanted }: Asked): boolean {
  return wanted.size > 0 && [...wanted].every((word) => words.includes(word))
}
