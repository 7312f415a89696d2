/** Ranks URLs by a phrase: by the words in their paths, since nothing else of the pages is known. */

import { parsedUrl } from '../url.ts'

/** Shorter words count only when they are equal, because they begin too many others. */
const MIN_STEM_CHARS = 4
/** A word with the same beginning counts this much of an equal one. */
const STEM_SHARE = 0.6
const MAX_WORDS = 20

/**
 * Returns the URLs whose path has a word of the phrase, best first. A word counts more the fewer URLs have
 * it, and a short path counts more than a long one. URLs with the same score keep their order.
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

/** How well the best of some words is the asked one, from 0 to 1. */
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
