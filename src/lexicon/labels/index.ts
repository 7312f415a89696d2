/** Labels of facts about companies, and functions that find them in texts. */

import { LABELS } from '../../data/languages/labels.ts'
import { addTo } from '../../model/keyed.ts'

/** Matches where names are split into words: `yearFounded` is two words, but `KvK` and `IdNr` are one. */
const WORD_BREAK = /(?<=\p{Ll}{2})(?=\p{Lu})|[^\p{L}\p{N}]+/u

/** Returns the words of a text, in lower case and without accents. `P.IVA` is split into two words. */
export function foldedWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(WORD_BREAK)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())
}

interface Label {
  readonly words: readonly string[]
  readonly means: readonly string[]
}

/** Labels by their first word. The longest come first, so that a shorter label within one does not match. */
const BY_FIRST_WORD: ReadonlyMap<string, readonly Label[]> = byFirstWord()

function byFirstWord(): ReadonlyMap<string, readonly Label[]> {
  const found = new Map<string, Label[]>()
  for (const labels of Object.values(LABELS))
    for (const [meaning, written] of Object.entries(labels))
      for (const phrase of written) {
        const words = foldedWords(phrase)
        const [first = ''] = words
        addTo(found, first, { words, means: meaning.split(' ').filter(Boolean) })
      }
  for (const labels of found.values()) labels.sort((a, b) => b.words.length - a.words.length)
  return found
}

function labelAt(words: readonly string[], at: number): Label | undefined {
  return BY_FIRST_WORD.get(words[at] ?? '')?.find((label) =>
    label.words.every((word, offset) => words[at + offset] === word),
  )
}

/** Replaces each label among the words by its meaning. The words must be from `foldedWords`. */
export function withMeanings(words: readonly string[]): string[] {
  const said: string[] = []
  for (let at = 0; at < words.length; ) {
    const label = labelAt(words, at)
    said.push(...(label?.means ?? words.slice(at, at + 1)))
    at += label?.words.length ?? 1
  }
  return said
}

const MAX_LABEL_CHARS = 80

/** Returns the meaning of a text that is only a label; undefined for any other text. */
export function labelMeaning(text: string): readonly string[] | undefined {
  if (text.length > MAX_LABEL_CHARS) return undefined
  const words = foldedWords(text)
  const label = labelAt(words, 0)
  if (!label || label.means.length === 0) return undefined
  const rest = withMeanings(words.slice(label.words.length))
  return rest.length === 0 ? label.means : undefined
}

/** Returns the labels whose meaning begins with one of `meanings`, with their whole meaning. */
export function labelsOf(meanings: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const labels of Object.values(LABELS))
    for (const [meaning, written] of Object.entries(labels))
      if (meanings.includes(meaning.split(' ')[0] ?? ''))
        for (const phrase of written) found.set(phrase, meaning)
  return found
}
