import { askedWords, wordsOf } from '../../../lexicon/asked-words.ts'
import type { Highlights } from '../../../model/documents.ts'
import type { MarkdownChunk } from '../../../model/scrape.ts'
import { chunksOf } from './chunks.ts'

/** Passages of this length leave room for several of them in an answer, and hold a whole paragraph. */
const PASSAGE_CHARS = 600
const DEFAULT_MAX_CHARS = 2_000
/** Smaller parts would be as many as a page has characters, and no word would fit into them. */
const LEAST_CHARS = 10

/** The usual constants of the formula: how soon repeated words stop to count, and how much length counts. */
const K1 = 1.2
const B = 0.75

/**
 * Returns the passages of Markdown that have most to do with a question, in the order of the page, each with
 * the headings above it in square brackets. They are ranked by Okapi BM25 (Robertson and Zaragoza, "The
 * Probabilistic Relevance Framework: BM25 and Beyond", 2009), in which a word counts more when fewer passages
 * have it. Empty when no passage has a word of the question.
 */
export function highlightsOf(
  markdown: string,
  { query, maxChars = DEFAULT_MAX_CHARS }: Highlights,
): readonly string[] {
  const passages = chunksOf(markdown, Math.min(PASSAGE_CHARS, Math.max(LEAST_CHARS, maxChars))).flatMap(
    (chunk) => passageOf(chunk, maxChars),
  )
  const scores = scoresOf(passages.map(wordsOfPassage), askedWords(query))
  const best = passages
    .map((text, at) => ({ text, at, score: scores[at] ?? 0 }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  let room = maxChars
  const chosen = best.filter(({ text }) => {
    const fits = text.length <= room
    if (fits) room -= text.length
    return fits
  })
  return chosen.sort((a, b) => a.at - b.at).map(({ text }) => text)
}

/**
 * Returns the passage in a chunk, without its headings when both would be too long. A heading alone is none.
 */
function passageOf({ headings, markdown }: MarkdownChunk, maxChars: number): readonly string[] {
  const text = markdown.replace(/^#{1,6} .*\n*/, '').trim()
  if (text === '') return []
  const headed = headings.length === 0 ? text : `[${headings.join(' > ')}]\n${text}`
  return [headed.length <= maxChars ? headed : text]
}

/** The words that a reader sees: the targets of links are left out. */
const wordsOfPassage = (passage: string) => wordsOf(passage.replace(/\]\([^()\s]*\)/g, ']'))

function scoresOf(passages: readonly (readonly string[])[], asked: ReadonlySet<string>): number[] {
  const usualLength = passages.reduce((sum, { length }) => sum + length, 0) / passages.length
  const counts = passages.map((words) => {
    const found = new Map<string, number>()
    for (const word of words) if (asked.has(word)) found.set(word, (found.get(word) ?? 0) + 1)
    return found
  })
  const rarity = new Map(
    [...asked].map((word) => {
      const having = counts.filter((found) => found.has(word)).length
      return [word, Math.log(1 + (passages.length - having + 0.5) / (having + 0.5))]
    }),
  )
  return counts.map((found, at) => {
    const length = 1 - B + (B * (passages[at]?.length ?? 0)) / usualLength
    return [...found].reduce(
      (sum, [word, count]) => sum + ((rarity.get(word) ?? 0) * count * (K1 + 1)) / (count + K1 * length),
      0,
    )
  })
}
