/** Ranks URLs by a phrase. Only the words in their paths are known. */

import { parsedUrl } from '../url.ts'

/** A shorter word must be equal, because many other words begin with it. */
const MIN_STEM_CHARS = 4
/** The score of a word with the same beginning, as a share of the score of an equal word. */
const STEM_SHARE = 0.6
const MAX_WORDS = 20

/**
 * Returns the URLs with a word of the phrase in their path, the best first. A word that fewer URLs have
 * counts more, and so does a short path. URLs with the same score keep their order.
 */
export function searchUrls(urls: readonly string[], phrase: string): string[] {
  const asked = [...new Set(wordsOf(phrase))].slice(0, MAX_WORDS)
  const pages = urls.map((url) => ({ url, words: wordsOf(pathOf(url)) }))
  const shares = pages.map(({ words }) => asked.map((word) => shareOf(word, words)))
  const weights = asked.map((_, at) => {
    const known = shares.filter((row) => (row[at] ?? 0) > 0).length
    return Math.log(1 + pages.length / (1 + known))
  })
  return pages
    .map(({ url, words }, row) => {
      const sum = asked.reduce((total, _, at) => total + (shares[row]?.[at] ?? 0) * (weights[at] ?? 0), 0)
      return { url, score: sum / Math.sqrt(1 + words.length) }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ url }) => url)
}

/** Returns the best similarity of one of the words to the wanted word, from 0 to 1. */
function shareOf(asked: string, words: readonly string[]): number {
  if (words.includes(asked)) return 1
  const isLike = (word: string) =>
    Math.min(word.length, asked.length) >= MIN_STEM_CHARS &&
    (word.startsWith(asked) || asked.startsWith(word))
  return words.some(isLike) ? STEM_SHARE : 0
}

function pathOf(url: string): string {
  const { pathname = '', search = '' } = parsedUrl(url) ?? {}
  try {
    return decodeURIComponent(pathname + search)
  } catch {
    return pathname + search
  }
}

/** Returns the words of a text in lower case, without accents. */
function wordsOf(text: string): string[] {
  return (
    text
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
