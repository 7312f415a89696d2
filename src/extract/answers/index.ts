/** Finds the answers to questions among the facts of pages, by the words of the questions. */

import { beginning } from '../../formats/text/excerpt.ts'
import type { Fact, PageFacts } from '../../model/facts.ts'
import type { DataAnswer, DataPoint, DataValue } from '../../model/query.ts'
import { listIn } from './lists.ts'
import { type Asked, askedOf, hasEvery, labelScore, weightOf } from './match.ts'
import { saidIn } from './sentences.ts'
import { isFitting, shapeOf } from './shapes.ts'
import { dateIn, entryOf, numbersIn, urlIn } from './values.ts'
import { wordsOf } from './words.ts'

/** What is found, and what is not. */
export interface Answers {
  readonly answers: readonly DataAnswer[]
  readonly absent: readonly { readonly name: string; readonly tried: readonly string[] }[]
}

/** A possible answer below this says something else too often. */
const MIN_SCORE = 0.55
/** Two answers so close to each other are equally likely. */
const TIE = 0.04
const MAX_TEXT_CHARS = 600
/** How far rows are believed that have the fields and not the name. */
const ROWS_ALONE = 0.7

/** Answers each point from the pages, the first of which is the site's landing page. Pure. */
export function answersOf(pages: readonly PageFacts[], points: readonly DataPoint[]): Answers {
  const said = pages.flatMap(({ url, facts }) => facts.map((fact) => saidBy(fact, url)))
  const tried = [...new Set(pages.map(({ url }) => url))]
  const found = points.map((point) => ({ point, ...answerOf(said, tried, askedOf(point)) }))
  return {
    answers: found.flatMap(({ answer }) => answer ?? []),
    absent: found.flatMap(({ point, answer, tried }) => (answer ? [] : [{ name: point.name, tried }])),
  }
}

/** A fact with its page and the words of its label: 50 points ask for them, and they are split once. */
interface Said {
  readonly fact: Fact
  readonly url: string
  readonly words: ReadonlySet<string>
  /** What the value is by its shape; a label need not say that a telephone number is one. */
  readonly implied: string | undefined
}

/**
 * The words of the label, with the one that the value implies if the label says something else that is asked.
 */
function wordsFor({ words, implied }: Said, asked: Asked): ReadonlySet<string> {
  if (implied === undefined || !asked.words.has(implied) || words.has(implied)) return words
  const isNamed = [...asked.words].some((word) => words.has(word))
  return isNamed ? new Set([...words, implied]) : words
}

function saidBy(fact: Fact, url: string): Said {
  const label = fact.kind === 'sentence' ? (fact.values[0] ?? '') : fact.label
  const shape = fact.values.length === 1 ? shapeOf(fact.values[0] ?? '') : undefined
  const implied = fact.kind === 'sentence' ? undefined : shape
  return { fact, url, words: new Set(wordsOf(label)), implied }
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
  // Texts differ in their wording; of two numbers or dates only one can be right.
  const isExact = ['number', 'date', 'boolean'].includes(asked.point.type)
  return isOpen && isExact
    ? { tried: [...tried, 'The pages say different things.'] }
    : { answer: best, tried }
}

function candidateOf(said: Said, asked: Asked): DataAnswer[] {
  const { fact, url } = said
  const words = wordsFor(said, asked)
  const isSentence = fact.kind === 'sentence'
  if (isSentence && !hasEvery(words, asked.words)) return []
  const score = isSentence
    ? weightOf(fact.kind)
    : Math.max(labelScore(fact.kind, words, asked), rowScore(fact, asked))
  if (score < MIN_SCORE) return []
  const value = isSentence ? saidIn(fact.values[0] ?? '', asked) : valueIn(fact, asked)
  if (value === undefined) return []
  const { name } = asked.point
  const evidence = [
    { source: fact.kind, where: fact.where, text: beginning(`${fact.label} ${fact.values[0]}`.trim(), 200) },
  ]
  return [{ name, value, confidence: Math.round(score * 1000) / 1000, rule: fact.kind, url, evidence }]
}

/** Rows with all fields that are asked for are the answer, whatever the page calls them. */
function rowScore(fact: Fact, { point }: Asked): number {
  const isTable =
    point.entries === 'object' && fact.rows !== undefined && Object.keys(point.fields ?? {}).length > 1
  return isTable ? weightOf(fact.kind) * ROWS_ALONE : 0
}

function valueIn(fact: Fact, asked: Asked): DataValue | undefined {
  const text = fact.values[0] ?? ''
  const { type } = asked.point
  if (type === 'list') return fact.kind === 'link' ? undefined : listIn(fact, asked)
  if (type === 'url') return urlIn(text)
  if (fact.kind === 'link' || fact.values.length > 1) return undefined
  switch (type) {
    case 'number':
      return onlyNumber(text)
    case 'date':
      return dateIn(text)
    case 'boolean':
      return entryOf(text, 'boolean')
    case 'text':
      return text.length <= MAX_TEXT_CHARS && isFitting(text, asked.words) ? text : undefined
  }
}

/** The number of a text that has one, or that begins with it: `120 (2024)`. */
function onlyNumber(text: string): number | undefined {
  const [first, ...others] = numbersIn(text)
  return first && (others.length === 0 || first.start <= 2) ? first.value : undefined
}

function isSame(a: DataValue, b: DataValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
