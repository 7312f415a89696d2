import { REFUSALS } from '../../data/statements/refusals.ts'
import { BANK_WORDS } from '../../lexicon/transactions/statement-words.ts'
import type { Refusal } from '../../model/transactions.ts'

interface RefusalPhrase {
  readonly kind: Refusal
  readonly words: readonly string[]
  /** True for a phrase that counts anywhere in the line. Other phrases count only at its beginning. */
  readonly isAnywhere: boolean
}

/** All phrases, the longest first. */
const PHRASES: readonly RefusalPhrase[] = REFUSALS.flatMap(({ kind, phrases }) =>
  phrases.map((phrase) => ({
    kind,
    isAnywhere: phrase.startsWith('~'),
    words: phrase.replace('~', '').split(' '),
  })),
).sort((a, b) => b.words.length - a.words.length)

export interface Refused {
  readonly kind: Refusal
  readonly phrase: string
  /** The words before the phrase, except words of banks. */
  readonly before: readonly string[]
}

const isSpaced = ({ words }: RefusalPhrase) =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\d]/u.test(words[0] ?? '')

/** Phrases by their first word. Those of scripts without spaces are in `UNSPACED`. */
const BY_FIRST = new Map<string, RefusalPhrase[]>()
for (const phrase of PHRASES.filter(isSpaced)) {
  const [first = ''] = phrase.words
  BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), phrase])
}
const UNSPACED = PHRASES.filter((phrase) => !isSpaced(phrase))

/** Returns the phrase that shows that a line with these words has no merchant. */
export function refusedBy(words: readonly string[]): Refused | undefined {
  let isStart = true
  for (const [at, word] of words.entries()) {
    for (const phrase of BY_FIRST.get(word) ?? []) {
      if (!isStart && !phrase.isAnywhere) continue
      if (!phrase.words.every((part, offset) => words[at + offset] === part)) continue
      return { kind: phrase.kind, phrase: phrase.words.join(' '), before: named(words.slice(0, at)) }
    }
    if (!isBankWord(word)) isStart = false
  }
  const text = words.join('')
  const found = UNSPACED.find(({ words: parts }) => text.includes(parts.join('')))
  return found && { kind: found.kind, phrase: found.words.join(''), before: [] }
}

const isBankWord = (word: string) => BANK_WORDS.has(word) || /\d/.test(word)

function named(words: readonly string[]): readonly string[] {
  return words.every(isBankWord) ? [] : words.filter((word) => !/\d/.test(word))
}
