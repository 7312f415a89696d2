/** The labels that pages use for facts about a company, and functions that find such labels in texts. */

import { LABELS } from '../../data/languages/labels.ts'

/**
 * The places where names are split into words: `yearFounded` is two words, while `KvK` and `IdNr` are one.
 */
const WORD_BREAK = /(?<=\p{Ll}{2})(?=\p{Lu})|[^\p{L}\p{N}]+/u

/**
 * The words of a text, in lower case and without accents. Signs between letters, as in `P.IVA`, part words.
 */
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

/** The labels by their first word, the longest first, so that none is read as a shorter one and a word. */
const BY_FIRST_WORD: ReadonlyMap<string, readonly Label[]> = byFirstWord()

function byFirstWord(): ReadonlyMap<string, readonly Label[]> {
  const found = new Map<string, Label[]>()
  for (const labels of Object.values(LABELS))
    for (const [meaning, written] of Object.entries(labels))
      for (const phrase of written) {
        const words = foldedWords(phrase)
        const [first = ''] = words
        const means = meaning.split(' ').filter(Boolean)
        found.set(first, [...(found.get(first) ?? []), { words, means }])
      }
  for (const labels of found.values()) labels.sort((a, b) => b.words.length - a.words.length)
  return found
}

function labelAt(words: readonly string[], at: number): Label | undefined {
  return BY_FIRST_WORD.get(words[at] ?? '')?.find((label) =>
    label.words.every((word, offset) => words[at + offset] === word),
  )
}

/** Replaces each label among the words by its meaning. The words are folded, as `foldedWords` gives them. */
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

/** The meaning of a text that consists of a label alone; undefined for any other text. */
export function labelMeaning(text: string): readonly string[] | undefined {
  if (text.length > MAX_LABEL_CHARS) return undefined
  const words = foldedWords(text)
  const label = labelAt(words, 0)
  if (!label || label.means.length === 0) return undefined
  const rest = withMeanings(words.slice(label.words.length))
  return rest.length === 0 ? label.means : undefined
}

/**
 * All labels with one of these meanings, in folded words as `foldedWords` gives them -> the whole meaning.
 */
export function labelsOf(meanings: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const labels of Object.values(LABELS))
    for (const [meaning, written] of Object.entries(labels))
      if (meanings.includes(meaning.split(' ')[0] ?? ''))
        for (const phrase of written) found.set(phrase, meaning)
  return found
}
