import type { LinkKind } from '../../model/values.ts'
import { WORDS } from './words/index.ts'

/** What a text says about key pages. */
export interface Meaning {
  readonly kind: LinkKind
  /** 0 to 1: 1 when the text is the phrase itself. */
  readonly strength: number
}

interface Entry {
  readonly kind: LinkKind
  readonly lang: string
  readonly weak: boolean
}

/** Left of the strength of a phrase that often leads elsewhere, and of one from a language that is not the page's. */
const WEAK = 0.65
const OTHER_LANGUAGE = 0.9

/** Lost for each word around the phrase; a single word inside others says little ("contact lenses"). */
const PER_EXTRA_WORD = 0.12
const SINGLE_WORD_INSIDE = 0.45
const MAX_WORDS = 6
const MAX_UNSPACED_CHARS = 14

const PHRASES: ReadonlyMap<string, readonly Entry[]> = indexPhrases()

/** Phrases in scripts without spaces, longest first: they are looked for anywhere in a short text. */
const UNSPACED: readonly string[] = [...PHRASES.keys()]
  .filter((phrase) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(phrase),
  )
  .sort((a, b) => b.length - a.length)

/** Key pages that a link text or a path segment may name, for a page in the given language. */
export function meaningsOf(text: string, lang: string | undefined): Meaning[] {
  const folded = fold(text)
  const words = folded.split(' ')
  if (!folded || words.length > MAX_WORDS) return []
  const whole = PHRASES.get(folded)
  if (whole) return toMeanings(whole, 1, lang)
  for (let length = words.length - 1; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const entries = PHRASES.get(words.slice(at, at + length).join(' '))
      const extra = words.length - length
      if (entries)
        return toMeanings(entries, (length === 1 ? SINGLE_WORD_INSIDE : 1) - extra * PER_EXTRA_WORD, lang)
    }
  }
  const inside =
    folded.length <= MAX_UNSPACED_CHARS
      ? UNSPACED.find((phrase) => phrase.length > 1 && folded.includes(phrase))
      : undefined
  return inside === undefined ? [] : toMeanings(PHRASES.get(inside) ?? [], 0.8, lang)
}

function toMeanings(entries: readonly Entry[], strength: number, lang: string | undefined): Meaning[] {
  const language = lang?.slice(0, 2).toLowerCase()
  const best = new Map<LinkKind, number>()
  for (const entry of entries) {
    const known = !language || entry.lang === 'en' || entry.lang === language
    const value = strength * (entry.weak ? WEAK : 1) * (known ? 1 : OTHER_LANGUAGE)
    best.set(entry.kind, Math.max(best.get(entry.kind) ?? 0, value))
  }
  return [...best].map(([kind, value]) => ({ kind, strength: Math.max(0, value) }))
}

/** Letters and digits in lower case, without marks; everything else is a space. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function indexPhrases(): Map<string, Entry[]> {
  const index = new Map<string, Entry[]>()
  for (const [lang, kinds] of Object.entries(WORDS)) {
    for (const [kind, phrases] of Object.entries(kinds) as [LinkKind, string][]) {
      for (const phrase of phrases.split(/,\s*/)) {
        const key = fold(phrase)
        index.set(key, [...(index.get(key) ?? []), { kind, lang, weak: phrase.startsWith('~') }])
      }
    }
  }
  return index
}
